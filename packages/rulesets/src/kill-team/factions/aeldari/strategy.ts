// Fleet, Forewarned, Supreme Disdain
import { add } from '@little-wars/engine';
import { countOf, countsAs, diceOf, neededBy, otherSide, rollerOf } from '../../core/dice/dice.ts';
import { operativeOf } from '../../lookups.ts';
import type { Rolling } from '../../queries.ts';
import type { Look, Rule } from '../../types.ts';
import { offerACritical, oneDie } from '../mechanisms/dice.ts';
import { gains } from '../mechanisms/ploys.ts';
import type { StrategicPloy } from '../registry.ts';

const BEFORE_A_DASH: readonly string[] = ['normal-move', 'fall-back'];

/** With a Normal Move or Fall Back goes a free Dash. */
export const fleet: Rule<'fleet'> = {
  clause: 'KT-2.5',
  modify: {
    'action-cost': add((cost, use, { operative, action }, t) => {
      const { activation } = t.position;
      if (action !== 'dash' || activation?.operative !== operative || !gains(t, use, operative)) return cost;
      return activation.performed.some(performed => BEFORE_A_DASH.includes(performed)) ? 0 : cost;
    }),
  },
};

/** Who is still ready re-rolls one defence die when it is shot at. */
export const forewarned: Rule<'forewarned'> = {
  clause: 'KT-2.5',
  modify: {
    'defence-re-rolls': add((offers, use, { attack: { target } }, t) =>
      gains(t, use, target) && operativeOf(t, target).ready ? [...offers, oneDie('forewarned')] : offers,
    ),
  },
};

/** Failed dice of a side, judged or about to be. */
const failedOf = (t: Look, rolling: Rolling): number => {
  const dice = diceOf(rolling);
  const needed = neededBy(t, rolling);
  return countOf(dice, 'fail') + dice.filter(({ as, face }) => as === null && countsAs(face, needed) === 'fail').length;
};

/** Combat: where the other side has more dice that failed, one normal hit becomes critical. */
export const supremeDisdain: Rule<'supreme-disdain'> = {
  clause: 'KT-2.5',
  offer: {
    'attack-dice-judged': (t, rolling, use, seat) =>
      rolling.attack.kind === 'combat' &&
      gains(t, use, rollerOf(rolling)) &&
      failedOf(t, { ...rolling, side: otherSide(rolling.side) }) > failedOf(t, rolling)
        ? offerACritical(t, seat, rolling, { rule: use.rule, clause: 'KT-2.5' })
        : [],
  },
};

export const strategy: readonly StrategicPloy[] = (['fleet', 'forewarned', 'supreme-disdain'] as const).map(id => ({
  id,
  lasts: id,
  helps: () => true,
}));
