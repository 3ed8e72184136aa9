import type { Board, BoardModel } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { NOTHING_YET, remembered } from './facing.ts';

type Place = readonly [x: number, y: number];

const boardOf = (...places: readonly (Place | 'out')[]): Board =>
  ({
    width: 1000,
    depth: 1000,
    models: places.map((place, id) => ({
      id,
      out: place === 'out',
      at: place === 'out' ? null : { x: place[0], y: place[1], z: 0 },
    })) as unknown as readonly BoardModel[],
  }) as Board;

describe('a model', () => {
  it('first faces the middle, then the way it moved, and keeps that', () => {
    const first = remembered(NOTHING_YET, boardOf([0, 500]));
    expect(first.facings.get(0)).toBeCloseTo(0);
    const gone = remembered(first, boardOf([0, 800]));
    expect(gone.facings.get(0)).toBe(-90);
    expect(remembered(gone, boardOf([0, 800])).facings.get(0)).toBe(-90);
  });

  it('turns to its target', () => {
    const board = boardOf([500, 500], [500, 100]);
    expect(remembered(NOTHING_YET, board, [[0, 1]]).facings.get(0)).toBe(90);
  });

  it('leaves a stain where it fell, and none after an undo', () => {
    const fallen = remembered(remembered(NOTHING_YET, boardOf([10, 20])), boardOf('out'));
    expect(fallen.stains.get(0)).toEqual({ x: 10, y: 20, z: 0 });
    expect(remembered(fallen, boardOf('out')).stains.size).toBe(1);
    expect(remembered(fallen, boardOf([10, 20])).stains.size).toBe(0);
  });
});
