// KT-8.13-22  Moving over terrain
import { type Leg, latestPer } from '@little-wars/engine';
import {
  type Ground,
  type GroundTable,
  groundOf,
  inches,
  type Passage,
  roundedDown,
  roundedUp,
  type Scene,
  type Solid,
  type Tenths,
} from '@little-wars/engine/geometry';
import { type Limits, traitsOf } from '../../terrain.ts';

const INCH = inches(1);
const TWO = inches(2);

/**
 * KT-12.23: operatives move through an access point, and a base doing so may overlap the wall beside it. No move ends
 * on either. A closed hatch fills its access point and stops everyone (KT-12.22).
 */
const ACCESSIBLE: { readonly [kind: string]: Passage } = {
  'access-point': { pass: { how: 'opening' } },
  'access-frame': { pass: { how: 'beside' } },
};

/**
 * KT-8.13: crossing Traversable terrain adds 2". KT-8.17: climbable terrain that is no Vantage Point may be climbed
 * over. KT-8.6: operatives stand only on Vantage Points.
 */
function onFootOver(solid: Solid, limits: Limits): Passage {
  const access = ACCESSIBLE[solid.kind];
  if (access) return access;
  const { insignificant, traversable, vantage, climbable } = traitsOf(solid, limits);
  const faces = climbable && !traversable ? ['face'] : [];
  if (insignificant) return { pass: { how: 'open' }, faces };
  const top = vantage ? ({ top: 'stand' } as const) : climbable ? ({ top: 'cross' } as const) : {};
  if (traversable) return { pass: { how: 'priced', price: TWO, inside: 'counts', by: 'base' }, ends: false };
  return { pass: { how: 'closed' }, faces, ...top };
}

/** KT-8.21: over everything but the walls of Close Quarters (KT-12.17), ending where an operative on foot could. */
function flyingOver(solid: Solid, limits: Limits): Passage {
  const access = ACCESSIBLE[solid.kind];
  if (access) return access;
  const { insignificant, vantage, wall } = traitsOf(solid, limits);
  if (wall) return { pass: { how: 'closed' } };
  return { pass: { how: 'open' }, ends: insignificant, ...(vantage && { top: 'stand' }) };
}

/** Without climbing over tops that cannot be stood on. */
const withoutCrossing = ({ top, ...rest }: Passage): Passage => (top === 'stand' ? { ...rest, top } : rest);

type Table = Omit<GroundTable, 'passage'>;

const onFoot: Table = {
  others: () => 'closed',
  support: 'centre',
  stands: 'base',
  /** KT-3.1: a piece under 1" counts as 1". */
  atLeast: INCH,
  /** KT-8.17: heights climbed are rounded up to multiples of 2". */
  climb: { within: INCH, price: ({ height }) => roundedUp(height, TWO) },
  /** KT-8.19: heights dropped are rounded down to multiples of 2". */
  drop: { within: INCH, highest: inches(6), price: ({ height }) => roundedDown(height, TWO) },
  /** KT-8.14, KT-8.15: at most 3" across and 2" up or down; only the horizontal distance counts. */
  jump: { within: INCH, highest: TWO, widest: inches(3), stands: true, price: () => 0 },
};

/** KT-3.7, KT-8.21, KT-8.22: over operatives and terrain; heights do not count. */
const flying: Table = { ...onFoot, others: () => 'over', flies: true };

interface Grounds {
  readonly walking: Ground;
  readonly flying: Ground;
  readonly searching: Ground;
  readonly flat: Ground;
}

/** Cached by the values of the limits, because every setup has its own options object. */
const groundsFor = (scene: Scene, { detritusBelow, materielUpTo }: Limits): Grounds =>
  groundsOn(scene, detritusBelow, materielUpTo);

const groundsOn: (scene: Scene, detritusBelow: number, materielUpTo: number) => Grounds = latestPer(groundsIn);

function groundsIn(scene: Scene, detritusBelow: number, materielUpTo: number): Grounds {
  const limits = { detritusBelow, materielUpTo };
  const base = scene.upon ? groundsFor(scene.upon, limits) : null;
  const on = (table: Table, passage: GroundTable['passage'], of: 'walking' | 'searching' | 'flying'): Ground =>
    groundOf(scene, { ...table, passage }, base?.[of]);
  const walking = on(onFoot, solid => onFootOver(solid, limits), 'walking');
  const searching = on(onFoot, solid => withoutCrossing(onFootOver(solid, limits)), 'searching');
  const { climb: _climb, drop: _drop, jump: _jump, atLeast: _atLeast, ...flat } = searching;
  return {
    walking,
    flying: on(flying, solid => flyingOver(solid, limits), 'flying'),
    searching,
    flat,
  };
}

/** How an operative goes over terrain; surefooted ones traverse at no cost. */
export type Gait = 'walking' | 'surefooted' | 'flying';

export const groundFor = (scene: Scene, limits: Limits, gait: Gait): Ground =>
  gait === 'surefooted' ? surefootedOn(scene, limits).walking : groundsFor(scene, limits)[gait];

/** The ground for path searches: no climbing over tops that cannot be stood on, which no move is long enough for. */
export function searchingGround(scene: Scene, limits: Limits, gait: Gait): Ground {
  if (gait === 'surefooted') return surefootedOn(scene, limits).searching;
  const { searching, flying } = groundsFor(scene, limits);
  return gait === 'flying' ? flying : searching;
}

/** Built lazily, because surefooted operatives are rare. */
const surefootedOn = (scene: Scene, { detritusBelow, materielUpTo }: Limits): Pick<Grounds, 'walking' | 'searching'> =>
  surefootedIn(scene, detritusBelow, materielUpTo);

const surefootedIn = latestPer((scene: Scene, detritusBelow: number, materielUpTo: number) => {
  const over = (solid: Solid): Passage => atNoCost(onFootOver(solid, { detritusBelow, materielUpTo }));
  return {
    walking: groundOf(scene, { ...onFoot, passage: over }),
    searching: groundOf(scene, { ...onFoot, passage: solid => withoutCrossing(over(solid)) }),
  };
});

const atNoCost = (passage: Passage): Passage =>
  passage.pass.how === 'priced' ? { ...passage, pass: { ...passage.pass, price: 0 } } : passage;

/** The same on one level with pieces counted at their true length: a lower bound for a move on that level. */
export const flatGround = (scene: Scene, limits: Limits): Ground => groundsFor(scene, limits).flat;

/** The least cost of changing height, in any way or in one; between raised levels a jump may do, which is free. */
export function heightCost(from: Tenths, to: Tenths, how?: Leg['how']): Tenths {
  if (how === 'climb') return roundedUp(Math.abs(to - from), TWO);
  if (how !== 'drop' && from > 0 && to > 0 && Math.abs(to - from) <= TWO) return 0;
  return to > from ? roundedUp(to - from, TWO) : roundedDown(from - to, TWO);
}
