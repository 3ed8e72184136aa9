// What it is worth to hurt a model, in points
import { kit, modelOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';

/** What a kill counts for, in the points of who is slain: half for its wounds as well. */
export const WHOLE = 1.5;

/** What it is worth to hurt a model so: its points for a kill, and a share of them for wounds. */
export function harmWorth(
  t: Look,
  target: ModelId,
  { mean, kill }: { readonly mean: number; readonly kill: number },
): number {
  const { points } = kit(t, target);
  return points * (kill + (0.5 * mean) / Math.max(1, modelOf(t, target).wounds));
}
