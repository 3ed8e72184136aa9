// A straight piece of a move from one spot to another, with the climb, drop or jump on it.
import type { Leg } from '@little-wars/engine';
import { flat, type Point, type Solid, type Spot, type Tenths, type Trip } from '@little-wars/engine/geometry';
import { spanOf, withinOf } from './obstacles.ts';

type Legs = readonly Leg[];

const go = (to: Spot): Leg => ({ how: 'go', to });

/** The tops at a height, cached by the caller: every piece needs them. */
export type TopsAt = (z: Tenths) => readonly Solid[];

/** The ways to make one straight piece, most direct first; the judge of the rules decides between them. */
export function straightPieces(trip: Trip, topsAt: TopsAt, from: Spot, to: Spot): readonly Legs[] {
  if (trip.ground.flies) return [[{ how: from.z === to.z ? 'go' : 'jump', to }]];
  if (from.z === 0 && to.z === 0) return [[go(to)]];
  const ways: Legs[] =
    from.z === to.z ? [[go(to)]] : from.z < to.z ? up(trip, topsAt, from, to) : down(trip, topsAt, from, to);
  return from.z > 0 && to.z > 0 ? [...ways, ...across(trip, topsAt, from, to)] : ways;
}

/** The parts of a segment over some convex tops, as shares of its length, joined where they touch. */
export function partsOver(a: Point, b: Point, tops: readonly Solid[]): readonly (readonly [number, number])[] {
  const parts: [number, number][] = [];
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [low, high] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  for (const { corners, box } of tops) {
    if (box.left > right + 1 || box.right < left - 1 || box.low > high + 1 || box.high < low - 1) continue;
    const part = shareOver(a, b, corners);
    if (part) parts.push(part);
  }
  parts.sort((one, two) => one[0] - two[0]);
  const joined: [number, number][] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && part[0] <= last[1] + 1e-9) last[1] = Math.max(last[1], part[1]);
    else joined.push(part);
  }
  return joined;
}

function shareOver(a: Point, b: Point, corners: readonly Point[]): [number, number] | null {
  let [enter, leave] = [0, 1];
  for (let i = 0; i < corners.length; i++) {
    const p = corners[i]!;
    const q = corners[i + 1 === corners.length ? 0 : i + 1]!;
    const one = (q.x - p.x) * (a.y - p.y) - (q.y - p.y) * (a.x - p.x);
    const other = (q.x - p.x) * (b.y - p.y) - (q.y - p.y) * (b.x - p.x);
    if (one < 0 && other < 0) return null;
    if (one < 0) enter = Math.max(enter, one / (one - other));
    else if (other < 0) leave = Math.min(leave, one / (one - other));
  }
  return enter <= leave ? [enter, leave] : null;
}

/** The spot at a distance along a straight line, on a level. */
const along = (from: Spot, to: Spot, distance: number, z: Tenths): Spot => {
  const share = distance / Math.max(1, flat(from, to));
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share), z };
};

/** Distances from an edge at which a climb or drop may have its foot: as near as the base gets, half way, the limit. */
const feet = (trip: Trip): readonly number[] => {
  const reach = spanOf(trip);
  const within = withinOf(trip.ground);
  return [reach + 2, reach + within / 2, reach + within - 2];
};

function up(trip: Trip, topsAt: TopsAt, from: Spot, to: Spot): Legs[] {
  const { climb: rule } = trip.ground;
  if (!rule || to.z - from.z > (rule.highest ?? Infinity)) return [];
  const length = flat(from, to);
  const last = partsOver(from, to, topsAt(to.z)).at(-1);
  if (!last || last[1] < 1 - 1e-9) return [];
  const edge = last[0] * length;
  const climb: Leg = { how: 'climb', to };
  const ways: Legs[] = edge <= spanOf(trip) + withinOf(trip.ground) ? [[climb]] : [];
  for (const foot of feet(trip)) if (edge - foot > 0) ways.push([go(along(from, to, edge - foot, from.z)), climb]);
  return ways;
}

function down(trip: Trip, topsAt: TopsAt, from: Spot, to: Spot): Legs[] {
  const { drop, climb } = trip.ground;
  const length = flat(from, to);
  const first = partsOver(from, to, topsAt(from.z))[0];
  if (!first || first[0] > 1e-9) return [];
  const edge = first[1] * length;
  const ways: Legs[] = [];
  for (const how of ['drop', 'climb'] as const) {
    const rule = how === 'drop' ? drop : climb;
    if (!rule || from.z - to.z > (rule.highest ?? Infinity)) continue;
    if (length - edge <= spanOf(trip) + withinOf(trip.ground)) ways.push([{ how, to }]);
    for (const foot of feet(trip)) {
      if (edge + foot < length) ways.push([{ how, to: along(from, to, edge + foot, to.z) }, go(to)]);
    }
  }
  return ways;
}

/** Jumps over a gap between two tops, or between two parts of the same level. */
function across(trip: Trip, topsAt: TopsAt, from: Spot, to: Spot): Legs[] {
  const { jump } = trip.ground;
  if (!jump || Math.abs(from.z - to.z) > (jump.highest ?? Infinity)) return [];
  const length = flat(from, to);
  const first = partsOver(from, to, topsAt(from.z))[0];
  const last = partsOver(from, to, topsAt(to.z)).at(-1);
  if (!first || !last || first[0] > 1e-9 || last[1] < 1 - 1e-9) return [];
  const [leave, land] = [first[1] * length, last[0] * length];
  if (land <= leave || land - leave > (jump.widest ?? Infinity) + 1) return [];
  const reach = spanOf(trip);
  const starts: Legs[] = leave <= reach + jump.within ? [[]] : [];
  if (leave > 1) starts.push([go(along(from, to, leave - 1, from.z))]);
  const far = land + reach + 2;
  return starts.flatMap(before => {
    const direct: Legs = [...before, { how: 'jump', to }];
    return far < length ? [direct, [...before, { how: 'jump', to: along(from, to, far, to.z) }, go(to)]] : [direct];
  });
}
