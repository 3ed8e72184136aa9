// VG-16  Markers: what it is worth to stand at one, or to be on the way to it.
import { inches, type Spot } from '@little-wars/engine/geometry';
import { isEngaged } from '../core/01-measuring.ts';
import { speedOf } from '../core/07-trips.ts';
import { type Marker, worthOf as worthOfMarker } from '../core/16-gather-intelligence.ts';
import { inPlay, modelOf, other, ownerOf, reachOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { distanceTo, markersFor } from './floor.ts';
import { keptOfPlaces } from './kept.ts';
import { WEIGHTS } from './weights.ts';
import { roundsLeft } from './worth.ts';

const DISC = 125;
/** Base contact on whole tenths. */
const TOUCH = 2;

/** How near the middle of a base is to a marker it touches. */
export const touchingOf = (t: Look, id: ModelId): number => reachOfBase(t, id) + DISC + TOUCH;

/** The narrow way of a long base, so that it touches however it lies. */
const reachOfBase = (t: Look, id: ModelId): number => Math.floor(reachOf(modelOf(t, id)) * 0.999);

export function touches(t: Look, id: ModelId, { at: marker }: Marker, at: Spot): boolean {
  const far = touchingOf(t, id);
  const [dx, dy] = [at.x - marker.x, at.y - marker.y];
  return at.z === 0 && dx * dx + dy * dy <= far * far;
}

export interface Goal {
  readonly marker: Marker;
  /** To stand there. */
  readonly worth: number;
  /** To have it in reach: for each round that it is nearer. */
  readonly way: number;
}

/** What markers are to a model, with all others where they are. */
export const goalsOf = (t: Look, id: ModelId): readonly Goal[] =>
  keptOfPlaces(t, `goals/${id}/${t.position.round}`, () => markersFor(t).map(marker => goalOf(t, id, marker)));

function goalOf(t: Look, id: ModelId, marker: Marker): Goal {
  const seat = ownerOf(t, id);
  const left = roundsLeft(t) - 1;
  const [own, theirs] = [worthOfMarker(t, marker, seat), worthOfMarker(t, marker, other(seat))];
  const there = (of: number): readonly ModelId[] =>
    inPlay(t.position, (model, each) => each !== id && model.seat === of && touches(t, each, marker, model.at!));
  const friends = there(seat);
  const enemies = there(other(seat));
  const keeps = friends.some(friend => !modelOf(t, friend).down && !isEngaged(t, friend));
  const later = 1 + WEIGHTS.laterRounds * left;
  if (enemies.length > 0 && friends.length > 0) return { marker, worth: WEIGHTS.spare, way: WEIGHTS.spare };
  if (enemies.length > 0) {
    const worth = WEIGHTS.contest * theirs * later;
    return { marker, worth, way: WEIGHTS.onTheWay * 0.5 * (own + theirs) * WEIGHTS.laterRounds };
  }
  if (keeps) return { marker, worth: WEIGHTS.spare * own, way: WEIGHTS.spare * own * WEIGHTS.laterRounds };
  const ahead = nearer(t, id, marker);
  const crowd = ahead === 0 ? 1 : ahead === 1 ? WEIGHTS.crowding : WEIGHTS.crowding * WEIGHTS.crowding;
  return { marker, worth: own * later, way: WEIGHTS.onTheWay * own * crowd };
}

/** How many friends are nearer to a marker, and not on another. */
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

const STEP = inches(3);

/** What a place is for the sake of the markers: the best of them counts, and the others a little. */
export function worthForGoals(t: Look, id: ModelId, at: Spot, goals: readonly Goal[]): number {
  const left = roundsLeft(t) - 1;
  const stride = Math.max(STEP, 2 * speedOf(t, id));
  let [best, rest] = [0, 0];
  for (const { marker, worth, way } of goals) {
    const far = distanceTo(t, id, marker, at);
    const coming = way * Math.max(0, left - far / stride + 0.5) * 0.5;
    const value = touches(t, id, marker, at) ? Math.max(worth, coming) : Math.min(coming, 0.8 * Math.max(worth, way));
    best = Math.max(best, value);
    rest += value;
  }
  return best + 0.1 * (rest - best);
}
