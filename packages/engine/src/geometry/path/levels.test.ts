import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { INCH } from '../units.ts';
import { type GroundTable, roundedDown, roundedUp } from './ground.ts';
import type { Trip } from './judge-leg.ts';
import type { How } from './path.ts';
import { type Reach, reach } from './reach.ts';
import { at, base, box, rect, trip } from './trips.oracle.ts';
import { walk } from './walk.ts';

const TABLE: Partial<GroundTable> = {
  climb: { within: INCH, price: ({ height }) => roundedUp(height, 2 * INCH) },
  drop: { within: INCH, highest: 6 * INCH, price: ({ height }) => roundedDown(height, 2 * INCH) },
  jump: { within: INCH, highest: 2 * INCH, widest: 3 * INCH, price: () => 0 },
};

function checked(
  setting: Trip,
  reachable: Reach,
  to: readonly [number, number, number],
): { cost: number; hows: readonly How[] } | null {
  const [x, y, z] = to;
  const path = reachable.pathTo({ x, y }, z);
  if (!path) return null;
  const judged = walk(setting, path, reachable.allowance);
  expect(judged.problems).toEqual([]);
  expect(judged.cost.tenths).toBeLessThan(reachable.cost({ x, y }, z)! + 1e-6);
  return { cost: reachable.cost({ x, y }, z)!, hows: path.legs.map(({ how }) => how) };
}

describe('reach over levels', () => {
  const yard = trip({
    parts: [box('floor', rect(3000, 3000, 1000, 1000), 508), box('floor', rect(4500, 3000, 1000, 1000), 508)],
    table: TABLE,
  });

  it('climbs a platform and drops from it', () => {
    const reachable = reach(yard, at(2700, 3500), 8 * INCH);
    const up = checked(yard, reachable, [3300, 3500, 508])!;
    expect(up.cost).toBeCloseTo(600 + 508, 0);
    expect(up.hows).toContain('climb');
    expect(reachable.has({ x: 3300, y: 3500 })).toBe(false);
    const down = reach(yard, at(3300, 3500, 508), 8 * INCH);
    expect(checked(yard, down, [2700, 3500, 0])).toMatchObject({ cost: expect.closeTo(600 + 508, 0) });
    expect(checked(yard, down, [2700, 3500, 0])!.hows).toContain('drop');
  });

  it('jumps from one platform to the next', () => {
    const reachable = reach(yard, at(3800, 3500, 508), 4 * INCH);
    const over = checked(yard, reachable, [4700, 3500, 508])!;
    expect(over.cost).toBeCloseTo(900, 0);
    expect(over.hows).toContain('jump');
    const none = trip({
      parts: [box('floor', rect(3000, 3000, 1000, 1000), 508), box('floor', rect(4800, 3000, 1000, 1000), 508)],
      table: TABLE,
    });
    expect(reach(none, at(3800, 3500, 508), 5 * INCH).has({ x: 4900, y: 3500 }, 508)).toBe(false);
  });

  it('goes over a wall by climbing it', () => {
    const wall = trip({ parts: [box('wall', rect(3000, 0, 60, 9000), 508)], table: TABLE });
    const reachable = reach(wall, at(2700, 3500), 8 * INCH);
    const over = checked(wall, reachable, [3400, 3500, 0])!;
    expect(over.cost).toBeCloseTo(700 + 508 + 508, 0);
    expect(reachable.has({ x: 3030, y: 3500 }, 508)).toBe(false);
  });

  it('stands with its whole base where the table wants that', () => {
    const whole = trip({
      parts: [box('floor', rect(3000, 3000, 1000, 1000), 508)],
      table: { ...TABLE, stands: 'base', support: 'base' },
    });
    const reachable = reach(whole, at(2700, 3500), 8 * INCH);
    expect(checked(whole, reachable, [3125, 3500, 508])).not.toBe(null);
    expect(reachable.has({ x: 3124, y: 3500 }, 508)).toBe(false);
  });

  it('uses ladders at their own price', () => {
    const table: Partial<GroundTable> = {
      climb: { within: INCH, price: ({ height, faces }) => (faces.includes('ladder') ? height : null) },
    };
    const tower = trip({
      parts: [box('floor', rect(3000, 3000, 1000, 1000), 762), box('ladder', rect(3480, 2980, 40, 20), 762)],
      table,
    });
    const reachable = reach(tower, at(3500, 2700), 8 * INCH);
    expect(checked(tower, reachable, [3500, 3300, 762])!.cost).toBeCloseTo(600 + 762, 0);
    const far = reach(tower, at(2700, 3500), 6 * INCH);
    expect(far.has({ x: 3300, y: 3500 }, 762)).toBe(false);
  });

  it('walks an L-shaped level round its inward corner', () => {
    const outline = [at(3000, 3000), at(5000, 3000), at(5000, 3400), at(3400, 3400), at(3400, 5000), at(3000, 5000)];
    const level = trip({ parts: [box('floor', outline, 762)], table: {} });
    const reachable = reach(level, at(3200, 4800, 762), 16 * INCH);
    const round = checked(level, reachable, [4800, 3200, 762])!;
    expect(round.cost).toBeCloseTo(2 * Math.hypot(200, 1400), 3);
    const whole = { ...level, ground: { ...level.ground, support: 'base' as const, stands: 'base' as const } };
    const careful = checked(whole, reach(whole, at(3200, 4800, 762), 16 * INCH), [4800, 3200, 762])!;
    // A base's radius about the corner: two tangents and the arc between.
    const away = Math.hypot(200, 1400);
    const truth =
      2 * Math.sqrt(away ** 2 - 125 ** 2) +
      125 * (1.5 * Math.PI - 2 * Math.acos(125 / away) - 2 * Math.atan(200 / 1400));
    expect(careful.cost).toBeGreaterThan(truth);
    expect(careful.cost).toBeLessThan(truth + 0.02 * INCH);
  });

  it('is never much dearer than the best of many places to climb', () => {
    const next = numbers(8);
    for (let k = 0; k < 150; k++) {
      const [x, y, w, h] = [3000 + next(600), 3000 + next(600), 500 + next(900), 500 + next(900)];
      const setting = trip({
        parts: [box('floor', rect(x, y, w, h), 508)],
        others: [base('b', x - 300, y + next(h), 125)],
        table: TABLE,
      });
      const from = at(x - 700, y - 300 + next(h + 600));
      const reachable = reach(setting, from, 10 * INCH);
      const to = { x: x + 100 + next(w - 200), y: y + 100 + next(h - 200) };
      const reached = checked(setting, reachable, [to.x, to.y, 508]);
      let best = Infinity;
      for (let i = 1; i < 60; i++) {
        // Up the near face, straight on: the way to the foot of it is reach's own.
        const foot = { x: x - 131, y: Math.round(y + (h * i) / 60) };
        const cost = reachable.cost(foot);
        if (cost !== null) best = Math.min(best, cost + 132 + 508 + Math.hypot(to.x - x - 1, to.y - foot.y));
      }
      if (best < 10 * INCH - 40) expect(reached!.cost).toBeLessThan(best + 0.1 * INCH);
    }
  });
});

describe('reach through openings and in the air', () => {
  it('comes through a door narrower than the base', () => {
    const wall = trip({
      pieces: [
        {
          id: 'w',
          parts: [
            box('frame', rect(746, 3000, 254, 40), 800),
            box('door', rect(1000, 3000, 200, 40), 800),
            box('frame', rect(1200, 3000, 254, 40), 800),
          ],
        },
        { id: 'v', parts: [box('wall', rect(0, 3000, 746, 40), 800), box('wall', rect(1454, 3000, 8706, 40), 800)] },
      ],
    });
    const reachable = reach(wall, at(1300, 2600), 6 * INCH);
    expect(checked(wall, reachable, [1100, 3400, 0])).not.toBe(null);
    expect(reachable.has({ x: 1100, y: 3000 })).toBe(false);
    const shut = {
      ...wall,
      ground: { ...wall.ground, passages: wall.ground.passages.map(() => ({ pass: { how: 'closed' as const } })) },
    };
    expect(reach(shut, at(1300, 2600), 6 * INCH).has({ x: 1100, y: 3400 })).toBe(false);
  });

  it('goes on from behind such a door, round the next corner', () => {
    const wall = trip({
      pieces: [
        {
          id: 'w',
          parts: [
            box('frame', rect(746, 3000, 254, 40), 800),
            box('door', rect(1000, 3000, 200, 40), 800),
            box('frame', rect(1200, 3000, 254, 40), 800),
          ],
        },
        { id: 'v', parts: [box('wall', rect(0, 3000, 746, 40), 800), box('wall', rect(1454, 3000, 8706, 40), 800)] },
        { id: 'u', parts: [box('wall', rect(0, 3400, 1400, 40), 800)] },
      ],
    });
    expect(checked(wall, reach(wall, at(1300, 2600), 20 * INCH), [600, 3800, 0])).not.toBe(null);
  });

  it('flies over everything but what is closed to it, and lands where it can stand', () => {
    const table: Partial<GroundTable> = {
      flies: true,
      others: () => 'over',
      passage: ({ kind }) =>
        kind === 'floor' ? { pass: { how: 'open' }, ends: false, top: 'stand' } : { pass: { how: 'closed' } },
    };
    const sky = trip({
      parts: [box('floor', rect(3000, 3000, 1000, 1000), 508), box('wall', rect(2000, 4500, 2000, 100), 800)],
      others: [base('b', 2700, 3200, 125)],
      table,
    });
    const reachable = reach(sky, at(2500, 3500), 8 * INCH);
    expect(checked(sky, reachable, [3500, 3500, 508])!.cost).toBe(1000);
    expect(reachable.has({ x: 3500, y: 3500 })).toBe(false);
    expect(checked(sky, reachable, [4200, 3500, 0])!.cost).toBe(1700);
    expect(reachable.has({ x: 2700, y: 3300 })).toBe(false);
    expect(checked(sky, reachable, [2500, 4800, 0])!.cost).toBeGreaterThan(1400);
  });

  it('takes links its caller knows of', () => {
    const pit = trip({
      parts: [box('smooth', rect(3000, 3000, 1000, 1000), 508)],
      table: { climb: { within: INCH, price: ({ height }) => height }, drop: { within: INCH, price: () => 0 } },
    });
    const link = { from: at(3100, 3500, 508), leg: { how: 'drop', to: at(2870, 3500) } as const };
    const reachable = reach(pit, at(3100, 3500, 508), 4 * INCH, { links: [link] });
    expect(checked(pit, reachable, [2870, 3500, 0])).toMatchObject({
      cost: 230,
      hows: expect.arrayContaining(['drop']),
    });
  });
});
