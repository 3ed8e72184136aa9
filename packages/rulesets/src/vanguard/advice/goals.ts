// VG-16  Markers: what it is worth to stand at one, or to be on the way there.
import { inches, type Spot } from '@little-wars/engine/geometry';
import { isEngaged } from '../core/01-measuring/measuring.ts';
import { speedOf } from '../core/07-moving/trips.ts';
import { type Marker, worthOf as worthOfMarker } from '../core/16-scenario/scenarios.ts';
import { baseOf, inPlay, modelOf, other, ownerOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { cachedPerPlaces } from './caches.ts';
import { distancesTo, distanceTo } from './distances.ts';
import { markersFor } from './floor.ts';
import { WEIGHTS } from './weights.ts';
import { roundsLeft } from './worth.ts';

const DISC = 125;
const STEP = inches(3);
/** Base contact in whole tenths. */
const TOUCH = 2;

/** How near the centre of a base must be to a marker to touch it. */
export const touchingOf = (t: Look, id: ModelId): number => reachOfBase(t, id) + DISC + TOUCH;

/** The short half of a base that is not round, so that it touches whichever way it faces. */
function reachOfBase(t: Look, id: ModelId): number {
  const base = baseOf(modelOf(t, id));
  return (base.shape === 'round' ? base.diameter : base.width) / 2;
}

export function touches(t: Look, id: ModelId, { at: marker }: Marker, at: Spot): boolean {
  const far = touchingOf(t, id);
  const [dx, dy] = [at.x - marker.x, at.y - marker.y];
  return at.z === 0 && dx * dx + dy * dy <= far * far;
}

export interface Goal {
  readonly marker: Marker;
  /** The worth of standing there. */
  readonly worth: number;
  /** The worth of each round by which it is nearer. */
  readonly way: number;
  /** The walking distance from a place. */
  readonly distance: (at: Spot) => number;
  readonly touches: number;
  readonly stride: number;
  readonly left: number;
}

/** What the markers are worth to a model, with all others where they are. */
export const goalsOf = (t: Look, id: ModelId): readonly Goal[] =>
  cachedPerPlaces(t, `goals/${id}`, () => {
    const [left, stride] = [roundsLeft(t) - 1, Math.max(STEP, 2 * speedOf(t, id))];
    return markersFor(t).map(marker => ({
      marker,
      ...goalOf(t, id, marker),
      distance: distancesTo(t, id, marker),
      touches: touchingOf(t, id),
      left,
      stride,
    }));
  });

function goalOf(t: Look, id: ModelId, marker: Marker): Pick<Goal, 'worth' | 'way'> {
  const seat = ownerOf(t, id);
  const left = roundsLeft(t) - 1;
  const own = worthOfMarker(t, marker, seat, [id]);
  const there = (of: number): readonly ModelId[] =>
    inPlay(t.position, (model, each) => each !== id && model.seat === of && touches(t, each, marker, model.at!));
  const friends = there(seat);
  const enemies = there(other(seat));
  const theirs = worthOfMarker(t, marker, other(seat), enemies);
  const keeps = friends.some(friend => !modelOf(t, friend).down && !isEngaged(t, friend));
  const later = 1 + WEIGHTS.laterRounds * left;
  if (enemies.length > 0 && friends.length > 0) return { worth: WEIGHTS.spare, way: WEIGHTS.spare };
  if (enemies.length > 0) {
    const worth = WEIGHTS.contest * theirs * later;
    return { worth, way: WEIGHTS.onTheWay * 0.5 * (own + theirs) * WEIGHTS.laterRounds };
  }
  if (keeps) return { worth: WEIGHTS.spare * own, way: WEIGHTS.spare * own * WEIGHTS.laterRounds };
  const ahead = nearer(t, id, marker);
  const crowd = ahead === 0 ? 1 : ahead === 1 ? WEIGHTS.crowding : WEIGHTS.crowding * WEIGHTS.crowding;
  return { worth: own * later, way: WEIGHTS.onTheWay * own * crowd };
}

/** How many friends are nearer to a marker and not at another one. */
function nearer(t: Look, id: ModelId, marker: Marker): number {
  const mine = distanceTo(t, id, marker, modelOf(t, id).at!);
  const markers = markersFor(t);
  return inPlay(t.position, (model, each) => {
    if (each === id || model.seat !== ownerOf(t, id)) return false;
    if (markers.some(one => one !== marker && touches(t, each, one, model.at!))) return false;
    const far = distanceTo(t, each, marker, model.at!);
    return far < mine || (far === mine && each < id);
  }).length;
}

/** What a place is worth for the markers: the best one counts in full, the others a little. */
export function worthForGoals(at: Spot, goals: readonly Goal[]): number {
  let [best, rest] = [0, 0];
  for (const { marker, worth, way, distance, touches: near, left, stride } of goals) {
    const coming = way * Math.max(0, left - distance(at) / stride + 0.5) * 0.5;
    const [dx, dy] = [at.x - marker.at.x, at.y - marker.at.y];
    const isThere = at.z === 0 && dx * dx + dy * dy <= near * near;
    const value = isThere ? Math.max(worth, coming) : Math.min(coming, 0.8 * Math.max(worth, way));
    if (value > best) best = value;
    rest += value;
  }
  return best + 0.1 * (rest - best);
}
