import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { maskOf, sceneOf } from '../scene.ts';
import type { Point, Spot } from '../shape.ts';
import { inches } from '../units.ts';
import { canSeePoint } from './eye-to-point.ts';
import { isClear, uprights } from './sight.oracle.ts';
import type { Among } from './types.ts';

const box = (x: number, y: number, w: number, d: number): Point[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + d },
  { x, y: y + d },
];
const walls = (...parts: readonly (readonly [Point[], number, number])[]): Among => {
  const pieces = parts.map(([outline, bottom, top], i) => ({
    id: `p${i}`,
    parts: [{ kind: 'wall', outline, bottom, top }],
  }));
  const scene = sceneOf({ width: 6000, depth: 6000, pieces });
  return { scene, mask: maskOf(scene, () => true) };
};
const spot = (x: number, y: number, z = 400): Spot => ({ x, y, z });
const sees = (a: Spot, b: Spot, among: Among): boolean => {
  const { visible } = canSeePoint(a, b, among);
  expect(canSeePoint(b, a, among).visible).toBe(visible);
  return visible;
};

describe('sight along one line', () => {
  it('is free over open ground, and names what comes nearest', () => {
    const among = walls([box(2000, 1100, 50, 500), 0, 2000]);
    expect(canSeePoint(spot(1000, 1000), spot(3000, 1000), among)).toMatchObject({ visible: true, touches: ['p0'] });
    expect(canSeePoint(spot(1000, 1000), spot(3000, 1000), walls()).touches).toEqual([]);
  });

  it('is stopped by the inside of a piece, by the margin it would have to move', () => {
    const among = walls([box(2000, 0, 50, 6000), 0, 500]);
    const sight = canSeePoint(spot(1000, 1000), spot(3000, 1000), among);
    expect(sight).toMatchObject({ visible: false, touches: ['p0'] });
    expect(sight.margin).toBeGreaterThan(0);
    expect(canSeePoint(spot(1000, 1000, 501), spot(3000, 1000, 501), among).visible).toBe(true);
  });

  it('may graze a side, a top and a corner exactly', () => {
    expect(sees(spot(1000, 1000), spot(3000, 1000), walls([box(1500, 1000, 1000, 500), 0, 2000]))).toBe(true);
    expect(sees(spot(1000, 1000), spot(3000, 1000), walls([box(1500, 0, 1000, 5000), 0, 400]))).toBe(true);
    expect(sees(spot(1000, 2000), spot(2000, 1000), walls([box(500, 500, 1000, 1000), 0, 2000]))).toBe(true);
    expect(sees(spot(1000, 1999), spot(2000, 1000), walls([box(500, 500, 1000, 1000), 0, 2000]))).toBe(false);
  });

  it('is closed between two pieces that abut, side by side and one on the other', () => {
    const aside = walls([box(2000, 500, 50, 500), 0, 2000], [box(2000, 1000, 50, 500), 0, 2000]);
    expect(sees(spot(1000, 1000), spot(3000, 1000), aside)).toBe(false);
    const stacked = walls([box(2000, 0, 50, 5000), 0, 400], [box(2000, 0, 50, 5000), 400, 900]);
    expect(sees(spot(1000, 1000), spot(3000, 1000), stacked)).toBe(false);
    const apart = walls([box(2000, 500, 50, 500), 0, 2000], [box(2000, 1001, 50, 500), 0, 2000]);
    expect(sees(spot(1000, 1000), spot(3000, 1000), apart)).toBe(true);
  });

  it('sees nothing from inside a piece, and straight up only past what lies above', () => {
    const among = walls([box(2000, 2000, 500, 500), 0, 2000]);
    expect(canSeePoint(spot(2200, 2200), spot(3000, 1000), among).visible).toBe(false);
    const floor = walls([box(2000, 2000, 500, 500), 700, 800]);
    expect(sees(spot(2200, 2200, 0), spot(2200, 2200, 1000), floor)).toBe(false);
    expect(sees(spot(2200, 2200, 0), spot(2200, 2200, 700), floor)).toBe(true);
    expect(sees(spot(1900, 2200, 0), spot(1900, 2200, 1000), floor)).toBe(true);
  });

  it('agrees with plain clipping on random boards, both ways', () => {
    const size = inches(10);
    let [free, blocked] = [0, 0];
    for (let seed = 1; seed <= 600; seed++) {
      const next = numbers(seed);
      const { terrain, bodies } = randomBoard({ seed, width: size, depth: size, pieces: 5, bodies: 3 });
      const scene = sceneOf(terrain);
      const among: Among = { scene, mask: maskOf(scene, () => true), ...(seed % 2 === 0 ? { bodies } : {}) };
      const solids = uprights(among);
      const [a, b] = [spot(next(size), next(size), next(900)), spot(next(size), next(size), next(900))];
      const seen = sees(a, b, among);
      if (isClear(a, b, solids, 0.001)) expect(seen, `seed ${seed}`).toBe(true);
      if (!isClear(a, b, solids, -0.001)) expect(seen, `seed ${seed}`).toBe(false);
      if (seen) free++;
      else blocked++;
    }
    expect(Math.min(free, blocked)).toBeGreaterThan(100);
  });
});
