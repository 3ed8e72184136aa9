import { inches, type Mask, maskOf, type Scene, type Solid, type Tenths } from '@little-wars/engine/geometry';
import { isTerrainKind, type TerrainKind } from '@little-wars/engine/pieces';
import { defaults, type Options } from './options.ts';

/** KT-8.1-12, KT-12.17-25: what a part of terrain is to this game. */
export interface Traits {
  /** KT-8.1: gives cover and obscures. */
  readonly heavy: boolean;
  /** KT-8.2: gives cover. */
  readonly light: boolean;
  /** KT-8.3. */
  readonly traversable: boolean;
  /** KT-8.4: no effect at all, on sight neither. */
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

/** KT-8.11: the heights that decide about detritus and materiel, in inches. */
export type Limits = Pick<Options, 'detritusBelow' | 'materielUpTo'>;

/** A kind's traits, by the height of the part where that decides. */
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

/** KT-8.11: no effect while it lies low, else materiel. */
const loose = (height: Tenths, limits: Limits): Traits =>
  height < inches(limits.detritusBelow) ? NOTHING : materiel(height, limits);

/** A building is many parts, each of a kind of its own (KT-8.12). */
const TABLE: Readonly<Record<TerrainKind, Row>> = {
  // KT-8.10: smooth, and too thin to stand on.
  wall: HEAVY,
  // KT-8.12: buildings. Broken masonry can be climbed; a parapet is a low wall on the edge of a floor.
  'ruin-wall': traits('heavy', 'climbable'),
  parapet: LOW,
  // Its edge is the last bit of a climb.
  floor: traits('heavy', 'vantage', 'climbable'),
  'low-wall': LOW,
  pipes: LOW,
  crates: materiel,
  // Steel sides: its ladder leads up to the floor on it.
  container: HEAVY,
  machine: HEAVY,
  barricade: traits('light', 'traversable', 'barricade'),
  ladder: traits('insignificant', 'climbable'),
  tree: HEAVY,
  detritus: loose,
  // KT-8.12: what maps of other rulesets bring, each taken for what it would stop.
  hedge: LOW,
  fence: LOW,
  window: LOW,
  stairs: traits('heavy', 'climbable'),
  building: HEAVY,
  rock: HEAVY,
  wood: loose,
  rubble: loose,
  crater: loose,
  marsh: loose,
  // KT-12.17, 22: walls of Close Quarters, those up to 1" beside an access point, and what fills the point.
  bulkhead: CLOSED,
  'access-frame': CLOSED,
  'access-point': NOTHING,
  hatch: CLOSED,
  // KT-12.24, 25: pipes along walls are not the pipes of KT-8.10.
  apparatus: traits('heavy', 'traversable'),
  'wall-pipes': NOTHING,
  'broken-pipes': LOW,
};

/** The traits of one part of terrain. A part's height is its own: a stack is one part, from its ground up. */
export function traitsOf(
  { kind, bottom, top }: Pick<Solid, 'kind' | 'bottom' | 'top'>,
  limits: Limits = defaults,
): Traits {
  if (!isTerrainKind(kind)) throw new Error(`No such kind of terrain: ${kind}`);
  const row = TABLE[kind];
  return typeof row === 'function' ? row(top - bottom, limits) : row;
}

type MaskName = Trait | 'cover' | 'blocking';

const masks = new WeakMap<Scene, Map<string, Mask>>();

/** What a scene's masks are kept under: the usual heights by the name alone. */
const keyOf = (name: MaskName, { detritusBelow, materielUpTo }: Limits): string =>
  detritusBelow === defaults.detritusBelow && materielUpTo === defaults.materielUpTo
    ? name
    : `${name}/${detritusBelow}/${materielUpTo}`;

let last: { readonly scene: Scene; readonly made: Map<string, Mask> } | null = null;

/** The masks of a scene made so far. One scene is asked about again and again. */
function madeFor(scene: Scene): Map<string, Mask> {
  if (last?.scene === scene) return last.made;
  const made = masks.get(scene) ?? new Map<string, Mask>();
  masks.set(scene, made);
  last = { scene, made };
  return made;
}

function kept(scene: Scene, name: MaskName, limits: Limits, takesPart: (traits: Traits) => boolean): Mask {
  const key = keyOf(name, limits);
  const made = madeFor(scene);
  const known = made.get(key);
  if (known) return known;
  const before = scene.upon && kept(scene.upon, name, limits, takesPart);
  const mask = maskOf(scene, solid => takesPart(traitsOf(solid, limits)), before);
  made.set(key, mask);
  return mask;
}

/** The solids of a scene that have a trait. Made once for each scene. */
export const traitMask = (scene: Scene, trait: Trait, limits: Limits = defaults): Mask =>
  kept(scene, trait, limits, traits => traits[trait]);

type MaskOf = (scene: Scene, limits?: Limits) => Mask;

export const heavyMask: MaskOf = (scene, limits) => traitMask(scene, 'heavy', limits);
export const lightMask: MaskOf = (scene, limits) => traitMask(scene, 'light', limits);
export const traversableMask: MaskOf = (scene, limits) => traitMask(scene, 'traversable', limits);
export const vantageMask: MaskOf = (scene, limits) => traitMask(scene, 'vantage', limits);
export const wallMask: MaskOf = (scene, limits) => traitMask(scene, 'wall', limits);
export const climbableMask: MaskOf = (scene, limits) => traitMask(scene, 'climbable', limits);
export const barricadeMask: MaskOf = (scene, limits) => traitMask(scene, 'barricade', limits);
export const insignificantMask: MaskOf = (scene, limits) => traitMask(scene, 'insignificant', limits);

/** KT-7.7: what gives cover. */
export const coverMask: MaskOf = (scene, limits = defaults) =>
  kept(scene, 'cover', limits, ({ heavy, light }) => heavy || light);

/** KT-7.8: what obscures. */
export const obscuringMask = heavyMask;

/** KT-7.3: what can hide a body from a head: everything but the insignificant. */
export const blockingMask: MaskOf = (scene, limits = defaults) =>
  kept(scene, 'blocking', limits, ({ insignificant }) => !insignificant);
