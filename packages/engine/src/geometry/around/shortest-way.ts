import { doSegmentsCross, type Segment } from '../segment-distance.ts';
import type { Point } from '../shape.ts';
import { endOf, freeSides, isFreeFrom, linksOf, stretchTo, type Ways } from './free-ground.ts';
import { compareLegs, type Leg, lengthOf } from './leg-lengths.ts';

/** A way from the core of one base to that of another. */
export interface Route {
  readonly legs: readonly Leg[];
  readonly way: readonly Point[];
}

export const lengthOfLegs = (legs: readonly Leg[]): number => legs.reduce((sum, leg) => sum + lengthOf(leg), 0);

/** Lengths in doubles that differ by less than this part of themselves are compared exactly. */
const DOUBT = 1 / 1099511627776;

/** The shortest way between two cores, or null where every way is longer than `most` (by more than rounding). */
export function shortest(ways: Ways, a: Segment, b: Segment, most: number): Route | null {
  if (doSegmentsCross(a, b))
    return {
      legs: [],
      way: [
        { x: a.ax, y: a.ay },
        { x: a.ax, y: a.ay },
      ],
    };
  const { direct, isLeast } = straight(ways, a, b);
  return isLeast ? direct : search(ways, [a, b], most, direct);
}

/** The shortest free stretch between two cores, and whether it is as short as can be: then no corner does better. */
function straight(ways: Ways, a: Segment, b: Segment): { readonly direct: Route | null; readonly isLeast: boolean } {
  const all = endsOf(a).map(p => ({ ...stretchTo(b, p), isBack: false }));
  if (all.length > 1 || endsOf(b).length > 1) {
    all.push(...endsOf(b).map(p => ({ ...stretchTo(a, p), isBack: true })));
    all.sort((p, q) => compareLegs([p.leg], [q.leg], 0));
  }
  const best = all.find(({ stretch }) => freeSides(ways, stretch) !== 0);
  if (!best) return { direct: null, isLeast: false };
  const way = [{ x: best.stretch.x, y: best.stretch.y }, endOf(best.stretch)];
  const direct = { legs: [best.leg], way: best.isBack ? way.reverse() : way };
  return { direct, isLeast: best === all[0] || compareLegs([best.leg], [all[0]!.leg], 0) === 0 };
}

const endsOf = ({ ax, ay, bx, by }: Segment): Point[] =>
  ax === bx && ay === by
    ? [{ x: ax, y: ay }]
    : [
        { x: ax, y: ay },
        { x: bx, y: by },
      ];

/** A search under way: for each corner the shortest length so far and the corner before it. */
interface Trail {
  readonly ways: Ways;
  readonly a: Segment;
  readonly b: Segment;
  readonly length: Float64Array;
  readonly before: Int32Array;
  /** The straight length from each corner to the end, filled in when first needed. */
  readonly ahead: Float64Array;
  readonly open: number[];
  best: Route | null;
  /** No way longer than this is of use. */
  limit: number;
}

/**
 * From corner to corner, the most promising first (A*). Where doubles leave open which of two ways to a corner is the
 * shorter, their exact lengths decide, so the way found is truly the shortest.
 */
function search(ways: Ways, [a, b]: readonly [Segment, Segment], most: number, direct: Route | null): Route | null {
  const { corners } = ways;
  const length = new Float64Array(corners.length).fill(Infinity);
  const ahead = new Float64Array(corners.length).fill(-1);
  const before = new Int32Array(corners.length).fill(-1);
  const limit = direct ? Math.min(most, lengthOfLegs(direct.legs)) : most;
  const trail: Trail = { ways, a, b, length, before, ahead, open: [], best: direct, limit };
  for (let i = 0; i < corners.length; i++) {
    const corner = corners[i]!;
    if (!isNearBox(a, corner, limit * (1 + DOUBT))) continue;
    const { stretch, leg } = stretchTo(a, corner);
    const total = lengthOf(leg);
    if (isOfUse(trail, i, total) && isFreeFrom(ways, corner, stretch)) reach(trail, i, -1, total);
  }
  while (trail.open.length > 0) {
    const corner = takeLeast(trail);
    if (!isOfUse(trail, corner, length[corner]!)) break;
    finish(trail, corner);
    for (const link of linksOf(ways, corner)) reach(trail, link.to, corner, length[corner]! + link.length);
  }
  return trail.best;
}

const isNearBox = ({ ax, ay, bx, by }: Segment, { x, y }: Point, span: number): boolean =>
  x >= Math.min(ax, bx) - span &&
  x <= Math.max(ax, bx) + span &&
  y >= Math.min(ay, by) - span &&
  y <= Math.max(ay, by) + span;

const isOfUse = (trail: Trail, corner: number, total: number): boolean =>
  (total + aheadOf(trail, corner)) * (1 - DOUBT) <= trail.limit;

function aheadOf({ ways, b, ahead }: Trail, corner: number): number {
  if (ahead[corner]! < 0) ahead[corner] = lengthOf(stretchTo(b, ways.corners[corner]!).leg);
  return ahead[corner]!;
}

/** Takes a way to a corner, past the corner before (-1: straight from the start), if it is the shortest so far. */
function reach(trail: Trail, corner: number, previous: number, total: number): void {
  const best = trail.length[corner]!;
  if (!isOfUse(trail, corner, total) || total * (1 - DOUBT) > best) return;
  if (total > best * (1 - DOUBT)) {
    const legs = legsBy(trail, corner, previous);
    if (compareLegs(legs, legsBy(trail, corner, trail.before[corner]!), 0) >= 0) return;
  }
  trail.length[corner] = total;
  trail.before[corner] = previous;
  if (!trail.open.includes(corner)) trail.open.push(corner);
}

/** The legs of the way to a corner past the corner before. */
function legsBy(trail: Trail, corner: number, previous: number): Leg[] {
  const at = trail.ways.corners[corner]!;
  if (previous < 0) return [stretchTo(trail.a, at).leg];
  const p = trail.ways.corners[previous]!;
  const n = (p.x - at.x) * (p.x - at.x) + (p.y - at.y) * (p.y - at.y);
  return [...legsBy(trail, previous, trail.before[previous]!), { n, l: 0 }];
}

/** Goes straight from a corner to the end, if it can. */
function finish(trail: Trail, corner: number): void {
  const { stretch, leg } = stretchTo(trail.b, trail.ways.corners[corner]!);
  if (!isFreeFrom(trail.ways, trail.ways.corners[corner]!, stretch)) return;
  const legs = [...legsBy(trail, corner, trail.before[corner]!), leg];
  if (trail.best && compareLegs(legs, trail.best.legs, 0) >= 0) return;
  trail.best = { legs, way: [...wayTo(trail, corner), endOf(stretch)] };
  trail.limit = Math.min(trail.limit, lengthOfLegs(legs));
}

function wayTo(trail: Trail, corner: number): Point[] {
  const { x, y } = trail.ways.corners[corner]!;
  const previous = trail.before[corner]!;
  const start = previous < 0 ? [endOf(stretchTo(trail.a, { x, y }).stretch)] : wayTo(trail, previous);
  return [...start, { x, y }];
}

/** The open corner with the shortest length so far and ahead. */
function takeLeast(trail: Trail): number {
  const { open, length } = trail;
  const cost = (i: number): number => length[open[i]!]! + aheadOf(trail, open[i]!);
  let least = 0;
  for (let i = 1; i < open.length; i++) if (cost(i) < cost(least)) least = i;
  const taken = open[least]!;
  open[least] = open[open.length - 1]!;
  open.pop();
  return taken;
}
