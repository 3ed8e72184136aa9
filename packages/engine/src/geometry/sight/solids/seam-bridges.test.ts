import { describe, expect, it } from 'vitest';
import { numbers } from '../../../testing/boards.ts';
import { cross, doubleArea } from '../../polygon.ts';
import { type Solid, sceneOf } from '../../scene.ts';
import type { Point } from '../../shape.ts';
import { latticeBoard } from '../lattice-boards.oracle.ts';
import { box } from '../small-boards.oracle.ts';
import { type Bridge, bridgesOf } from './seam-bridges.ts';

const solidsOf = (...parts: readonly (readonly [Point[], number, number])[]): readonly Solid[] =>
  sceneOf({
    width: 6000,
    depth: 6000,
    pieces: parts.map(([outline, bottom, top], i) => ({
      id: `p${i}`,
      parts: [{ kind: 'wall', outline, bottom, top }],
    })),
  }).solids;

const isWithin = ({ corners, bottom, top }: Solid, { x, y }: Point, z: number): boolean =>
  z >= bottom - 1e-6 &&
  z <= top + 1e-6 &&
  corners.every((a, i) => cross(a, corners[(i + 1) % corners.length]!, { x, y }) >= -1e-3);

/** Spots in a bridge: mixtures of its corners. */
function* spotsIn({ corners, bottom, top }: Bridge, seed: number) {
  const next = numbers(seed);
  for (let n = 0; n < 30; n++) {
    const parts = corners.map(() => 1 + next(100));
    const sum = parts.reduce((a, b) => a + b);
    const mean = (of: (p: Point) => number): number => corners.reduce((a, p, i) => a + (of(p) * parts[i]!) / sum, 0);
    yield { x: mean(({ x }) => x), y: mean(({ y }) => y), z: bottom + ((top - bottom) * next(101)) / 100 };
  }
}

describe('a bridge across the seam of two solids', () => {
  it('lies in the two of them, convex, on random boards', () => {
    let tried = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { solids } = latticeBoard(seed).among.scene;
      for (const bridge of bridgesOf(solids)) {
        tried++;
        const [one, other] = [solids[bridge.one]!, solids[bridge.other]!];
        expect(bridge.one).toBeLessThan(bridge.other);
        expect(doubleArea(bridge.corners), `seed ${seed}`).toBeGreaterThan(1);
        for (const spot of spotsIn(bridge, seed))
          expect(isWithin(one, spot, spot.z) || isWithin(other, spot, spot.z), `seed ${seed}`).toBe(true);
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  it('runs from well inside the one to well inside the other, along all of the seam, at the heights of both', () => {
    const [bridge, ...more] = bridgesOf(
      solidsOf([box(1000, 1000, 400, 600), 0, 300], [box(1400, 1200, 200, 600), 100, 500]),
    );
    expect(more).toEqual([]);
    expect(bridge).toMatchObject({ one: 0, other: 1, bottom: 100, top: 300 });
    const near = bridge!.corners.map(({ x, y }) => [Math.round(x), Math.round(y)]);
    expect(near).toEqual([
      [1400, 1200],
      [1580, 1400],
      [1400, 1600],
      [1040, 1400],
    ]);
  });

  it('is there whichever way round the outlines and the list are', () => {
    const one = (): [Point[], number, number] => [box(1000, 1000, 400, 600), 0, 300];
    for (const [x, y, w, h] of [
      [1400, 1200, 200, 300],
      [800, 1200, 200, 300],
      [1100, 1600, 200, 300],
      [1100, 700, 200, 300],
    ] as const) {
      expect(bridgesOf(solidsOf(one(), [box(x, y, w, h), 0, 300]))).toHaveLength(1);
      expect(bridgesOf(solidsOf([box(x, y, w, h), 0, 300], one()))).toHaveLength(1);
    }
  });

  it('joins one solid on another over what they share, from the foot of the lower to the top of the upper', () => {
    const stacked = bridgesOf(solidsOf([box(1000, 1000, 400, 400), 0, 300], [box(1200, 1300, 400, 400), 300, 700]));
    expect(stacked).toHaveLength(1);
    expect(stacked[0]).toMatchObject({ one: 0, other: 1, bottom: 0, top: 700 });
    expect(doubleArea(stacked[0]!.corners)).toBeCloseTo(2 * 200 * 100, -1);
    const reversed = bridgesOf(solidsOf([box(1200, 1300, 400, 400), 300, 700], [box(1000, 1000, 400, 400), 0, 300]));
    expect(reversed[0]).toMatchObject({ one: 0, other: 1, bottom: 0, top: 700 });
  });

  it('is not there where they only touch at a corner, at an edge of one on the other, or not at all', () => {
    const one = [box(1000, 1000, 400, 400), 0, 300] as const;
    const none = (part: readonly [Point[], number, number]): void =>
      expect(bridgesOf(solidsOf([one[0], one[1], one[2]], part))).toEqual([]);
    none([box(1400, 1400, 400, 400), 0, 300]);
    none([box(1401, 1000, 400, 400), 0, 300]);
    none([box(1400, 1000, 400, 400), 301, 400]);
    none([box(1400, 1000, 400, 400), 300, 400]);
    none([box(1000, 1000, 400, 400), 301, 400]);
    none([box(1000, 599, 400, 400), 0, 300]);
    none([box(1100, 1100, 100, 100), 0, 300]);
  });

  it('is made once for a new solid, to all before it', () => {
    const solids = solidsOf(
      [box(1000, 1000, 400, 400), 0, 300],
      [box(1400, 1000, 400, 400), 0, 300],
      [box(1800, 1000, 400, 400), 0, 300],
    );
    expect(bridgesOf(solids).map(({ one, other }) => [one, other])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(bridgesOf(solids, 2).map(({ one, other }) => [one, other])).toEqual([[1, 2]]);
    expect(bridgesOf(solids, 3)).toEqual([]);
  });
});
