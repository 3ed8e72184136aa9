import { tableOf } from '@little-wars/engine';
import { inches, type Standing } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import type { Outline } from '../../maps/map.ts';
import { block, broke, spot } from '../../testing/attacks.ts';
import { narrow, quarters } from '../../testing/close-quarters.ts';
import { open } from '../../testing/field.ts';
import type { Setup } from '../../types.ts';
import {
  distanceBetween,
  isAreaNear,
  isNear,
  isNearLine,
  isWhollyWithinReach,
  isWithinOfPart,
  isWithinReach,
  squaredDistance,
} from './measuring.ts';

const on = (setup: Setup) => tableOf(killTeam, setup, broke([]));
/** A wall from the southern edge up to 10", its faces at 2540 and 2616. */
const wall = on(quarters([block('bulkhead', [10, 0], [0.3, 10])]));
/** A wall right across the killzone. */
const shut = on(quarters([block('bulkhead', [10, 0], [0.3, 22])]));
const base = (x: number, y: number, z = 0): Standing => ({ ax: x, ay: y, bx: x, by: y, r: 100, z });
const box = (x: number, y: number): Outline => [spot(x, y), spot(x + 100, y), spot(x + 100, y + 100), spot(x, y + 100)];
/** From (2400, 2240) to (2756, 2240) around the wall's end: up 300 and 140 across, twice, and 76 along. */
const [left, right] = [base(2400, 2240), base(2756, 2240)];
const AROUND = 2 * Math.sqrt(140 * 140 + 300 * 300) + 76;

describe('KT-12.20 distances around walls', () => {
  it('are longer than the straight line, which counts elsewhere', () => {
    for (const t of [on(open), on(narrow)]) {
      expect(distanceBetween(t, left, right)!.inches).toBeCloseTo((356 - 200) / 254, 9);
      expect(squaredDistance(t, spot(2400, 2240), spot(2756, 2240))).toBeCloseTo(356 * 356, 6);
    }
    expect(distanceBetween(wall, left, right)!.inches).toBeCloseTo((AROUND - 200) / 254, 6);
    expect(squaredDistance(wall, spot(2400, 2240), spot(2756, 2240))).toBeCloseTo(AROUND * AROUND, 3);
  });

  it('tell the way, with every bend', () => {
    const straight = distanceBetween(on(open), left, base(2756, 2240, 300))!.way;
    expect(straight.map(({ z }) => z)).toEqual([0, 300]);
    const { way } = distanceBetween(wall, left, base(2756, 2240, 300))!;
    expect(way.slice(1, -1).map(({ x, y }) => [x, y])).toEqual([
      [2540, 2540],
      [2616, 2540],
    ]);
    expect(way.map(({ z }) => z)).toEqual([0, 300, 300, 300]);
  });

  it('add a difference in height by Pythagoras', () => {
    const high = base(2756, 2240, 300);
    const flat = AROUND - 200;
    const sum = Math.sqrt(flat * flat + 300 * 300);
    expect(distanceBetween(wall, left, high)!.inches).toBeCloseTo(sum / 254, 6);
    expect([isWithinReach(wall, left, high, Math.ceil(sum)), isWithinReach(wall, left, high, Math.floor(sum))]).toEqual(
      [true, false],
    );
    expect(isWithinReach(wall, high, left, Math.ceil(sum))).toBe(true);
    expect(squaredDistance(wall, spot(2400, 2240), spot(2756, 2240, 300))).toBeCloseTo(AROUND * AROUND + 90_000, 3);
    expect(squaredDistance(on(open), spot(2400, 2240), spot(2700, 2640, 1200))).toBe(1300 * 1300);
  });

  it('are none where no way leads', () => {
    expect(distanceBetween(shut, left, right)).toBeNull();
    expect(squaredDistance(shut, spot(2400, 2240), spot(2756, 2240))).toBe(Infinity);
    expect(isWithinReach(shut, left, right, inches(30))).toBe(false);
    expect(isWithinReach(shut, left, base(2756, 2240, 300), inches(30))).toBe(false);
  });

  it('decide what is within, wholly within, near an area, a line or a part of terrain', () => {
    const near = Math.ceil(AROUND - 200);
    expect([isWithinReach(wall, left, right, near), isWithinReach(wall, left, right, near - 1)]).toEqual([true, false]);
    const beyond = box(2700, 2200);
    const line = [spot(2700, 2000), spot(2700, 2240)];
    const part = { corners: beyond, bottom: 0, top: 100 };
    for (const is of [
      (t: typeof wall, x: number) => isNear(t, left, beyond, x),
      (t: typeof wall, x: number) => isNearLine(t, left, line, x),
      (t: typeof wall, x: number) => isWithinOfPart(t, left, part, x),
      (t: typeof wall, x: number) => isAreaNear(t, box(2300, 2200), beyond, x),
      (t: typeof wall, x: number) => isWhollyWithinReach(t, left, right, x + 300),
    ]) {
      // Straight across it is near; around the wall it takes more.
      expect([is(on(open), 310), is(wall, 310), is(wall, 900), is(shut, 900)]).toEqual([true, false, true, false]);
    }
  });
});
