import type { BoardModel } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { hurtsBetween } from './hurts.ts';

const at = { x: 10, y: 20, z: 0 };
const model = (left: number, change: Partial<BoardModel> = {}) =>
  ({ id: 1, at, wounds: { left, of: 5 }, out: false, ...change }) as BoardModel;
const board = (one: BoardModel) => ({ models: [one] });

describe('between two boards', () => {
  it('lost wounds are shown where the model stands', () => {
    expect(hurtsBetween(board(model(5)), board(model(3)))).toEqual([{ id: 1, at, lost: 2, fell: false }]);
  });

  it('a fallen model is shown where it stood', () => {
    const fallen = model(0, { out: true, at: null });
    expect(hurtsBetween(board(model(2)), board(fallen))).toEqual([{ id: 1, at, lost: 2, fell: true }]);
    expect(hurtsBetween(board(fallen), board(fallen))).toEqual([]);
  });

  it('nothing is shown at first, for healed wounds, or for moves', () => {
    expect(hurtsBetween(null, board(model(3)))).toEqual([]);
    expect(hurtsBetween(board(model(3)), board(model(4, { at: { ...at, x: 50 } })))).toEqual([]);
  });
});
