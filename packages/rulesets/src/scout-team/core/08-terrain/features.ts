// 9E-8  Features of a table: area pieces, obstacles between models, and which models are within
import { keyed, latestPer, lazy, perKey, perObject } from '@little-wars/engine';
import {
  areaOf,
  coverHolds,
  type Footprint,
  inches,
  isInside,
  isWithinOf,
  type Mask,
  maskOf,
  overlapsArea,
  type Piece,
  type Point,
  type Scene,
  type Solid,
  type Standing,
  sceneOf,
  type Tenths,
  withPieces,
} from '@little-wars/engine/geometry';
import { mapOf, sceneOfSetup } from '../../lookups.ts';
import type { Setup } from '../../state.ts';
import { classOf, hasTrait, sightMask, type TerrainClass, type Trait } from '../../terrain.ts';

/** 9E-8.2, 9E-8.5, 9E-8.7 */
const NEAR_OBSTACLE = inches(3);
/** 9E-8.5 */
const DENSE_HEIGHT = inches(3);
/** 9E-8.6 */
const OBSCURING_HEIGHT = inches(5);

/** Cache limit: more than the number of traits. */
const MOST_TRAITS = 16;

/** A piece of area terrain, with its traits. */
export interface Area {
  readonly id: string;
  readonly outline: readonly Point[];
  /** Around the outline. */
  readonly box: Box;
  readonly is: TerrainClass;
}

/** ST-9.1, ST-9.5, ST-9.6: the part that makes a piece an area; a container's roof does not. */
const LEADING: readonly TerrainClass[] = ['container', 'ruin', 'wood', 'tree', 'crater', 'floor', 'solid'];

const leadingClass = ({ parts }: Piece): TerrainClass | undefined => {
  const classes = parts.map(part => classOf(part));
  return LEADING.find(each => classes.includes(each));
};

const areasOf = perObject((setup: Setup): readonly Area[] =>
  mapOf(setup).terrain.pieces.flatMap(piece => {
    const is = leadingClass(piece);
    if (is === undefined) return [];
    const outline = areaOf(piece);
    return [{ id: piece.id, outline, box: around(outline), is }];
  }),
);

const KIND_OF: { readonly [C in TerrainClass]?: string } = {
  ruin: 'ruin-wall',
  floor: 'floor',
  wood: 'wood',
  tree: 'tree',
  crater: 'crater',
  solid: 'rock',
  container: 'container',
};

const does = ({ is }: Area, trait: Trait): boolean => hasTrait({ kind: KIND_OF[is]! }, trait);

const areasByTrait = perObject((setup: Setup) =>
  perKey(
    (trait: Trait): readonly Area[] => areasOf(setup).filter(area => does(area, 'area') && does(area, trait)),
    MOST_TRAITS,
  ),
);

/** The areas with a trait. */
export const areasWith = (setup: Setup, trait: Trait): readonly Area[] => areasByTrait(setup)(trait);

/** 9E-1.7: any part of the base within an area. */
export const isWithinArea = (base: Footprint, { outline, box }: Area): boolean =>
  !isFarFrom(base, box, 0) && overlapsArea(base, outline);
export const isWhollyWithinArea = (base: Footprint, { outline }: Area): boolean => isInside(base, outline);

const solidsByTrait = perObject((scene: Scene) =>
  perKey((trait: Trait): readonly Solid[] => scene.solids.filter(solid => hasTrait(solid, trait)), MOST_TRAITS),
);

/** The parts of a table with a trait. */
export const solidsWith = (setup: Setup, trait: Trait): readonly Solid[] => solidsByTrait(sceneOfSetup(setup))(trait);

type Box = Solid['box'];

const around = (outline: readonly Point[]): Box => {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
};

/** Whether a base is certainly farther from a part than this: cheaper than measuring. */
const isFarFrom = ({ ax, ay, bx, by, r }: Footprint, { left, right, low, high }: Box, x: Tenths): boolean => {
  const far = 2 * r + x;
  return (
    Math.min(ax, bx) - far > right ||
    Math.max(ax, bx) + far < left ||
    Math.min(ay, by) - far > high ||
    Math.max(ay, by) + far < low
  );
};

/** The obstacles with a trait within 3" of a base; exposed ones that it stands on do not count. */
export const obstaclesNear = (setup: Setup, base: Standing, trait: Trait): readonly Solid[] =>
  solidsWith(setup, trait).filter(
    solid =>
      hasTrait(solid, 'obstacle') &&
      !isFarFrom(base, solid.box, NEAR_OBSTACLE) &&
      isWithinOf(base, solid, NEAR_OBSTACLE) &&
      !(hasTrait(solid, 'exposed') && base.z >= solid.top && overlapsArea(base, solid.corners)),
  );

/** Everything projected to one level: whether lines pass a feature does not depend on heights. */
const flatScene = perObject(
  (scene: Scene): Scene => ({
    width: scene.width,
    depth: scene.depth,
    solids: scene.solids.map(solid => ({ ...solid, bottom: 0, top: 1 })),
  }),
);
const onTheFlat = (base: Standing): Standing => ({ ...base, z: 0 });

const isCrossed = (scene: Scene, mask: Mask, from: Standing, to: Standing): boolean =>
  coverHolds(onTheFlat(from), onTheFlat(to), { scene, bodies: [], tests: [{ over: 'solids', mask }] })[0]!;

/** 9E-8.2: whether some line to the target, from the attacker's best point, passes over or through one of these. */
export function areInTheWay(setup: Setup, solids: readonly Solid[], from: Standing, to: Standing): boolean {
  if (solids.length === 0) return false;
  const scene = sceneOfSetup(setup);
  const indices = new Set(solids.map(({ index }) => index));
  return isCrossed(
    flatScene(scene),
    maskOf(scene, ({ index }) => indices.has(index)),
    from,
    to,
  );
}

/** The outlines of some areas as a scene of their own. */
const outlinesOf = (areas: readonly Area[], top: number): readonly Piece[] =>
  areas.map(({ id, outline }) => ({ id, parts: [{ kind: 'building', outline, bottom: 0, top }] }));

/** Whether some part of a feature reaches this height. */
const isHigh = (setup: Setup, { id }: Area, height: number): boolean =>
  mapOf(setup)
    .terrain.pieces.find(piece => piece.id === id)!
    .parts.some(({ top }) => top >= height);

const denseScene = perObject((setup: Setup) => {
  const { width, depth } = mapOf(setup).terrain;
  // Maps draw a wood as flat ground: it counts as high enough.
  const areas = areasWith(setup, 'dense-cover').filter(area => area.is === 'wood' || isHigh(setup, area, DENSE_HEIGHT));
  return { areas, scene: sceneOf({ width, depth, pieces: [...outlinesOf(areas, 1)] }) };
});

/** 9E-8.5: whether some line to the target passes dense terrain that the firer is not in itself. */
export function isBehindDense(setup: Setup, from: Standing, to: Standing): boolean {
  const { areas, scene } = denseScene(setup);
  if (areas.length === 0) return false;
  const others = new Set(areas.filter(area => !isWithinArea(from, area)).map(({ id }) => id));
  return isCrossed(
    scene,
    maskOf(scene, ({ piece }) => others.has(piece)),
    from,
    to,
  );
}

/** There are few combinations of features that pairs of models are in. */
const MOST_MASKS = 256;

/** Higher than any model. */
const SKY = inches(60);

const obscuringOf = perObject((setup: Setup) => {
  const areas = areasOf(setup).filter(area => does(area, 'obscuring') && isHigh(setup, area, OBSCURING_HEIGHT));
  const base = sceneOfSetup(setup);
  const scene = withPieces(base, outlinesOf(areas, SKY));
  const first = base.solids.length;
  const masks = keyed<string, Mask>(MOST_MASKS);
  const maskBeside = (inside: readonly number[]): Mask => {
    const open = inside.map(i => areas[i]!.id);
    return maskOf(scene, ({ index, piece }) => index >= first && !open.includes(piece), sightMask(base));
  };
  const outside = lazy(() => maskBeside([]));
  return {
    areas,
    scene,
    /** What hides two models, by the features that one and the other are in. */
    maskFor: (one: readonly number[], other: readonly number[]): Mask =>
      one.length + other.length === 0 ? outside() : masks(`${one} ${other}`, () => maskBeside([...one, ...other])),
  };
});

/** The Obscuring features a body is in. */
const obscuringAround = latestPer((body: Footprint, setup: Setup): readonly number[] =>
  obscuringOf(setup).areas.flatMap((area, i) => (isWithinArea(body, area) ? [i] : [])),
);

/** 9E-8.6: the scene for two models: Obscuring features are infinitely high, except those that one of them is in. */
export function sightAmong(setup: Setup, viewer: Footprint, target: Footprint): { scene: Scene; mask: Mask } {
  const { scene, maskFor } = obscuringOf(setup);
  return { scene, mask: maskFor(obscuringAround(viewer, setup), obscuringAround(target, setup)) };
}
