// KT-3  Actions: which ones an operative has, what they cost, and why they may be refused
import type { Reason } from '@little-wars/engine';
import type { Action, Look, OperativeId } from '../../types.ts';

export type { Action, Possible } from '../../types.ts';

export const because = (holds: boolean, reason: string, clause: string): Reason | null =>
  holds ? { reason, clause } : null;

const NONE: readonly Reason[] = [];

/** The reasons that apply. Fixed parameters and a shared empty list, because this is called all the time. */
export const reasonsOf = (
  one: Reason | null,
  two: Reason | null = null,
  three: Reason | null = null,
): readonly Reason[] =>
  one === null && two === null && three === null ? NONE : [one, two, three].filter(reason => reason !== null);

/** Whether an operative has performed one of these actions in its current activation. */
export const performed = (t: Look, operative: OperativeId, ...actions: readonly string[]): boolean => {
  const { activation } = t.position;
  if (activation?.operative !== operative || activation.performed.length === 0) return false;
  for (const action of actions) if (activation.performed.includes(action)) return true;
  return false;
};

const NO_ACTIONS: readonly Action[] = [];

/** KT-3.19: every action an operative has in its activation. */
export const actionsOf = (t: Look, operative: OperativeId): readonly Action[] =>
  t.query('actions', NO_ACTIONS, { operative });

const named =
  (id: string) =>
  (action: Action): boolean =>
    action.id === id;

/** An action of an operative by its id. */
export function actionOf(t: Look, operative: OperativeId, id: string): Action {
  const action =
    actionsOf(t, operative).find(named(id)) ??
    t.query('actions-out-of-turn', NO_ACTIONS, { operative }).find(named(id));
  if (!action) throw new Error(`operative ${operative} has no action "${id}"`);
  return action;
}

/** KT-2.12 */
export const costOf = (t: Look, { id: action, ap }: Action, operative: OperativeId): number =>
  t.query('action-cost', ap, { operative, action });

const hasPerformed = (t: Look, operative: OperativeId, { id, countsAs = id }: Action): boolean =>
  performed(t, operative, id, countsAs);

/** KT-2.12, KT-2.13, KT-3.20: every reason against performing an action now. A free action costs no AP. */
export function reasonsAgainstAction(t: Look, action: Action, operative: OperativeId, free = false): readonly Reason[] {
  const about = { operative, action: action.id };
  const { activation } = t.position;
  const ap = activation?.operative === operative ? activation.ap : 0;
  const reasons = [
    ...reasonsOf(
      because(!action.repeats && hasPerformed(t, operative, action), 'already-performed', 'KT-2.12'),
      because(!free && costOf(t, action, operative) > ap, 'not-enough-ap', 'KT-2.12'),
    ),
    ...action.reasons(t, operative),
  ];
  const remaining = t.query('action-refused', reasons, about);
  if (remaining.length > 0 || !action.possible) return remaining;
  return action.possible.is(t, operative) ? NONE : action.possible.whyNot(t, operative);
}

/** Whether an operative may perform an action now. Same as having no reasons against it, but faster. */
export function isAllowed(t: Look, action: Action, operative: OperativeId, free = false): boolean {
  const { activation } = t.position;
  const ap = activation?.operative === operative ? activation.ap : 0;
  // Discounts are rare: if the printed cost is too high, check the cost first.
  const isTooExpensive = !free && action.ap > ap;
  if (isTooExpensive && costOf(t, action, operative) > ap) return false;
  const again = because(!action.repeats && hasPerformed(t, operative, action), 'already-performed', 'KT-2.12');
  const others = action.reasons(t, operative);
  const reasons = again === null ? others : [again, ...others];
  return (
    t.query('action-refused', reasons, { operative, action: action.id }).length === 0 &&
    (free || isTooExpensive || costOf(t, action, operative) <= ap) &&
    (action.possible === undefined || action.possible.is(t, operative))
  );
}

/** Whether an operative may perform an action now. */
export const isPossible = (t: Look, operative: OperativeId, id: string, free = false): boolean =>
  isAllowed(t, actionOf(t, operative, id), operative, free);
