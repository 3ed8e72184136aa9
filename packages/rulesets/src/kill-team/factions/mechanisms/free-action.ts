// KT-2.13  Actions that cost nothing
import type { Frame } from '@little-wars/engine';
import { actionsOf, perform } from '../../core/02-turning-point.ts';
import { reasonsAgainstAction } from '../../core/03-actions.ts';
import type { Look, OperativeId } from '../../types.ts';

/** KT-2.13: whether its own conditions let an operative perform an action free of cost. */
export function mayActFree(t: Look, operative: OperativeId, action: string): boolean {
  const found = actionsOf(t, operative).find(({ id }) => id === action);
  return found !== undefined && reasonsAgainstAction(t, found, operative, true).length === 0;
}

export const freeAction = (operative: OperativeId, action: string): Frame =>
  perform.start({ operative, action, free: true });
