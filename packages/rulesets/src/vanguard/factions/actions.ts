// VG-2.3  Special actions by id: cards name them
import type { Action } from '../core/06-actions.ts';
import { reanimationProtocol } from './reanimation-protocol.ts';

/** A function, since the files of actions and of rules know each other. */
const specialActions = (): readonly Action[] => [reanimationProtocol];

export function findAction(id: string): Action {
  const found = specialActions().find(action => action.id === id);
  if (!found) throw new Error(`no action "${id}"`);
  return found;
}

export const isSpecialAction = (id: string): boolean => specialActions().some(action => action.id === id);
