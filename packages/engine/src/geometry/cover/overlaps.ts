// Where parts of one piece overlap: a stretch of a line runs on from one into the other.
import { perObject } from '../../cache.ts';
import { keepMaking } from './exact-tangents.ts';
import type { SolidRows } from './feature-rows.ts';
import { put } from './tangents.ts';
import type { Examined, Feature } from './workspace.ts';

/** A point at which the outlines of two solids of one piece cross: on the edges that end at two corners. */
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
  const found: Overlap[][] = [];
  const solids = g.piece.length;
  for (let one = 1; one < solids; one++)
    for (let other = 0; other < one; other++) {
      if (g.piece[one] !== g.piece[other]) continue;
      const list = overlapsBetween(g, one, other);
      const piece = g.piece[one]!;
      if (list.length > 0) found[piece] = [...(found[piece] ?? []), ...list];
    }
  return found;
});

function overlapsBetween(g: SolidRows, one: number, other: number): readonly Overlap[] {
  const found: Overlap[] = [];
  for (let k = g.starts[one]!; k < g.starts[one + 1]!; k++)
    for (let n = g.starts[other]!; n < g.starts[other + 1]!; n++) {
      const [edge, otherEdge] = [edgeOf(g, one, k), edgeOf(g, other, n)];
      const at = meetingAt(g, edge, otherEdge);
      if (at === null) continue;
      const [p] = edge;
      const x = g.x[p]! + at * (g.x[k]! - g.x[p]!);
      const y = g.y[p]! + at * (g.y[k]! - g.y[p]!);
      found.push({ one, other, edge, otherEdge, x, y });
    }
  return found;
}

/** The edge of a solid that leads to a corner. */
const edgeOf = ({ starts }: SolidRows, i: number, corner: number): Edge => [
  corner > starts[i]! ? corner - 1 : starts[i + 1]! - 1,
  corner,
];

/** The part of an edge's way at which it crosses another; null where it does not. */
function meetingAt(g: SolidRows, [p, k]: Edge, [q, n]: Edge): number | null {
  const ex = g.x[k]! - g.x[p]!;
  const ey = g.y[k]! - g.y[p]!;
  const fx = g.x[n]! - g.x[q]!;
  const fy = g.y[n]! - g.y[q]!;
  const cross = ex * fy - ey * fx;
  if (cross === 0) return null;
  const x = g.x[q]! - g.x[p]!;
  const y = g.y[q]! - g.y[p]!;
  const at = (x * fy - y * fx) / cross;
  const on = (x * ey - y * ex) / cross;
  return at > 0 && at < 1 && on > 0 && on < 1 ? at : null;
}

/**
 * Marks where outlines of what is examined, some solids of one piece, cross: on the two sides of such a point a line
 * comes into the stretch, or leaves it, by another edge, and runs through both solids at once or through one after the other.
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
