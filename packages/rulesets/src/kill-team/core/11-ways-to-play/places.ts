// KT-11.9-11  Where barricades and operatives may be set up
import {
  atPosition,
  type Numbers,
  numbers,
  type Placement,
  type Question,
  type Reason,
  type Seat,
} from '@little-wars/engine';
import {
  type Direction,
  inches,
  isInside,
  isOnTable,
  mayStand,
  overlapsArea,
  type Point,
  type Solid,
  type Spot,
  type Tenths,
} from '@little-wars/engine/geometry';
import { barricadePiece } from '@little-wars/engine/pieces';
import { boxAround, placeIn } from '@little-wars/skirmish';
import { doAreasOverlap, isAreaIn, pointAt } from '../../areas.ts';
import { bodyOf, inPlay, mapOf, other, ownerOf, sceneOfTable, standingAt, standingOf } from '../../lookups.ts';
import type { Outline } from '../../maps/map.ts';
import { traitsOf } from '../../terrain.ts';
import type { Look, OperativeId } from '../../types.ts';
import { isAreaNear, isNear, isWhollyNear } from '../01-game/measuring.ts';
import { tripOf } from '../03-actions/moves.ts';
import { dropZoneOf, setUpZonesOf, territoryOf } from './zones.ts';

export { dropZoneOf, territoryOf } from './zones.ts';

/** The ground a barricade covers. */
export const barricadeAt = (at: Spot, along: Direction): Outline =>
  barricadePiece('barricade', at, along).parts[0]!.outline;

const AWAY = inches(2);
const NEAR_ZONE = inches(6);

export interface BarricadePlace {
  readonly seat: Seat;
  /** KT-11.11: Fortify allows anywhere in the seat's own territory. */
  readonly anywhere: boolean;
}

/** What is set up: an operative, or a barricade. */
type SettingUp = OperativeId | BarricadePlace;
type OfOperative = Question<'place', undefined>;
type OfBarricade = Question<'place', BarricadePlace>;

/** Every reason against a place for an operative. */
export const reasonsAgainstSetUp = (t: Look, { what }: OfOperative, placement: Placement): readonly Reason[] => [
  ...againstOperative(t, what as OperativeId, placement),
];

/** Every reason against a place for a barricade. */
export const reasonsAgainstBarricade = (t: Look, { about }: OfBarricade, placement: Placement): readonly Reason[] => [
  ...againstBarricade(t, about, placement),
];

/** The reasons, computed lazily one by one. */
const against = (t: Look, what: SettingUp, placement: Placement): Generator<Reason, void> =>
  typeof what === 'number' ? againstOperative(t, what, placement) : againstBarricade(t, what, placement);

/** KT-11.10, KT-3.6: wholly within the drop zone, where it can stand. */
function* againstOperative(t: Look, operative: OperativeId, { at }: Placement): Generator<Reason, void> {
  if (!isInZone(t, operative, at)) yield { reason: 'outside-drop-zone', clause: 'KT-11.10' };
  if (!mayStand(tripOf(t, operative), at)) yield { reason: 'cannot-stand', clause: 'KT-3.6' };
}

/** How far from its drop zone an operative may be set up: usually not at all. */
const beyondZone = (t: Look, operative: OperativeId): Tenths => t.query('set-up-within', 0, { operative });

function isInZone(t: Look, operative: OperativeId, at: Spot): boolean {
  const [standing, zones] = [standingAt(t, operative, at), setUpZonesOf(t, ownerOf(t, operative))];
  if (zones.some(zone => isInside(standing, zone))) return true;
  const beyond = beyondZone(t, operative);
  return beyond > 0 && zones.some(zone => isWhollyNear(t, standing, zone, beyond));
}

/** KT-11.9, KT-11.11, KT-12.16 */
function* againstBarricade(
  t: Look,
  { seat, anywhere }: BarricadePlace,
  { at, along = { dx: 1, dy: 0 } }: Placement,
): Generator<Reason, void> {
  const ground = barricadeAt(at, along);
  const isWalled = mapOf(t.setup).closeQuarters !== null;
  const refused = (reason: string, clause = isWalled ? 'KT-12.16' : 'KT-11.9'): Reason => ({ reason, clause });
  if (!ground.every(corner => isOnTable(pointAt(corner), sceneOfTable(t)))) yield refused('off-table');
  if (at.z !== 0 && !(anywhere && isOnVantage(t, ground, at.z))) yield refused('not-on-the-ground');
  if (anywhere && !isAreaIn(ground, territoryOf(t, seat))) yield refused('outside-territory', 'KT-11.11');
  if (isWalled) for (const reason of againstWalled(t, seat, ground)) yield refused(reason);
  else if (!anywhere && !setUpZonesOf(t, seat).some(zone => isAreaNear(t, ground, zone, NEAR_ZONE)))
    yield refused('too-far-from-drop-zone');
  if (t.position.barricades.some(each => isAreaNear(t, ground, barricadeAt(each.at, each.along), AWAY)))
    yield refused('too-near-a-barricade');
  if (isBlocked(t, ground, at.z)) yield refused('no-room');
}

/** KT-12.16: anywhere except near the enemy drop zone or an access point. */
function* againstWalled(t: Look, seat: Seat, ground: Outline): Generator<string, void> {
  const { barricadeFromZone, barricadeFromAccess } = t.setup.options;
  const { accessPoints } = mapOf(t.setup).closeQuarters!;
  const isBy = (area: Outline, x: number): boolean => isAreaNear(t, ground, area, inches(x));
  if (isBy(dropZoneOf(t, other(seat)), barricadeFromZone)) yield 'too-near-enemy-zone';
  if (accessPoints.some(({ outline }) => isBy(outline, barricadeFromAccess))) yield 'too-near-access-point';
  if (isUnderHatch(t, ground)) yield 'hatch-would-not-open';
}

/** KT-12.22: nothing is set up where a hatch stands when open. */
const isUnderHatch = (t: Look, ground: Outline): boolean =>
  mapOf(t.setup).terrain.pieces.some(({ parts }) => parts.some(({ open }) => open && doAreasOverlap(ground, open)));

/** KT-11.11: Fortify may use a Vantage Point. */
const isOnVantage = (t: Look, ground: Outline, z: number): boolean =>
  sceneOfTable(t).solids.some(
    solid => solid.top === z && traitsOf(solid, t.setup.options).vantage && isAreaIn(ground, solid.corners),
  );

/** A quick test that two areas do not overlap. */
const isBeside = (ground: Outline, { left, right, low, high }: Solid['box']): boolean =>
  ground.every(({ x }) => x <= left) ||
  ground.every(({ x }) => x >= right) ||
  ground.every(({ y }) => y <= low) ||
  ground.every(({ y }) => y >= high);

/** KT-8.5 */
const HEIGHT = inches(1);

/** Whether it overlaps terrain that is not insignificant, or an operative. */
const isBlocked = (t: Look, ground: Outline, z: number): boolean =>
  sceneOfTable(t).solids.some(
    solid =>
      isAtHeight(solid, z) &&
      !isBeside(ground, solid.box) &&
      !traitsOf(solid, t.setup.options).insignificant &&
      doAreasOverlap(ground, solid.corners),
  ) || inPlay(t.position).some(id => isAtHeight(bodyOf(t, id), z) && overlapsArea(standingOf(t, id), ground));

/** Whether something overlaps the height of a barricade standing there. */
const isAtHeight = ({ bottom, top }: Pick<Solid, 'bottom' | 'top'>, z: number): boolean =>
  bottom < z + HEIGHT && top > z;

const DIRECTIONS: readonly Direction[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
].map(([dx, dy]) => ({ dx: dx!, dy: dy! }));

/** The box around all candidate places. */
function boxFor(t: Look, what: SettingUp): readonly [low: Point, high: Point] {
  const { width, depth } = sceneOfTable(t);
  const place = typeof what === 'number' ? null : what;
  if (place && !place.anywhere && mapOf(t.setup).closeQuarters)
    return [
      { x: 0, y: 0 },
      { x: width, y: depth },
    ];
  const seat = typeof what === 'number' ? ownerOf(t, what) : what.seat;
  const area = place?.anywhere ? territoryOf(t, seat) : setUpZonesOf(t, seat).flat();
  const slack = typeof what === 'number' ? beyondZone(t, what) : what.anywhere ? 0 : NEAR_ZONE;
  const [low, high] = boxAround(area);
  return [
    { x: Math.max(0, low.x - slack), y: Math.max(0, low.y - slack) },
    { x: Math.min(width, high.x + slack), y: Math.min(depth, high.y + slack) },
  ];
}

export const proposeSetUp = (t: Look, { what }: OfOperative, next: Numbers): Placement =>
  proposePlace(t, what as OperativeId, next);

export const proposeBarricade = (t: Look, { about }: OfBarricade, next: Numbers): Placement =>
  proposePlace(t, about, next);

/** Nobody is asked for a place where `hasRoom` finds none, so there is always one to fall back on. */
const proposePlace = (t: Look, what: SettingUp, next: Numbers): Placement =>
  findPlace(t, what, next) ?? anyPlace(t, keyOf(what))!;

/** Whether there is a legal place at all, as far as the search finds one. */
export const hasRoom = (t: Look, what: SettingUp): boolean => anyPlace(t, keyOf(what)) !== null;

/** What is set up, as a key: one number for an operative, others for barricades. */
const keyOf = (what: SettingUp): number =>
  typeof what === 'number' ? what : -1 - what.seat * 2 - (what.anywhere ? 1 : 0);
const whatOf = (key: number): SettingUp =>
  key >= 0 ? key : { seat: Math.floor((-1 - key) / 2), anywhere: (-1 - key) % 2 === 1 };

const anyPlace = atPosition((t: Look, key: number) => findPlace(t, whatOf(key), numbers('any place')));

/** Barricades are thin and may stand almost anywhere, and distances around walls take long. */
const BARRICADE_STEP = inches(0.5);

/** A legal place: by random tries, otherwise by a search of the whole box in small steps; null if there is none. */
const findPlace = (t: Look, what: SettingUp, next: Numbers): Placement | null =>
  placeIn(
    {
      box: boxFor(t, what),
      isLegal: placement => isLikely(t, what, placement) && against(t, what, placement).next().done === true,
      facings: DIRECTIONS.length,
      facing: (at, i) => (typeof what === 'number' ? { at } : { at, along: DIRECTIONS[i]! }),
      ...(typeof what === 'number' ? {} : { step: BARRICADE_STEP }),
    },
    next,
  );

/** Rules out most places of a barricade by what is quickly told: whether it has room, and its middle alone. */
function isLikely(t: Look, what: SettingUp, { at, along }: Placement): boolean {
  if (typeof what === 'number') return true;
  const ground = barricadeAt(at, along!);
  if (!ground.every(corner => isOnTable(pointAt(corner), sceneOfTable(t))) || isBlocked(t, ground, at.z)) return false;
  const { closeQuarters } = mapOf(t.setup);
  const far = inches(t.setup.options.barricadeFromAccess);
  return !closeQuarters?.accessPoints.some(({ outline }) => isNear(t, pointAt(at), outline, far));
}
