// VG-9  Line of sight, and who is obscured
import { latest, recent } from '@little-wars/engine';
import {
  type Body,
  type BodySight,
  isWithinOf,
  type Mask,
  type Scene,
  type Solid,
  type Spot,
  sightBetween,
  sightToBody,
} from '@little-wars/engine/geometry';
import { bodyAt, inPlay, modelOf, sceneOfTable, standingOf } from '../../lookups.ts';
import { blockingMask, dressingOf, isBarrier } from '../../terrain.ts';
import type { Look, Model, ModelId, Position } from '../../types.ts';

/** Everyone's body, with a cache of the sights between them. */
interface Crowd {
  readonly ids: readonly ModelId[];
  readonly bodies: readonly Body[];
  readonly mask: Mask;
  readonly seen: Map<number, BodySight>;
  readonly glances: Map<number, boolean>;
}

/** The models and the terrain that sight depends on. */
interface Places {
  readonly ids: readonly ModelId[];
  readonly models: readonly Model[];
  readonly terrain: Scene;
}

const isSamePlace = (a: Model, b: Model): boolean =>
  a.at === b.at && a.down === b.down && a.card === b.card && a.along === b.along;

const isSameCrowd = (a: Places, b: Places): boolean =>
  a.terrain === b.terrain &&
  a.ids.length === b.ids.length &&
  b.ids.every((id, i) => a.ids[i] === id && isSamePlace(a.models[i]!, b.models[i]!));

const crowds = recent(isSameCrowd, 1);

/** The crowd, cached until a model moves, falls or stands up. */
const crowdAt = latest((models: Position['models'], terrain: Scene): Crowd => {
  const ids = inPlay({ models });
  const places: Places = { ids, models: ids.map(id => models[id]!), terrain };
  return crowds(places, 'crowd', () => {
    const bodies = places.models.map(each => bodyAt(each, each.at!));
    return {
      ids,
      bodies,
      mask: withoutMoved(terrain, blockingMask(terrain), bodies),
      seen: new Map(),
      glances: new Map(),
    };
  });
});

/** VG-14.9: what hides, without the trees that were moved aside to make room for these models. */
function withoutMoved(scene: Scene, mask: Mask, bodies: readonly Body[]): Mask {
  const moved = dressingOf(scene).filter(solid =>
    bodies.some(body => isWithinOf({ ...body, z: body.bottom }, solid, 0)),
  );
  return moved.length === 0
    ? mask
    : Uint8Array.from(mask, (hides, i) => (moved.some(({ index }) => index === i) ? 0 : hides));
}

const crowdOf = (t: Look): Crowd => crowdAt(t.position.models, sceneOfTable(t));

const MOST = 256;

/** VG-9.3, VG-9.5: sight from the best point of the viewer's body, with the share of the target that is hidden. */
export function sightOf(t: Look, viewer: ModelId, target: ModelId): BodySight {
  const { ids, bodies, mask, seen } = crowdOf(t);
  const key = viewer * MOST + target;
  const cached = seen.get(key);
  if (cached) return cached;
  const except = [ids.indexOf(viewer), ids.indexOf(target)];
  const scene = sceneOfTable(t);
  // VG-9.2, VG-9.6: terrain and every other model may hide the target; the two models themselves never do.
  const sight = sightBetween(bodies[except[0]!]!, bodies[except[1]!]!, { scene, mask, bodies, except });
  seen.set(key, sight);
  return sight;
}

/** VG-9.1, VG-9.3: tries the head first, and the whole body only if the head sees nothing. */
export function canSee(t: Look, viewer: ModelId, target: ModelId): boolean {
  const { ids, bodies, mask, seen, glances } = crowdOf(t);
  const key = viewer * MOST + target;
  const cached = seen.get(key)?.visible ?? glances.get(key);
  if (cached !== undefined) return cached;
  const except = [ids.indexOf(viewer), ids.indexOf(target)];
  const scene = sceneOfTable(t);
  const { ax, ay, bx, by, top } = bodies[except[0]!]!;
  const head = { x: Math.round((ax + bx) / 2), y: Math.round((ay + by) / 2), z: top };
  const among = { scene, mask, bodies, except };
  const visible = sightToBody(head, bodies[except[1]!]!, among).visible || sightOf(t, viewer, target).visible;
  // Sight is mutual.
  glances.set(key, visible);
  glances.set(target * MOST + viewer, visible);
  return visible;
}

/** Whether a model would see another if it stood elsewhere. */
export function canSeeFrom(t: Look, viewer: ModelId, at: Spot, target: ModelId): boolean {
  const { ids, bodies, mask: before } = crowdOf(t);
  const scene = sceneOfTable(t);
  const except = [ids.indexOf(viewer), ids.indexOf(target)];
  const body = bodyAt(modelOf(t, viewer), at);
  const mask = withoutMoved(scene, before, [body]);
  return sightBetween(body, bodies[except[1]!]!, { scene, mask, bodies, except }).visible;
}

/** VG-9.2 */
export const isObscured = (t: Look, viewer: ModelId, target: ModelId): boolean => sightOf(t, viewer, target).hidden > 0;

/** VG-10.21: the largest gap that counts as touching an obstacle, in tenths. */
export const TOUCH = 2;

/** VG-10.21: behind an obstacle that obscures it, and touching that obstacle. */
export function isInCover(t: Look, viewer: ModelId, target: ModelId): boolean {
  const { visible, hidden } = sightOf(t, viewer, target);
  if (!visible || hidden === 0) return false;
  const standing = standingOf(t, target);
  const scene = sceneOfTable(t);
  return scene.solids.some(
    solid =>
      isBarrier(solid) &&
      solid.bottom <= standing.z &&
      solid.top > standing.z &&
      isWithinOf(standing, solid, TOUCH) &&
      isHiddenBy(t, viewer, target, solid),
  );
}

/** Whether one part of a piece alone hides part of a target. */
function isHiddenBy(t: Look, viewer: ModelId, target: ModelId, { piece, part }: Solid): boolean {
  const scene = sceneOfTable(t);
  const mask = blockingMask(scene);
  const own = Uint8Array.from(scene.solids, (solid, i) =>
    solid.piece === piece && solid.part === part ? mask[i]! : 0,
  );
  const [from, to] = [modelOf(t, viewer), modelOf(t, target)];
  return sightBetween(bodyAt(from, from.at!), bodyAt(to, to.at!), { scene, mask: own }).hidden > 0;
}
