// A tape between two things: from the edge of a base on a model, else from the point.
import type { Board, BoardModel, Id } from '@little-wars/engine';
import type { Footprint, Point } from '@little-wars/engine/geometry';

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
    [endA(one), nearestOn(two, endA(one))],
    [endB(one), nearestOn(two, endB(one))],
    [nearestOn(one, endA(two)), endA(two)],
    [nearestOn(one, endB(two)), endB(two)],
  ];
  const [a, b] = pairs.toSorted((p, q) => far(...p) - far(...q))[0]!;
  const between = far(a, b);
  if (between <= one.r + two.r) return { from: a, to: b, length: 0 };
  return {
    from: along(a, b, one.r / between),
    to: along(b, a, two.r / between),
    length: between - one.r - two.r,
  };
}

const endA = ({ ax, ay }: Footprint): Point => ({ x: ax, y: ay });
const endB = ({ bx, by }: Footprint): Point => ({ x: bx, y: by });
const far = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const along = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The nearest point on the core of a base: its centre, or the axis of a long one. */
function nearestOn({ ax, ay, bx, by }: Footprint, to: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  if (square === 0) return { x: ax, y: ay };
  const share = Math.min(1, Math.max(0, ((to.x - ax) * dx + (to.y - ay) * dy) / square));
  return { x: ax + share * dx, y: ay + share * dy };
}
