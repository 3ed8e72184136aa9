// KT-2.13  Actions that cost nothing
import type { Frame } from '@little-wars/engine';
import { performing } from '../../core/02-turning-point/perform.ts';
import { isPossible } from '../../core/03-actions/actions.ts';
import type { Look, OperativeId } from '../../types.ts';

/** KT-2.13: whether the action's own conditions let the operative perform it for free. */
export const mayActFree = (t: Look, operative: OperativeId, action: string): boolean =>
  isPossible(t, operative, action, true);

export const freeAction = (operative: OperativeId, action: string): Frame => performing(operative, action, 'free');
