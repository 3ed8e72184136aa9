import { add, set } from '@little-wars/engine';
import { joining } from '../core/03-actions/joining.ts';
import type { Action, Mission, Rule, Setup, Way } from '../types.ts';
import { capture } from './capture.ts';
import { controlTheKillzone } from './control-the-killzone.ts';
import { loot, looting } from './loot.ts';
import { ambush, breakingOut } from './narrative/ambush.ts';
import { lastStand, relaySequences } from './narrative/last-stand.ts';
import { bringingToSafety, rescue } from './narrative/rescue.ts';
import { chargeSequences, sabotage } from './narrative/sabotage.ts';
import { secure, securing } from './secure.ts';

/** KT-11.2, KT-11.4, KT-15: ours come last. */
export const missions: readonly Mission[] = [
  loot,
  secure,
  capture,
  controlTheKillzone,
  ambush,
  rescue,
  sabotage,
  lastStand,
];

/** The missions of a way to play. */
export const missionsFor = (play: Way): readonly Mission[] =>
  missions.filter(mission => mission.play === play || (play === 'narrative' && mission.narrative));

export const missionSequences = [
  looting,
  securing,
  breakingOut,
  bringingToSafety,
  ...chargeSequences,
  ...relaySequences,
];

export function missionOf({ mission }: Setup): Mission {
  const match = missions.find(({ id }) => id === mission);
  if (!match) throw new Error(`there is no mission "${mission}"`);
  return match;
}

const NO_ACTIONS: readonly Action[] = [];
const joined = joining();

/** Applies the setup's mission. KT-6.9: control is checked at the start and the end of each action. */
export const mission: Rule<'mission'> = {
  clause: 'KT-6.9',
  words: { en: { rule: 'the mission' } },
  modify: {
    mission: set((_none, _use, _battle, t) => missionOf(t.setup)),
    actions: add((actions, _use, { operative }, t) =>
      joined(operative, actions, missionOf(t.setup).actions ?? NO_ACTIONS),
    ),
  },
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
