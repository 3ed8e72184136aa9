import { describe, expect, it } from 'vitest';
import { numbers } from '../testing/boards.ts';
import { compareDistances, isNearer, nearestOf } from './compare-distances.ts';
import type { Sign } from './exact-signs.ts';
import { compareReals, type Real, real, root, times } from './fixed-point.ts';
import { bigApart } from './measure.oracle.ts';
import { type How, isWithin } from './measure.ts';
import { footprintOf, type Standing } from './shape.ts';

const disc = (x: number, y: number, r: number, z = 0): Standing => ({ ax: x, ay: y, bx: x, by: y, r, z });
const long = (ax: number, ay: number, bx: number, by: number, r: number, z = 0): Standing => ({ ax, ay, bx, by, r, z });

/** A base turned by a quarter about the origin, and grown. */
const turned = ({ ax, ay, bx, by, r, z }: Standing, more: number): Standing => long(-ay, ax, -by, bx, r + more, z);

/** The distance to 256 binary places. */
function bigDistance(a: Standing, b: Standing, how: How): Real {
  const apart = bigApart(a, b) - real(a.r + b.r);
  const flat = apart > 0n ? apart : 0n;
  const rise = how === 'flat' ? 0n : real(a.z - b.z);
  return root(times(flat, flat) + times(rise, rise));
}

describe('which of two distances is less', () => {
  const foe = disc(5000, 5000, 160);

  it('tells a tenth nearer from as near, on the flat and in space', () => {
    const start = disc(4000, 5000, 125);
    expect(isNearer(disc(4001, 5000, 125), start, foe)).toBe(true);
    expect(isNearer(start, start, foe)).toBe(false);
    expect(isNearer(disc(5000, 4000, 125), start, foe)).toBe(false);
    expect(isNearer(disc(5600, 4200, 125), start, foe)).toBe(false);
    expect(isNearer(disc(3999, 5000, 125), start, foe)).toBe(false);
    // Up a step it is farther in space and as near on the flat.
    expect(compareDistances([disc(4000, 5000, 125, 1), foe], [start, foe])).toBe(1);
    expect(compareDistances([disc(4000, 5000, 125, 1), foe], [start, foe], 'flat')).toBe(0);
  });

  it('is the same to all that touch or overlap', () => {
    const touching = disc(5285, 5000, 125);
    expect(compareDistances([touching, foe], [disc(5000, 5100, 125), foe])).toBe(0);
    expect(compareDistances([disc(5286, 5000, 125), foe], [touching, foe])).toBe(1);
    expect(isNearer(disc(5000, 5100, 125), touching, foe)).toBe(false);
  });

  it('takes bases by their own edges: a larger base farther off may be as near', () => {
    const me = disc(0, 0, 125);
    expect(nearestOf(me, [disc(1000, 0, 125), disc(0, 1075, 200), disc(-999, 0, 124), disc(600, 800, 124.5)])).toEqual([
      0, 1, 2,
    ]);
    expect(nearestOf(me, [])).toEqual([]);
    expect(nearestOf(me, [disc(3000, 0, 125), disc(400, 0, 125, 300), disc(600, 800, 125)])).toEqual([1]);
  });

  it('measures corners, sides and the inside of rectangles', () => {
    const box: Standing = {
      ...footprintOf({ shape: 'rectangular', length: 600, width: 400 }, { x: 5000, y: 5000 }),
      z: 0,
    };
    expect(compareDistances([disc(6000, 5000, 100), box], [disc(5000, 5900, 100), box])).toBe(0);
    expect(compareDistances([disc(5600, 5600, 100), box], [disc(5000, 5700, 100), box])).toBe(0);
    expect(compareDistances([disc(5600, 5601, 100), box], [disc(5000, 5700, 100), box])).toBe(1);
    expect(compareDistances([disc(5000, 5000, 10), box], [disc(5290, 5000, 10), box])).toBe(0);
    expect(compareDistances([disc(5000, 5000, 10), box], [disc(5311, 5000, 10), box])).toBe(-1);
  });

  it('agrees with 256 binary places, on a lattice where many are equal', () => {
    const next = numbers(14);
    const some = (): Standing => {
      const [x, y] = [10 * next(12), 10 * next(12)];
      const [hx, hy] = next(2) ? [0, 0] : [10 * next(3), 10 * next(3)];
      return long(x - hx, y - hy, x + hx, y + hy, 5 * next(4) + 5, next(3) ? 0 : 10 * next(4));
    };
    let equal = 0;
    for (let n = 0; n < 1200; n++) {
      const [a, b] = [some(), some()];
      // Every other time the same two, turned and with radii shifted from one to the other: as far apart.
      const [c, d] = n % 2 ? [some(), some()] : [turned(a, 5), turned(b, -5)];
      const how: How = next(2) ? 'flat' : 'solid';
      const wanted: Sign = compareReals(bigDistance(a, b, how), bigDistance(c, d, how));
      expect(compareDistances([a, b], [c, d], how)).toBe(wanted);
      expect(compareDistances([d, c], [b, a], how)).toBe(wanted === 0 ? 0 : -wanted);
      if (wanted === 0) equal++;
    }
    expect(equal).toBeGreaterThan(600);
  });

  it('never contradicts a range', () => {
    const next = numbers(15);
    for (let n = 0; n < 1000; n++) {
      const foe = disc(next(60), next(60), next(9) / 2);
      const [a, b] = [disc(next(60), next(60), 12.5), disc(next(60), next(60), 12.5)];
      for (let x = 0; x < 40; x += 5)
        if (compareDistances([a, foe], [b, foe]) <= 0 && isWithin(b, foe, x)) expect(isWithin(a, foe, x)).toBe(true);
    }
  });
});
