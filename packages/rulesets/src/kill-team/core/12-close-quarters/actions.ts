// KT-12.1, KT-12.8, KT-12.9  The actions of Close Quarters
import type { Look } from '../../types.ts';
import type { Action } from '../03-actions/actions.ts';
import { isCloseQuarters } from './close-quarters.ts';
import { guardAction, pointBlankAction } from './guard.ts';
import { hatchwayFight, operateHatch } from './hatches.ts';

const NONE: readonly Action[] = [];

/** Everybody has them there, and nobody elsewhere. */
export function closeQuartersActions(t: Look): readonly Action[] {
  if (!isCloseQuarters(t.setup)) return NONE;
  all ??= [guardAction, hatchwayFight, operateHatch];
  return all;
}

let all: readonly Action[] | null = null;

/** KT-12.4: no action of an activation, but one of those a guard attack may be. */
export const guardAttackAction = (id: string): Action | null => (id === pointBlankAction.id ? pointBlankAction : null);
