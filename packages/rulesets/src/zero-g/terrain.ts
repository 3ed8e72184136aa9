// ZG-1.9  Terrain in space: anything with height is solid, the rest has no effect
import { perObject } from '@little-wars/engine';
import {
  flat,
  type Ground,
  groundOf,
  isWithinOf,
  type Mask,
  maskOf,
  type Point,
  rayToEdge,
  type Scene,
  type Solid,
  type Standing,
} from '@little-wars/engine/geometry';
import { isTerrainKind, type TerrainKind } from '@little-wars/engine/pieces';

/**
 * ZG-1.9: debris hides, covers and cannot be passed or ended upon; terrain that is passable elsewhere is difficult
 * (7E-3.2).
 */
export type TerrainClass = 'debris' | 'difficult' | 'nothing';

const TABLE: Readonly<Record<TerrainKind, TerrainClass>> = {
  debris: 'debris',
  hull: 'debris',
  'ruin-wall': 'debris',
  window: 'debris',
  wall: 'debris',
  bulkhead: 'debris',
  hatch: 'debris',
  'low-wall': 'debris',
  parapet: 'debris',
  hedge: 'debris',
  fence: 'debris',
  pipes: 'debris',
  'broken-pipes': 'debris',
  crates: 'debris',
  barricade: 'debris',
  container: 'debris',
  building: 'debris',
  rock: 'debris',
  machine: 'debris',
  apparatus: 'debris',
  tree: 'debris',
  floor: 'debris',
  stairs: 'debris',
  ladder: 'nothing',
  wood: 'difficult',
  rubble: 'difficult',
  detritus: 'difficult',
  crater: 'difficult',
  marsh: 'difficult',
  'access-frame': 'nothing',
  'access-point': 'nothing',
  'wall-pipes': 'nothing',
};

export function classOf({ kind }: Pick<Solid, 'kind'>): TerrainClass {
  if (!isTerrainKind(kind)) throw new Error(`No such kind of terrain: ${kind}`);
  return TABLE[kind];
}

/** ZG-1.7, ZG-1.9: what stops drifting models on the plane of the table. */
export const isDebris = (solid: Pick<Solid, 'kind'>): boolean => classOf(solid) === 'debris';

export const sightMask = perObject((scene: Scene): Mask => maskOf(scene, isDebris));

const groundWith = (flies: boolean) =>
  perObject(
    (scene: Scene): Ground =>
      groundOf(scene, {
        passage: solid =>
          isDebris(solid) ? { pass: { how: flies ? 'open' : 'closed' }, ends: false } : { pass: { how: 'open' } },
        others: () => (flies ? 'over' : 'closed'),
        support: 'centre',
        stands: 'base',
        flies,
      }),
  );

/** The ground of drifting models. */
export const driftingGround = groundWith(false);
/** 7E-9.10: Skimmers and Fliers cross models and debris, and end on neither. */
export const flyingGround = groundWith(true);

const difficultOf = perObject((scene: Scene): readonly Solid[] =>
  scene.solids.filter(solid => classOf(solid) === 'difficult'),
);

/** 7E-3.2, 7E-7.6: whether the straight line between two points passes through difficult terrain. */
export function difficultBetween(scene: Scene, from: Point, to: Point): boolean {
  const solids = difficultOf(scene);
  if (solids.length === 0 || (from.x === to.x && from.y === to.y)) return false;
  const { end } = rayToEdge(scene, { from, towards: { dx: to.x - from.x, dy: to.y - from.y } }, [], solid =>
    solids.includes(solid),
  );
  return end.solid !== null && end.tenths < flat(from, to);
}

/** 7E-3.4, 7E-9.10: whether a base is in difficult terrain. */
export const isInDifficult = (scene: Scene, base: Standing): boolean =>
  difficultOf(scene).some(solid => isWithinOf(base, solid, 0));
