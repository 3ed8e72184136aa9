import { cross, doubleArea } from '../../polygon.ts';
import type { Solid } from '../../scene.ts';
import type { Point } from '../../shape.ts';

/**
 * A convex prism inside two solids that touch, across the seam between them. It hides nothing that the two do not hide,
 * but it hides at once what each hides in part: so proofs need not follow the seam.
 */
export interface Bridge {
  readonly corners: readonly Point[];
  readonly bottom: number;
  readonly top: number;
  /** The two solids, by their index. */
  readonly one: number;
  readonly other: number;
}

/** The bridges from some solids, those from `first` on, to all before them in the list. */
export function bridgesOf(solids: readonly Solid[], first = 0): readonly Bridge[] {
  const bridges: Bridge[] = [];
  for (let j = first; j < solids.length; j++)
    for (let i = 0; i < j; i++) if (doTouch(solids[i]!, solids[j]!)) bridges.push(...bridge(solids[i]!, solids[j]!));
  return bridges;
}

const doTouch = (a: Solid, b: Solid): boolean =>
  a.bottom <= b.top &&
  b.bottom <= a.top &&
  a.box.left <= b.box.right &&
  b.box.left <= a.box.right &&
  a.box.low <= b.box.high &&
  b.box.low <= a.box.high;

function bridge(a: Solid, b: Solid): readonly Bridge[] {
  const ends = { one: a.index, other: b.index };
  if (a.top === b.bottom || b.top === a.bottom) {
    const corners = shared(a.corners, b.corners);
    const isThin = corners.length < 3 || doubleArea(corners) < 1;
    return isThin ? [] : [{ ...ends, corners, bottom: Math.min(a.bottom, b.bottom), top: Math.max(a.top, b.top) }];
  }
  const corners = acrossSeam(a.corners, b.corners);
  return corners ? [{ ...ends, corners, bottom: Math.max(a.bottom, b.bottom), top: Math.min(a.top, b.top) }] : [];
}

/** Shrinks by a little, so that rounding does not lead outside. */
const INSIDE = 0.999999;

/** What two convex outlines have in common. */
function shared(a: readonly Point[], b: readonly Point[]): readonly Point[] {
  let rest: readonly Point[] = a;
  for (const [i, p] of b.entries()) {
    const q = b[(i + 1) % b.length]!;
    rest = rest.flatMap((one, n) => {
      const next = rest[(n + 1) % rest.length]!;
      const [here, there] = [cross(p, q, one), cross(p, q, next)];
      const meeting = here * there < 0 ? [between(one, next, here / (here - there))] : [];
      return here >= 0 ? [one, ...meeting] : meeting;
    });
  }
  const middle = { x: mean(rest.map(({ x }) => x)), y: mean(rest.map(({ y }) => y)) };
  return rest.map(corner => between(middle, corner, INSIDE));
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + part * (b.x - a.x),
  y: a.y + part * (b.y - a.y),
});

/** The quadrilateral over the stretch of edge that two outlines share: its ends, and a point well inside each. */
function acrossSeam(a: readonly Point[], b: readonly Point[]): readonly Point[] | null {
  for (const [i, p] of a.entries()) {
    const q = a[(i + 1) % a.length]!;
    const seam = seamOn(p, q, b);
    if (!seam) continue;
    const middle = between(seam[0], seam[1], 0.5);
    const [nx, ny] = [p.y - q.y, q.x - p.x];
    const inA = depth(a, middle, { x: nx, y: ny });
    const inB = depth(b, middle, { x: -nx, y: -ny });
    const left = { x: middle.x + inA * nx, y: middle.y + inA * ny };
    const right = { x: middle.x - inB * nx, y: middle.y - inB * ny };
    return [seam[0], right, seam[1], left];
  }
  return null;
}

/** The stretch of the edge from p to q that runs along an edge of b, from p's end to q's. */
function seamOn(p: Point, q: Point, b: readonly Point[]): readonly [Point, Point] | null {
  for (const [i, r] of b.entries()) {
    const s = b[(i + 1) % b.length]!;
    if (cross(p, q, r) !== 0 || cross(p, q, s) !== 0) continue;
    const on = ({ x, y }: Point): number => (x - p.x) * (q.x - p.x) + (y - p.y) * (q.y - p.y);
    // Outlines that lie side by side run along a common edge in opposite ways.
    const from = on(s) > 0 ? s : p;
    const to = on(r) < on(q) ? r : q;
    if (on(s) < on(r) && on(from) < on(to)) return [from, to];
  }
  return null;
}

/** How many steps lead from a point on the rim of an outline to its other side, less a tenth. */
function depth(corners: readonly Point[], from: Point, step: Point): number {
  const to = { x: from.x + step.x, y: from.y + step.y };
  let least = Infinity;
  for (const [i, p] of corners.entries()) {
    const q = corners[(i + 1) % corners.length]!;
    const [here, there] = [cross(p, q, from), cross(p, q, to)];
    if (there < here && here > 0) least = Math.min(least, here / (here - there));
  }
  return least * 0.9;
}
