// A tape between two things: from the edge of a model's base, or from a point.
import type { Board, BoardModel, Id } from '@little-wars/engine';
import type { Footprint, Point } from '@little-wars/engine/geometry';
import { holds } from './draft.ts';

export interface Tape {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** One end of the tape: a model's base, or a point. */
const heldAgainst = (board: Pick<Board, 'models'>, at: Point): Footprint => modelAt(board, at)?.base ?? point(at);

/** The model whose base contains a point. */
export const modelAt = ({ models }: Pick<Board, 'models'>, at: Point): BoardModel | undefined =>
  models.find(({ base }) => base !== null && gap(base, point(at)).length <= 0);

export const tapeBetween = (board: Pick<Board, 'models'>, from: Point, to: Point): Tape =>
  gap(heldAgainst(board, from), heldAgainst(board, to));

/** The model whose edge is nearest to a point, within a distance. */
export function nearestTo(
  board: Pick<Board, 'models'>,
  at: Point,
  most: number,
  meant: (id: Id) => boolean,
): Id | null {
  const near = board.models.flatMap(({ id, base }) =>
    base && meant(id) ? [{ id, far: gap(base, point(at)).length }] : [],
  );
  const nearest = near.toSorted((a, b) => a.far - b.far)[0];
  return nearest && nearest.far <= most ? nearest.id : null;
}

const point = ({ x, y }: Point): Footprint => ({ ax: x, ay: y, bx: x, by: y, r: 0 });

/** The shortest line between two edges; length zero where they touch or overlap. */
function gap(one: Footprint, two: Footprint): Tape {
  const pairs: readonly (readonly [Point, Point])[] = [
    ...endsOf(one).map(end => [end, nearestOn(two, end)] as const),
    ...endsOf(two).map(end => [nearestOn(one, end), end] as const),
  ];
  const [a, b] = pairs.toSorted((p, q) => far(...p) - far(...q))[0]!;
  const between = far(a, b);
  const [r, s] = [rimOf(one), rimOf(two)];
  if (between <= r + s) return { from: a, to: b, length: 0 };
  return { from: along(a, b, r / between), to: along(b, a, s / between), length: between - r - s };
}

/** The corners of a base, or the ends of its axis. */
const endsOf = ({ ax, ay, bx, by, corners }: Footprint): readonly Point[] =>
  corners ?? [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];
const rimOf = ({ r, corners }: Footprint): number => (corners ? 0 : r);
const far = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const along = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The nearest point on the core of a base: its centre, the axis of a long one, all of one with corners. */
function nearestOn(base: Footprint, to: Point): Point {
  if (base.corners && holds(base.corners, to)) return to;
  const ends = endsOf(base);
  const near = ends.map((a, i) => nearestOnSide(a, ends[(i + 1) % ends.length]!, to));
  return near.reduce((one, other) => (far(other, to) < far(one, to) ? other : one));
}

function nearestOnSide(a: Point, b: Point, to: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((to.x - a.x) * dx + (to.y - a.y) * dy) / square));
  return along(a, b, share);
}
