import { inches, type Piece, type Point, readTerrain } from '@little-wars/engine/geometry';
import { turnedPoint } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { generated, type TableRequest } from './generate.ts';
import { type Box, boundsOf, placed, QUARTERS } from './place-piece.ts';
import { ROLES, type Role, STOCK } from './stock.ts';

const wanted = (seed: string, over: Partial<TableRequest> = {}): TableRequest => ({
  width: inches(36),
  depth: inches(36),
  coverage: 25,
  clear: [],
  seed,
  ...over,
});
const SEEDS = Array.from({ length: 12 }, (_, i) => `table ${i}`);
const SIZES = [
  [18, 18],
  [24, 48],
  [36, 36],
  [48, 36],
  [64, 64],
] as const;

const roleOf = ({ id }: Piece): Role => STOCK.find(each => id.startsWith(each.id))!.role;
const gapOf = (a: Box, b: Box): number => Math.max(a.left - b.right, b.left - a.right, a.low - b.high, b.low - a.high);
const cornersOf = (pieces: readonly Piece[], change: (point: Point) => Point): string[] =>
  pieces
    .flatMap(({ parts }) => parts.flatMap(({ outline }) => outline.map(change).map(({ x, y }) => `${x},${y}`)))
    .sort();

describe('a generated table', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(generated(wanted('x'))).toEqual(generated(wanted('x')));
    expect(generated(wanted('y'))).not.toEqual(generated(wanted('x')));
  });

  it.each(SIZES)('of %i" by %i" is valid, covered as asked, and the same after half a turn', (width, depth) => {
    for (const seed of SEEDS) {
      const table = generated(wanted(seed, { width: inches(width), depth: inches(depth) }));
      expect(readTerrain(table)).toEqual({ ok: true, value: table });
      const coverage = coverageOf(table);
      expect(coverage, seed).toBeGreaterThanOrEqual(25);
      expect(coverage, seed).toBeLessThan(40);
      expect(cornersOf(table.pieces, point => turnedPoint(table, point))).toEqual(cornersOf(table.pieces, p => p));
    }
  });

  it('has something to climb, to go around, to wade through and to step over', () => {
    for (const seed of SEEDS) expect(new Set(generated(wanted(seed)).pieces.map(roleOf)), seed).toEqual(new Set(ROLES));
  });

  it('leaves 3" between solid pieces and to the edges, and what should be clear', () => {
    const clear = [{ left: 4000, low: 4000, right: 5200, high: 5200 }];
    for (const seed of SEEDS) {
      const table = generated(wanted(seed, { clear }));
      const solid = table.pieces.filter(piece => roleOf(piece) !== 'ground').map(boundsOf);
      for (const [i, a] of solid.entries()) {
        for (const b of solid.slice(0, i)) expect(gapOf(a, b), seed).toBeGreaterThanOrEqual(inches(3));
        expect(Math.min(a.left, a.low, table.width - a.right, table.depth - a.high)).toBeGreaterThanOrEqual(inches(3));
        expect(gapOf(a, clear[0]!)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('is as full as it can be if the coverage is out of reach', () => {
    const table = generated(wanted('full', { coverage: 90 }));
    expect(coverageOf(table)).toBeGreaterThanOrEqual(25);
    expect(readTerrain(table).ok).toBe(true);
  });
});

describe('a placed piece', () => {
  it.each(STOCK)('$id stands where it is put, after any turn, and comes round after four', ({ piece, id }) => {
    const at = { x: 1000, y: 2000 };
    const own = boundsOf(piece);
    expect([own.left, own.low]).toEqual([0, 0]);
    for (const turn of QUARTERS) {
      const one = placed(piece, { at, turn }, id);
      const { left, low, right, high } = boundsOf(one);
      expect([left, low]).toEqual([1000, 2000]);
      const [wide, deep] = turn % 2 === 0 ? [own.right, own.high] : [own.high, own.right];
      expect([right - left, high - low]).toEqual([wide, deep]);
    }
    const quarter = (one: Piece): Piece => placed(one, { at: { x: 0, y: 0 }, turn: 1 }, id);
    expect(quarter(quarter(quarter(quarter(piece))))).toEqual(placed(piece, { at: { x: 0, y: 0 }, turn: 0 }, id));
  });
});
