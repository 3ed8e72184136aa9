// What a model would see from somewhere else
import type { Glimpse, Id } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import { isInCover, sightOf } from '../core/09-sight/line-of-sight.ts';
import { withModel } from '../odds/strike-case.ts';
import type { Look, ModelId } from '../types.ts';

export const movedTo = (t: Look, model: Id, at: Spot): Look => withModel(t, model as ModelId, { at });

/** VG-9.3, VG-10.21, VG-9.2 */
export function glimpse(t: Look, from: Id, to: Id): Glimpse {
  const [viewer, target] = [from as ModelId, to as ModelId];
  const { visible, hidden } = sightOf(t, viewer, target);
  return { sees: visible, cover: visible && isInCover(t, viewer, target), obscured: visible && hidden > 0 };
}
