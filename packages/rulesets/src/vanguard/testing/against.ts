import { actionOf, reasonsAgainstAction, type Taking } from '../core/06-actions/actions.ts';
import type { Activation, Look, ModelId, Position } from '../types.ts';
import { active, field, look, type Stood } from './field.ts';

/** Every reason against an action of a model, by the action's id. */
export const reasonsAgainst = (t: Look, model: ModelId, action: string, taking: Taking) =>
  reasonsAgainstAction(t, model, actionOf(t, model, action), taking);

/** Every reason against an action of the first model, during its activation. */
export const against = (
  action: string,
  line: readonly Stood[],
  change: Partial<Position> = {},
  doing: Partial<Activation> = {},
) => reasonsAgainst(look(field(line, { ...change, ...active(0, doing) })), 0, action, 'normal');
