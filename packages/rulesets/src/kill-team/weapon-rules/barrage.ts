import { set } from '@little-wars/engine';
import { overlapsArea } from '@little-wars/engine/geometry';
import { bodyOf, sceneOfTable } from '../lookups.ts';
import { blockingMask } from '../terrain.ts';
import type { Look, OperativeId, Rule } from '../types.ts';
import { inShooting } from './wielded.ts';

/** KT-9.2: the cover die is judged from straight above, and nothing else is. */
export const barrage: Rule<'barrage'> = {
  clause: 'KT-9.2',
  modify: {
    'kept-saves': set((kept, use, rolling, t) => {
      if (!inShooting(t, use, rolling)) return kept;
      return isHiddenFromAbove(t, rolling.attack.target) ? 1 : 0;
    }),
  },
};

/** Whether terrain over its head hides any part of its base. */
function isHiddenFromAbove(t: Look, operative: OperativeId): boolean {
  const scene = sceneOfTable(t);
  const mask = blockingMask(scene, t.setup.options);
  const body = bodyOf(t, operative);
  return scene.solids.some(({ top, corners }, i) => mask[i] === 1 && top > body.bottom && overlapsArea(body, corners));
}
