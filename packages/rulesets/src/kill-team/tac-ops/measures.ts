// What tac ops measure: zones, edges, features and heights from above, operatives in space (KT-1.4).
import { latest, type Seat } from '@little-wars/engine';
import {
  inches,
  isInside,
  overlapsArea,
  type Scene,
  type Solid,
  type Standing,
  type Tenths,
} from '@little-wars/engine/geometry';
import { pointAt } from '../areas.ts';
import {
  areWithin,
  isAreaNear,
  isNear,
  isNearLine,
  isWithinOfPart,
  isWithinReach,
  partsAbout,
} from '../core/01-game/measuring.ts';
import { dropZoneOf, territoryOf } from '../core/11-ways-to-play/zones.ts';
import {
  hasKeyword,
  inPlay,
  isInPlay,
  mapOf,
  operativeOf,
  other,
  ownerOf,
  sceneOfTable,
  standingAt,
  standingOf,
} from '../lookups.ts';
import type { Line, Outline } from '../maps/map.ts';
import type { Options } from '../options.ts';
import { traitsOf } from '../terrain.ts';
import type { Fallen, Look, OperativeId, Token } from '../types.ts';

export const friends = (t: Look, seat: Seat): readonly OperativeId[] => inPlay(t.position, o => o.seat === seat);
/** Operatives without wounds, about to be removed, no longer count. */
export const enemies = (t: Look, seat: Seat): readonly OperativeId[] =>
  inPlay(t.position, o => o.seat !== seat && o.wounds > 0);

/** Whether an operative is still on the killzone. */
export const survives = (t: Look, operative: unknown): boolean =>
  typeof operative === 'number' && isInPlay(operativeOf(t, operative));

export const isLeader = (t: Look, operative: OperativeId): boolean => hasKeyword(t, operative, 'LEADER');

export const isNearEnemyZone = (t: Look, operative: OperativeId, x: Tenths): boolean =>
  isNear(t, standingOf(t, operative), dropZoneOf(t, other(ownerOf(t, operative))), x);

export const isWhollyIn = (t: Look, operative: OperativeId, area: Outline): boolean =>
  isInside(standingOf(t, operative), area);

export const enemyTerritory = (t: Look, seat: Seat): Outline => territoryOf(t, other(seat));

/** Within x of a line on the killzone. */
export const isByLine = (t: Look, operative: OperativeId, line: Line, x: Tenths): boolean =>
  isNearLine(t, standingOf(t, operative), line, x);

/** Each seat's own edge, and the two neutral ones. */
export const ownEdge = (t: Look, seat: Seat): Line => mapOf(t.setup).edges.own[t.position.dropZones[seat]! as 0 | 1];
export const neutralEdges = (t: Look): readonly Line[] => mapOf(t.setup).edges.neutral;

/** Farther than x from every enemy. */
export const isOverFromEnemies = (t: Look, operative: OperativeId, x: Tenths): boolean =>
  !enemies(t, ownerOf(t, operative)).some(enemy => areWithin(t, operative, enemy, x));

/** Whether a seat's operative incapacitated an enemy. */
export const isKill = (t: Look, seat: Seat, { operative, by }: Fallen): boolean =>
  by !== null && ownerOf(t, by) === seat && ownerOf(t, operative) !== seat;

/** Where the operative stood that incapacitated another. */
export const slayerOf = (t: Look, { by, from }: Fallen): Standing | null =>
  by === null || from === null ? null : standingAt(t, by, from);

export const victimOf = (t: Look, { operative, at }: Fallen): Standing => standingAt(t, operative, at);

/** Incapacitated from within x, by an operative farther than y from every other enemy. */
export function isLonelyKill(t: Look, seat: Seat, fallen: Fallen, x: Tenths, y: Tenths): boolean {
  const slayer = slayerOf(t, fallen);
  if (slayer === null || !isKill(t, seat, fallen) || !isWithinReach(t, slayer, victimOf(t, fallen), x)) return false;
  return !enemies(t, seat).some(
    enemy => enemy !== fallen.operative && isWithinReach(t, slayer, standingOf(t, enemy), y),
  );
}

export const fallenIn = (t: Look, turningPoint: number, seat: Seat): readonly Fallen[] =>
  t.position.fallen.filter(each => each.turningPoint === turningPoint && ownerOf(t, each.operative) === seat);

/** The solids of each feature that are not insignificant. */
const featuresIn = latest((scene: Scene, options: Options): ReadonlyMap<string, readonly Solid[]> => {
  const solids = new Map<string, Solid[]>();
  for (const solid of scene.solids) {
    if (traitsOf(solid, options).insignificant) continue;
    const there = solids.get(solid.piece);
    if (there) there.push(solid);
    else solids.set(solid.piece, [solid]);
  }
  return solids;
});

const NONE: readonly Solid[] = [];

const solidsOf = (t: Look, piece: string): readonly Solid[] =>
  featuresIn(sceneOfTable(t), t.setup.options).get(piece) ?? NONE;

/** Features of the map with Heavy parts. */
export const heavyFeatures = (t: Look): readonly string[] =>
  mapOf(t.setup)
    .terrain.pieces.map(({ id }) => id)
    .filter(id => solidsOf(t, id).some(solid => traitsOf(solid, t.setup.options).heavy));

export const isFeatureNear = (t: Look, piece: string, area: Outline, x: Tenths): boolean =>
  solidsOf(t, piece).some(({ corners }) => isAreaNear(t, corners, area, x));

/** Within x of any part of a feature. */
export const isByFeature = (t: Look, operative: OperativeId, piece: string, x: Tenths): boolean =>
  solidsOf(t, piece).some(solid => isWithinOfPart(t, standingOf(t, operative), solid, x));

/** Farther than x from all terrain that is not insignificant, including barricades. */
export const isOverFromTerrain = (t: Look, operative: OperativeId, x: Tenths): boolean =>
  !partsAbout(t, standingOf(t, operative), x).some(
    solid => !traitsOf(solid, t.setup.options).insignificant && isWithinOfPart(t, standingOf(t, operative), solid, x),
  );

/** KT-8.6: a Vantage Point is one raised floor, named by its piece and part. */
export const vantagePointOf = (t: Look, operative: OperativeId): string | null => {
  const { z } = operativeOf(t, operative).at!;
  const floor = sceneOfTable(t).solids.find(
    solid =>
      solid.top === z &&
      traitsOf(solid, t.setup.options).vantage &&
      overlapsArea(standingOf(t, operative), solid.corners),
  );
  return floor ? `${floor.piece}/${floor.part}` : null;
};

export const vantagePoints = (t: Look): readonly { readonly id: string; readonly solids: readonly Solid[] }[] => {
  const floors = sceneOfTable(t).solids.filter(solid => traitsOf(solid, t.setup.options).vantage);
  const ids = [...new Set(floors.map(({ piece, part }) => `${piece}/${part}`))];
  return ids.map(id => ({ id, solids: floors.filter(({ piece, part }) => `${piece}/${part}` === id) }));
};

export const isVantageNear = (t: Look, solids: readonly Solid[], area: Outline, x: Tenths): boolean =>
  solids.some(({ corners }) => isAreaNear(t, corners, area, x));

export const centreOfTable = (t: Look) => {
  const { width, depth } = sceneOfTable(t);
  return { x: Math.round(width / 2), y: Math.round(depth / 2), z: 0 };
};

/** The killzone divided into four through its centre. */
export const quartersOf = (t: Look): readonly Outline[] => {
  const { width, depth } = sceneOfTable(t);
  const { x, y } = centreOfTable(t);
  const box = (left: number, low: number, right: number, high: number): Outline => [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ];
  return [box(0, 0, x, y), box(x, 0, width, y), box(0, y, x, depth), box(x, y, width, depth)];
};

/** Tokens are measured from their centre, like objectives (KT-6.7). */
export const isTokenNear = (t: Look, token: Token, area: Outline, x: Tenths): boolean =>
  isNear(t, pointAt(token.at), area, x);
export const isTokenIn = (token: Token, area: Outline): boolean => isInside(pointAt(token.at), area);

/** On the centre line or beyond it, from a seat's point of view. */
export const isCentralOrEnemySide = (t: Look, seat: Seat, token: Token): boolean =>
  isTokenIn(token, enemyTerritory(t, seat));

/** Beyond the centre line, not on it. */
export const isEnemySide = (t: Look, seat: Seat, token: Token): boolean =>
  isCentralOrEnemySide(t, seat, token) && !isTokenIn(token, territoryOf(t, seat));

export const [ONE, TWO, THREE, SIX] = [1, 2, 3, 6].map(inches) as [Tenths, Tenths, Tenths, Tenths];
