import { tableOf } from '@little-wars/engine';
import { isWhollyWithin, isWithin, isWithinOf, type Standing } from '@little-wars/engine/geometry';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import { standingOf } from '../../lookups.ts';
import type { Outline } from '../../maps/map.ts';
import { broke, spot } from '../../testing/attacks.ts';
import { blue, open, red } from '../../testing/field.ts';
import {
  areWithin,
  isAreaNear,
  isNear,
  isNearLine,
  isWhollyNear,
  isWhollyNearLine,
  isWhollyWithinReach,
  isWithinOfPart,
  isWithinReach,
} from './measuring.ts';

const CASES = 400;
const next = numbers(31);
const t = tableOf(killTeam, open, broke([]));

/** A round or long base near the middle of the killzone. */
function anyBase(): Standing {
  const [x, y] = [3000 + next(900), 2500 + next(900)];
  const [dx, dy] = next(2) === 0 ? [0, 0] : [next(300) - 150, next(300) - 150];
  return { ax: x - dx, ay: y - dy, bx: x + dx, by: y + dy, r: 100 + next(150), z: next(3) === 0 ? next(400) : 0 };
}

function anyBox(): Outline {
  const [x, y, width, depth] = [3000 + next(900), 2500 + next(900), 20 + next(300), 20 + next(300)];
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ];
}

/** Both answers of a number of cases must be alike, and each answer must occur often. */
function agree(both: () => readonly [boolean, boolean]): void {
  let held = 0;
  for (let n = 0; n < CASES; n++) {
    const [quick, exact] = both();
    expect(quick, `case ${n}`).toBe(exact);
    if (exact) held++;
  }
  expect(Math.min(held, CASES - held)).toBeGreaterThan(CASES / 10);
}

describe('KT-1.3 wholly within an area or a line', () => {
  const square: Outline = [spot(3000, 3000), spot(3400, 3000), spot(3400, 3400), spot(3000, 3400)];
  const base = (ax: number, ay: number, bx = ax, by = ay): Standing => ({ ax, ay, bx, by, r: 100, z: 0 });

  it('counts the far side of the base, at each end of a long one', () => {
    for (const [at, is] of [
      [base(2600, 3200), true],
      [base(2599, 3200), false],
      [base(2600, 3200, 2900, 3200), true],
      [base(2900, 3200, 2600, 3200), true],
      [base(2599, 3200, 2900, 3200), false],
      [base(2900, 3200, 2599, 3200), false],
      [base(3200, 3800), true],
      [base(3200, 3801), false],
      [base(3200, 3500, 3200, 3800), true],
      [base(3200, 3500, 3200, 3801), false],
      [base(3200, 3801, 3200, 3500), false],
    ] as const)
      expect(isWhollyNear(t, at, square, 500), JSON.stringify(at)).toBe(is);
    const line = [spot(3000, 3000), spot(3400, 3000)];
    for (const [at, is] of [
      [base(3200, 3400), true],
      [base(3200, 3401), false],
      [base(3200, 3100, 3200, 3400), true],
      [base(3200, 3100, 3200, 3401), false],
      [base(3200, 3401, 3200, 3100), false],
      [base(2600, 3000), true],
      [base(2599, 3000, 2900, 3000), false],
      [base(2900, 3000, 2599, 3000), false],
    ] as const)
      expect(isWhollyNearLine(t, at, line, 500), JSON.stringify(at)).toBe(is);
    expect([isNearLine(t, base(3200, 3600), line, 500), isNearLine(t, base(3200, 3601), line, 500)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('KT-1.2-4 what is ruled out by boxes before it is measured', () => {
  it('is never within the distance: bases, wholly and in part', () => {
    agree(() => {
      const [a, b, x] = [anyBase(), anyBase(), next(400)];
      return [isWithinReach(t, a, b, x), isWithin(a, b, x)];
    });
    agree(() => {
      const [a, b, x] = [anyBase(), anyBase(), 300 + next(600)];
      return [isWhollyWithinReach(t, a, b, x), isWhollyWithin(a, b, x)];
    });
  });

  it('is never within the distance: operatives', () => {
    const place = () => ({ at: spot(3000 + next(900), 2500 + next(900), next(3) === 0 ? next(400) : 0) });
    agree(() => {
      const line = broke([blue('tactical-marine-warrior', 0, 0, place()), red('boy-fighter', 0, 0, place())]);
      const table = tableOf(killTeam, open, line);
      const x = next(600);
      return [areWithin(table, 0, 1, x), isWithin(standingOf(table, 0), standingOf(table, 1), x)];
    });
  });

  it('is never within the distance: areas and terrain', () => {
    agree(() => {
      const [base, corners, x] = [anyBase(), anyBox(), next(300)];
      return [isNear(t, base, corners, x), isWithinOf(base, { corners, bottom: 0, top: 0 }, x, 'flat')];
    });
    agree(() => {
      const [base, corners, x] = [anyBase(), anyBox(), next(300)];
      const part = { corners, bottom: next(100), top: 100 + next(300) };
      return [isWithinOfPart(t, base, part, x), isWithinOf(base, part, x)];
    });
    agree(() => {
      const [one, two, x] = [anyBox(), anyBox(), next(300)];
      const away = (low: number, high: number, from: number, to: number): number => Math.max(from - high, low - to, 0);
      const dx = away(one[0]!.x, one[1]!.x, two[0]!.x, two[1]!.x);
      const dy = away(one[0]!.y, one[2]!.y, two[0]!.y, two[2]!.y);
      return [isAreaNear(t, one, two, x), dx * dx + dy * dy <= x * x];
    });
  });
});
