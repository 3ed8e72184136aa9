// Paths that end in contact with a model, for charging by dropping one model on another.
import type { Board, Game, Id, Leg, Question, Sight } from '@little-wars/engine';
import type { TableMatch } from './session.ts';

/** Rotations away from the near side, both ways, as cosine and sine. */
const TURNS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.8, 0.6],
  [0.8, -0.6],
  [0.6, 0.8],
  [0.6, -0.8],
  [0, 1],
  [0, -1],
  [-0.6, 0.8],
  [-0.6, -0.8],
  [-1, 0],
];

/** Legal paths to the side of a model, lazily; the near side first. If there is none, one that says why not. */
export function* waysToCharge(
  { ruleset }: TableMatch,
  t: Sight<Game>,
  question: Question<'move'>,
  target: Id,
): Generator<readonly Leg[]> {
  const board: Board = ruleset.tabletop.board(t);
  const [own, other] = [question.model, target].map(id => board.models.find(each => each.id === id));
  if (!own?.at || !other?.at || !own.base || !other.base) return;
  const reach = ruleset.tabletop.reach(t, question);
  const { x, y, z } = other.at;
  const [dx, dy] = [own.at.x - x, own.at.y - y];
  const apart = (Math.ceil(own.base.r + other.base.r) + 1) / Math.max(1, Math.sqrt(dx * dx + dy * dy));
  let refused: readonly Leg[] | null = null;
  for (const [cos, sin] of TURNS) {
    const to = { x: Math.round(x + apart * (dx * cos - dy * sin)), y: Math.round(y + apart * (dx * sin + dy * cos)) };
    const { legs, reasons } = reach.wayTo(to, z);
    if (reasons.length === 0) yield legs;
    else refused ??= legs;
  }
  if (refused) yield refused;
}
