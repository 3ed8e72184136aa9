// KT-11.4  Capture: an objective controlled at a turning point's end stays captured until the enemy controls it
import { controllerOf, objectivesOf } from '../core/06-damage/objectives.ts';
import type { Mission, T, Token } from '../types.ts';
import { scoreMission } from './types.ts';

const NOBODY = -1;

const capturerOf = ({ marks }: Token): number => marks['captured-by'] ?? NOBODY;

const mark = (t: T, { id: token }: Token, value: number): void =>
  t.emit({ type: 'token-marked', clause: 'KT-11.4', token, mark: 'captured-by', value });

export const capture: Mission = {
  id: 'capture',
  name: 'Capture',
  play: 'matched',
  /** Lost as soon as the other side controls it, although that side captures it only at the turning point's end. */
  watch: t => {
    for (const token of objectivesOf(t)) {
      if (capturerOf(token) === NOBODY) continue;
      const controller = controllerOf(t, token);
      if (controller !== null && controller !== capturerOf(token)) mark(t, token, NOBODY);
    }
  },
  endOfTurningPoint: t => {
    for (const token of objectivesOf(t)) {
      const controller = controllerOf(t, token);
      if (controller !== null && controller !== capturerOf(token)) mark(t, token, controller);
    }
    for (const seat of [0, 1])
      scoreMission(t, seat, objectivesOf(t).filter(token => capturerOf(token) === seat).length);
  },
};
