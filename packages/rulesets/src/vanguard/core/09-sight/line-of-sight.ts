// VG-9  Line of sight, and who is obscured
import {
  type Body,
  type BodySight,
  isWithinOf,
  type Solid,
  type Spot,
  sightBetween,
  sightToBody,
} from '@little-wars/engine/geometry';
import { bodyAt, inPlay, modelOf, sceneOfTable, standingOf } from '../../lookups.ts';
import { blockingMask, isBarrier } from '../../terrain.ts';
import type { Look, Model, ModelId, Position } from '../../types.ts';

/** Everyone's body, and what was seen among them so far. */
interface Crowd {
  readonly ids: readonly ModelId[];
  readonly places: readonly Model[];
  readonly bodies: readonly Body[];
  readonly terrain: object;
  readonly seen: Map<number, BodySight>;
  readonly glances: Map<number, boolean>;
}

let crowd: Crowd | null = null;
let crowdFor: Position['models'] | null = null;

const isSamePlace = (a: Model, b: Model): boolean =>
  a.at === b.at && a.down === b.down && a.card === b.card && a.along === b.along;

/** One list for as long as nobody moves, falls or stands up. */
function crowdOf(t: Look): Crowd {
  const { models } = t.position;
  const terrain = sceneOfTable(t);
  if (crowd !== null && crowdFor === models && crowd.terrain === terrain) return crowd;
  const ids = inPlay(t.position);
  const places = ids.map(id => models[id]!);
  const before = crowd;
  const isSame =
    before !== null &&
    before.terrain === terrain &&
    before.ids.length === ids.length &&
    ids.every((id, i) => before.ids[i] === id && isSamePlace(before.places[i]!, places[i]!));
  crowdFor = models;
  if (isSame) return before;
  crowd = {
    ids,
    places,
    bodies: places.map(each => bodyAt(each, each.at!)),
    terrain,
    seen: new Map(),
    glances: new Map(),
  };
  return crowd;
}

const MOST = 256;

/** VG-9.3, VG-9.5: from the best point of the viewer's body, with the share of the target that is hidden. */
export function sightOf(t: Look, viewer: ModelId, target: ModelId): BodySight {
  const { ids, bodies, seen } = crowdOf(t);
  const key = viewer * MOST + target;
  const known = seen.get(key);
  if (known) return known;
  const except = [ids.indexOf(viewer), ids.indexOf(target)];
  const scene = sceneOfTable(t);
  // VG-9.2, VG-9.6: terrain and every other model may hide; the two themselves never do.
  const sight = sightBetween(bodies[except[0]!]!, bodies[except[1]!]!, {
    scene,
    mask: blockingMask(scene),
    bodies,
    except,
  });
  seen.set(key, sight);
  return sight;
}

/** VG-9.1, VG-9.3: what the head sees is seen; only in doubt the whole body is asked. */
export function canSee(t: Look, viewer: ModelId, target: ModelId): boolean {
  const { ids, bodies, seen, glances } = crowdOf(t);
  const key = viewer * MOST + target;
  const known = seen.get(key)?.visible ?? glances.get(key);
  if (known !== undefined) return known;
  const except = [ids.indexOf(viewer), ids.indexOf(target)];
  const scene = sceneOfTable(t);
  const { ax, ay, bx, by, top } = bodies[except[0]!]!;
  const head = { x: Math.round((ax + bx) / 2), y: Math.round((ay + by) / 2), z: top };
  const among = { scene, mask: blockingMask(scene), bodies, except };
  const visible = sightToBody(head, bodies[except[1]!]!, among).visible || sightOf(t, viewer, target).visible;
  // A line has two ends: the one sees the other or neither does.
  glances.set(key, visible);
  glances.set(target * MOST + viewer, visible);
  return visible;
}

/** Whether a model would see another if it stood somewhere else. */
export function canSeeFrom(t: Look, viewer: ModelId, at: Spot, target: ModelId): boolean {
  const { ids, bodies } = crowdOf(t);
  const scene = sceneOfTable(t);
  const except = [ids.indexOf(viewer), ids.indexOf(target)];
  const body = bodyAt(modelOf(t, viewer), at);
  return sightBetween(body, bodies[except[1]!]!, { scene, mask: blockingMask(scene), bodies, except }).visible;
}

/** VG-9.2 */
export const isObscured = (t: Look, viewer: ModelId, target: ModelId): boolean => sightOf(t, viewer, target).hidden > 0;

/** Touching, on whole tenths. */
const TOUCH = 2;

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

/** Whether one part of a piece by itself hides some of a target. */
function isHiddenBy(t: Look, viewer: ModelId, target: ModelId, { piece, part }: Solid): boolean {
  const scene = sceneOfTable(t);
  const mask = blockingMask(scene);
  const own = Uint8Array.from(scene.solids, (solid, i) =>
    solid.piece === piece && solid.part === part ? mask[i]! : 0,
  );
  const [from, to] = [modelOf(t, viewer), modelOf(t, target)];
  return sightBetween(bodyAt(from, from.at!), bodyAt(to, to.at!), { scene, mask: own }).hidden > 0;
}
