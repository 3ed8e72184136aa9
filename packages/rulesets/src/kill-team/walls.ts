// KT-12.17-25  How Close Quarters treats a map's terrain, and the ways around its walls
import { latestPer, perObject } from '@little-wars/engine';
import { type Part, sceneOf, type Terrain, type Ways, waysOf } from '@little-wars/engine/geometry';
import type { TerrainKind } from '@little-wars/engine/pieces';
import type { KillzoneMap } from './maps/map.ts';
import { type Limits, traitsOf, wallMask } from './terrain.ts';
import type { Position } from './types.ts';

/** KT-12.17, KT-12.18: nothing moves or sees over a wall, so walls are higher than anything. */
const SKY = 16384;

/** KT-12.17, KT-12.25: walls and pipes on such a map are those of Close Quarters. */
const HERE: { readonly [kind: string]: TerrainKind } = { wall: 'bulkhead', pipes: 'wall-pipes' };

function asPlayed(part: Part): Part {
  const here = { ...part, kind: HERE[part.kind] ?? part.kind };
  return traitsOf(here).wall ? { ...here, top: SKY } : here;
}

const played = perObject(({ terrain }: KillzoneMap): Terrain => {
  const pieces = terrain.pieces.map(({ id, parts }) => ({ id, parts: parts.map(asPlayed) }));
  return { ...terrain, pieces };
});

/** The terrain that a match on a map uses, cached per map. */
export const terrainOf = (map: KillzoneMap): Terrain => (map.closeQuarters === null ? map.terrain : played(map));

/** Heavy instead of Light: still traversable, or still to be climbed. */
const asHeavy = (part: Part, limits: Limits): Part => {
  const { light, traversable } = traitsOf(part, limits);
  const kind: TerrainKind = traversable ? 'apparatus' : 'ruin-wall';
  return light ? { ...part, kind } : part;
};

/** KT-14.30: the Light parts of these pieces are Heavy. */
export const strengthenedTerrain = latestPer((ids: readonly string[], terrain: Terrain, limits: Limits): Terrain => {
  const pieces = terrain.pieces.map(piece =>
    ids.includes(piece.id) ? { ...piece, parts: piece.parts.map(part => asHeavy(part, limits)) } : piece,
  );
  return { ...terrain, pieces };
});

/** Keyed by the list of open hatches, which is the same object until a hatch is operated. */
const waysWith = latestPer((openHatches: Position['openHatches'], map: KillzoneMap): Ways => {
  // Barricades are not walls, so the scene without them is shared by all matches on the map.
  const scene = sceneOf(terrainOf(map), openHatches);
  return waysOf(scene, wallMask(scene));
});

/** KT-12.20: the ways around the walls with these hatches open; null where distances are straight. */
export const waysOn = (map: KillzoneMap, openHatches: Position['openHatches']): Ways | null =>
  map.closeQuarters === null ? null : waysWith(openHatches, map);
