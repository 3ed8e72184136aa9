// VG-8, VG-14  How models move over terrain
import { perObject } from '@little-wars/engine';
import { type Ground, groundOf, inches, type Passage, type Scene, type Solid } from '@little-wars/engine/geometry';
import { classOf, dressingOf } from '../../terrain.ts';

const TWO = inches(2);

function passage(solid: Solid): Passage {
  switch (classOf(solid)) {
    case 'open':
      return { pass: { how: 'open' } };
    case 'obstacle':
      // VG-14.2, VG-14.8, VG-14.10: costs 2", or the path's length inside if longer, whatever ground it is in.
      return { pass: { how: 'priced', price: TWO, inside: 'at-least', by: 'centre' }, ends: false };
    case 'difficult':
      return { pass: { how: 'slow', factor: 2, by: 'base' } };
    case 'impassable':
      return { pass: { how: 'closed' } };
    case 'climbable':
      return { pass: { how: 'closed' }, faces: ['face'], top: 'cross' };
    case 'floor':
      return { pass: { how: 'closed' }, faces: ['face'], top: 'stand' };
    case 'ladder':
      return { pass: { how: 'open' }, faces: ['ladder'] };
    case 'stairs':
      return { pass: { how: 'closed' }, faces: ['stairs'], top: 'cross' };
  }
}

/** How near a face or an edge a model must be to climb it or drop from it. */
const AT_HAND = inches(0.5);

/** VG-8.3: the greatest drop that does no damage. */
export const SAFE_DROP = TWO;

/** VG-8.11: the number of hits from a fall. */
export const hitsOfFall = (height: number): number => Math.max(0, Math.floor((height - SAFE_DROP) / inches(1)));

/** A free mover may choose to fall; a careful one (Fallback!) never takes damage on purpose. */
type Will = 'free' | 'careful';

/** VG-7.6, VG-8.2, VG-8.3, VG-8.8, VG-8.9: never through models; heights climbed count, heights dropped do not. */
export const groundFor = (scene: Scene, will: Will = 'free'): Ground => grounds[will](scene);

const groundWith = (will: Will) =>
  perObject(
    (scene: Scene): Ground =>
      groundOf(scene, {
        // VG-14.9: trees in a wood are moved aside for models.
        passage: solid => (dressingOf(scene).includes(solid) ? { pass: { how: 'open' } } : passage(solid)),
        others: () => 'closed',
        support: 'centre',
        stands: 'base',
        climb: {
          within: AT_HAND,
          stands: false,
          // VG-14.10: at most double, even in difficult ground.
          price: ({ height, faces }) =>
            faces.includes('stairs')
              ? 0
              : faces.includes('ladder')
                ? height
                : faces.includes('face')
                  ? 2 * height
                  : null,
        },
        // VG-8.13: any depth.
        drop: {
          within: AT_HAND,
          stands: true,
          price: ({ height }) => (will === 'careful' && hitsOfFall(height) > 0 ? null : 0),
        },
      }),
  );

const grounds: { readonly [W in Will]: (scene: Scene) => Ground } = {
  free: groundWith('free'),
  careful: groundWith('careful'),
};
