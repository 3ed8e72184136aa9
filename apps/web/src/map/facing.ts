// Where models face: at their last target, otherwise the way they last moved, otherwise across the table. And where
// they fell.
import type { Board, BoardModel, Id } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';

export interface Remembered {
  /** In degrees clockwise from the east, in the picture. */
  readonly facings: ReadonlyMap<Id, number>;
  /** The last places of models that are out of the game. */
  readonly stains: ReadonlyMap<Id, Spot>;
  readonly stood: ReadonlyMap<Id, Spot>;
}

export const NOTHING_YET: Remembered = { facings: new Map(), stains: new Map(), stood: new Map() };

const angleOf = (dx: number, dy: number): number => (Math.atan2(-dy, dx) * 180) / Math.PI;

/** The initial facing of a model: towards the middle of the table. */
const atFirst = ({ width, depth }: Board, { x, y }: Spot): number => angleOf(width / 2 - x, depth / 2 - y);

const isSame = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;

/** The state after an updated board; `aims` are models and their targets. */
export function remembered(before: Remembered, board: Board, aims: readonly (readonly [Id, Id])[] = []): Remembered {
  const facings = new Map<Id, number>();
  const stains = new Map<Id, Spot>();
  const stood = new Map<Id, Spot>();
  const placeOf = (id: Id): Spot | null => board.models.find(model => model.id === id)?.at ?? null;
  for (const { id, at, out, heading } of board.models) {
    const last = before.stood.get(id) ?? null;
    const stain = before.stains.get(id) ?? last;
    if (out && stain) stains.set(id, stain);
    if (!at) continue;
    stood.set(id, at);
    const aim = aims.find(([by]) => by === id);
    const target = aim ? placeOf(aim[1]) : null;
    if (heading) facings.set(id, angleOf(heading.along.dx, heading.along.dy));
    else if (target && !isSame(target, at)) facings.set(id, angleOf(target.x - at.x, target.y - at.y));
    else if (last && !isSame(last, at)) facings.set(id, angleOf(at.x - last.x, at.y - last.y));
    else facings.set(id, before.facings.get(id) ?? atFirst(board, at));
  }
  return { facings, stains, stood };
}

/** The base of a fallen model, for its stain. */
export const radiusOf = ({ base, lies }: BoardModel): number =>
  base?.r ?? (lies && lies.size.shape !== 'round' ? lies.size.width / 2 : 160);
