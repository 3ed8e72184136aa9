// KT-3  Actions: which there are, what they cost, and what stands against them
import type { Frame, Reason } from '@little-wars/engine';
import { operativeOf } from '../lookups.ts';
import { type Look, type OperativeId, sequence, type T } from '../types.ts';
import { isEngaged } from './01-measuring.ts';
import { type MoveAction, moving } from './03-moves.ts';
import { shoot, weaponsToShoot } from './04-shoot.ts';
import { fight } from './05-fight.ts';

/** An action as the book lists it. */
export interface Action {
  readonly id: string;
  readonly clause: string;
  readonly ap: number;
  /** May be performed more than once in an activation. */
  readonly repeats?: true;
  /** What stands against it besides AP and repetition. */
  readonly reasons: (t: Look, operative: OperativeId) => readonly Reason[];
  readonly start: (t: T, operative: OperativeId) => Frame;
}

const because = (holds: boolean, reason: string, clause: string): readonly Reason[] =>
  holds ? [{ reason, clause }] : [];

const performed = (t: Look, ...actions: readonly string[]): boolean =>
  actions.some(action => t.position.activation?.performed.includes(action) ?? false);

const conceals = (t: Look, id: OperativeId): boolean => operativeOf(t, id).order === 'conceal';

const moveAction = (id: MoveAction, clause: string, ap: number, reasons: Action['reasons']): Action => ({
  id,
  clause,
  ap,
  reasons,
  start: (_t, operative) => moving.start({ operative, action: id, legs: [], done: 0 }),
});

/** The actions every operative has. */
export const universalActions: readonly Action[] = [
  moveAction('normal-move', 'KT-3.1', 1, (t, id) => [
    ...because(isEngaged(t, id), 'engaged', 'KT-3.3'),
    ...because(performed(t, 'fall-back', 'charge'), 'not-with-other-moves', 'KT-3.3'),
  ]),
  moveAction('charge', 'KT-3.8', 1, (t, id) => [
    ...because(conceals(t, id), 'conceal-order', 'KT-3.10'),
    ...because(isEngaged(t, id), 'engaged', 'KT-3.10'),
    ...because(performed(t, 'normal-move', 'dash', 'fall-back'), 'not-with-other-moves', 'KT-3.10'),
  ]),
  moveAction('fall-back', 'KT-3.11', 2, (t, id) => [
    ...because(!isEngaged(t, id), 'not-engaged', 'KT-3.11'),
    ...because(performed(t, 'normal-move', 'charge'), 'not-with-other-moves', 'KT-3.11'),
  ]),
  moveAction('dash', 'KT-3.12', 1, (t, id) => [
    ...because(isEngaged(t, id), 'engaged', 'KT-3.12'),
    ...because(performed(t, 'charge'), 'not-with-other-moves', 'KT-3.12'),
  ]),
  {
    id: 'shoot',
    clause: 'KT-3.17',
    ap: 1,
    reasons: (t, id) => [
      ...because(isEngaged(t, id), 'engaged', 'KT-3.17'),
      ...because(weaponsToShoot(t, { attacker: id, action: 'shoot' }).length === 0, 'no-valid-target', 'KT-3.20'),
    ],
    start: (_t, attacker) => shoot.start({ attacker, action: 'shoot', chosen: '', targets: [] }),
  },
  {
    id: 'fight',
    clause: 'KT-3.18',
    ap: 1,
    reasons: (t, id) => because(!isEngaged(t, id), 'not-engaged', 'KT-3.18'),
    start: (_t, attacker) => fight.start({ attacker, action: 'fight', target: null, weapon: null, parry: null }),
  },
  { id: 'pass', clause: 'KT-3.13', ap: 1, repeats: true, reasons: () => [], start: () => nothing.start({}) },
];

const nothing = sequence<object>('pass', 'KT-3.13', s => [s.run('KT-3.13', 'do nothing', (_t, v) => v)]);
export const passSequence = nothing;

/** KT-2.12, KT-2.13: every reason against an action now. A free action costs no AP. */
export function reasonsAgainstAction(t: Look, action: Action, operative: OperativeId, free = false): readonly Reason[] {
  const about = { operative, action: action.id };
  const { ap, performed: before } = t.position.activation ?? { ap: 0, performed: [] };
  const cost = free ? 0 : t.query('action-cost', action.ap, about);
  const reasons = [
    ...because(!action.repeats && (before as readonly string[]).includes(action.id), 'already-performed', 'KT-2.12'),
    ...because(cost > ap, 'not-enough-ap', 'KT-2.12'),
    ...action.reasons(t, operative),
  ];
  return t.query('action-refused', reasons, about);
}
