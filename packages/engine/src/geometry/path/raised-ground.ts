import { keyed, perObject } from '../../cache.ts';
import { signOfProducts } from '../exact-signs.ts';
import { type Box, box, cross } from '../polygon.ts';
import type { Scene, Solid } from '../scene.ts';
import type { Point } from '../shape.ts';
import type { Tenths } from '../units.ts';
import type { Ground } from './ground.ts';
import { overlaps, spanOfLine } from './segment-in-round.ts';

/** A share of a leg, exactly: top / under, under > 0; whole numbers. */
export interface Share {
  readonly top: number;
  readonly under: number;
}

export interface Shares {
  readonly start: Share;
  readonly end: Share;
}

export const NONE: Share = { top: 0, under: 1 };
export const ALL: Share = { top: 1, under: 1 };

export const compareShares = (a: Share, b: Share): number => signOfProducts(a.top, b.under, b.top, a.under);
export const shareOf = ({ top, under }: Share): number => top / under;

/** By height: the levels of a table are few. */
const topsOf = perObject((_passages: Ground['passages']) => keyed<Tenths, readonly Solid[]>(256));

/** The solids whose tops are ground at a height. At height 0 the table itself is ground everywhere. */
export const topsAt = (scene: Scene, { passages }: Ground, z: Tenths): readonly Solid[] =>
  topsOf(passages)(z, () => scene.solids.filter(solid => solid.top === z && passages[solid.index]!.top));

/** Those of them on which a move may end. */
export const standsAt = (scene: Scene, ground: Ground, z: Tenths): readonly Solid[] =>
  topsAt(scene, ground, z).filter(({ index }) => ground.passages[index]!.top === 'stand');

/** The heights of ground at a point, from the table up. Edges belong to their surface. */
export function groundAt(scene: Scene, ground: Ground, at: Point): readonly Tenths[] {
  const heights = [0];
  for (const solid of scene.solids) {
    if (!ground.passages[solid.index]!.top || !isInBox(at, solid.box) || !isInPolygon(at, solid.corners)) continue;
    if (!heights.includes(solid.top)) heights.push(solid.top);
  }
  return heights.sort((a, b) => a - b);
}

/** The highest ground at a point that is no higher than z. */
export const groundBelow = (scene: Scene, ground: Ground, at: Point, z: Tenths): Tenths =>
  groundAt(scene, ground, at).findLast(height => height <= z) ?? 0;

export const isInBox = ({ x, y }: Point, { left, right, low, high }: Box): boolean =>
  x >= left && x <= right && y >= low && y <= high;

/** Edges included. */
export const isInPolygon = (p: Point, corners: readonly Point[]): boolean =>
  corners.every((c, i) => cross(c, corners[(i + 1) % corners.length]!, p) >= 0);

/** The part of a segment in a closed convex polygon; a single point of it counts. Exact. */
export function shareInPolygon(a: Point, b: Point, corners: readonly Point[]): Shares | null {
  let start = NONE;
  let end = ALL;
  for (let i = 0; i < corners.length; i++) {
    const c = corners[i]!;
    const d = corners[(i + 1) % corners.length]!;
    const first = cross(c, d, a);
    const second = cross(c, d, b);
    if (first < 0 && second < 0) return null;
    if (first >= 0 && second >= 0) continue;
    // The edge's line is crossed at first / (first - second).
    if (first < 0) {
      const into = { top: -first, under: second - first };
      if (compareShares(into, start) > 0) start = into;
    } else {
      const out = { top: first, under: first - second };
      if (compareShares(out, end) < 0) end = out;
    }
  }
  return compareShares(start, end) > 0 ? null : { start, end };
}

/** The parts of a segment over some convex polygons, joined where they touch, in order. Exact. */
export function covered(a: Point, b: Point, polygons: readonly { readonly corners: readonly Point[] }[]): Shares[] {
  const parts: Shares[] = [];
  for (const { corners } of polygons) {
    const part = shareInPolygon(a, b, corners);
    if (part) parts.push(part);
  }
  return joined(parts);
}

export function joined(parts: Shares[]): Shares[] {
  parts.sort((one, other) => compareShares(one.start, other.start));
  const merged: Shares[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (!last || compareShares(part.start, last.end) > 0) merged.push(part);
    else if (compareShares(part.end, last.end) > 0) merged[merged.length - 1] = { start: last.start, end: part.end };
  }
  return merged;
}

/** What the parts leave free between 0 and 1: gaps with a length. */
export function gaps(parts: readonly Shares[]): Shares[] {
  const free: Shares[] = [];
  let at = NONE;
  for (const { start, end } of parts) {
    if (compareShares(start, at) > 0) free.push({ start: at, end: start });
    if (compareShares(end, at) > 0) at = end;
  }
  if (compareShares(at, ALL) < 0) free.push({ start: at, end: ALL });
  return free;
}

/** The width of a part of a leg whose squared length is n, against a bound: its sign is exact. */
export function compareWidth({ start, end }: Shares, n: number, bound: Tenths): number {
  // (e/f - s/g) sqrt(n) against the bound: (e g - s f) sqrt(n) against f g bound, all beyond doubles: in BigInt.
  const across = BigInt(end.top) * BigInt(start.under) - BigInt(start.top) * BigInt(end.under);
  const under = BigInt(start.under) * BigInt(end.under);
  const square = across * across * BigInt(n) * 4n;
  const limit = under * BigInt(2 * bound);
  return square > limit * limit ? 1 : square < limit * limit ? -1 : 0;
}

/** The gaps in the ground under a segment, except for inner ones narrower than `bridges`. */
export function openGaps(a: Point, b: Point, tops: readonly Solid[], bridges: Tenths = 0): Shares[] {
  const n = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
  return gaps(covered(a, b, tops)).filter(
    gap => gap.start.top === 0 || compareShares(gap.end, ALL) === 0 || compareWidth(gap, n, bridges) >= 0,
  );
}

/**
 * The distance from a share of a leg to its end (or from its start), less `front` tenths² / length, against a bound.
 */
export function compareReach(share: Share, n: number, front: number, bound: Tenths): number {
  // share * n - front against bound * sqrt(n).
  const flat = BigInt(share.top) * BigInt(n) - BigInt(front) * BigInt(share.under);
  if (flat <= 0n) return bound > 0 ? -1 : flat < 0n ? -1 : 0;
  const limit = BigInt(2 * bound) * BigInt(share.under);
  const apart = 4n * flat * flat - limit * limit * BigInt(n);
  return apart > 0n ? 1 : apart < 0n ? -1 : 0;
}

export const less = (share: Share): Share => ({ top: share.under - share.top, under: share.under });

/**
 * Whether a region (all points nearer than r to a convex core) is wholly over some convex polygons. It is when it meets
 * them and no stretch of an edge inside the region has free space beyond it. Stretches shorter than a millionth of a
 * tenth do not count.
 */
export function isOver(
  core: readonly Point[],
  r: Tenths,
  polygons: readonly { readonly corners: readonly Point[]; readonly box: Box }[],
): boolean {
  const around = box(core);
  const near = polygons.filter(
    ({ box: b }) =>
      b.left <= around.right + r && b.right >= around.left - r && b.low <= around.high + r && b.high >= around.low - r,
  );
  if (!near.some(({ corners }) => isInPolygon(core[0]!, corners))) return false;
  return near.every(({ corners }, i) =>
    corners.every(
      (a, k) =>
        !isOpenEdge(
          a,
          corners[(k + 1) % corners.length]!,
          near.filter((_, j) => j !== i),
          { core, r },
        ),
    ),
  );
}

interface Region {
  readonly core: readonly Point[];
  readonly r: Tenths;
}

/** Whether some of the edge a → b, within the region, has no polygon on its outer (right) side. */
function isOpenEdge(
  a: Point,
  b: Point,
  rest: readonly { readonly corners: readonly Point[] }[],
  region: Region,
): boolean {
  if (!overlaps(a, b, region)) return false;
  const { start, end } = spanOfLine(a, b, region);
  const filled: Shares[] = [];
  for (const { corners } of rest) {
    const part = shareInPolygon(a, b, corners);
    if (part && compareShares(part.start, part.end) < 0 && corners.some(c => cross(a, b, c) < 0)) filled.push(part);
  }
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  let at = start.t;
  let open = filled.length === 0;
  for (const part of joined(filled)) {
    if ((Math.min(shareOf(part.start), end.t) - at) * length > 1e-6) open = true;
    at = Math.max(at, shareOf(part.end));
  }
  return open || (end.t - at) * length > 1e-6;
}
