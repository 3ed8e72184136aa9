import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { INCH } from '../units.ts';
import { type Cost, compareCost } from './cost.ts';
import type { Trip } from './judge-leg.ts';
import type { Path } from './path.ts';
import { at, box, go, rect, round, trip } from './trips.oracle.ts';
import { distanceTo } from './walk.oracle.ts';
import { walk } from './walk.ts';

const cost = (setting: Trip, path: Path): Cost => walk(setting, path).cost;
const isTooLong = (setting: Trip, path: Path, allowance: number): boolean =>
  walk(setting, path, allowance).problems.some(({ id }) => id === 'too-long');

describe('the length of a path', () => {
  const plain = trip({});

  it('of 3-4-5 legs adding up to exactly 6" is within 6"', () => {
    const path = go(at(1000, 1000), at(1000 + 762, 1000 + 1016), at(1000 + 762, 1000 + 1016 + 254));
    expect(cost(plain, path).squares).toEqual([1270 * 1270, 254 * 254]);
    expect(compareCost(cost(plain, path), 6 * INCH)).toBe(0);
    expect(isTooLong(plain, path, 6 * INCH)).toBe(false);
    expect(isTooLong(plain, path, 6 * INCH - 1)).toBe(true);
  });

  it('is decided exactly where doubles cannot', () => {
    // Three legs of sqrt(2), sqrt(8) and sqrt(18) times 100 against 600 sqrt(2) = 848.528…: never equal to a whole
    // number.
    const path = go(at(1000, 1000), at(1100, 1100), at(1300, 900), at(1000, 600));
    expect(compareCost(cost(plain, path), 848)).toBe(1);
    expect(compareCost(cost(plain, path), 849)).toBe(-1);
    const there = go(at(1000, 1000), at(1003, 1004), at(1000, 1000), at(1005, 1012));
    expect(compareCost(cost(plain, there), 23)).toBe(0);
  });

  it('is decided exactly where the sum of doubles is a whole number and the true sum is not', () => {
    // Longer than 5222 by 5.0e-13, and shorter than 5278 by 3.8e-13 (worked out to 30 decimal places).
    const long = cost(plain, go(at(500, 500), at(511, 2672), at(1785, 4278), at(2785, 4284)));
    expect(long.tenths).toBe(5222);
    expect(compareCost(long, 5222)).toBe(1);
    const short = cost(plain, go(at(500, 500), at(1952, 2885), at(2967, 3970), at(3967, 3977)));
    expect(short.tenths).toBe(5278);
    expect(compareCost(short, 5278)).toBe(-1);
  });

  it('counts a piece under 1" as 1", and legs in one direction as one piece', () => {
    const short = trip({ table: { atLeast: INCH } });
    expect(cost(short, go(at(1000, 1000), at(1100, 1000))).tenths).toBe(INCH);
    expect(cost(short, go(at(1000, 1000), at(1100, 1000), at(1100, 1100))).tenths).toBe(2 * INCH);
    expect(cost(short, go(at(1000, 1000), at(1100, 1000), at(1200, 1000), at(1300, 1000))).tenths).toBe(300);
    expect(cost(short, go(at(1000, 1000), at(1100, 1000), at(1000, 1000))).tenths).toBe(2 * INCH);
    expect(cost(short, go(at(1000, 1000), at(1254, 1000))).tenths).toBe(254);
    expect(cost(short, go(at(1000, 1000), at(1253, 1000))).tenths).toBe(254);
    expect(cost(short, go(at(1000, 1000), at(1000, 1000))).tenths).toBe(0);
  });
});

describe('slow ground', () => {
  const wood = trip({ parts: [box('wood', rect(1000, 0, 300, 2000), 0)] });
  const mud = trip({ parts: [box('mud', rect(1000, 0, 300, 2000), 0)] });

  it('counts double inside, by the centre or by the base', () => {
    const path = go(at(500, 1000), at(1500, 1000));
    expect(cost(wood, path).tenths).toBeCloseTo(1300, 9);
    expect(compareCost(cost(wood, path), 1300)).toBe(0);
    expect(cost(mud, path).tenths).toBeCloseTo(1550, 9);
    expect(compareCost(cost(mud, path), 1550)).toBe(0);
    expect(walk(mud, path).legs[0]!.stretches).toMatchObject([{ kind: 'mud', from: 375, to: 925 }]);
  });

  it('is priced exactly where the base clips a corner by 3-4-5', () => {
    // The centre passes the corner (1000, 2000) at 75: half a chord of 100 in the circle of 125.
    const path = go(at(0 + 200, 2075), at(1000, 2075));
    expect(compareCost(cost(mud, path), 800 + 100)).toBe(0);
    expect(isTooLong(mud, path, 900)).toBe(false);
    expect(isTooLong(mud, path, 899)).toBe(true);
    // Not a whole number: 125² - 76² is no square.
    const off = cost(mud, go(at(200, 2076), at(1000, 2076)));
    expect(compareCost(off, 900)).toBe(-1);
    expect(compareCost(off, 899)).toBe(1);
  });

  it('that only touches costs nothing, and along a border neither', () => {
    expect(cost(mud, go(at(875, 500), at(875, 1500))).tenths).toBe(1000);
    expect(cost(wood, go(at(1000, 500), at(1000, 1500))).tenths).toBe(1000);
    expect(cost(wood, go(at(1001, 500), at(1001, 1500))).tenths).toBe(2000);
  });

  it('never doubles twice where areas overlap', () => {
    const both = trip({ parts: [box('wood', rect(1000, 0, 300, 2000), 0), box('wood', rect(1200, 0, 300, 2000), 0)] });
    expect(compareCost(cost(both, go(at(500, 1000), at(2000, 1000))), 2000)).toBe(0);
    const abut = trip({ parts: [box('wood', rect(1000, 0, 300, 2000), 0), box('wood', rect(1300, 0, 200, 2000), 0)] });
    expect(compareCost(cost(abut, go(at(500, 1000), at(2000, 1000))), 2000)).toBe(0);
  });

  it('agrees with adding up small steps', () => {
    const next = numbers(5);
    for (let k = 0; k < 100; k++) {
      const kinds = ['wood', 'mud'] as const;
      const parts = [0, 1, 2].map(i =>
        box(kinds[(k + i) % 2]!, rect(1000 + next(1000), 1000 + next(1000), 100 + next(600), 100 + next(600)), 0),
      );
      const setting = trip({ parts });
      const path = go(at(700 + next(1800), 700 + next(1800)), at(700 + next(1800), 700 + next(1800)));
      const [a, b] = [path.from, path.legs[0]!.to];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      let sum = 0;
      for (let i = 0; i < 2000; i++) {
        const p = { x: a.x + ((b.x - a.x) * (i + 0.5)) / 2000, y: a.y + ((b.y - a.y) * (i + 0.5)) / 2000 };
        const slow = parts.some(({ kind, outline }) => distanceTo(outline, p) < (kind === 'mud' ? 125 : 1e-9));
        sum += (slow ? 2 : 1) * (length / 2000);
      }
      expect(Math.abs(cost(setting, path).tenths - sum)).toBeLessThan(8);
    }
  });
});

describe('crossings', () => {
  const across = go(at(500, 1000), at(1500, 1000));

  it('cost their price on top of the length', () => {
    const fence = trip({ parts: [box('fence', rect(1000, 0, 100, 2000), 250)] });
    expect(compareCost(cost(fence, across), 1000 + 508)).toBe(0);
    expect(walk(fence, across).crossings).toEqual([
      { piece: 'p0', kind: 'fence', price: 508, from: { leg: 0, at: 375 }, to: { leg: 0, at: 725 } },
    ]);
  });

  it('instead of the length inside, where the table says so', () => {
    const hedge = trip({ parts: [box('hedge', rect(1000, 0, 100, 2000), 250)] });
    expect(compareCost(cost(hedge, across), 900 + 508)).toBe(0);
    const slant = cost(hedge, go(at(500, 700), at(1500, 1450)));
    expect(compareCost(slant, 1250 - 125 + 508)).toBe(0);
  });

  it('or as the least that the length inside counts', () => {
    const ditch = trip({ parts: [box('ditch', rect(1000, 0, 100, 2000), 0)] });
    expect(compareCost(cost(ditch, across), 900 + 508)).toBe(0);
    const wide = trip({ parts: [box('ditch', rect(1000, 0, 508, 2000), 0)] });
    expect(compareCost(cost(wide, go(at(500, 1000), at(1600, 1000))), 1100)).toBe(0);
    const wider = trip({ parts: [box('ditch', rect(1000, 0, 600, 2000), 0)] });
    expect(compareCost(cost(wider, go(at(500, 1000), at(1700, 1000))), 1200)).toBe(0);
  });

  it('are counted once through all parts of a piece and over all legs', () => {
    const corner = [at(1000, 1000), at(1800, 1000), at(1800, 1100), at(1100, 1100), at(1100, 1800), at(1000, 1800)];
    const angle = trip({ parts: [box('fence', corner, 250)] });
    expect(angle.field.scene.solids).toHaveLength(2);
    expect(walk(angle, go(at(800, 800), at(1400, 1400))).crossings).toHaveLength(1);
    const bent = go(at(1400, 800), at(1400, 1050), at(1450, 1050), at(1450, 1400));
    expect(walk(angle, bent).crossings).toHaveLength(1);
    expect(compareCost(cost(angle, bent), 250 + 50 + 350 + 508)).toBe(0);
    const twice = go(at(800, 1500), at(1400, 1500), at(1400, 800));
    expect(walk(angle, twice).crossings).toHaveLength(2);
  });

  it('do not happen by touching', () => {
    const fence = trip({ parts: [box('fence', rect(1000, 0, 100, 2000), 250)] });
    expect(walk(fence, go(at(875, 500), at(875, 1500))).crossings).toEqual([]);
    expect(walk(fence, go(at(876, 500), at(876, 1500))).crossings).toHaveLength(1);
  });

  it('have a price that is free of slow ground inside when it replaces the length', () => {
    const both = trip({
      parts: [box('hedge', rect(1000, 0, 100, 2000), 250), box('wood', rect(900, 0, 400, 2000), 0)],
    });
    expect(compareCost(cost(both, across), 600 + 300 * 2 + 508)).toBe(0);
  });

  it('have such a price where it is the least for the length, too', () => {
    const within = (kind: string, wide: number) =>
      trip({ parts: [box('ditch', rect(1000, 0, wide, 2000), 250), box(kind, rect(900, 0, 800, 2000), 0)] });
    expect(compareCost(cost(within('wood', 100), across), 400 + 500 * 2 + 508)).toBe(0);
    // By the base the slow ground begins 125 earlier.
    expect(compareCost(cost(within('mud', 100), across), 275 + 625 * 2 + 508)).toBe(0);
    // Longer than the price the length counts, once.
    const far = go(at(500, 1000), at(2000, 1000));
    expect(compareCost(cost(within('wood', 600), far), 700 + 200 * 2 + 600)).toBe(0);
    // The example of a table: 4" in slow ground across half an inch.
    const hedge = trip({
      parts: [box('ditch', rect(1500, 0, 127, 3000), 250), box('wood', rect(0, 0, 3000, 3000), 0)],
    });
    expect(compareCost(cost(hedge, go(at(1000, 1000), at(1000 + 4 * INCH, 1000))), 9 * INCH)).toBe(0);
  });
});

describe('costs', () => {
  it('never fall when a path goes on, and add up at way-points', () => {
    const next = numbers(9);
    const kinds = ['wood', 'mud', 'fence', 'ditch'];
    for (let k = 0; k < 200; k++) {
      const parts = [0, 1, 2].map(i =>
        box(kinds[(k + i) % 4]!, rect(1000 + next(1500), 1000 + next(1500), 60 + next(500), 60 + next(500)), 100),
      );
      const setting = trip({ parts, mover: round(285) });
      const spots = [0, 1, 2, 3].map(() => at(700 + next(2200), 700 + next(2200)));
      const whole = cost(setting, go(spots[0]!, spots[1]!, spots[2]!, spots[3]!)).tenths;
      const begun = cost(setting, go(spots[0]!, spots[1]!, spots[2]!)).tenths;
      const rest = cost(setting, go(spots[2]!, spots[3]!)).tenths;
      expect(whole).toBeGreaterThan(begun - 1e-6);
      expect(whole).toBeLessThan(begun + rest + 1e-6);
    }
  });
});
