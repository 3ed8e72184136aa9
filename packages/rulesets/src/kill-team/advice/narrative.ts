// KT-15  What the markers and the falls of narrative missions are worth to each side.
import type { Seat } from '@little-wars/engine';
import { inches, isInside, type Point, type Spot, standingAt } from '@little-wars/engine/geometry';
import { boxAround } from '@little-wars/skirmish';
import { flat } from '../core/03-actions/places.ts';
import { carrierOf, objectivesOf } from '../core/06-damage/objectives.ts';
import { dropZoneOf } from '../core/11-ways-to-play/zones.ts';
import { operativeOf } from '../lookups.ts';
import type { Outline } from '../maps/map.ts';
import { type Role, roleOf } from '../missions/narrative/aims.ts';
import { isSilent } from '../missions/narrative/last-stand.ts';
import { CAPTIVE, captivesOf } from '../missions/narrative/rescue.ts';
import { isCharged, isDestroyed } from '../missions/narrative/sabotage.ts';
import type { Look, OperativeId, Token } from '../types.ts';
import { AIMS } from './weights.ts';

/** What a marker is worth, by the role of who wants it. */
type Wants = { readonly [R in Role]: (t: Look, token: Token) => number };

const isLast = ({ setup, position }: Look): boolean => position.turningPoint >= setup.options.turningPoints;

const WANTS: { readonly [mission: string]: Wants | undefined } = {
  ambush: { attacker: () => AIMS.block, defender: () => AIMS.escape },
  rescue: {
    attacker: (t, token) => (carrierOf(t, token) === null ? AIMS.captive : 0),
    defender: () => AIMS.guarded,
  },
  sabotage: {
    attacker: (t, token) => (isDestroyed(token) ? 0 : isCharged(token) ? AIMS.fuse : isLast(t) ? 0 : AIMS.site),
    defender: (_t, token) => (isDestroyed(token) ? 0 : isCharged(token) ? AIMS.defuse : AIMS.guarded),
  },
  'last-stand': {
    attacker: (_t, token) => (isSilent(token) ? 0 : AIMS.silence),
    defender: (_t, token) => (isSilent(token) ? 0 : AIMS.relay),
  },
};

/** What controlling a marker is worth to a seat in our missions; undefined in others. */
export const aimAt = (t: Look, seat: Seat, token: Token): number | undefined =>
  WANTS[t.setup.mission]?.[roleOf(t, seat)](t, token);

/** KT-15.5: whether a seat's markers are exits. */
export const isWayOut = (t: Look, seat: Seat): boolean =>
  t.setup.mission === 'ambush' && roleOf(t, seat) === 'defender';

/** Objectives, and captives to be freed. */
export const markersOf = (t: Look): readonly Token[] =>
  t.setup.mission === 'rescue' ? captivesOf(t) : objectivesOf(t);

const STEP = inches(1);

/** Points of an area, an inch apart. */
function pointsIn(area: Outline): readonly Point[] {
  const [low, high] = boxAround(area);
  const points: Point[] = [];
  for (let x = low.x + STEP; x < high.x; x += STEP)
    for (let y = low.y + STEP; y < high.y; y += STEP)
      if (isInside(standingAt({ x, y, z: 0 }), area)) points.push({ x, y });
  return points;
}

/** KT-15.8: where an operative that carries a captive wants to go: the nearest part of its drop zone. */
export function homeOf(t: Look, operative: OperativeId): Token | null {
  const { carrying, seat, at } = operativeOf(t, operative);
  if (carrying === null || at === null || !captivesOf(t).some(({ id }) => id === carrying)) return null;
  const away = (point: Point): number => flat(at, { ...point, z: 0 } as Spot);
  const [nearest] = pointsIn(dropZoneOf(t, seat)).toSorted((a, b) => away(a) - away(b));
  return nearest ? { id: 'home', kind: CAPTIVE, at: { ...nearest, z: 0 }, seat, marks: {} } : null;
}

/** What it scores for the other side if an operative falls. */
export function worthOfFalling(t: Look, operative: OperativeId): number {
  const { seat, carrying } = operativeOf(t, operative);
  if (carrying !== null && t.setup.mission === 'rescue') return AIMS.carrier;
  const size = t.position.operatives.filter(each => each.seat === seat).length;
  return roleOf(t, seat) === 'defender' ? (AIMS.quarters[t.setup.mission] ?? 0) * (4 / size) : 0;
}
