import { describe, expect, it } from 'vitest';
import {
  cellAt,
  cellsOf,
  eachCellAround,
  firstCellOf,
  flood,
  isPlain,
  middleOf,
  PASS,
  SHUT,
  STAND,
  wayBy,
} from './grid.ts';

/** A table of ten by ten cells: a wall across with a gap on its right, a hurdle and a slow patch. */
const cells = cellsOf({ width: 1000, depth: 1000 }, 100, ({ x, y }) => {
  if (y > 400 && y < 500 && x < 800) return { kind: SHUT, factor: 1 };
  if (y > 700 && y < 800) return { kind: PASS, factor: 1 };
  return { kind: STAND, factor: y > 200 && y < 300 ? 2 : 1 };
});

const spot = (x: number, y: number) => ({ x, y, z: 0 });
const from = (x: number, y: number, limit = 5000) =>
  flood(cells, { start: cellAt(cells, { x, y }), limit, price: 200 });

describe('cells', () => {
  it('have a centre, contain the points around it, and the nearest ones take points off the table', () => {
    expect(middleOf(cells, 12)).toEqual(spot(250, 150));
    expect(cellAt(cells, { x: 299, y: 101 })).toBe(12);
    expect([cellAt(cells, { x: -5, y: -5 }), cellAt(cells, { x: 2000, y: 2000 })]).toEqual([0, 99]);
    const near: number[] = [];
    eachCellAround(cells, { x: 150, y: 150 }, 101, cell => void near.push(cell));
    expect(near.toSorted((a, b) => a - b)).toEqual([1, 10, 11, 12, 21]);
  });

  it('are flooded nearest first, around shut cells, at a higher cost where slow or priced', () => {
    const { cost, reached } = from(150, 50);
    const levels = reached.map(cell => Math.floor(cost[cell]! / 100));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(cost[cellAt(cells, { x: 250, y: 50 })]).toBe(100);
    expect(cost[cellAt(cells, { x: 150, y: 350 })]).toBe(100 + 200 + 100);
    expect(cost[cellAt(cells, { x: 150, y: 450 })]).toBe(Infinity);
    // All the way to the gap and back.
    expect(cost[cellAt(cells, { x: 150, y: 550 })]).toBeGreaterThan(1400);
    const over = cost[cellAt(cells, { x: 850, y: 850 })]! - cost[cellAt(cells, { x: 850, y: 650 })]!;
    expect(over).toBeCloseTo(400, 6);
    expect(from(150, 50, 150).reached.length).toBeLessThan(10);
  });

  it('give straightened ways over plain ground, and none where nothing leads', () => {
    expect(isPlain(cells, { x: 150, y: 50 }, { x: 850, y: 50 })).toBe(true);
    expect(isPlain(cells, { x: 150, y: 350 }, { x: 150, y: 550 })).toBe(false);
    const free = (a: { x: number; y: number }, b: { x: number; y: number }) => isPlain(cells, a, b);
    expect(wayBy(from(150, 50), { x: 150, y: 50 }, spot(850, 60), free)).toEqual([spot(850, 60)]);
    expect(wayBy(from(150, 350), { x: 150, y: 350 }, spot(150, 550), free)!.length).toBeGreaterThan(1);
    expect(wayBy(from(150, 50), { x: 150, y: 50 }, spot(150, 450), free)).toBeNull();
    // If no straight line is free, every cell of the way stays.
    expect(wayBy(from(150, 50), { x: 150, y: 50 }, spot(450, 60), () => false)).toHaveLength(3);
  });

  it('may be passed while shut, for a multiple of the distance', () => {
    const start = cellAt(cells, spot(150, 350));
    const { cost } = flood(cells, { start, limit: Infinity, price: 200, through: 3, aslant: 1.5 });
    expect(cost[cellAt(cells, spot(150, 450))]).toBe(300);
    expect(cost[cellAt(cells, spot(150, 550))]).toBe(400);
    expect(cost[cellAt(cells, spot(250, 450))]).toBe(400);
    expect(cost[cellAt(cells, spot(250, 350))]).toBe(100);
    // Straight ahead and then through beats diagonally through shut cells: 100 + 300 against 450.
    expect(
      flood(cells, { start, limit: 399, price: 200, through: 3, aslant: 1.5 }).cost[cellAt(cells, spot(150, 550))],
    ).toBe(Infinity);
  });

  it('are flooded from several starts, each with what it cost to get there', () => {
    const [near, far] = [cellAt(cells, { x: 50, y: 50 }), cellAt(cells, { x: 950, y: 50 })];
    const start = [
      { cell: near, cost: 300 },
      { cell: far, cost: 50 },
      { cell: far, cost: 400 },
    ];
    const reached = flood(cells, { start, limit: 5000, price: 200 });
    expect([reached.cost[near], reached.cost[far]]).toEqual([300, 50]);
    expect(reached.cost[cellAt(cells, { x: 150, y: 50 })]).toBe(400);
    expect(reached.cost[cellAt(cells, { x: 850, y: 50 })]).toBe(150);
    expect(firstCellOf(reached, cellAt(cells, { x: 150, y: 50 }))).toBe(near);
    expect(firstCellOf(reached, cellAt(cells, { x: 850, y: 50 }))).toBe(far);
    // The way goes through the first cell, since it begins elsewhere.
    expect(wayBy(reached, { x: 950, y: 0 }, spot(850, 60), () => false)).toEqual([spot(950, 50), spot(850, 60)]);
  });
});
