// What is under the pointer in space: decided on the table's own data, so that it means the same as on the map.
import type { Board, BoardModel, BoardPart, Id } from '@little-wars/engine';
import type { Footprint, Point, Spot } from '@little-wars/engine/geometry';
import { holds } from '../map/draft.ts';
import { middleOf } from '../map/lying.ts';
import type { Ray } from './eye.ts';
import { minus, type Vector } from './vector.ts';

export interface Picked {
  /** In whole tenths. On a model: its place, or the place on its base where that is hit. */
  readonly at: Spot;
  readonly model: Id | null;
  readonly part: BoardPart | null;
}

interface Hit extends Picked {
  /** The distance along the ray. */
  readonly far: number;
}

/** Openings: pointers pass through them. */
export const isOpening = (kind: string): boolean => kind === 'access-point';

interface Shown {
  /** Things that begin at or above this are left out, and taller ones are cut off. */
  readonly ceiling: number;
  /** The model whose eyes are used. */
  readonly viewer: Id | null;
}

/**
 * The nearest hit of a ray: a model, a part of terrain, or the plane of the table, which extends beyond its edge. Null
 * if it hits nothing.
 */
export function pick({ models, pieces }: Board, ray: Ray, { ceiling, viewer }: Shown): Picked | null {
  const hits = [
    ...models.flatMap(model => (model.id === viewer ? [] : (modelHit(model, ray, ceiling) ?? []))),
    ...pieces.flatMap(({ parts }) => parts.flatMap(part => partHit(part, ray, ceiling) ?? [])),
    ...(groundHit(ray) ?? []),
  ];
  const nearest = hits.reduce<Hit | null>((best, hit) => (best === null || hit.far < best.far ? hit : best), null);
  if (nearest === null) return null;
  const { at, model, part } = nearest;
  // Not negative zero: it would end up in the answer.
  return { at: { x: Math.round(at.x) + 0, y: Math.round(at.y) + 0, z: at.z }, model, part };
}

/** Whether terrain below the ceiling stands between two points. */
export const isCovered = ({ pieces }: Board, from: Vector, to: Vector, ceiling: number): boolean =>
  pieces.some(({ parts }) =>
    parts.some(part => (partHit(part, { from, along: minus(to, from) }, ceiling)?.far ?? 1) < 1),
  );

/** Where a ray is at a height. */
const atHeight = ({ from, along }: Ray, z: number): (Point & { readonly far: number }) | null => {
  if (along.z === 0) return null;
  const far = (z - from.z) / along.z;
  return far <= 0 ? null : { x: from.x + far * along.x, y: from.y + far * along.y, far };
};

function groundHit(ray: Ray): readonly Hit[] | null {
  const at = ray.along.z < 0 ? atHeight(ray, 0) : null;
  return at && [{ at: { x: at.x, y: at.y, z: 0 }, model: null, part: null, far: at.far }];
}

function partHit(part: BoardPart, ray: Ray, ceiling: number): Hit | null {
  const { outline, bottom, kind } = part;
  const top = Math.min(part.top, ceiling);
  if (isOpening(kind) || bottom >= ceiling) return null;
  const onTop = ray.along.z < 0 ? atHeight(ray, top) : null;
  if (onTop && holds(outline, onTop))
    return { at: { x: onTop.x, y: onTop.y, z: top }, model: null, part, far: onTop.far };
  const far = throughSides(outline, ray, bottom, top);
  if (far === null) return null;
  // The side of something means the place at its foot.
  const at = { x: ray.from.x + far * ray.along.x, y: ray.from.y + far * ray.along.y, z: bottom };
  return { at, model: null, part, far };
}

/** The distance at which a ray first hits a vertical side between two heights. */
function throughSides(outline: readonly Point[], { from, along }: Ray, bottom: number, top: number): number | null {
  let nearest: number | null = null;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const across = along.x * ey - along.y * ex;
    if (across === 0) continue;
    const far = ((a.x - from.x) * ey - (a.y - from.y) * ex) / across;
    const share = ((a.x - from.x) * along.y - (a.y - from.y) * along.x) / across;
    const z = from.z + far * along.z;
    if (far > 0 && share >= 0 && share <= 1 && z >= bottom && z <= top && (nearest === null || far < nearest))
      nearest = far;
  }
  return nearest;
}

/** A model is a solid from its base up to its height. */
function modelHit(model: BoardModel, ray: Ray, ceiling: number): Hit | null {
  const { id, base, at, height } = model;
  if (!base || !at || at.z >= ceiling) return null;
  const top = at.z + height;
  const onTop = ray.along.z < 0 ? atHeight(ray, top) : null;
  const sides = throughSides(rimOf(base), ray, at.z, top);
  const isOnTop = onTop !== null && isWithin(base, onTop);
  if (!isOnTop && sides === null) return null;
  const onBase = ray.along.z < 0 ? atHeight(ray, at.z) : null;
  const { x, y } = onBase && isWithin(base, onBase) ? onBase : middleOf(base);
  return { at: { x, y, z: at.z }, model: id, part: null, far: isOnTop ? onTop.far : sides! };
}

/** Whether a base covers a point. */
function isWithin({ ax, ay, bx, by, r, corners }: Footprint, { x, y }: Point): boolean {
  if (corners) return holds(corners, { x, y });
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy) <= r;
}

/** Corners on each half of a round rim. */
const STEPS = 16;

/** The rim of a base as a polygon, counter-clockwise. */
export function rimOf({ ax, ay, bx, by, r, corners }: Footprint, steps = STEPS): readonly Point[] {
  if (corners) return corners;
  const isRound = ax === bx && ay === by;
  const start = Math.atan2(by - ay, bx - ax) - Math.PI / 2;
  return Array.from({ length: 2 * steps }, (_, i) => {
    const isAtB = i < steps;
    // A long base has both ends of each half circle.
    const angle = isRound ? i / steps : isAtB ? i / (steps - 1) : 1 + (i - steps) / (steps - 1);
    const [cos, sin] = [Math.cos(start + Math.PI * angle), Math.sin(start + Math.PI * angle)];
    return { x: (isAtB ? bx : ax) + r * cos, y: (isAtB ? by : ay) + r * sin };
  });
}
