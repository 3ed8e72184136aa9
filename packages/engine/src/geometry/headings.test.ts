import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bigRoot } from './exact-signs.ts';
import { CLOCK, COMPASS, compassOf, HEADING, headingOf, isInArc, isInArcExactly } from './headings.ts';
import { ahead } from './path/straight-move.ts';
import { INCH } from './units.ts';

const vector = fc
  .record({ dx: fc.integer({ min: -12000, max: 12000 }), dy: fc.integer({ min: -12000, max: 12000 }) })
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0);

describe('headings', () => {
  it('are 10,000 long, but for the rounding of each part', () => {
    expect(headingOf({ dx: 3, dy: 4 })).toEqual({ dx: 6000, dy: 8000 });
    expect(headingOf({ dx: 0, dy: -7 })).toEqual({ dx: 0, dy: -10000 });
    expect(headingOf({ dx: 0, dy: 0 })).toBeNull();
    fc.assert(
      fc.property(vector, ({ dx, dy }) => {
        const heading = headingOf({ dx, dy })!;
        const turned = headingOf({ dx: -dx, dy: -dy })!;
        expect([turned.dx + heading.dx, turned.dy + heading.dy]).toEqual([0, 0]);
        const off = Math.sqrt(heading.dx ** 2 + heading.dy ** 2) - HEADING;
        expect(Math.abs(off)).toBeLessThanOrEqual(Math.SQRT1_2 + 1e-9);
      }),
    );
  });
});

describe('the twelve directions of a clock', () => {
  /** The nearest whole number to n * sqrt(3) / 2, exactly: n * sqrt(3) is no whole number, so its whole part tells. */
  const high = (n: number): number => {
    const twice = Number(bigRoot(3n * BigInt(n) * BigInt(n)));
    return Math.floor((twice + 1) / 2);
  };

  it('lead to the nearest tenth for every whole number of inches that 6D6 can give', () => {
    for (let n = 1; n <= 36; n++) {
      const [long, short] = [high(n * INCH), (n * INCH) / 2];
      const ends = CLOCK.map(heading => ahead({ x: 0, y: 0, z: 5 }, heading, n * INCH));
      const [one, two, three] = [
        [short, long],
        [long, short],
        [n * INCH, 0],
      ];
      expect(ends.slice(0, 3).map(({ x, y }) => [x, y])).toEqual([one, two, three]);
      for (const [hour, { x, y }] of ends.entries()) {
        // A quarter later: turned clockwise.
        const later = ends[(hour + 3) % 12]!;
        expect([later.x, later.y]).toEqual([y + 0, -x + 0]);
      }
    }
  });

  it('are headings', () => {
    for (const heading of CLOCK) expect(headingOf(heading)).toEqual(heading);
  });
});

describe('the compass', () => {
  it('has one direction for every whole-number vector, the nearest', () => {
    fc.assert(
      fc.property(vector, ({ dx, dy }) => {
        const eighths = Math.round((Math.atan2(dx, dy) * 4) / Math.PI);
        expect(compassOf({ dx, dy })).toBe(COMPASS[(eighths + 8) % 8]);
      }),
      { numRuns: 300 },
    );
    expect([compassOf({ dx: 5, dy: 0 }), compassOf({ dx: -3, dy: -3 })]).toEqual(['east', 'south-west']);
  });
});

describe('the arc of a charge (ZG-4.11)', () => {
  const east = { dx: 10000, dy: 0 };

  it('is 45 degrees to either side, the limit included, and half of it for every arrow', () => {
    expect(isInArc(east, { dx: 700, dy: 700 }, 0)).toBe(true);
    expect(isInArc(east, { dx: 700, dy: -700 }, 0)).toBe(true);
    expect(isInArc(east, { dx: 700, dy: 701 }, 0)).toBe(false);
    expect(isInArc(east, { dx: -700, dy: 0 }, 0)).toBe(false);
    expect(isInArc(east, { dx: 0, dy: 700 }, 0)).toBe(false);
    // tan 22.5 degrees is sqrt 2 less 1: 2378 / 5741 is just below it, 5741 / 13860 just above.
    expect(isInArc(east, { dx: 13860, dy: 5741 }, 1)).toBe(false);
    expect(isInArc(east, { dx: 5741, dy: 2378 }, 1)).toBe(true);
    expect(isInArc(east, { dx: 2378, dy: 985 }, 1)).toBe(false);
    expect(isInArc(east, { dx: 2378, dy: -985 }, 1)).toBe(false);
  });

  it('comes down to the line itself with many arrows, and does not take long', () => {
    expect(isInArc(east, { dx: 12000, dy: 0 }, 200)).toBe(true);
    expect(isInArc(east, { dx: 12000, dy: 1 }, 40)).toBe(false);
    expect(isInArc(east, { dx: -12000, dy: 0 }, 200)).toBe(false);
  });

  it('is decided in BigInt where doubles cannot tell', () => {
    // Convergents of sqrt 2 less 1, on both sides of it, closer than a double can hold.
    let [p, q] = [1n, 2n];
    for (let n = 0; n < 60; n++) {
      const isBelow = (p + q) * (p + q) < 2n * q * q;
      expect(isInArcExactly(q, p, 1)).toBe(isBelow);
      expect(isInArcExactly(q, -p, 1)).toBe(isBelow);
      [p, q] = [q, 2n * q + p];
    }
  });

  it('is what the clause says, step by step, and what the angle says', () => {
    fc.assert(
      fc.property(vector, vector, fc.integer({ min: 0, max: 6 }), (heading, line, n) => {
        const x = BigInt(heading.dx * line.dx + heading.dy * line.dy);
        const y = BigInt(heading.dx * line.dy - heading.dy * line.dx);
        expect(isInArc(heading, line, n)).toBe(isInArcExactly(x, y, n));
        const angle = Math.abs(Math.atan2(Number(y), Number(x)));
        const limit = Math.PI / 4 / 2 ** n;
        if (Math.abs(angle - limit) > 1e-9) expect(isInArc(heading, line, n)).toBe(angle < limit);
      }),
      { numRuns: 500 },
    );
  });
});
