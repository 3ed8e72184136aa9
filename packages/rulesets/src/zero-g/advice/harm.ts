// The value of harm done to a model, in points
import { kit, modelOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';

/** The value of a kill as a multiple of the victim's points: 1 for the kill, and half again for its wounds. */
export const WHOLE = 1.5;

/** The value of an attack's outcome: the target's points for a kill, and up to half of them for wounds. */
export function harmWorth(
  t: Look,
  target: ModelId,
  { mean, kill }: { readonly mean: number; readonly kill: number },
): number {
  const { points } = kit(t, target);
  return points * (kill + (0.5 * mean) / Math.max(1, modelOf(t, target).wounds));
}
