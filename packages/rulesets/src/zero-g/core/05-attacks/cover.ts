// 7E-5.11, 7E-5.12, ZG-6.2  Cover from debris, models and dead bodies
import { perObject } from '@little-wars/engine';
import {
  type Body as BodyShape,
  isGapWithin,
  isHiddenBy,
  rayToEdge,
  type Scene,
  type Spot,
} from '@little-wars/engine/geometry';
import { modelsInPlay } from '@little-wars/skirmish';
import { perCrowd } from '../../../w40k/measuring/alike.ts';
import { bodyAt, isAlive, kitOf, modelOf, sceneOfSetup, standing, standingOfBody } from '../../lookups.ts';
import { sightMask } from '../../terrain.ts';
import type { Attack, Body, Look, ModelId, Position } from '../../types.ts';

/** Tolerance in tenths, for rounding. */
const SLACK = 10;
/** 7E-5.11: the share that must be hidden. */
const QUARTER = 0.25;
/** 7E-5.11, 7E-5.12, ZG-6.2 */
export const COVER = 5;

/** Cached cover for unchanged positions of all models. */
const coversIn = perCrowd((_models: Position['models']) => perObject((_scene: Scene) => new Map<string, boolean>()));

const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** Whether a body comes near the lines from a viewpoint to a target: no other body can hide it. */
function isBetween(eye: Spot, { ax, ay, bx, by, r }: BodyShape): (body: BodyShape) => boolean {
  const [dx, dy] = [(ax + bx) / 2 - eye.x, (ay + by) / 2 - eye.y];
  const length = lengthOf(dx, dy);
  const width = r + lengthOf(bx - ax, by - ay) / 2 + SLACK;
  return body => {
    const [x, y] = [(body.ax + body.bx) / 2 - eye.x, (body.ay + body.by) / 2 - eye.y];
    const reach = width + body.r + lengthOf(body.bx - body.ax, body.by - body.ay) / 2;
    const along = x * dx + y * dy;
    return (
      Math.abs(x * dy - y * dx) <= reach * length && along >= -reach * length && along <= (length + reach) * length
    );
  };
}

/**
 * 7E-5.11, 7E-5.12: whether a quarter of a model is hidden from a viewpoint over a place, by debris or by other models.
 */
export function isHidden(
  t: Look,
  { attacker, target, origin }: Pick<Attack, 'attacker' | 'target' | 'origin'>,
): boolean {
  if (origin === null || !isAlive(t, target)) return false;
  const scene = sceneOfSetup(t.setup);
  const covers = coversIn(t.position.models)(scene);
  const key = `${attacker} ${target} ${origin.x} ${origin.y} ${origin.z}`;
  const cached = covers.get(key);
  if (cached !== undefined) return cached;
  const { models } = t.position;
  const ids = modelsInPlay(models, (_, id) => id !== attacker && id !== target);
  const eye: Spot = { x: origin.x, y: origin.y, z: origin.z + kitOf(modelOf(t, attacker)).height };
  const body = bodyAt(models[target]!, models[target]!.at!);
  const bodies = ids.map(id => bodyAt(models[id]!, models[id]!.at!)).filter(isBetween(eye, body));
  const isCovered = isHiddenBy(QUARTER, eye, body, { scene, mask: sightMask(scene), bodies });
  covers.set(key, isCovered);
  return isCovered;
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
  // A body that the target stands in is not cover: it would hide nothing.
  return before.findLast(body => !isGapWithin(standingOfBody(t, body), aim, 0)) ?? null;
}
