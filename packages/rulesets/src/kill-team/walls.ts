// KT-12.17-25  What Close Quarters makes of a map's terrain, and the ways round its walls
import { latestPer, perObject } from '@little-wars/engine';
import { type Part, sceneOf, type Terrain, type Ways, waysOf } from '@little-wars/engine/geometry';
import type { TerrainKind } from '@little-wars/engine/pieces';
import type { KillzoneMap } from './maps/index.ts';
import { traitsOf, wallMask } from './terrain.ts';
import type { Position } from './types.ts';

/** KT-12.17, KT-12.18: nothing is moved or seen over a wall: it has no top that anything reaches. */
const SKY = 16384;

/** KT-12.17, KT-12.25: any wall and any pipes of such a map are those of Close Quarters. */
const HERE: { readonly [kind: string]: TerrainKind } = { wall: 'bulkhead', pipes: 'wall-pipes' };

function asPlayed(part: Part): Part {
  const here = { ...part, kind: HERE[part.kind] ?? part.kind };
  return traitsOf(here).wall ? { ...here, top: SKY } : here;
}

const played = perObject(({ terrain }: KillzoneMap): Terrain => {
  const pieces = terrain.pieces.map(({ id, parts }) => ({ id, parts: parts.map(asPlayed) }));
  return { ...terrain, pieces };
});

/** The terrain that a match on a map is played on; made once for each map. */
export const terrainOf = (map: KillzoneMap): Terrain => (map.closeQuarters === null ? map.terrain : played(map));

/** By the list of open hatches, which stays the same one until a hatch is operated. */
const waysWith = latestPer((openHatches: Position['openHatches'], map: KillzoneMap): Ways => {
  // Barricades are no walls: the scene without them is the same for every match on the map.
  const scene = sceneOf(terrainOf(map), openHatches);
  return waysOf(scene, wallMask(scene));
});

/** KT-12.20: the ways round the walls with these hatches open; null where distances are straight. */
export const waysOn = (map: KillzoneMap, openHatches: Position['openHatches']): Ways | null =>
  map.closeQuarters === null ? null : waysWith(openHatches, map);
