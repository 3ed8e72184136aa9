import { inches } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import type { Part } from './grounds.ts';
import { detailsOf } from './materials.ts';
import { blocksOf, isLit, shadowsOf } from './relief.ts';

const box = (x: number, y: number, width: number, depth: number): Part['outline'] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];
const square = (x: number, y: number, side: number): Part['outline'] => box(x, y, side, side);

const part = (outline: Part['outline'], bottom: number, top: number, kind: Part['kind'] = 'wall'): Part => ({
  kind,
  outline,
  bottom,
  top,
});
const piece = (...parts: readonly Part[]) => blocksOf([{ id: 'p', parts }]);
const keys = (blocks: ReturnType<typeof piece>): readonly string[] => blocks.map(({ key }) => key);

describe('the rim of a block', () => {
  it('leaves out edges where parts of one kind and height meet, in either orientation', () => {
    for (const second of [square(100, 0, 100), square(100, 0, 100).toReversed()]) {
      const blocks = piece(part(square(0, 0, 100), 0, 500), part(second, 0, 500));
      expect(blocks.flatMap(({ rim }) => rim)).toHaveLength(6);
    }
  });

  it('leaves out the shared part of an edge where the corners of two parts do not meet', () => {
    const blocks = piece(part(box(0, 0, 100, 300), 0, 500, 'floor'), part(box(100, 100, 100, 100), 0, 500, 'floor'));
    const at100 = blocks.flatMap(({ rim }) => rim.filter(([a, b]) => a.x === 100 && b.x === 100));
    expect(at100.map(edge => edge.map(({ y }) => y).toSorted((a, b) => a - b))).toEqual([
      [0, 100],
      [200, 300],
    ]);
  });

  it('keeps the edge between parts of another kind or height', () => {
    const other = piece(part(square(0, 0, 100), 0, 500), part(square(100, 0, 100), 0, 400));
    expect(other.flatMap(({ rim }) => rim)).toHaveLength(8);
  });

  it('is lit in the north and the west', () => {
    const [block] = piece(part(square(0, 0, 100), 0, 500));
    const middles = block!.rim.filter(isLit).map(([a, b]) => `${(a.x + b.x) / 2},${(a.y + b.y) / 2}`);
    expect(middles.toSorted()).toEqual(['0,50', '50,100']);
  });
});

describe('blocks are drawn', () => {
  it('from back to front, and what stands on something after it', () => {
    const [near, far, above] = [
      part(square(0, 0, 100), 0, 500),
      part(square(0, 200, 100), 0, 900),
      part(square(0, 0, 300), 500, 520, 'floor'),
    ];
    expect(keys(piece(above, near, far))).toEqual(['p/2', 'p/1', 'p/0']);
  });

  it('a tall wall in the south over the floor that ends at it', () => {
    const floor = part(box(0, 100, 500, 500), 700, 760, 'floor');
    const wall = part(box(0, 0, 500, 100), 0, 1270);
    expect(keys(piece(floor, wall))).toEqual(['p/0', 'p/1']);
  });

  it('one can stand below a floor, not below a parapet on crates', () => {
    const blocks = piece(
      part(square(0, 0, 500), inches(3), 800, 'floor'),
      part(square(900, 0, 90), inches(0.5), 200, 'parapet'),
    );
    expect(blocks.map(({ isUpper }) => isUpper).toSorted()).toEqual([false, true]);
  });
});

describe('a floor', () => {
  it('has its seams on the grid of the table, not along the cuts between its parts', () => {
    const slanted: Part['outline'] = [
      { x: 10, y: 10 },
      { x: 900, y: 300 },
      { x: 900, y: 900 },
      { x: 10, y: 900 },
    ];
    const [block] = piece(part(slanted, 700, 760, 'floor'));
    const { dark } = detailsOf(block!);
    expect(dark.length).toBeGreaterThan(3);
    for (const [a, b] of dark) expect([a!.x - b!.x, a!.y - b!.y]).toContain(0);
  });
});

describe('shadows', () => {
  const shadow = (blocks: ReturnType<typeof piece>, of: number) => shadowsOf(blocks[of]!).flat();
  const east = (points: readonly { readonly x: number }[]): number => Math.max(...points.map(({ x }) => x));

  it('begin at what stands on the ground, and grow with its height', () => {
    const [low, high] = [1, 5].map(top => shadow(piece(part(square(0, 0, 100), 0, inches(top))), 0));
    expect(low).toContainEqual({ x: 0, y: 100 });
    expect(east(high!) - 100).toBe(5 * (east(low!) - 100) + 1);
  });

  it('cover everything between bottom and top, with one winding, so overlapping areas merge', () => {
    for (const outline of [square(0, 0, 100), square(0, 0, 100).toReversed()]) {
      const areas = shadowsOf(piece(part(outline, 0, 1000))[0]!);
      // To the south and to the east.
      expect(areas).toHaveLength(3);
      for (const corners of areas) {
        const turn = corners.reduce((sum, a, i) => {
          const b = corners[(i + 1) % corners.length]!;
          return sum + a.x * b.y - b.x * a.y;
        }, 0);
        expect(turn).toBeGreaterThan(0);
      }
    }
  });

  it('of raised blocks are separate from them', () => {
    const points = shadow(piece(part(square(0, 0, 100), 1000, 1010, 'floor')), 0);
    expect(Math.min(...points.map(({ x }) => x))).toBe(300);
    expect(Math.max(...points.map(({ y }) => y))).toBe(-200);
  });

  it('of what stands on a floor fall on that floor', () => {
    const blocks = piece(part(square(0, 0, 500), 900, 1000, 'floor'), part(square(0, 0, 100), 1000, 1100));
    const points = shadow(blocks, 1);
    expect(points).toContainEqual({ x: 0, y: 100 });
    expect(east(points)).toBe(130);
  });
});
