// KT-11.4  The mission of the battle
import type { Look, Mission } from '../../types.ts';

const BATTLE = {};

export function missionOf(t: Look): Mission {
  const mission = t.query('mission', null, BATTLE);
  if (mission === null) throw new Error(`no rule brings the mission "${t.setup.mission}"`);
  return mission;
}
