// KT-11.9, KT-11.10  Where barricades and operatives may be set up
import type { Numbers, Placement, Question, Reason, Seat } from '@little-wars/engine';
import {
  type Direction,
  doOverlap,
  footprintOf,
  inches,
  isGapWithin,
  isInside,
  isOnTable,
  isWithinOf,
  mayStand,
  overlapsArea,
  type Point,
  type Spot,
  type Standing,
} from '@little-wars/engine/geometry';
import { inPlay, mapOf, ownerOf, sceneOfTable, standingAt, standingOf } from '../lookups.ts';
import { traitsOf } from '../terrain.ts';
import type { Look, OperativeId } from '../types.ts';
import { tripOf } from './03-moves.ts';

type Outline = readonly Point[];

export const dropZoneOf = (t: Look, seat: Seat): Outline =>
  mapOf(t.setup).zones.dropZones[t.position.dropZones[seat]! as 0 | 1];
export const territoryOf = (t: Look, seat: Seat): Outline =>
  mapOf(t.setup).zones.territories[t.position.dropZones[seat]! as 0 | 1];

const BARRICADE = { shape: 'long', length: inches(2), width: inches(0.25) } as const;

/** The ground a barricade covers, for measuring. */
export const barricadeAt = (at: Spot, along: Direction): Standing => ({
  ...footprintOf(BARRICADE, at, along),
  z: at.z,
});

const AWAY = inches(2);
const NEAR_ZONE = inches(6);

type Placed = Question<'place'>;

/** Every reason against a place. */
export const reasonsAgainstPlace = (t: Look, question: Placed, placement: Placement): readonly Reason[] =>
  question.what === 'barricade' ? againstBarricade(t, question, placement) : againstOperative(t, question, placement);

/** KT-11.10, KT-3.6: wholly within the drop zone, where it can stand. */
function againstOperative(t: Look, { what }: Placed, { at }: Placement): readonly Reason[] {
  const operative = what as OperativeId;
  const reasons: Reason[] = [];
  if (!isInside(standingAt(t, operative, at), dropZoneOf(t, ownerOf(t, operative))))
    reasons.push({ reason: 'outside-drop-zone', clause: 'KT-11.10' });
  if (!mayStand(tripOf(t, operative), at)) reasons.push({ reason: 'cannot-stand', clause: 'KT-3.6' });
  return reasons;
}

interface BarricadePlace {
  readonly seat: Seat;
  /** KT-11.11: Fortify, anywhere in the own territory. */
  readonly anywhere: boolean;
}

/** KT-11.9 */
function againstBarricade(t: Look, { about }: Placed, { at, along = { dx: 1, dy: 0 } }: Placement): readonly Reason[] {
  const { seat, anywhere } = about as BarricadePlace;
  const place = barricadeAt(at, along);
  const scene = sceneOfTable(t);
  const reasons: Reason[] = [];
  const refuse = (reason: string, clause = 'KT-11.9'): void => void reasons.push({ reason, clause });
  if (!isOnTable(place, scene)) refuse('off-table');
  const onGround =
    at.z === 0 ||
    (anywhere &&
      scene.solids.some(solid => solid.top === at.z && traitsOf(solid).vantage && isInside(place, solid.corners)));
  if (!onGround) refuse('not-on-the-ground');
  if (anywhere && !isInside(place, territoryOf(t, seat))) refuse('outside-territory', 'KT-11.11');
  if (!anywhere && !isWithinOf({ ...place, z: 0 }, { corners: dropZoneOf(t, seat), bottom: 0, top: 1 }, NEAR_ZONE))
    refuse('too-far-from-drop-zone');
  if (t.position.barricades.some(other => isGapWithin(place, barricadeAt(other.at, other.along), AWAY)))
    refuse('too-near-a-barricade');
  const blocked = scene.solids.some(
    solid =>
      solid.bottom <= at.z && solid.top > at.z && !traitsOf(solid).insignificant && overlapsArea(place, solid.corners),
  );
  if (blocked || inPlay(t.position).some(id => doOverlap(place, standingOf(t, id)))) refuse('no-room');
  return reasons;
}

const TRIES = 2000;
const DIRECTIONS: readonly Direction[] = [[1, 0], [0, 1], [1, 1], [1, -1]].map(([dx, dy]) => ({ dx: dx!, dy: dy! })); // biome-ignore format: a list

/** A legal place, found by trying. */
export function proposePlace(t: Look, question: Placed, next: Numbers): Placement {
  const { width, depth } = sceneOfTable(t);
  const seat =
    question.what === 'barricade' ? (question.about as BarricadePlace).seat : ownerOf(t, question.what as OperativeId);
  const zone = dropZoneOf(t, seat);
  const [xs, ys] = [zone.map(({ x }) => x), zone.map(({ y }) => y)];
  const slack = question.what === 'barricade' ? NEAR_ZONE : 0;
  const [left, right] = [Math.max(0, Math.min(...xs) - slack), Math.min(width, Math.max(...xs) + slack)];
  const [low, high] = [Math.max(0, Math.min(...ys) - slack), Math.min(depth, Math.max(...ys) + slack)];
  for (let i = 0; i < TRIES; i++) {
    const at = { x: left + next(right - left + 1), y: low + next(high - low + 1), z: 0 };
    const placement = question.what === 'barricade' ? { at, along: DIRECTIONS[next(DIRECTIONS.length)]! } : { at };
    if (reasonsAgainstPlace(t, question, placement).length === 0) return placement;
  }
  throw new Error(`no place found for ${question.what}`);
}
