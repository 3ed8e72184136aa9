// VG-2.3, VG-2.4  Temporary effects of actions and abilities
import type { Effect, Look, ModelId } from '../types.ts';

/** Whether a model is already under an effect, so that it is not applied twice. */
export const isUnder = (t: Look, rule: Effect['use']['rule'], model: ModelId): boolean =>
  t.position.effects.some(({ use }) => use.rule === rule && use.holder === model);

const MOVES = ['walk', 'run', 'charge'];

/** Whether it has moved in the current activation. */
export const hasMoved = ({ position: { activation } }: Look, model: ModelId): boolean =>
  activation?.model === model && activation.performed.some(action => MOVES.includes(action));

/** Whether it has attacked in the current activation. */
export const hasAttacked = ({ position: { activation } }: Look, model: ModelId): boolean =>
  activation?.model === model && activation.performed.includes('attack');
