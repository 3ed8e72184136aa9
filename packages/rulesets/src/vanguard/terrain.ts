// VG-14  What terrain means in this game
import { perObject } from '@little-wars/engine';
import {
  inches,
  isInside,
  type Mask,
  maskOf,
  type Part,
  type Piece,
  type Point,
  type Scene,
  type Solid,
  type Tenths,
  type Terrain,
} from '@little-wars/engine/geometry';
import { isTerrainKind, type TerrainKind } from '@little-wars/engine/pieces';

/** VG-14.1-9: the class of a part of terrain. */
export type TerrainClass =
  /** VG-14.1: no effect. */
  | 'open'
  /** VG-14.2, VG-14.7: low enough to cross; a window for a model at it. */
  | 'obstacle'
  /** VG-14.3: slow ground. */
  | 'difficult'
  /** VG-14.4 */
  | 'impassable'
  /** VG-14.6, VG-8.9: climbed up and over. */
  | 'climbable'
  /** Its top can be stood on; its edge is climbed. */
  | 'floor'
  /** VG-8.8 */
  | 'ladder'
  /** VG-8.2 */
  | 'stairs';

/** Linear terrain: an obstacle if low, otherwise climbable or impassable. */
type Row = TerrainClass | { readonly tall: 'climbable' | 'impassable' };

const CLIMBED: Row = { tall: 'climbable' };

const TABLE: Readonly<Record<TerrainKind, Row>> = {
  wall: { tall: 'impassable' },
  'ruin-wall': CLIMBED,
  'low-wall': CLIMBED,
  parapet: CLIMBED,
  hedge: CLIMBED,
  fence: CLIMBED,
  window: CLIMBED,
  pipes: CLIMBED,
  crates: CLIMBED,
  barricade: CLIMBED,
  'broken-pipes': CLIMBED,
  floor: 'floor',
  ladder: 'ladder',
  stairs: 'stairs',
  wood: 'difficult',
  rubble: 'difficult',
  crater: 'difficult',
  marsh: 'difficult',
  detritus: 'difficult',
  container: { tall: 'impassable' },
  building: 'impassable',
  rock: 'impassable',
  machine: 'impassable',
  apparatus: 'impassable',
  tree: 'impassable',
  bulkhead: 'impassable',
  'access-frame': 'impassable',
  'access-point': 'open',
  hatch: 'impassable',
  'wall-pipes': 'open',
  debris: 'impassable',
  hull: 'impassable',
};

/** VG-14.2: the greatest height that can be crossed. */
const LOW = inches(2);

/** VG-14.5: the class of one part of terrain, by its kind and, where that decides, its own height. */
export function classOf({ kind, bottom, top }: Pick<Solid, 'kind' | 'bottom' | 'top'>): TerrainClass {
  if (!isTerrainKind(kind)) throw new Error(`No such kind of terrain: ${kind}`);
  const row: Row = TABLE[kind];
  if (typeof row === 'string') return row;
  const height: Tenths = top - bottom;
  return height <= LOW ? 'obstacle' : row.tall;
}

/** VG-10.21: what gives cover to a model touching it: linear barriers, low or tall. */
export const isBarrier = ({ kind }: Pick<Solid, 'kind'>): boolean =>
  isTerrainKind(kind) && typeof TABLE[kind] === 'object';

/** VG-10.21: all of them on a table. */
export const barriersOf = perObject((scene: Scene): readonly Solid[] => scene.solids.filter(isBarrier));

/** VG-14.11: the broken ground of a ruin: a tenth of an inch high, below its floors. */
const brokenGround = ({ outline }: Part): Part => ({
  kind: 'rubble',
  outline,
  bottom: 0,
  top: Math.round(inches(0.1)),
});

/** VG-14.11: terrain as it is played: with difficult ground below the floors of ruins. */
export const asPlayed = perObject((terrain: Terrain): Terrain => {
  const isRuin = ({ parts }: Piece): boolean => parts.some(({ kind }) => kind === 'ruin-wall');
  if (!terrain.pieces.some(isRuin)) return terrain;
  const pieces = terrain.pieces.map(piece => {
    const floors = isRuin(piece) ? piece.parts.filter(({ kind, bottom }) => kind === 'floor' && bottom > 0) : [];
    return { ...piece, parts: [...piece.parts, ...floors.map(brokenGround)] };
  });
  return { ...terrain, pieces };
});

/** VG-14.9: kinds that only decorate the ground they stand in. */
const DRESSING: readonly string[] = ['tree'];

/** VG-14.9: trees wholly inside difficult ground, which give way to models. */
export const dressingOf = perObject((scene: Scene): readonly Solid[] => {
  const ground = scene.solids.filter(solid => classOf(solid) === 'difficult');
  const isOnGround = ({ x, y }: Point): boolean =>
    ground.some(({ corners }) => isInside({ ax: x, ay: y, bx: x, by: y, r: 0 }, corners));
  return scene.solids.filter(({ kind, corners }) => DRESSING.includes(kind) && corners.every(isOnGround));
});

const OPEN_TO_SIGHT: readonly TerrainClass[] = ['open', 'difficult', 'ladder'];

/** VG-9.2, VG-14.9: what hides: everything except ladders, open terrain, and ground that models stand in. */
export const blockingMask = perObject(
  (scene: Scene): Mask => maskOf(scene, solid => !OPEN_TO_SIGHT.includes(classOf(solid))),
);
