import { footprintOf } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { tapeBetween } from './tape.ts';

const base = (ax: number, ay: number, bx = ax, by = ay, r = 140) => ({ base: { ax, ay, bx, by, r } });
const board = { models: [base(1000, 1000), base(3000, 1000), base(5000, 1000, 6000, 1000)] } as never;

describe('a tape on the table', () => {
  it('goes from point to point where it touches no model', () => {
    const tape = tapeBetween(board, { x: 0, y: 0 }, { x: 300, y: 400 });
    expect(tape).toEqual({ from: { x: 0, y: 0 }, to: { x: 300, y: 400 }, length: 500 });
  });

  it('goes from rim to rim, wherever on the bases it starts', () => {
    const tape = tapeBetween(board, { x: 1050, y: 960 }, { x: 3100, y: 1020 });
    expect(tape).toEqual({ from: { x: 1140, y: 1000 }, to: { x: 2860, y: 1000 }, length: 1720 });
  });

  it('goes from a rim to a point, and to the nearest part of a long base', () => {
    expect(tapeBetween(board, { x: 1000, y: 1000 }, { x: 1000, y: 2000 }).length).toBe(860);
    expect(tapeBetween(board, { x: 5500, y: 2000 }, { x: 5900, y: 1050 })).toEqual({
      from: { x: 5500, y: 2000 },
      to: { x: 5500, y: 1140 },
      length: 860,
    });
  });

  it('goes from the sides and corners of a rectangular base', () => {
    const square = { base: footprintOf({ shape: 'rectangular', length: 250, width: 250 }, { x: 1000, y: 1000 }) };
    const squares = { models: [square, base(3000, 1000)] } as never;
    // The corner, which is not part of the inscribed disc.
    expect(tapeBetween(squares, { x: 1120, y: 1120 }, { x: 3000, y: 1000 })).toEqual({
      from: { x: 1125, y: 1000 },
      to: { x: 2860, y: 1000 },
      length: 1735,
    });
    expect(tapeBetween(squares, { x: 1000, y: 1000 }, { x: 1125 + 300, y: 1125 + 400 }).length).toBe(500);
  });

  it('has no length between touching bases, and on the same base', () => {
    expect(tapeBetween(board, { x: 990, y: 1000 }, { x: 1010, y: 1000 }).length).toBe(0);
  });
});
