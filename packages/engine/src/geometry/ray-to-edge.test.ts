import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../testing/boards.ts';
import type { Ray } from './along-ray.ts';
import { sideOf } from './polygon.ts';
import { type OnRay, rayToEdge } from './ray-to-edge.ts';
import { maskOf, type Solid, sceneOf } from './scene.ts';
import { compareSegmentDistance } from './segment-distance.ts';
import { type Direction, type Footprint, footprintOf, type Point } from './shape.ts';
import { canSeePoint } from './sight/eye-to-point.ts';
import type { Part, Piece } from './terrain.ts';
import { INCH } from './units.ts';

type Base = Footprint & { readonly id: string };
const disc = (id: string, x: number, y: number, r: number): Base => ({ id, ax: x, ay: y, bx: x, by: y, r });
const points = (...xy: number[]): Point[] => xy.flatMap((x, i) => (i % 2 ? [] : [{ x, y: xy[i + 1]! }]));
const solid = (id: string, ...xy: number[]): Piece => ({
  id,
  parts: [{ kind: 'debris', outline: points(...xy), bottom: 0, top: 1000 } satisfies Part],
});
const table = (...pieces: readonly Piece[]) => sceneOf({ width: 10000, depth: 8000, pieces });
const ray = (x: number, y: number, dx: number, dy: number): Ray => ({ from: { x, y }, towards: { dx, dy } });
const all = () => true;
const ids = (met: readonly OnRay[]): string => met.map(({ id }) => id).join(' ');

describe('a ray to the edge of the table', () => {
  it('ends at the edge, and meets bases in order, those it only touches too', () => {
    const bases = [
      disc('far', 9000, 1100, 100),
      disc('touched', 5000, 1250, 250),
      disc('missed', 6000, 1250.5 - 0.5 + 1, 250),
      disc('near', 2000, 950, 125),
      disc('behind', 500, 1000, 100),
    ];
    const { met, end } = rayToEdge(table(), ray(1000, 1000, 3, 0), bases, all);
    expect(ids(met)).toBe('near touched far');
    expect(met[1]).toEqual({ id: 'touched', at: { x: 5000, y: 1000 }, tenths: 4000 });
    expect(end).toEqual({ at: { x: 10000, y: 1000 }, tenths: 9000, solid: null });
    // The circle touches the line along (3, 4) from the origin.
    const slant = ray(1000, 1000, 3, 4);
    const beside = (r: number) => [disc('it', 1000 + 3 * 500 - 4 * 50, 1000 + 4 * 500 + 3 * 50, r)];
    expect(ids(rayToEdge(table(), slant, beside(250), all).met)).toBe('it');
    expect(ids(rayToEdge(table(), slant, beside(249.5), all).met)).toBe('');
  });

  it('starts inside a base as on it', () => {
    const bases = [disc('under', 1000, 1000, 100), disc('left', 899, 1000, 100), disc('kept', 900, 1000, 100)];
    expect(ids(rayToEdge(table(), ray(1000, 1000, 1, 0), bases, all).met)).toBe('kept under');
  });

  it('ends where a solid closes it, and meets what touches that very place', () => {
    const wall = solid('wall', 5000, 500, 5200, 500, 5200, 1500, 5000, 1500);
    const { met, end } = rayToEdge(
      table(wall),
      ray(1000, 1000, 7, 0),
      [disc('at it', 5000, 900, 100), disc('a tenth on', 5001, 1100, 100), disc('beyond', 6000, 1000, 100)],
      all,
    );
    expect(ids(met)).toBe('at it');
    expect([end.at, end.solid?.piece]).toEqual([{ x: 5000, y: 1000 }, 'wall']);
    expect(rayToEdge(table(wall), ray(1000, 1000, 1, 0), [], () => false).end.solid).toBeNull();
    expect(rayToEdge(table(wall), ray(5100, 1000, 0, 1), [], all).end.tenths).toBe(0);
  });

  it('passes along a solid, but not between two that leave no room', () => {
    const left = solid('left', 3000, 1000, 4000, 1000, 4000, 2000, 3000, 2000);
    const right = solid('right', 6000, 500, 7000, 500, 7000, 1000, 6000, 1000);
    const far = ray(1000, 1000, 1, 0);
    expect(rayToEdge(table(left), far, [], all).end.solid).toBeNull();
    expect(rayToEdge(table(right), far, [], all).end.solid).toBeNull();
    const { end } = rayToEdge(table(left, right), far, [], all);
    expect([end.solid?.piece, end.at.x]).toEqual(['right', 6000]);
    // Begun at the corner where both have ended.
    expect(rayToEdge(table(left, right), ray(7000, 1000, 1, 0), [], all).end.solid).toBeNull();
    expect(rayToEdge(table(left, right), ray(4000, 1000, 1, 0), [], all).end.solid).toBeNull();
  });

  it('meets long and rectangular bases by their real outline', () => {
    const oval = footprintOf({ shape: 'long', length: 600, width: 300 }, { x: 5000, y: 1350 }, { dx: 0, dy: 1 });
    const across = (f: Footprint, y: number) =>
      rayToEdge(table(), ray(0, y, 1, 0), [{ id: 'it', ...f }], all).met.map(({ at }) => at.x);
    expect(across(oval, 1050)).toEqual([5000]);
    expect(across(oval, 1049)).toEqual([]);
    expect(across(oval, 1350)).toEqual([4850]);
    expect(across(oval, 1500)).toEqual([4850]);
    const box = footprintOf({ shape: 'rectangular', length: 600, width: 300 }, { x: 5000, y: 1350 });
    expect(across(box, 1200)).toEqual([4700]);
    expect(across(box, 1199)).toEqual([]);
    expect(across(box, 1400)).toEqual([4700]);
  });
});

/** Whether a step on from a place leads into a solid. */
const isEntered = ({ x, y }: Point, { dx, dy }: Direction, { corners }: Solid): boolean =>
  sideOf(corners, { x: x + dx, y: y + dy }) > 0;

describe('a ray against other ways to tell', () => {
  const HEIGHT = 137;
  const isHigh = ({ bottom, top }: Solid): boolean => bottom < HEIGHT && top > HEIGHT;

  it('is open as far as an eye at its start sees along it, on boards of any shape', () => {
    let closed = 0;
    for (let seed = 0; seed < 40; seed++) {
      const next = numbers(seed + 9000);
      const scene = sceneOf(randomBoard({ seed, pieces: 40, bodies: 0 }).terrain);
      const among = { scene, mask: maskOf(scene, isHigh) };
      const from = { x: next(44) * INCH + next(2) * 127, y: next(30) * INCH };
      const [dx, dy] = [next(61) - 30, next(61) - 30];
      if (dx === 0 && dy === 0) continue;
      const { end } = rayToEdge(scene, { from, towards: { dx, dy } }, [], isHigh);
      const length = Math.sqrt(dx * dx + dy * dy);
      if (end.solid) closed++;
      for (let k = 1; k < 400; k += 11) {
        const spot = { x: from.x + k * dx, y: from.y + k * dy, z: HEIGHT };
        if (spot.x < 0 || spot.y < 0 || spot.x > scene.width || spot.y > scene.depth) break;
        const { visible } = canSeePoint({ ...from, z: HEIGHT }, spot, among);
        if (Math.abs(k * length - end.tenths) > 1e-6) expect(visible).toBe(k * length < end.tenths);
      }
    }
    expect(closed).toBeGreaterThan(15);
  });

  it('is open as far as that among boxes on a lattice, where most rays touch something', () => {
    const next = numbers(31);
    let squeezed = 0;
    for (let n = 0; n < 250; n++) {
      const pieces = Array.from({ length: 6 }, (_, i) => {
        const [x, y, w, d] = [100 * next(12), 100 * next(8), 100 + 100 * next(2), 100 + 100 * next(2)];
        return solid(`${i}`, x, y, x + w, y, x + w, y + d, x, y + d);
      });
      const scene = sceneOf({ width: 1400, depth: 1000, pieces });
      const from = { x: 100 * next(15), y: 100 * next(11) };
      const [dx, dy] = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [1, 1],
        [-1, 1],
        [2, 1],
        [0, -1],
      ][next(7)] as [number, number];
      const { end } = rayToEdge(scene, { from, towards: { dx, dy } }, [], all);
      const among = { scene, mask: maskOf(scene, all) };
      const isHeld = pieces.some(({ parts }) => sideOf(parts[0]!.outline, from) > 0);
      if (end.solid && !isHeld && !isEntered(end.at, { dx, dy }, end.solid)) squeezed++;
      for (let k = 50; k < 1500; k += 50) {
        const spot = { x: from.x + k * dx, y: from.y + k * dy, z: 500 };
        if (spot.x < 0 || spot.y < 0 || spot.x > scene.width || spot.y > scene.depth) break;
        const { visible } = canSeePoint({ ...from, z: 500 }, spot, among);
        const at = k * Math.sqrt(dx * dx + dy * dy);
        if (Math.abs(at - end.tenths) > 1e-6) expect(visible).toBe(at < end.tenths);
      }
    }
    expect(squeezed).toBeGreaterThan(10);
  });

  it('meets exactly the bases that are no farther from it than their radius (coarse lattice: many only touch)', () => {
    const next = numbers(77);
    let [touched, met] = [0, 0];
    for (let n = 0; n < 1500; n++) {
      const [dx, dy] = [
        [3, 4],
        [1, 0],
        [0, 1],
        [-4, 3],
        [5, 12],
        [-1, -1],
      ][next(6)] as [number, number];
      const from = { x: 5000 + 100 * (next(9) - 4), y: 4000 + 100 * (next(9) - 4) };
      const [x, y] = [4000 + 100 * next(20), 3000 + 100 * next(20)];
      const [hx, hy] = next(2) ? [0, 0] : [100 * next(3), 100 * next(3)];
      const base = { id: 'it', ax: x - hx, ay: y - hy, bx: x + hx, by: y + hy, r: 100 * next(5) };
      // Ends inside the table, at a place with whole numbers, and far from every base.
      const far = { ax: from.x, ay: from.y, bx: from.x + 2000 * dx, by: from.y + 2000 * dy };
      const sign = compareSegmentDistance(far, base, { near: base.r, square: 0 });
      const course = rayToEdge(table(), { from, towards: { dx, dy } }, [base], all);
      expect(course.met.length === 1).toBe(sign <= 0);
      if (sign === 0) touched++;
      if (sign < 0) met++;
    }
    expect([touched > 20, met > 200]).toEqual([true, true]);
  });

  it('comes to bases where sampling along it does', () => {
    const next = numbers(5);
    const inside = ({ x, y }: Point, f: Footprint): boolean => {
      const [ex, ey] = [f.bx - f.ax, f.by - f.ay];
      const n = ex * ex + ey * ey;
      const t = n === 0 ? 0 : Math.min(1, Math.max(0, ((x - f.ax) * ex + (y - f.ay) * ey) / n));
      return Math.hypot(x - f.ax - t * ex, y - f.ay - t * ey) <= f.r;
    };
    for (let seed = 0; seed < 15; seed++) {
      const { terrain, bodies } = randomBoard({ seed, pieces: 0, bodies: 30 });
      const from = { x: next(terrain.width), y: next(terrain.depth) };
      const [dx, dy] = [next(20001) - 10000, next(20001) - 10000];
      const bases = bodies.map((body, i) => ({ ...body, id: `${i}` }));
      const { met, end } = rayToEdge(sceneOf(terrain), { from, towards: { dx, dy } }, bases, all);
      const length = Math.hypot(dx, dy);
      const first = new Map<string, number>();
      for (let at = 0; at <= end.tenths; at += 4)
        for (const base of bases)
          if (!first.has(base.id) && inside({ x: from.x + (at * dx) / length, y: from.y + (at * dy) / length }, base))
            first.set(base.id, at);
      for (const [id, at] of first) {
        const crossing = met.find(each => each.id === id);
        expect(crossing && at - crossing.tenths >= -1e-6 && at - crossing.tenths <= 4.001).toBe(true);
      }
      for (const [i, { tenths }] of met.entries()) if (i > 0) expect(tenths).toBeGreaterThanOrEqual(met[i - 1]!.tenths);
    }
  });
});
