import type { Action } from '../core/03-actions/actions.ts';
import type { Look, OperativeId, Rule, Setup } from '../types.ts';
import { capture } from './capture.ts';
import { controlTheKillzone } from './control-the-killzone.ts';
import { loot } from './loot.ts';
import { secure } from './secure.ts';
import type { Mission } from './types.ts';

export type { Mission } from './types.ts';

let all: readonly Mission[] | null = null;

/** KT-11.2, KT-11.4. Listed when first asked for: missions and core know each other. */
export function missions(): readonly Mission[] {
  all ??= [loot, secure, capture, controlTheKillzone];
  return all;
}

export function missionOf({ mission }: Setup): Mission {
  const found = missions().find(({ id }) => id === mission);
  if (!found) throw new Error(`there is no mission "${mission}"`);
  return found;
}

/** KT-3.19: the actions that the mission gives an operative. */
export function missionActions(t: Look, _operative: OperativeId): readonly Action[] {
  return missionOf(t.setup).actions ?? NONE;
}

const NONE: readonly Action[] = [];

/** KT-6.9: control is looked at as each action starts and ends. */
export const mission: Rule<'mission'> = {
  clause: 'KT-6.9',
  words: { en: { rule: 'the mission' } },
  on: {
    'action-begun': t => {
      missionOf(t.setup).watch?.(t);
      return null;
    },
    'action-finished': t => {
      missionOf(t.setup).watch?.(t);
      return null;
    },
  },
};
