// RS-9  The meaning of terrain kinds
import { keyed, perObject } from '@little-wars/engine';
import {
  type Ground,
  groundOf,
  inches,
  type Mask,
  maskOf,
  type Passage,
  type Scene,
  type Solid,
  type Tenths,
} from '@little-wars/engine/geometry';
import { isTerrainKind, type TerrainKind } from '@little-wars/engine/pieces';

/** RS-9: the class of a part of terrain. */
export type TerrainClass =
  /** RS-9.1, 8E-6.25: Infantry passes through it. */
  | 'ruin-wall'
  /** RS-9.2, RS-9.9: solid; can be climbed, and stood on where its top has room. */
  | 'solid'
  /** RS-9.3 */
  | 'barricade'
  /** RS-9.4 */
  | 'floor'
  /** RS-9.5 */
  | 'stairs'
  | 'ladder'
  /** RS-9.6, RS-9.7: ground to be in. */
  | 'area'
  | 'crater'
  /** RS-9.8, RS-9.11 */
  | 'nothing';

const TABLE: Readonly<Record<TerrainKind, TerrainClass>> = {
  'ruin-wall': 'ruin-wall',
  window: 'ruin-wall',
  wall: 'solid',
  bulkhead: 'solid',
  hatch: 'solid',
  'low-wall': 'barricade',
  parapet: 'barricade',
  hedge: 'barricade',
  fence: 'barricade',
  pipes: 'barricade',
  'broken-pipes': 'barricade',
  crates: 'barricade',
  barricade: 'barricade',
  floor: 'floor',
  stairs: 'stairs',
  ladder: 'ladder',
  wood: 'area',
  rubble: 'area',
  detritus: 'area',
  crater: 'crater',
  marsh: 'nothing',
  container: 'solid',
  building: 'solid',
  rock: 'solid',
  machine: 'solid',
  apparatus: 'solid',
  hull: 'solid',
  debris: 'solid',
  tree: 'solid',
  'access-frame': 'nothing',
  'access-point': 'nothing',
  'wall-pipes': 'nothing',
};

export function classOf({ kind }: Pick<Solid, 'kind'>): TerrainClass {
  if (!isTerrainKind(kind)) throw new Error(`No such kind of terrain: ${kind}`);
  return TABLE[kind];
}

const OPEN_TO_SIGHT: readonly TerrainClass[] = ['area', 'crater', 'nothing', 'ladder'];

/** 8E-6.3: everything solid blocks sight. */
export const sightMask = perObject(
  (scene: Scene): Mask => maskOf(scene, solid => !OPEN_TO_SIGHT.includes(classOf(solid))),
);

/**
 * How a model moves: on foot through the walls of ruins, on the ground floor, over everything, or, if it can FLY and
 * does not, on all floors but not through walls.
 */
export type Gait = 'infantry' | 'others' | 'flying' | 'landed';

/** How near a face or an edge a model must be to climb it or jump from it. */
const AT_HAND = inches(0.5);

/** RS-4.8 */
export const WIDEST_GAP = inches(6);

/** 8E-6.29 */
const CRATER = inches(2);

const passageFor =
  (gait: Gait, charges = false) =>
  (solid: Solid): Passage => {
    switch (classOf(solid)) {
      case 'ruin-wall':
        return gait === 'infantry'
          ? { pass: { how: 'open' }, ends: false, faces: ['face'], top: 'cross' }
          : { pass: { how: 'closed' }, faces: ['face'], top: 'cross' };
      case 'solid':
      case 'barricade':
        return { pass: { how: 'closed' }, faces: ['face'], top: 'stand' };
      case 'floor':
        return gait === 'others'
          ? { pass: { how: 'closed' } }
          : { pass: { how: 'closed' }, faces: ['face'], top: 'stand' };
      case 'stairs':
        return { pass: { how: 'closed' }, faces: ['face'], top: 'cross' };
      case 'ladder':
        return { pass: { how: 'open' }, faces: ['face'] };
      case 'crater':
        return charges
          ? { pass: { how: 'priced', price: CRATER, inside: 'counts', by: 'base' }, ends: true }
          : { pass: { how: 'open' } };
      case 'area':
      case 'nothing':
        return { pass: { how: 'open' } };
    }
  };

const flyingOver = (solid: Solid): Passage => {
  const { ends, top } = passageFor('infantry')(solid);
  return {
    pass: { how: 'open' },
    ends: ends ?? ['area', 'crater', 'nothing', 'ladder'].includes(classOf(solid)),
    ...(top && { top }),
  };
};

/** How a model moves over the ground. */
export interface Going {
  readonly gait: Gait;
  /** RS-4.10: whether it may jump gaps and edges. */
  readonly jumps: boolean;
  /** 8E-6.29: whether it charges, so that craters slow it. */
  readonly charges: boolean;
  /** RS-10.4: whether heights are free. */
  readonly isFree: boolean;
  /** RS-4.1: the width of the base, which can cross narrower gaps. */
  readonly bridges: Tenths;
}

/** 8E-4.4, RS-4: heights climbed count, and gaps are jumped. */
const makeGround = (scene: Scene, { gait, jumps, charges, isFree, bridges }: Going): Ground =>
  groundOf(scene, {
    passage: gait === 'flying' ? flyingOver : passageFor(gait, charges),
    others: () => (gait === 'flying' ? 'over' : 'closed'),
    support: 'centre',
    stands: 'base',
    bridges,
    flies: gait === 'flying',
    climb: { within: AT_HAND, price: ({ height }) => (isFree ? 0 : height) },
    ...(jumps && {
      drop: { within: AT_HAND, stands: true, price: () => 0 },
      jump: { within: AT_HAND, highest: 0, widest: WIDEST_GAP, stands: true, price: () => 0 },
    }),
  });

/** There are few different base widths. */
const MOST_GOINGS = 64;

const groundsOf = perObject((_scene: Scene) => keyed<string, Ground>(MOST_GOINGS));

export function groundFor(scene: Scene, going: Going): Ground {
  const { gait, jumps, charges, isFree, bridges } = going;
  const key = `${gait} ${jumps} ${charges} ${isFree} ${bridges}`;
  return groundsOf(scene)(key, () => makeGround(scene, { ...going, jumps: jumps && gait !== 'flying' }));
}
