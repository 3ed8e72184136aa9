// Where parts of one piece overlap: a stretch of a line runs on from one into the other.
import { perObject } from '../../cache.ts';
import { keepMaking } from './exact-tangents.ts';
import type { SolidRows } from './feature-rows.ts';
import { put } from './tangents.ts';
import type { Examined, Feature } from './workspace.ts';

/** A point at which the outlines of two solids of a piece cross; an edge is given by the corners at its ends. */
interface Overlap {
  readonly one: number;
  readonly other: number;
  readonly edge: Edge;
  readonly otherEdge: Edge;
  readonly x: number;
  readonly y: number;
}

type Edge = readonly [from: number, to: number];

/** By piece. */
const overlapsOf = perObject((g: SolidRows): readonly (readonly Overlap[] | undefined)[] => {
  const byPiece: Overlap[][] = [];
  // The solids of a piece are adjacent.
  for (let one = 1; one < g.piece.length; one++)
    for (let other = one - 1; other >= 0 && g.piece[other] === g.piece[one]; other--) {
      if (areApart(g, one, other) || areApart(g, other, one)) continue;
      byPiece[g.piece[one]!] ??= [];
      addOverlaps(byPiece[g.piece[one]!]!, g, one, other);
    }
  return byPiece;
});

/** Whether one solid lies wholly beyond another along an axis. */
function areApart({ starts, x, y }: SolidRows, one: number, other: number): boolean {
  let left = Infinity;
  let low = Infinity;
  for (let k = starts[one]!; k < starts[one + 1]!; k++) {
    left = Math.min(left, x[k]!);
    low = Math.min(low, y[k]!);
  }
  let right = -Infinity;
  let high = -Infinity;
  for (let k = starts[other]!; k < starts[other + 1]!; k++) {
    right = Math.max(right, x[k]!);
    high = Math.max(high, y[k]!);
  }
  return left >= right || low >= high;
}

function addOverlaps(overlaps: Overlap[], { starts, x, y }: SolidRows, one: number, other: number): void {
  for (let k = starts[one]!, p = starts[one + 1]! - 1; k < starts[one + 1]!; p = k++)
    for (let n = starts[other]!, q = starts[other + 1]! - 1; n < starts[other + 1]!; q = n++) {
      const ex = x[k]! - x[p]!;
      const ey = y[k]! - y[p]!;
      const fx = x[n]! - x[q]!;
      const fy = y[n]! - y[q]!;
      const cross = ex * fy - ey * fx;
      const at = ((x[q]! - x[p]!) * fy - (y[q]! - y[p]!) * fx) / cross;
      const on = ((x[q]! - x[p]!) * ey - (y[q]! - y[p]!) * ex) / cross;
      // For parallel edges these are NaN or infinite.
      if (!(at > 0 && at < 1 && on > 0 && on < 1)) continue;
      overlaps.push({ one, other, edge: [p, k], otherEdge: [q, n], x: x[p]! + at * ex, y: y[p]! + at * ey });
    }
}

/**
 * Marks where the outlines of the examined solids of one piece cross. On the two sides of such a point a line enters or
 * leaves the stretch by different edges, and runs through both solids at once or through one after the other.
 */
export function markOverlaps(examined: Examined, g: SolidRows): void {
  const { count, features, marks } = examined;
  if (count < 2) return;
  for (const { one, other, edge, otherEdge, x, y } of overlapsOf(g)[g.piece[features[0]!.index]!] ?? NONE) {
    const a = examinedAs(features, count, one);
    const b = examinedAs(features, count, other);
    if (a === null || b === null || a.from !== b.from || a.to !== b.to) continue;
    const making = marks.makings.next;
    making.kind = 2;
    making.sign = 1;
    making.k = 0;
    making.ax = g.x[edge[0]]!;
    making.ay = g.y[edge[0]]!;
    making.bx = g.x[edge[1]]!;
    making.by = g.y[edge[1]]!;
    making.cx = g.x[otherEdge[0]]!;
    making.cy = g.y[otherEdge[0]]!;
    making.ex = g.x[otherEdge[1]]!;
    making.ey = g.y[otherEdge[1]]!;
    put(marks, x, y, keepMaking(marks.makings));
  }
}

const NONE: readonly Overlap[] = [];

function examinedAs(features: readonly Feature[], count: number, solid: number): Feature | null {
  for (let k = 0; k < count; k++) if (features[k]!.index === solid) return features[k]!;
  return null;
}
