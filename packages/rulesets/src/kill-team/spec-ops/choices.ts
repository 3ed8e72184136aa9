// KT-14.42, KT-14.47  What players may agree on when a campaign begins
import type { Choice, Chosen } from '@little-wars/engine';
import { type Options as BattleOptions, defaults as battleDefaults } from '../options.ts';
import { defaults, type Options, type XpAwards } from './between/options.ts';

const whole = (id: string, clause: string, [least, most]: readonly [number, number], usual: number): Choice => ({
  id,
  clause,
  kind: 'whole',
  least,
  most,
  usual,
});

const AWARDS = Object.keys(defaults.xpAwards) as readonly (keyof XpAwards)[];
const FEW = [0, 20] as const;

export const choices: readonly Choice[] = [
  whole('turningPoints', 'KT-1.1', [1, 4], battleDefaults.turningPoints),
  whole('requisitionPerBattle', 'KT-14.47', FEW, defaults.requisitionPerBattle),
  ...AWARDS.map(award => whole(`xp-${award}`, 'KT-14.42', FEW, defaults.xpAwards[award])),
];

const amountOf = (chosen: Chosen, id: string): number => {
  const choice = choices.find(each => each.id === id)!;
  return Number(chosen[id] ?? choice.usual);
};

/** The house rules of every battle. */
export const battleOptionsOf = (chosen: Chosen): BattleOptions => ({
  ...battleDefaults,
  turningPoints: amountOf(chosen, 'turningPoints') as BattleOptions['turningPoints'],
});

/** The options of what follows a battle. */
export const optionsOf = (chosen: Chosen): Options => ({
  ...defaults,
  requisitionPerBattle: amountOf(chosen, 'requisitionPerBattle'),
  xpAwards: Object.fromEntries(AWARDS.map(award => [award, amountOf(chosen, `xp-${award}`)])) as unknown as XpAwards,
});
