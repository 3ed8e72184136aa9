import type { Board, BoardPiece } from '@little-wars/engine';
import { inches, type Spot } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { hasLevels, hidingPieces, nextLevel, piecesOver, pointOn } from './levels.ts';
import { uprightFor } from './upright.ts';

const box = (x: number, y: number, width: number, depth: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];
const floor: BoardPiece = {
  id: 'ruin',
  parts: [
    { kind: 'floor', outline: box(1000, 1000, 1000, 1000), bottom: inches(2.8), top: inches(3) },
    { kind: 'wall', outline: box(900, 900, 1200, 76), bottom: 0, top: inches(5) },
  ],
};
const spot = (x: number, y: number, z = 0): Spot => ({ x, y, z });
const board = (change: Partial<Board>): Board =>
  ({ pieces: [floor], models: [], marks: [], ...change }) as unknown as Board;
const standing = (at: Spot, out = false) => ({ at, out }) as Board['models'][number];

describe('a floor', () => {
  it('is over what stands below it, not over what stands on it or beside it', () => {
    const over = (at: Spot) => piecesOver(board({}), at);
    expect(over(spot(1500, 1500))).toEqual(['ruin']);
    expect(over(spot(1500, 1500, inches(3)))).toEqual([]);
    expect(over(spot(500, 500))).toEqual([]);
  });

  it('is cut away over models, marks and barricades, but not over fallen models', () => {
    const inside = spot(1500, 1500);
    expect(hidingPieces(board({ models: [standing(inside)] }))).toEqual(['ruin']);
    expect(hidingPieces(board({ models: [standing(inside, true)] }))).toEqual([]);
    expect(hidingPieces(board({ marks: [{ at: inside } as Board['marks'][number]] }))).toEqual(['ruin']);
    const barricade = {
      id: 'b',
      parts: [{ kind: 'barricade', outline: box(1400, 1400, 200, 30), bottom: 0, top: 254 }],
    };
    expect(hidingPieces(board({ pieces: [floor, barricade] as readonly BoardPiece[] }))).toEqual(['ruin']);
  });

  it('gives a table several levels, which a switch cycles through', () => {
    expect(hasLevels(board({}))).toBe(true);
    expect(hasLevels(board({ pieces: [] }))).toBe(false);
    expect([nextLevel('all'), nextLevel('ground'), nextLevel('upper')]).toEqual(['ground', 'upper', 'all']);
  });
});

describe('a point in the picture', () => {
  const upright = uprightFor(4000);
  const point = pointOn([floor], upright);

  it('means the floor that is drawn there', () => {
    const on = spot(1500, 1990, inches(3));
    expect(point({ x: on.x, y: upright.y(on.y, on.z) })).toEqual({ x: on.x, y: on.y });
  });

  it('means the ground beside a floor, and behind a thin wall', () => {
    for (const { x, y } of [spot(500, 500), spot(1500, 985)]) expect(point({ x, y: upright.y(y) })).toEqual({ x, y });
  });
});
