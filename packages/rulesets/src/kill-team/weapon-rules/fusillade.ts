import { end, set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-game/measuring.ts';
import { attackDiceOf, attackOn } from '../core/04-shooting/attack.ts';
import { reasonsAgainstTarget } from '../core/04-shooting/targets.ts';
import { enemiesOf, ownerOf } from '../lookups.ts';
import type { Aim, Target } from '../queries.ts';
import { type Look, type OperativeId, question, type Rule, sequence } from '../types.ts';
import { isHeldBy } from './wielded.ts';

const REACH = inches(2);

/** Further valid targets near the first. */
export const inFusillade = (t: Look, aim: Aim): readonly OperativeId[] =>
  enemiesOf(t, aim.attacker).filter(
    id =>
      id !== aim.target &&
      areWithin(t, id, aim.target, REACH) &&
      reasonsAgainstTarget(t, { ...aim, target: id }).length === 0,
  );

export interface Splitting {
  readonly aim: Aim;
  readonly targets: readonly OperativeId[];
  /** The number of attack dice for each. */
  readonly dice: readonly number[];
}

const diceToSplit = (t: Look, aim: Aim): number => attackDiceOf(t, attackOn(t, aim, null));

export const addTargets = question<'pick-some', Aim>('add targets', 'pick-some');
export const orderAttacksOfFusillade = question<'pick-some', Aim>('order the attacks of the fusillade', 'pick-some');
export const shareOutAttackDice = question<'share', Aim>('share out the attack dice', 'share');

/** Any number of further targets, at least one die each, attacked in any order. */
export const splitDice = sequence<Splitting, readonly Target[]>('split the dice', 'KT-9.7', s => [
  s.ask('KT-9.7', addTargets, {
    to: (t, v) => ownerOf(t, v.aim.attacker),
    ask: (t, v) => {
      const options = inFusillade(t, v.aim);
      const most = Math.min(options.length, diceToSplit(t, v.aim) - 1);
      return most > 0 ? { of: 'operative', options, least: 0, most, about: v.aim } : null;
    },
    then: (_t, v, more) => ({ ...v, targets: [v.aim.target, ...(more as readonly OperativeId[])] }),
  }),
  s.run('KT-9.7', 'all at the first', (_t, v) =>
    v.targets.length > 1 ? v : end([{ operative: v.aim.target, dice: null, after: null } satisfies Target]),
  ),
  s.ask('KT-4.12', orderAttacksOfFusillade, {
    to: (t, v) => ownerOf(t, v.aim.attacker),
    ask: (_t, { targets, aim }) => {
      const all = targets.length;
      return { of: 'operative', options: targets, least: all, most: all, about: aim };
    },
    then: (_t, v, targets) => ({ ...v, targets: targets as readonly OperativeId[] }),
  }),
  s.ask('KT-9.7', shareOutAttackDice, {
    to: (t, v) => ownerOf(t, v.aim.attacker),
    ask: (t, v) => ({ of: 'attack-dice', among: v.targets, total: diceToSplit(t, v.aim), least: 1, about: v.aim }),
    then: (_t, v, dice) => end(v.targets.map((operative, i): Target => ({ operative, dice: dice[i]!, after: null }))),
  }),
]);

/** KT-9.7 */
export const fusillade: Rule<'fusillade'> = {
  clause: 'KT-9.7',
  sequences: [splitDice],
  words: { en: { rule: 'Fusillade' } },
  modify: {
    'splits-dice': set((frame, use, aim, t) =>
      isHeldBy(t, use, aim.attacker) && inFusillade(t, aim).length > 0
        ? splitDice.start({ aim, targets: [aim.target], dice: [] })
        : frame,
    ),
  },
};
