// KT-12.1-7  Guard and guard attacks
import type { Reason, Seat } from '@little-wars/engine';
import { inPlay, isInPlay, operativeOf, ownerOf } from '../../lookups.ts';
import { type AboutOperative, type Look, type OperativeId, question, sequence } from '../../types.ts';
import { isEngaged } from '../01-game/measuring.ts';
import { performing } from '../02-turning-point/perform.ts';
import { type Action, isPossible } from '../03-actions/actions.ts';
import { overwatchAction } from '../03-actions/universal.ts';
import { shoot } from '../04-shooting/shoot.ts';
import { shooting } from '../04-shooting/valid-targets.ts';

const because = (holds: boolean, reason: string, clause: string): readonly Reason[] =>
  holds ? [{ reason, clause }] : [];

/** KT-12.1 */
export const guardAction: Action = {
  id: 'guard',
  clause: 'KT-12.1',
  ap: 1,
  countsAs: 'shoot',
  reasons: (t, id) => [
    ...because(operativeOf(t, id).order === 'conceal', 'conceal-order', 'KT-12.1'),
    ...because(isEngaged(t, id), 'engaged', 'KT-12.1'),
  ],
  start: (_t, operative) => goOnGuard.start({ operative }),
};

export const goOnGuard = sequence<{ readonly operative: OperativeId }>('guard', 'KT-12.1', s => [
  s.run('KT-12.1', 'go on guard', (t, v) => {
    t.emit({ type: 'guard-begun', clause: 'KT-12.1', operative: v.operative });
    return v;
  }),
]);

/** KT-12.5: an Overwatch at a target it is engaged with, if no friend is engaged with that target. */
export const pointBlankAction: Action = {
  id: 'point-blank-overwatch',
  clause: 'KT-12.5',
  ap: 0,
  reasons: (t, id) => [
    ...because(!isEngaged(t, id), 'not-engaged', 'KT-12.5'),
    ...overwatchAction.reasons(t, id).filter(({ reason }) => reason !== 'engaged'),
  ],
  possible: shooting('overwatch'),
  start: (t, attacker) => {
    t.emit({ type: 'overwatched', clause: 'KT-12.5', operative: attacker });
    const use = { rule: 'point-blank', seat: ownerOf(t, attacker), holder: attacker } as const;
    t.emit({ type: 'effect-began', clause: 'KT-12.6', effect: { use, until: 'activation' } });
    return shoot.start({ attacker, action: 'overwatch', chosen: '', targets: [] });
  },
};

/** KT-12.4 */
export const GUARD_ATTACKS = ['overwatch', 'fight', 'point-blank-overwatch'] as const;
export type GuardAttack = (typeof GUARD_ATTACKS)[number];

/** KT-12.4: the guard attacks that an operative on guard could make now, at any target. */
export const guardAttacksOf = (t: Look, guard: OperativeId): readonly GuardAttack[] =>
  GUARD_ATTACKS.filter(attack => isPossible(t, guard, attack, true));

/** Same as having any, but stops at the first. */
const hasGuardAttack = (t: Look, guard: OperativeId): boolean =>
  GUARD_ATTACKS.some(attack => isPossible(t, guard, attack, true));

const onGuardOf = (t: Look, seat: Seat): readonly OperativeId[] =>
  inPlay(t.position, ({ seat: of, onGuard }) => of === seat && onGuard);

/** KT-12.4: a seat's operatives on guard that have a guard attack to make. */
export const guardsOf = (t: Look, seat: Seat): readonly OperativeId[] =>
  onGuardOf(t, seat).filter(id => hasGuardAttack(t, id));

/** KT-12.4: after a normal action of the active enemy, if it is still in play, and once per activation. */
export function mayInterrupt(t: Look, operative: OperativeId, seat: Seat): boolean {
  const { activation } = t.position;
  if (activation?.operative !== operative || activation.interrupted) return false;
  if (!isInPlay(operativeOf(t, operative)) || ownerOf(t, operative) === seat) return false;
  return onGuardOf(t, seat).some(id => hasGuardAttack(t, id));
}

interface Guarding {
  readonly seat: Seat;
  /** The operative whose activation it interrupts. */
  readonly interrupted: OperativeId;
  readonly guard: OperativeId | null;
  readonly attack: GuardAttack | null;
}

export const chooseWhoAttacksFromGuard = question<'pick-one', AboutOperative>(
  'choose who attacks from guard',
  'pick-one',
);
export const chooseGuardAttack = question<'pick-one', AboutOperative>('choose the guard attack', 'pick-one');

export const guardAttack = sequence<Guarding>('guard attack', 'KT-12.4', s => [
  s.ask('KT-12.4', chooseWhoAttacksFromGuard, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = guardsOf(t, v.seat);
      return options.length > 1 ? { of: 'operative', options, about: { operative: v.interrupted } } : null;
    },
    then: (_t, v, guard) => ({ ...v, guard: guard as OperativeId }),
  }),
  s.run('KT-12.4', 'the only one on guard', (t, v) => ({ ...v, guard: v.guard ?? guardsOf(t, v.seat)[0]! })),
  s.ask('KT-12.4', chooseGuardAttack, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = guardAttacksOf(t, v.guard!);
      return options.length > 1 ? { of: 'guard-attack', options, about: { operative: v.guard! } } : null;
    },
    then: (_t, v, attack) => ({ ...v, attack: attack as GuardAttack }),
  }),
  s.run('KT-12.4', 'interrupt', (t, v) => {
    const attack = v.attack ?? guardAttacksOf(t, v.guard!)[0]!;
    t.emit({
      type: 'guard-attacked',
      clause: 'KT-12.4',
      operative: v.guard!,
      interrupted: v.interrupted,
      manner: attack,
    });
    return { ...v, attack };
  }),
  s.call('KT-12.4', 'attack from guard', (_t, v) => performing(v.guard!, v.attack!, 'free')),
]);

export const guardSequences = [goOnGuard, guardAttack];
