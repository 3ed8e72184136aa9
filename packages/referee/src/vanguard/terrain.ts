// Difficult ground as the map draws it, along the middle line of a move: never more than the rules charge.
import { between, isInside, type Point } from '../frame/measure.ts';
import type { Leg } from './facts.ts';
import type { Ledger, Model } from './ledger.ts';
import type { Part } from './printed.ts';

/** VG-14.3 and the table of kinds in the rulings on VG-14.5. */
const DIFFICULT = ['wood', 'rubble', 'crater', 'marsh', 'debris'];

const STEP = 5;

const partsOf = ({ map }: Ledger): readonly Part[] => (map?.terrain.pieces ?? []).flatMap(({ parts }) => parts);

/** The inches, in tenths, that difficult ground adds to a path on the floor; inside other terrain nothing is added. */
export function roughGround(l: Ledger, { at }: Model, legs: readonly Leg[]): number {
  const parts = partsOf(l);
  const difficult = parts.filter(({ kind }) => DIFFICULT.includes(kind));
  const others = parts.filter(({ kind }) => !DIFFICULT.includes(kind));
  const isRough = (p: Point): boolean =>
    difficult.some(({ outline }) => isInside(p, outline)) && !others.some(({ outline }) => isInside(p, outline));
  let [from, more] = [at!, 0];
  for (const { how, to } of legs) {
    const length = between(from, to);
    const steps = Math.floor(length / STEP);
    if (how === 'go' && from.z === 0 && to.z === 0)
      for (let i = 0; i < steps; i++) {
        const t = (i + 0.5) / steps;
        if (isRough({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })) more += length / steps;
      }
    from = to;
  }
  // Half a step at each border that is crossed may be too much.
  return Math.max(0, more - 2 * STEP);
}
