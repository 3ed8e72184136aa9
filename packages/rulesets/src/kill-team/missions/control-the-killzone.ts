// KT-11.2  Control the Killzone: 1VP for each objective controlled at the end of a turning point
import { controllerOf, objectivesOf } from '../core/06-damage/objectives.ts';
import type { Mission } from '../types.ts';
import { scoreMission } from './types.ts';

export const controlTheKillzone: Mission = {
  id: 'control-the-killzone',
  name: 'Control the Killzone',
  play: 'open',
  narrative: true,
  endOfTurningPoint: t => {
    for (const seat of [0, 1])
      scoreMission(t, seat, objectivesOf(t).filter(token => controllerOf(t, token) === seat).length);
  },
};
