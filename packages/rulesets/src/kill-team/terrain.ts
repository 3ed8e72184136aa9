import { latestPer } from '@little-wars/engine';
import { inches, type Mask, maskOf, type Scene, type Solid, type Tenths } from '@little-wars/engine/geometry';
import { isTerrainKind, type TerrainKind } from '@little-wars/engine/pieces';
import { defaults, type Options } from './options.ts';

/** KT-8.1-12, KT-12.17-25: what a part of terrain does in this game. */
export interface Traits {
  /** KT-8.1: gives cover and obscures. */
  readonly heavy: boolean;
  /** KT-8.2: gives cover. */
  readonly light: boolean;
  /** KT-8.3. */
  readonly traversable: boolean;
  /** KT-8.4: no effect at all, not even on sight. */
  readonly insignificant: boolean;
  /** KT-8.6: its top is a Vantage Point. */
  readonly vantage: boolean;
  /** KT-8.5. */
  readonly barricade: boolean;
  /** KT-12.17: a wall of Close Quarters. */
  readonly wall: boolean;
  /** KT-8.17: its sides can be climbed. */
  readonly climbable: boolean;
}

export type Trait = keyof Traits;

/** KT-8.11: the heights that define detritus and materiel, in inches. */
export type Limits = Pick<Options, 'detritusBelow' | 'materielUpTo'>;

/** A kind's traits, depending on the part's height for some kinds. */
type Row = Traits | ((height: Tenths, limits: Limits) => Traits);

const traits = (...names: readonly Trait[]): Traits => ({
  heavy: names.includes('heavy'),
  light: names.includes('light'),
  traversable: names.includes('traversable'),
  insignificant: names.includes('insignificant'),
  vantage: names.includes('vantage'),
  barricade: names.includes('barricade'),
  wall: names.includes('wall'),
  climbable: names.includes('climbable'),
});

const HEAVY = traits('heavy');
const LOW = traits('light', 'traversable');
const NOTHING = traits('insignificant');
const CLOSED = traits('heavy', 'wall');
const MATERIEL_LOW = traits('light', 'traversable', 'climbable');
const MATERIEL_HIGH = traits('light', 'climbable');

/** KT-8.11 */
const materiel = (height: Tenths, { materielUpTo }: Limits): Traits =>
  height <= inches(materielUpTo) ? MATERIEL_LOW : MATERIEL_HIGH;

/** KT-8.11: no effect if low, otherwise materiel. */
const loose = (height: Tenths, limits: Limits): Traits =>
  height < inches(limits.detritusBelow) ? NOTHING : materiel(height, limits);

/** A building has many parts, each of its own kind (KT-8.12). */
const TABLE: Readonly<Record<TerrainKind, Row>> = {
  // KT-8.10: smooth, and too thin to stand on.
  wall: HEAVY,
  // KT-8.12: buildings. Broken masonry can be climbed; a parapet is a low wall on the edge of a floor.
  'ruin-wall': traits('heavy', 'climbable'),
  parapet: LOW,
  // Climbable, because its edge is the end of a climb.
  floor: traits('heavy', 'vantage', 'climbable'),
  'low-wall': LOW,
  pipes: LOW,
  crates: materiel,
  // Steel sides: only its ladder leads up.
  container: HEAVY,
  machine: HEAVY,
  barricade: traits('light', 'traversable', 'barricade'),
  ladder: traits('insignificant', 'climbable'),
  tree: HEAVY,
  detritus: loose,
  // KT-8.12: kinds from other rulesets' maps, by what they would block.
  hedge: LOW,
  fence: LOW,
  window: LOW,
  stairs: traits('heavy', 'climbable'),
  building: HEAVY,
  rock: HEAVY,
  debris: HEAVY,
  hull: HEAVY,
  wood: loose,
  rubble: loose,
  crater: loose,
  marsh: loose,
  // KT-12.17, 22: walls of Close Quarters, those within 1" of an access point, and hatches.
  bulkhead: CLOSED,
  'access-frame': CLOSED,
  'access-point': NOTHING,
  hatch: CLOSED,
  // KT-12.24, 25: pipes along walls differ from the pipes of KT-8.10.
  apparatus: traits('heavy', 'traversable'),
  'wall-pipes': NOTHING,
  'broken-pipes': LOW,
};

/** The traits of one part of terrain. Height is per part: a stack is one part, measured from its own base. */
export function traitsOf(
  { kind, bottom, top }: Pick<Solid, 'kind' | 'bottom' | 'top'>,
  limits: Limits = defaults,
): Traits {
  if (!isTerrainKind(kind)) throw new Error(`No such kind of terrain: ${kind}`);
  const row = TABLE[kind];
  return typeof row === 'function' ? row(top - bottom, limits) : row;
}

type MaskName = Trait | 'cover' | 'blocking';

/** Masks by name: which solids belong to them. */
const PARTS: { readonly [name: string]: (traits: Traits) => boolean } = {
  // KT-7.7: gives cover.
  cover: ({ heavy, light }) => heavy || light,
  // KT-7.3: can hide a body from a head: everything that is not insignificant.
  blocking: ({ insignificant }) => !insignificant,
};

type MaskOf = (scene: Scene, limits?: Limits) => Mask;

/** The solids of a scene that belong to a mask. Each mask has its own cache, because a scene is asked for several in turn. */
function maskCalled(name: MaskName): MaskOf {
  const takesPart = PARTS[name] ?? (traits => traits[name as Trait]);
  const of = latestPer((scene: Scene, detritusBelow: number, materielUpTo: number): Mask => {
    const limits = { detritusBelow, materielUpTo };
    return maskOf(scene, solid => takesPart(traitsOf(solid, limits)), scene.upon && inScene(scene.upon, limits));
  });
  const inScene: MaskOf = (scene, { detritusBelow, materielUpTo } = defaults) => of(scene, detritusBelow, materielUpTo);
  return inScene;
}

export const heavyMask = maskCalled('heavy');
export const lightMask = maskCalled('light');
export const traversableMask = maskCalled('traversable');
export const vantageMask = maskCalled('vantage');
export const wallMask = maskCalled('wall');
export const climbableMask = maskCalled('climbable');
export const barricadeMask = maskCalled('barricade');
export const insignificantMask = maskCalled('insignificant');
export const coverMask = maskCalled('cover');
/** KT-7.8: what obscures. */
export const obscuringMask = heavyMask;
export const blockingMask = maskCalled('blocking');
