// Candidate end points of a move: if any place is legal, one of these should be.
import { lazy } from '@little-wars/engine';
import { AROUND, type Point, type Solid, type Spot, type Tenths, type Trip } from '@little-wars/engine/geometry';
import type { Obstacles } from './level-obstacles.ts';
import {
  around,
  boxAround,
  doMeet,
  gapAt,
  gapOf,
  isInside,
  isNear,
  type Obstacle,
  obstacleOf,
  type Ring,
  spanOf,
} from './obstacles.ts';

/** A circle or a straight line that bounds the area in which a move may end. */
type Border =
  | { readonly kind: 'circle'; readonly at: Point; readonly r: number }
  | { readonly kind: 'line'; readonly a: Point; readonly b: Point };

/** An upper bound on the gap between a border and its obstacle, plus rounding to whole tenths. */
const ASIDE = 3;

export interface Ends {
  readonly trip: Trip;
  readonly from: Spot;
  readonly allowance: Tenths;
  /** A charge ends within one of these; null for anywhere. */
  readonly goals: readonly Ring[] | null;
  /** Ranges whose borders are also candidates. */
  readonly rings: readonly Ring[];
}

/** Squares outside which no move ends. */
interface Squares {
  readonly isEmpty: boolean;
  has(x: number, y: number): boolean;
  some(test: (square: Obstacle) => boolean): boolean;
}

/** Candidates lie on each border and just beyond it, so that rounding to whole tenths stays on the right side. */
const BEYOND = 1;

/** Lines are extended beyond their ends by this share of their length. */
const BEYOND_ENDS = 0.01;

const isOn = (share: number): boolean => share > -BEYOND_ENDS && share < 1 + BEYOND_ENDS;

/** The candidate ends on a level: some for every path, and some for each place where the last straight piece begins. */
export interface LevelEnds {
  /** An even grid over the whole area; large, so listed lazily. */
  places(): readonly Point[];
  /** Where borders cross. */
  crossings(): readonly Point[];
  /** The nearest points of the borders to a place. */
  from(bend: Point, most: number): readonly Point[];
  /** Whether any candidate passes: in the grid, where borders cross, or on a border that nothing crosses. */
  some(may: (at: Point) => boolean): boolean;
}

const NO_ENDS: LevelEnds = { places: () => [], crossings: () => [], from: () => [], some: () => false };

/**
 * The set of legal ends on a level is bounded by circles and lines: obstacles and ranges grown by the base, edges of
 * the level and the table. If it is not empty, the point of it that is cheapest to reach is a crossing of two borders,
 * or the point of one that is nearest to where the last straight piece begins. So these are listed, with an even grid
 * for limits that no border describes: sight.
 */
export function endsOn(ends: Ends, z: Tenths, obstacles: Obstacles, squares: Squares | null): LevelEnds {
  const { trip, from, allowance, goals, rings } = ends;
  const r = spanOf(trip);
  const goalsHere = goals?.flatMap(goal => obstacleOf(goal, r, z) ?? []);
  if (goalsHere?.length === 0 || squares?.isEmpty) return NO_ENDS;
  const areas = goalsHere ?? [around([from], allowance)];
  const area = boxAround(areas);
  const noEnd = obstacles.noEnd.filter(obstacle => doMeet(obstacle, area, ASIDE));
  const isWanted = (at: Point): boolean => {
    const dx = at.x - from.x;
    const dy = at.y - from.y;
    if (dx * dx + dy * dy > allowance * allowance) return false;
    if (goalsHere && !goalsHere.some(goal => isIn(goal, at))) return false;
    return !isInside(noEnd, at);
  };
  const zones = rings.flatMap(ring => obstacleOf(ring, r, z) ?? []);
  const near = { at: from, within: allowance };
  const borders = [
    ...noEnd.flatMap(obstacle => [...bordersOf(obstacle, 0), ...bordersOf(obstacle, BEYOND)]),
    ...zones.flatMap(zone => [...bordersOf(zone, 0), ...bordersOf(zone, goals === null ? BEYOND : -BEYOND)]),
    ...edgeBorders(trip, z, near),
  ].filter(
    border =>
      areas.some(area => touches(border, area)) &&
      (squares === null || squares.some(square => comesBy(border, square))),
  );
  const listed = new Set<number>();
  const step = goals === null ? 96 : 64;
  const isEven = evenPlaces(areas, step);
  const collect = (
    list: (add: Add) => void,
    isLeftOut: (x: number, y: number) => boolean,
    seen: Set<number> = listed,
  ): readonly Point[] => {
    const places: Point[] = [];
    const one = (x: number, y: number): void => {
      // No move ends outside the squares: the cheapest test comes first.
      if (squares && !squares.has(x, y)) return;
      const key = x * 65536 + y;
      if (seen.has(key) || isLeftOut(x, y)) return;
      seen.add(key);
      if (isWanted({ x, y })) places.push({ x, y });
    };
    list((x, y) => {
      const fx = Math.floor(x);
      const fy = Math.floor(y);
      one(fx, fy);
      if (fx !== x) one(fx + 1, fy);
      if (fy !== y) one(fx, fy + 1);
      if (fx !== x && fy !== y) one(fx + 1, fy + 1);
    });
    return places;
  };
  const spread = (add: Add): void => lattice(areas, step, add);
  const leavesOutNothing = (): boolean => false;
  const crossed = (add: Add): void => {
    for (let i = 0; i < borders.length; i++)
      for (let k = i + 1; k < borders.length; k++) crossings(borders[i]!, borders[k]!, add);
  };
  const nearest =
    (bend: Point, most: number) =>
    (add: Add): void => {
      for (const border of borders) nearestTo(border, bend, most, add);
    };
  return {
    places: lazy(() => collect(spread, leavesOutNothing)),
    crossings: () => collect(crossed, isEven),
    from: (bend, most) => collect(nearest(bend, most), isEven),
    some: may => {
      // A set of its own: places listed here must be listed again for the paths that lead there.
      const seen = new Set<number>();
      return (
        collect(nearest(from, allowance), isEven, seen).some(may) ||
        collect(crossed, isEven, seen).some(may) ||
        collect(spread, leavesOutNothing, seen).some(may)
      );
    },
  };
}

const isIn = ({ core, r }: Obstacle, at: Point): boolean => gapAt(core, at, r + 2) <= r + 1;

/** The borders of an obstacle: a circle at each corner and a line beside each edge. */
function bordersOf({ core, r }: Obstacle, more: number): readonly Border[] {
  const out = r + more;
  const circles = core.map((at): Border => ({ kind: 'circle', at, r: out }));
  if (core.length === 1) return circles;
  return [...circles, ...core.map((a, i) => offset(a, core[(i + 1) % core.length]!, out))];
}

/** A line parallel to an edge, at a distance to its right: outwards for counter-clockwise corners. */
function offset(a: Point, b: Point, far: number): Border {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const x = (dy / length) * far;
  const y = (-dx / length) * far;
  return { kind: 'line', a: { x: a.x + x, y: a.y + y }, b: { x: b.x + x, y: b.y + y } };
}

/** The edges of the table or of a raised level, moved inwards by the base's reach. */
function edgeBorders(trip: Trip, z: Tenths, near: { readonly at: Point; readonly within: number }): readonly Border[] {
  const { scene } = trip.field;
  const inset = -(spanOf(trip) + BEYOND);
  const table = [
    { x: 0, y: 0 },
    { x: scene.width, y: 0 },
    { x: scene.width, y: scene.depth },
    { x: 0, y: scene.depth },
  ];
  const tops = z === 0 ? [] : scene.solids.filter(solid => isTop(trip, solid, z) && isNear(solid.box, near, 0));
  return [table, ...tops.map(({ corners }) => corners)].flatMap(corners =>
    corners.map((a, i) => offset(a, corners[(i + 1) % corners.length]!, inset)),
  );
}

export const isTop = ({ ground }: Trip, { index, top }: Solid, z: Tenths): boolean =>
  top === z && ground.passages[index]!.top !== undefined;

/** Whether a border enters an area. */
function touches(border: Border, { core, r }: Obstacle): boolean {
  if (border.kind === 'line') return gapOf(core, border.a, border.b, r + 2) <= r + 1;
  return gapAt(core, border.at) <= r + border.r + 1;
}

/** Whether a place on a border, in whole tenths, may be in a square. */
function comesBy(border: Border, { core, r }: Obstacle): boolean {
  if (border.kind === 'circle') return Math.abs(gapAt(core, border.at) - border.r) <= r + 2;
  const { a, b } = border;
  const [dx, dy] = [(b.x - a.x) * BEYOND_ENDS, (b.y - a.y) * BEYOND_ENDS];
  return gapOf(core, { x: a.x - dx, y: a.y - dy }, { x: b.x + dx, y: b.y + dy }) <= r + 2;
}

type Add = (x: number, y: number) => void;

function crossings(one: Border, other: Border, add: Add): void {
  if (one.kind === 'circle') {
    if (other.kind === 'circle') circlesCross(one, other, add);
    else lineCrosses(other, one, add);
  } else if (other.kind === 'circle') lineCrosses(one, other, add);
  else linesCross(one, other, add);
}

type Circle = Border & { readonly kind: 'circle' };
type Line = Border & { readonly kind: 'line' };

function circlesCross(one: Circle, other: Circle, add: Add): void {
  const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const squared = dx * dx + dy * dy;
  if (squared === 0) return;
  const share = (one.r * one.r - other.r * other.r + squared) / (2 * squared);
  const high = one.r * one.r - share * share * squared;
  if (high < 0) return;
  const up = Math.sqrt(high / squared);
  add(one.at.x + dx * share - dy * up, one.at.y + dy * share + dx * up);
  add(one.at.x + dx * share + dy * up, one.at.y + dy * share - dx * up);
}

function lineCrosses({ a, b }: Line, { at, r }: Circle, add: Add): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const squared = dx * dx + dy * dy;
  const foot = ((at.x - a.x) * dx + (at.y - a.y) * dy) / squared;
  const [ex, ey] = [a.x + dx * foot - at.x, a.y + dy * foot - at.y];
  const left = r * r - ex * ex - ey * ey;
  if (left < 0) return;
  for (const share of [foot - Math.sqrt(left / squared), foot + Math.sqrt(left / squared)])
    if (isOn(share)) add(a.x + dx * share, a.y + dy * share);
}

function linesCross(one: Line, other: Line, add: Add): void {
  const [ax, ay] = [one.b.x - one.a.x, one.b.y - one.a.y];
  const [bx, by] = [other.b.x - other.a.x, other.b.y - other.a.y];
  const turn = ax * by - ay * bx;
  if (turn === 0) return;
  const [dx, dy] = [other.a.x - one.a.x, other.a.y - one.a.y];
  const s = (dx * by - dy * bx) / turn;
  const t = (dx * ay - dy * ax) / turn;
  if (isOn(s) && isOn(t)) add(one.a.x + ax * s, one.a.y + ay * s);
}

/** The point of a border nearest to a place, if it is near enough. */
function nearestTo(border: Border, { x, y }: Point, most: number, add: Add): void {
  if (border.kind === 'line') {
    const { a, b } = border;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy);
    if (!(share >= 0 && share <= 1)) return;
    const ex = a.x + dx * share - x;
    const ey = a.y + dy * share - y;
    if (ex * ex + ey * ey <= most * most) add(x + ex, y + ey);
    return;
  }
  const { at, r } = border;
  const dx = x - at.x;
  const dy = y - at.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length > 0 && Math.abs(length - r) <= most) add(at.x + (dx / length) * r, at.y + (dy / length) * r);
}

/** Whether a place is in the even grid, without listing it. The corners of cores are whole tenths. */
function evenPlaces(areas: readonly Obstacle[], step: Tenths): (x: number, y: number) => boolean {
  const rim = new Set<number>();
  for (const area of areas) onRim(area, (x, y) => rim.add(x * 65536 + y));
  return (x, y) => {
    for (const { core, r } of areas)
      for (const at of core) {
        const dx = x - at.x;
        const dy = y - at.y;
        if (dx % step === 0 && dy % step === 0 && dx * dx + dy * dy <= r * r) return true;
      }
    return rim.has(x * 65536 + y);
  };
}

function onRim({ core, r }: Obstacle, add: Add): void {
  for (const { x, y } of core)
    for (const [ux, uy] of AROUND) add(Math.round(x + ux * (r - 1)), Math.round(y + uy * (r - 1)));
}

function lattice(areas: readonly Obstacle[], step: Tenths, add: Add): void {
  for (const { core, r } of areas)
    for (const { x, y } of core) {
      for (let dx = -Math.floor(r / step) * step; dx <= r; dx += step)
        for (let dy = -Math.floor(r / step) * step; dy <= r; dy += step)
          if (dx * dx + dy * dy <= r * r) add(Math.round(x + dx), Math.round(y + dy));
      for (const [ux, uy] of AROUND) add(Math.round(x + ux * (r - 1)), Math.round(y + uy * (r - 1)));
    }
}
