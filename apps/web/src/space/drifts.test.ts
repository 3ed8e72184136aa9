import type { Ahead, Board } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { drift, headings } from './drifts.ts';
import type { Palette } from './palette.ts';
import { Solids } from './shapes.ts';

const palette = { of: { gold: [1, 1, 0], 'seat-0': [0, 0, 1], 'seat-1': [1, 0, 0] } } as unknown as Palette;
const base = { ax: 0, ay: 0, bx: 0, by: 0, r: 125 };
const boardOf = (count: number, z = 0) =>
  ({
    models: [{ at: { x: 0, y: 0, z }, base, out: false, seat: 0, heading: { along: { dx: 0, dy: 1 }, count } }],
    marks: [],
  }) as unknown as Board;

describe('headings in space', () => {
  it('are as many arrows as count, or one with a number', () => {
    const sizeOf = (count: number): number => {
      const signs = new Solids();
      headings(signs, boardOf(count), palette, Infinity);
      return signs.size;
    };
    expect(sizeOf(3)).toBe(3 * sizeOf(1));
    expect(sizeOf(9)).toBe(sizeOf(1));
    const [note] = headings(new Solids(), boardOf(9), palette, Infinity);
    expect(note).toMatchObject({ text: '9' });
    expect(note!.at.y).toBeGreaterThan(base.r);
  });

  it('are left out above the cut', () => {
    const signs = new Solids();
    headings(signs, boardOf(1, 900), palette, 800);
    expect(signs.isEmpty).toBe(true);
  });
});

describe('a drift in space', () => {
  it('has a ball at each possible end, and its chances in words', () => {
    const end = (inches: number, chance: number) => ({ at: { x: 254 * inches, y: 0, z: 0 }, inches, chance });
    const ahead: Ahead = { clause: 'ZG-2.3', from: { x: 0, y: 0, z: 0 }, ends: [end(2, 0.25), end(6, 0.75)] };
    const signs = new Solids();
    expect(drift(signs, ahead, palette).map(({ text }) => text)).toEqual(['25%', '75%']);
    expect(signs.isEmpty).toBe(false);
  });
});
