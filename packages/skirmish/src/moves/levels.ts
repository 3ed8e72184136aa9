// The levels of a search for a legal move, and which of them lead to a possible end.
import { lazy } from '@little-wars/engine';
import type { Tenths } from '@little-wars/engine/geometry';
import { endsOn, type LevelEnds } from './ends.ts';
import { type Obstacles, obstaclesAt } from './level-obstacles.ts';
import type { MoveQuestion, Reckoned } from './move-question.ts';
import { areaOf, gapAt } from './obstacles.ts';
import { aheadBy, type OpenSquares, openSquares } from './open-squares.ts';

/** A level; what is on it is listed lazily, when the search gets there. */
export interface Level {
  readonly z: Tenths;
  obstacles(): Obstacles;
  ends(): LevelEnds;
  /** Where a move to a goal may end at all; null if any end will do. */
  squares(): OpenSquares | null;
}

export function levelsOf(question: MoveQuestion, heights: readonly Tenths[]): readonly Level[] {
  const { trip, goals } = question;
  const near = areaOf(question);
  return heights.map((z): Level => {
    const obstacles = lazy(() => obstaclesAt(trip, z, near));
    const squares = lazy(() => (goals === null ? null : openSquares(question, z, obstacles)));
    return { z, obstacles, ends: lazy(() => endsOn(question, z, obstacles(), squares())), squares };
  });
}

/** The same levels for another search, with the ends not listed yet. */
export const withNewEnds = (question: MoveQuestion, levels: readonly Level[]): readonly Level[] =>
  levels.map(({ z, obstacles, squares }) => ({
    z,
    obstacles,
    squares,
    ends: lazy(() => endsOn(question, z, obstacles(), squares())),
  }));

/** The levels by which the move may come to an open square, measured in straight lines over one of their tops. */
export function levelsToSquares(
  { from, allowance }: MoveQuestion,
  { heightCost, someTop }: Reckoned,
  levels: readonly Level[],
): readonly Level[] {
  const ahead = aheadBy(levels, heightCost);
  return levels.filter(
    ({ z }) =>
      heightCost(from.z, z) + ahead({ ...from, z }) <= allowance &&
      (z === 0 ||
        z === from.z ||
        someTop(z, ({ corners }, { before, after }) => {
          const there = before + gapAt(corners, from);
          return (
            there <= allowance &&
            levels.some(level => there + after(level.z) + (level.squares()?.fromAny(corners) ?? 0) <= allowance)
          );
        })),
  );
}
