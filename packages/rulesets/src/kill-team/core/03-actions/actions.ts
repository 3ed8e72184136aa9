// KT-3  Actions: which there are, what they cost, and what stands against them
import type { Frame, Reason } from '@little-wars/engine';
import { operativeOf } from '../../lookups.ts';
import { type Look, type OperativeId, sequence, type T } from '../../types.ts';
import { isEngaged } from '../01-game/measuring.ts';
import { shoot, shooting } from '../04-shooting/shoot.ts';
import { fight } from '../05-fighting/fight.ts';
import { guardAttackAction } from '../12-close-quarters/actions.ts';
import { moreActions } from './more-actions.ts';
import { type MoveAction, startMove } from './moves.ts';
import { againstPickUp, pickUp } from './tokens.ts';
import { findMove } from './ways.ts';

/** An action as the book lists it. */
export interface Action {
  readonly id: string;
  readonly clause: string;
  readonly ap: number;
  /** May be performed more than once in an activation. */
  readonly repeats?: true;
  /** Another action that it counts as: neither goes with the other in one activation. */
  readonly countsAs?: string;
  /** What stands against it besides AP and repetition. */
  readonly reasons: (t: Look, operative: OperativeId) => readonly Reason[];
  /** KT-3.20: whether it can be done; asked only of what is allowed, for it may be long to find out. */
  readonly possible?: Possible;
  readonly start: (t: T, operative: OperativeId) => Frame;
}

export interface Possible {
  readonly is: (t: Look, operative: OperativeId) => boolean;
  /** Every reason why it cannot, where it cannot. */
  readonly whyNot: (t: Look, operative: OperativeId) => readonly Reason[];
}

const because = (holds: boolean, reason: string, clause: string): Reason | null => (holds ? { reason, clause } : null);

const NONE: readonly Reason[] = [];

/** Those of several reasons that hold. */
const those = (one: Reason | null, two: Reason | null = null, three: Reason | null = null): readonly Reason[] =>
  one === null && two === null && three === null ? NONE : [one, two, three].filter(reason => reason !== null);

/** Whether it has performed one of these in its activation, which is under way. */
const performed = (t: Look, operative: OperativeId, ...actions: readonly string[]): boolean => {
  const { activation } = t.position;
  if (activation?.operative !== operative || activation.performed.length === 0) return false;
  for (const action of actions) if (activation.performed.includes(action)) return true;
  return false;
};

const conceals = (t: Look, id: OperativeId): boolean => operativeOf(t, id).order === 'conceal';

const moveAction = (id: MoveAction, clause: string, ap: number, reasons: Action['reasons']): Action => ({
  id,
  clause,
  ap,
  reasons,
  possible: {
    is: (t, operative) => findMove(t, operative, id) !== null,
    whyNot: () => [{ reason: 'no-legal-end', clause: 'KT-3.20' }],
  },
  start: (_t, operative) => startMove(operative, id),
});

/** The actions every operative has. */
export const universalActions: readonly Action[] = [
  moveAction('normal-move', 'KT-3.1', 1, (t, id) =>
    those(
      because(isEngaged(t, id), 'engaged', 'KT-3.3'),
      because(performed(t, id, 'fall-back', 'charge'), 'not-with-other-moves', 'KT-3.3'),
    ),
  ),
  moveAction('charge', 'KT-3.8', 1, (t, id) =>
    those(
      because(conceals(t, id), 'conceal-order', 'KT-3.10'),
      because(isEngaged(t, id), 'engaged', 'KT-3.10'),
      because(performed(t, id, 'normal-move', 'dash', 'fall-back'), 'not-with-other-moves', 'KT-3.10'),
    ),
  ),
  moveAction('fall-back', 'KT-3.11', 2, (t, id) =>
    those(
      because(!isEngaged(t, id), 'not-engaged', 'KT-3.11'),
      because(performed(t, id, 'normal-move', 'charge'), 'not-with-other-moves', 'KT-3.11'),
    ),
  ),
  moveAction('dash', 'KT-3.12', 1, (t, id) =>
    those(
      because(isEngaged(t, id), 'engaged', 'KT-3.12'),
      because(performed(t, id, 'charge'), 'not-with-other-moves', 'KT-3.12'),
    ),
  ),
  {
    id: 'shoot',
    clause: 'KT-3.17',
    ap: 1,
    reasons: (t, id) => those(because(isEngaged(t, id), 'engaged', 'KT-3.17')),
    possible: shooting('shoot'),
    start: (_t, attacker) => shoot.start({ attacker, action: 'shoot', chosen: '', targets: [] }),
  },
  {
    id: 'fight',
    clause: 'KT-3.18',
    ap: 1,
    reasons: (t, id) => those(because(!isEngaged(t, id), 'not-engaged', 'KT-3.18')),
    start: (_t, attacker) => fight.start({ attacker, action: 'fight', target: null, weapon: null, parry: null }),
  },
  {
    id: 'pick-up',
    clause: 'KT-3.15',
    ap: 1,
    reasons: againstPickUp,
    start: (_t, operative) => pickUp.start({ operative }),
  },
  { id: 'pass', clause: 'KT-3.13', ap: 1, repeats: true, reasons: () => NONE, start: () => pass.start({}) },
];

export const pass = sequence<object>('pass', 'KT-3.13', s => [s.run('KT-3.13', 'do nothing', (_t, v) => v)]);

/** KT-3.14: no action of an activation, but one that other clauses let happen (KT-2.14, KT-12.4). */
export const overwatchAction: Action = {
  id: 'overwatch',
  clause: 'KT-3.14',
  ap: 0,
  reasons: (t, id) =>
    those(
      because(conceals(t, id), 'conceal-order', 'KT-3.14'),
      because(isEngaged(t, id), 'engaged', 'KT-3.14'),
      because(operativeOf(t, id).overwatched, 'already-overwatched', 'KT-3.14'),
    ),
  possible: shooting('overwatch'),
  start: (t, attacker) => {
    t.emit({ type: 'overwatched', clause: 'KT-3.14', operative: attacker });
    return shoot.start({ attacker, action: 'overwatch', chosen: '', targets: [] });
  },
};

/** With those of everybody: the last of each operative, good while it has the same beside them. */
const all: ({ readonly more: readonly Action[]; readonly actions: readonly Action[] } | undefined)[] = [];

/** KT-3.19: every action an operative has in its activation. */
export const actionsOf = (t: Look, operative: OperativeId): readonly Action[] => {
  const more = moreActions(t, operative);
  const before = all[operative];
  if (before?.more === more) return before.actions;
  const actions = [...universalActions, ...more];
  all[operative] = { more, actions };
  return actions;
};

const named =
  (id: string) =>
  (action: Action): boolean =>
    action.id === id;

/** An action of an operative by its id. */
export function actionOf(t: Look, operative: OperativeId, id: string): Action {
  const found =
    id === 'overwatch'
      ? overwatchAction
      : (guardAttackAction(id) ?? universalActions.find(named(id)) ?? moreActions(t, operative).find(named(id)));
  if (!found) throw new Error(`operative ${operative} has no action "${id}"`);
  return found;
}

/** KT-2.12 */
export const costOf = (t: Look, { id: action, ap }: Action, operative: OperativeId): number =>
  t.query('action-cost', ap, { operative, action });

const hasPerformed = (t: Look, operative: OperativeId, { id, countsAs = id }: Action): boolean =>
  performed(t, operative, id, countsAs);

/** KT-2.12, KT-2.13, KT-3.20: every reason against an action now. A free action costs no AP. */
export function reasonsAgainstAction(t: Look, action: Action, operative: OperativeId, free = false): readonly Reason[] {
  const about = { operative, action: action.id };
  const { activation } = t.position;
  const ap = activation?.operative === operative ? activation.ap : 0;
  const reasons = [
    ...those(
      because(!action.repeats && hasPerformed(t, operative, action), 'already-performed', 'KT-2.12'),
      because(!free && costOf(t, action, operative) > ap, 'not-enough-ap', 'KT-2.12'),
    ),
    ...action.reasons(t, operative),
  ];
  const left = t.query('action-refused', reasons, about);
  if (left.length > 0 || !action.possible) return left;
  return action.possible.is(t, operative) ? NONE : action.possible.whyNot(t, operative);
}

/** Whether an operative has an action in this very moment: the same as no reasons, sooner. */
export function isAllowed(t: Look, action: Action, operative: OperativeId, free = false): boolean {
  const { activation } = t.position;
  const ap = activation?.operative === operative ? activation.ap : 0;
  // What is too dear as printed is hardly ever to be had for less: then that is asked first.
  const isDear = !free && action.ap > ap;
  if (isDear && costOf(t, action, operative) > ap) return false;
  const again = because(!action.repeats && hasPerformed(t, operative, action), 'already-performed', 'KT-2.12');
  const others = action.reasons(t, operative);
  const reasons = again === null ? others : [again, ...others];
  return (
    t.query('action-refused', reasons, { operative, action: action.id }).length === 0 &&
    (free || isDear || costOf(t, action, operative) <= ap) &&
    (action.possible === undefined || action.possible.is(t, operative))
  );
}

/** Whether an operative may perform an action now. */
export const isPossible = (t: Look, operative: OperativeId, id: string, free = false): boolean =>
  isAllowed(t, actionOf(t, operative, id), operative, free);
