import { actionOf, reasonsAgainstAction } from '../core/06-actions/actions.ts';
import type { Activation, Position } from '../types.ts';
import { active, field, look, type Stood } from './field.ts';

/** Every reason against an action of the model that stands first, in its activation. */
export const against = (
  action: string,
  line: readonly Stood[],
  change: Partial<Position> = {},
  doing: Partial<Activation> = {},
) => reasonsAgainstAction(look(field(line, { ...change, ...active(0, doing) })), 0, actionOf(action), 'normal');
