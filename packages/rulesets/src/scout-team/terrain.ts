// ST-9  The meaning of terrain kinds
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

/** 9E-8: the traits of a feature. */
export type Trait =
  | 'area'
  | 'obstacle'
  | 'light-cover'
  | 'heavy-cover'
  | 'dense-cover'
  | 'obscuring'
  | 'defensible'
  | 'defence-line'
  | 'breachable'
  | 'scalable'
  | 'difficult'
  | 'unstable'
  | 'exposed';

/** ST-9: the classes of parts of terrain. */
export type TerrainClass =
  | 'ruin'
  | 'floor'
  | 'wall'
  | 'barricade'
  | 'stairs'
  | 'ladder'
  | 'wood'
  | 'tree'
  | 'crater'
  | 'marsh'
  | 'container'
  | 'solid'
  | 'nothing';

const RUIN: readonly Trait[] = ['area', 'scalable', 'breachable', 'light-cover', 'defensible', 'obscuring'];
const WOOD: readonly Trait[] = ['area', 'dense-cover', 'breachable', 'defensible', 'difficult'];

export const TRAITS: Readonly<Record<TerrainClass, readonly Trait[]>> = {
  ruin: RUIN,
  floor: RUIN,
  wall: ['obstacle', 'light-cover'],
  barricade: ['obstacle', 'defence-line', 'light-cover', 'heavy-cover', 'defensible', 'unstable', 'difficult'],
  stairs: [],
  ladder: [],
  wood: WOOD,
  tree: WOOD,
  crater: ['area', 'light-cover', 'difficult'],
  marsh: ['difficult'],
  container: ['obstacle', 'light-cover', 'scalable', 'exposed'],
  solid: ['obscuring'],
  nothing: [],
};

const TABLE: Readonly<Record<TerrainKind, TerrainClass>> = {
  'ruin-wall': 'ruin',
  window: 'ruin',
  floor: 'floor',
  wall: 'wall',
  bulkhead: 'wall',
  hatch: 'wall',
  'low-wall': 'barricade',
  parapet: 'barricade',
  hedge: 'barricade',
  fence: 'barricade',
  pipes: 'barricade',
  'broken-pipes': 'barricade',
  crates: 'barricade',
  barricade: 'barricade',
  stairs: 'stairs',
  ladder: 'ladder',
  wood: 'wood',
  tree: 'tree',
  crater: 'crater',
  rubble: 'crater',
  detritus: 'crater',
  marsh: 'marsh',
  container: 'container',
  machine: 'container',
  apparatus: 'container',
  building: 'solid',
  rock: 'solid',
  debris: 'solid',
  hull: 'solid',
  'access-frame': 'nothing',
  'access-point': 'nothing',
  'wall-pipes': 'nothing',
};

export function classOf({ kind }: Pick<Solid, 'kind'>): TerrainClass {
  if (!isTerrainKind(kind)) throw new Error(`No such kind of terrain: ${kind}`);
  return TABLE[kind];
}

export const hasTrait = (part: Pick<Solid, 'kind'>, trait: Trait): boolean => TRAITS[classOf(part)].includes(trait);

const OPEN_TO_SIGHT: readonly TerrainClass[] = ['wood', 'crater', 'marsh', 'nothing', 'ladder'];

/** 9E-7.3: everything solid blocks sight. */
export const isOpaque = (solid: Pick<Solid, 'kind'>): boolean => !OPEN_TO_SIGHT.includes(classOf(solid));

export const sightMask = perObject((scene: Scene): Mask => maskOf(scene, isOpaque));

/** How a model moves over the ground. */
export interface Going {
  /** 9E-8.10, 9E-8.11: Infantry, Beasts and Swarms pass through walls and climb; flyers climb. */
  readonly breaches: boolean;
  readonly scales: boolean;
  /** 9E-5.8: over everything, heights are free. */
  readonly flies: boolean;
  /** 9E-9.7, 9E-4.6: through models. */
  readonly passesModels: boolean;
  /** 9E-8.12: whether it ignores difficult ground. */
  readonly isEased: boolean;
  /** ST-10.4: whether heights are free. */
  readonly isFree: boolean;
}

/** How near a face a model must be to climb it. */
const AT_HAND = inches(0.5);
/** 9E-5.7 */
const STEP = inches(1);
/** 9E-8.12 */
const DIFFICULT: Tenths = inches(2);

const isLow = ({ bottom, top }: Solid): boolean => top - bottom <= STEP;
/** 9E-5.7: no higher than a step above the table. */
const isStep = ({ top }: Solid): boolean => top <= STEP;

/** The names of faces: those of difficult features cost more. */
const FACE = 'face';
const HARD_FACE = 'hard-face';

const OPEN: Passage = { pass: { how: 'open' } };
const CLOSED: Passage = { pass: { how: 'closed' } };
/** 9E-5.7: terrain of up to 1" does not hinder, but moves may not end in it. */
const STEPPED_OVER: Passage = { pass: { how: 'open' }, ends: false };

const difficult = (ends: boolean): Passage => ({
  pass: { how: 'priced', price: DIFFICULT, inside: 'counts', by: 'base' },
  ends,
});

function onFoot(solid: Solid, { breaches, scales, isEased }: Going): Passage {
  const barred = isStep(solid) ? STEPPED_OVER : CLOSED;
  const climbed = (top: 'cross' | 'stand', face = FACE): Passage => ({ ...CLOSED, faces: [face], top });
  switch (classOf(solid)) {
    case 'ruin':
      return breaches ? { ...STEPPED_OVER, faces: [FACE], top: 'cross' } : barred;
    case 'tree':
      return breaches ? STEPPED_OVER : barred;
    case 'floor':
    case 'container':
      return scales ? climbed('stand') : barred;
    case 'wall':
      return isLow(solid) ? STEPPED_OVER : climbed('cross');
    case 'barricade':
      if (isLow(solid)) return isEased ? STEPPED_OVER : difficult(false);
      return climbed('cross', isEased ? FACE : HARD_FACE);
    case 'stairs':
      return climbed('cross');
    case 'ladder':
      return { ...OPEN, faces: [FACE] };
    case 'wood':
    case 'crater':
    case 'marsh':
      return isEased ? OPEN : difficult(true);
    case 'solid':
      return isLow(solid) ? STEPPED_OVER : climbed('stand');
    case 'nothing':
      return OPEN;
  }
}

function flown(solid: Solid, going: Going): Passage {
  const { ends, top, pass } = onFoot(solid, { ...going, scales: true, isEased: true });
  return { ...OPEN, ends: ends ?? pass.how === 'open', ...(top && { top }) };
}

const makeGround = (scene: Scene, going: Going): Ground =>
  groundOf(scene, {
    passage: solid => (going.flies ? flown(solid, going) : onFoot(solid, going)),
    others: () => (going.flies || going.passesModels ? 'over' : 'closed'),
    support: 'centre',
    stands: 'base',
    flies: going.flies,
    climb: {
      within: AT_HAND,
      price: ({ up, height, faces }) =>
        (going.isFree || height <= STEP ? 0 : height) + (up && faces.includes(HARD_FACE) ? DIFFICULT : 0),
    },
  });

/** There are few different ways of moving. */
const MOST_GOINGS = 64;

const groundsOf = perObject((_scene: Scene) => keyed<number, Ground>(MOST_GOINGS));

/** 9E-5.7, 9E-8.10-13: the ground for this way of moving. */
export function groundFor(scene: Scene, going: Going): Ground {
  const { breaches, scales, flies, passesModels, isEased, isFree } = going;
  let key = 0;
  for (const each of [breaches, scales, flies, passesModels, isEased, isFree]) key = 2 * key + (each ? 1 : 0);
  return groundsOf(scene)(key, () => makeGround(scene, going));
}
