import { set } from '@little-wars/engine';
import { overlapsArea } from '@little-wars/engine/geometry';
import { bodyOf, sceneOfTable } from '../lookups.ts';
import { blockingMask } from '../terrain.ts';
import type { Look, OperativeId, Rule } from '../types.ts';
import { isHeldBy } from './wielded.ts';

/** KT-9.2: only targets hidden from straight above get the cover die; valid targets are determined as usual. */
export const barrage: Rule<'barrage'> = {
  clause: 'KT-9.2',
  words: { en: { rule: 'Barrage' } },
  modify: {
    'in-cover': set((covered, use, { attacker, target, asked }, t) =>
      isHeldBy(t, use, attacker) && asked === 'for-die' ? isHiddenFromAbove(t, target) : covered,
    ),
  },
};

/** Whether terrain above it hides any part of its base. */
function isHiddenFromAbove(t: Look, operative: OperativeId): boolean {
  const scene = sceneOfTable(t);
  const mask = blockingMask(scene, t.setup.options);
  const body = bodyOf(t, operative);
  return scene.solids.some(({ top, corners }, i) => mask[i] === 1 && top > body.bottom && overlapsArea(body, corners));
}
