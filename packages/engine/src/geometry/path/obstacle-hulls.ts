import type { Solid } from '../scene.ts';
import type { Footprint, Point } from '../shape.ts';
import type { Pass } from './ground.ts';
import { type Fan, fan, type Hull, inflated, inflatedBy, turnedFan } from './inflated-hull.ts';
import { roundOf } from './judge-leg.ts';
import type { Half } from './path.ts';
import { type Round, radiusOf, roundOfBase } from './rounded-core.ts';

/** What is in the way of a centre: the truth, the hull about it, and wide bends around it where those are wanted. */
export interface Outlined {
  readonly round: Round;
  readonly hull: Hull;
  /** Made when first asked for. */
  bends: readonly Point[] | null;
}

const known = new WeakMap<Solid, Map<string, Outlined>>();

/** The hull of a solid for a base lying so; made once. */
export function outlinedSolid(solid: Solid, pass: Pass, half: Half): Outlined {
  const made = known.get(solid) ?? new Map<string, Outlined>();
  known.set(solid, made);
  const by = 'by' in pass ? pass.by : 'base';
  const key = by === 'centre' ? by : `${half.x} ${half.y} ${half.r}`;
  const found = made.get(key) ?? outlined(roundOf(solid, pass, half));
  made.set(key, found);
  return found;
}

interface KnownBase {
  readonly half: Half;
  readonly outlined: Outlined;
}

/** By who stands there: good for as long as it does, which is as a rule several moves of others. */
const bases = new WeakMap<Footprint, KnownBase>();

/** The same of another base. */
export function outlinedBase(other: Footprint, half: Half): Outlined {
  const before = bases.get(other);
  if (before && before.half.x === half.x && before.half.y === half.y && before.half.r === half.r)
    return before.outlined;
  const made = outlined(roundOfBase(other, half));
  bases.set(other, { half, outlined: made });
  return made;
}

export const outlined = (round: Round): Outlined => ({
  round,
  hull: inflated(round.core, radiusOf(round)),
  bends: null,
});

/** Bends of one shape so close together are as good as one. */
const CLOSE = 40;

const COARSE: readonly Fan[] = [fan(4), turnedFan(4), fan(8), turnedFan(8)];

/** Where every bend costs, ways bend seldom and wide: corners of hulls with few directions, a little further out. */
export function bendsAround(of: Outlined): readonly Point[] {
  if (of.bends) return of.bends;
  const { core } = of.round;
  const radius = radiusOf(of.round) + 3;
  const cells = new Set<number>();
  const found: Point[] = [];
  for (const directions of COARSE) {
    const { xs, ys } = inflatedBy(core, radius, directions);
    for (let i = 0; i < xs.length; i++) {
      const cell = Math.round(xs[i]! / CLOSE) * 65536 + Math.round(ys[i]! / CLOSE);
      if (!cells.has(cell)) found.push({ x: xs[i]!, y: ys[i]! });
      cells.add(cell);
    }
  }
  of.bends = found;
  return found;
}
