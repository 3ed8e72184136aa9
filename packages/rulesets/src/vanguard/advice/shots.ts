// What could be shot at from another place, estimated with bare profiles and lines of sight from the head.
import { type Body, flat, inches, type Spot, sightToBody } from '@little-wars/engine/geometry';
import { isHeldInMelee } from '../core/01-measuring/measuring.ts';
import { bodyAt, enemiesOf, heightOf, modelOf, reachOf, sceneOfTable, weaponsOf } from '../lookups.ts';
import { blockingMask } from '../terrain.ts';
import type { Look, ModelId } from '../types.ts';
import { cachedPerPlaces } from './caches.ts';
import { coverAt } from './cover.ts';
import { bestShare, FAR, type Gun, sharesOf } from './danger.ts';
import { worthOf } from './worth.ts';

interface Target {
  readonly at: Spot;
  readonly body: Body;
  readonly guns: readonly Gun[];
  readonly worth: number;
  readonly most: number;
  /** Whether it has cover from an eye that does not see all of it. */
  readonly hasCover: (eye: Spot) => boolean;
}

const targetsOf = (t: Look, id: ModelId): readonly Target[] =>
  cachedPerPlaces(t, `guns/${id}`, () => {
    const weapons = weaponsOf(t, id).filter(({ type }) => type === 'ranged');
    if (weapons.length === 0) return [];
    const targets = enemiesOf(t, id).flatMap((enemy): readonly Target[] => {
      if (isHeldInMelee(t, enemy)) return [];
      const model = modelOf(t, enemy);
      const worth = worthOf(t, enemy);
      const guns = weapons.map((weapon): Gun => {
        const reach = inches(weapon.range) + reachOf(model) + reachOf(modelOf(t, id));
        return { reach, shares: sharesOf(t, weapon, enemy) };
      });
      const most = worth * bestShare(guns, 0, false, 0);
      const hasCover = coverAt(t, enemy, model.at!);
      return [{ at: model.at!, body: bodyAt(model, model.at!), guns, worth, most, hasCover }];
    });
    return targets.sort((a, b) => b.most - a.most);
  });

/** An upper bound: the best shot if everybody stood in the open. */
export const mostByShot = (t: Look, id: ModelId): number => targetsOf(t, id)[0]?.most ?? 0;

/** Roughly what the best shot from a place is worth. */
export function shotFrom(t: Look, id: ModelId, at: Spot): number {
  const scene = sceneOfTable(t);
  const among = { scene, mask: blockingMask(scene) };
  const head = { x: at.x, y: at.y, z: at.z + heightOf(modelOf(t, id)) };
  let best = 0;
  for (const { at: there, body, guns, worth, most, hasCover } of targetsOf(t, id)) {
    if (most <= best) break;
    const far = flat(at, there);
    const long = far > FAR + body.r ? 1 : 0;
    if (worth * bestShare(guns, far, false, long) <= best) continue;
    const { visible, touches } = sightToBody(head, body, among);
    if (!visible) continue;
    const isObscured = touches.length > 0;
    const covered = isObscured && hasCover(head);
    best = Math.max(best, worth * bestShare(guns, far, covered, long + (isObscured ? 1 : 0)));
  }
  return best;
}
