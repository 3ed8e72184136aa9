// 7E-5.11, 7E-5.12, ZG-6.2  Cover from debris, models and dead bodies
import { isGapWithin, isHiddenBy, rayToEdge, type Spot } from '@little-wars/engine/geometry';
import { modelsInPlay } from '@little-wars/skirmish';
import { bodyAt, isAlive, kitOf, modelOf, sceneOfSetup, standing, standingOfBody } from '../../lookups.ts';
import { sightMask } from '../../terrain.ts';
import type { Attack, Body, Look, ModelId } from '../../types.ts';

/** 7E-5.11: how much must be hidden. */
const QUARTER = 0.25;
/** 7E-5.11, 7E-5.12, ZG-6.2 */
export const COVER = 5;

/** 7E-5.11, 7E-5.12: whether a quarter of a model is hidden from an eye over a spot, by debris or by other models. */
export function isHidden(
  t: Look,
  { attacker, target, origin }: Pick<Attack, 'attacker' | 'target' | 'origin'>,
): boolean {
  if (origin === null || !isAlive(t, target)) return false;
  const ids = modelsInPlay(t.position.models, (_, id) => id !== attacker && id !== target);
  const eye: Spot = { x: origin.x, y: origin.y, z: origin.z + kitOf(modelOf(t, attacker)).height };
  const scene = sceneOfSetup(t.setup);
  const bodies = ids.map(id => bodyAt(modelOf(t, id), modelOf(t, id).at!));
  return isHiddenBy(QUARTER, eye, bodyAt(modelOf(t, target), modelOf(t, target).at!), {
    scene,
    mask: sightMask(scene),
    bodies,
  });
}

/** ZG-6.2, ZG-6.4: the dead body on the line of base centres that is nearest to the target; null if there is none. */
export function bodyBefore(t: Look, origin: Spot | null, target: ModelId): Body | null {
  if (origin === null || t.position.bodies.length === 0 || !isAlive(t, target)) return null;
  const at = modelOf(t, target).at!;
  const towards = { dx: at.x - origin.x, dy: at.y - origin.y };
  if (towards.dx === 0 && towards.dy === 0) return null;
  const aim = standing(t, target);
  const bases = t.position.bodies.map((body, i) => ({ id: String(i), ...standingOfBody(t, body) }));
  const { met } = rayToEdge(
    sceneOfSetup(t.setup),
    { from: origin, towards },
    [...bases, { id: 'target', ...aim }],
    () => false,
  );
  const before = met
    .slice(
      0,
      met.findIndex(({ id }) => id === 'target'),
    )
    .map(({ id }) => t.position.bodies[Number(id)]!);
  // A body that the target stands in is no cover: it would hide nothing of it.
  return before.findLast(body => !isGapWithin(standingOfBody(t, body), aim, 0)) ?? null;
}
