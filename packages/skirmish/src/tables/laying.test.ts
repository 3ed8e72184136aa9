import { inches, type Point, readTerrain } from '@little-wars/engine/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { generatedPieces } from './generate.ts';
import {
  boundsOfPlaced,
  type CustomTable,
  coverageOfPlaced,
  type PlacedPiece,
  pieceOfPlaced,
  readCustomTable,
  terrainOfPieces,
  troublesOf,
  twinOf,
} from './laying.ts';
import { QUARTERS, type Quarter } from './place-piece.ts';
import { STOCK } from './stock.ts';

const laid = (stock: string, x: number, y: number, turn: Quarter = 0): PlacedPiece => ({
  stock,
  at: { x: inches(x), y: inches(y) },
  turn,
});
const table = (...pieces: readonly PlacedPiece[]): CustomTable => ({
  name: 'mine',
  width: inches(36),
  depth: inches(30),
  pieces,
});

const anyLaid = fc.record({
  stock: fc.constantFrom(...STOCK.map(({ id }) => id)),
  at: fc.record({ x: fc.integer({ min: 0, max: 7000 }), y: fc.integer({ min: 0, max: 6000 }) }),
  turn: fc.constantFrom(...QUARTERS),
});

/** Whether a point is well inside a piece, by counting crossings. */
function isIn(piece: PlacedPiece, { x, y }: Point): boolean {
  return pieceOfPlaced(piece, 'it').parts.some(({ outline }) => {
    let inside = false;
    for (const [i, a] of outline.entries()) {
      const b = outline[(i + 1) % outline.length]!;
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside;
    }
    return inside;
  });
}

describe('a table laid out by its players', () => {
  it('becomes valid terrain, each piece with a name of its own', () => {
    const terrain = terrainOfPieces(table(laid('barn', 2, 2), laid('barn', 10, 2, 1), laid('wood', 20, 20)));
    expect(readTerrain(terrain)).toEqual({ ok: true, value: terrain });
    expect(terrain.pieces.map(({ id }) => id)).toEqual(['barn-1', 'barn-2', 'wood-3']);
  });

  it('is refused with every piece that is off the table or on another', () => {
    const wrong = table(laid('barn', 2, 2), laid('rock', 4, 4), laid('barn', 33, 2));
    expect(readCustomTable(wrong)).toEqual({
      ok: false,
      problems: [
        { path: 'pieces[1]', problem: 'on-another-piece' },
        { path: 'pieces[2]', problem: 'off-the-table' },
      ],
    });
    const right = table(laid('barn', 2, 2), laid('rock', 6.5, 2), laid('barn', 31.5, 2));
    expect(readCustomTable(JSON.parse(JSON.stringify(right)))).toEqual({ ok: true, value: right });
  });

  it('is refused if it is no table at all', () => {
    const pieces = [{ stock: 'castle', at: { x: -1, y: 0.5 }, turn: 4 }];
    expect(readCustomTable({ name: '', width: 10, depth: inches(30), pieces })).toMatchObject({
      ok: false,
      problems: [{ path: 'width' }, { path: 'pieces[0].stock' }, {}, {}, { path: 'pieces[0].turn' }],
    });
    for (const wrong of [null, 7, [], { pieces: 3 }]) expect(readCustomTable(wrong).ok).toBe(false);
  });

  it('covers as much as sampling the whole table finds', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { width, depth } = table();
      const laidOut = { ...table(), pieces: generatedPieces({ width, depth, coverage: 30, clear: [], seed }) };
      expect(Math.abs(coverageOfPlaced(laidOut) - coverageOf(terrainOfPieces(laidOut)))).toBeLessThanOrEqual(1);
    }
    expect(coverageOfPlaced(table())).toBe(0);
  });

  it('lets a rock stand in the angle of an L-shaped wall', () => {
    expect(troublesOf(table(laid('low-wall', 2, 2), laid('crates', 2, 2.5)))).toEqual([]);
  });

  it('finds an overlap wherever a point is inside both pieces', () => {
    fc.assert(
      fc.property(anyLaid, anyLaid, (a, b) => {
        const overlap = troublesOf({ ...table(a, b), width: 20_000, depth: 20_000 }).length > 0;
        const box = boundsOfPlaced(a);
        for (let x = box.left + 13; x < box.right; x += 60)
          for (let y = box.low + 13; y < box.high; y += 60) if (isIn(a, { x, y }) && isIn(b, { x, y })) return overlap;
        return true;
      }),
      { numRuns: 300 },
    );
  });

  it('has a twin of each piece that is its own twin again, as far from the other corner', () => {
    fc.assert(
      fc.property(anyLaid, one => {
        const size = { width: inches(64), depth: inches(60) };
        const twin = twinOf(size, one);
        expect(twinOf(size, twin)).toEqual(one);
        const [a, b] = [boundsOfPlaced(one), boundsOfPlaced(twin)];
        expect([b.right, b.high]).toEqual([size.width - a.left, size.depth - a.low]);
        const turned = pieceOfPlaced(one, 'it').parts.map(({ outline }) =>
          outline.map(({ x, y }) => ({ x: size.width - x, y: size.depth - y })),
        );
        expect(pieceOfPlaced(twin, 'it').parts.map(({ outline }) => outline)).toEqual(turned);
      }),
    );
  });
});
