// VG-2.3, VG-2.4  What actions and abilities leave behind for a while
import type { Effect, Look, ModelId } from '../types.ts';

/** Whether a model is under something already, so that nobody puts it there twice. */
export const isUnder = (t: Look, rule: Effect['use']['rule'], model: ModelId): boolean =>
  t.position.effects.some(({ use }) => use.rule === rule && use.holder === model);

const MOVES = ['walk', 'run', 'charge'];

/** Whether it has moved in its activation, which is under way. */
export const hasMoved = ({ position: { activation } }: Look, model: ModelId): boolean =>
  activation?.model === model && activation.performed.some(action => MOVES.includes(action));

/** Whether it has attacked in its activation, which is under way. */
export const hasAttacked = ({ position: { activation } }: Look, model: ModelId): boolean =>
  activation?.model === model && activation.performed.includes('attack');
