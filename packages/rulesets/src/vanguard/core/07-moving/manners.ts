// VG-6.2-4, VG-12.4  The kinds of move, and how far each goes
import { inches, type Tenths } from '@little-wars/engine/geometry';
import type { Look, ModelId } from '../../types.ts';
import { speedOf } from './trips.ts';

/** A `step` is granted by an ability or by another model's action; it is no action of the model that moves. */
export type MoveAction = 'walk' | 'run' | 'charge' | 'fallback' | 'step';

/** How far each goes, and the clause that says so. */
export const MANNERS: {
  readonly [A in MoveAction]: { readonly clause: string; readonly reach: (sp: Tenths) => Tenths };
} = {
  walk: { clause: 'VG-6.2', reach: sp => sp },
  run: { clause: 'VG-6.3', reach: sp => 2 * sp },
  charge: { clause: 'VG-7.3', reach: sp => sp + inches(3) },
  fallback: { clause: 'VG-12.4', reach: sp => 2 * sp },
  step: { clause: 'VG-7.1', reach: sp => sp },
};

export const allowanceOf = (t: Look, model: ModelId, action: MoveAction): Tenths =>
  t.query('allowance', MANNERS[action].reach(speedOf(t, model)), { model, action });
