import { inches } from '@little-wars/engine/geometry';
import { isAlive, modelOf } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { Look, ModelId } from '../types.ts';

/** RS-3.4 */
const NEAR = inches(3);

/** RS-3.4, RS-3.7: whether a rule of one model also applies to another of its selection. */
export const sharesWith = (t: Look, holder: ModelId | null, model: ModelId): boolean => {
  if (holder === null) return false;
  const [one, other] = [modelOf(t, holder), modelOf(t, model)];
  const isOfIt = one.seat === other.seat && one.selection === other.selection;
  // In deployment distance does not matter, nor being on the table.
  if (t.position.phase === 'deployment') return isOfIt && !one.removed;
  if (!isAlive(t, holder)) return false;
  return holder === model || (isOfIt && isAlive(t, model) && lookups.areWithin(t, holder, model, NEAR));
};
