// KT-8.13-22  How terrain is moved over
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
} from '@little-wars/engine/geometry';
import { traitsOf } from '../terrain.ts';

const INCH = inches(1);
const TWO = inches(2);

/** KT-8.13: over Traversable terrain for 2" on top of the distance, never ending on it. */
function passageOf(solid: Solid): Passage {
  const { insignificant, traversable, vantage, climbable } = traitsOf(solid);
  if (insignificant) return { pass: { how: 'open' } };
  const top = vantage ? ({ top: 'stand' } as const) : {};
  if (traversable) return { pass: { how: 'priced', price: TWO, inside: 'counts', by: 'base' }, ends: false, ...top };
  return { pass: { how: 'closed' }, faces: climbable ? ['face'] : [], ...top };
}

const onFoot: GroundTable = {
  passage: passageOf,
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

/** KT-3.7, KT-8.21, KT-8.22: over operatives and terrain, heights play no part. */
const flying: GroundTable = { ...onFoot, others: () => 'over', flies: true };

const grounds = new WeakMap<Scene, { readonly walking: Ground; readonly flying: Ground }>();

export function groundFor(scene: Scene, flies: boolean): Ground {
  let made = grounds.get(scene);
  if (!made) {
    made = { walking: groundOf(scene, onFoot), flying: groundOf(scene, flying) };
    grounds.set(scene, made);
  }
  return flies ? made.flying : made.walking;
}
