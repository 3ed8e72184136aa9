import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import type { Point, Spot } from '../shape.ts';
import { INCH } from '../units.ts';
import type { Trip } from './judge-leg.ts';
import type { Path } from './path.ts';
import type { ProblemId } from './problem.ts';
import { at, base, box, go, KINDS, randomTrip, rect, round, trip } from './trips.oracle.ts';
import { sampleWalk } from './walk.oracle.ts';
import { earlyProblem, walk } from './walk.ts';

const ids = (trip: Trip, path: Path, allowance?: number): readonly ProblemId[] =>
  walk(trip, path, allowance).problems.map(({ id }) => id);

describe('the first problem of a path', () => {
  it('is found early if it comes before the end, and only then', () => {
    const counts = { early: 0, late: 0, none: 0 };
    const kinds = Object.values(KINDS);
    for (let seed = 0; seed < 200; seed++) {
      const scenario = randomTrip({ seed, passage: ({ index }) => kinds[(seed + index) % kinds.length]! });
      if (!scenario) continue;
      const next = numbers(seed);
      for (let i = 0; i < 20; i++) {
        const ends = Array.from({ length: 1 + next(3) }, () => at(next(12 * INCH), next(10 * INCH)));
        const path = go(scenario.from, ...ends);
        const { problems, legs } = walk(scenario.trip, path, next(8 * INCH));
        const [first] = problems;
        const last = legs.length - 1;
        const isEarly = first !== undefined && (first.leg < last || first.at < legs[last]!.length);
        expect(earlyProblem(scenario.trip, { ...path })).toEqual(isEarly ? first : null);
        counts[isEarly ? 'early' : first ? 'late' : 'none']++;
      }
    }
    for (const count of Object.values(counts)) expect(count, JSON.stringify(counts)).toBeGreaterThan(50);
    expect(earlyProblem(trip({}), go(at(500, 500)))).toBeNull();
  });
});

describe('a leg against solids', () => {
  const room = trip({ parts: [box('wall', rect(1000, 0, 100, 1000), 800)] });

  it('may slide along a wall, touching it', () => {
    expect(ids(room, go(at(875, 200), at(875, 900)))).toEqual([]);
    expect(ids(room, go(at(876, 200), at(876, 900)))).toEqual(['through-solid', 'not-standing']);
  });

  it('says where it enters what, in which leg', () => {
    const { problems } = walk(room, go(at(500, 1500), at(500, 500), at(2000, 500)));
    expect(problems).toEqual([
      { id: 'through-solid', leg: 1, at: 375, spot: at(875, 500), piece: 'p0', part: 0, kind: 'wall' },
    ]);
  });

  it('turns round a corner it touches exactly', () => {
    // From the corner (1100, 1000) the way passes at 3-4-5: 125 away.
    expect(ids(room, go(at(1100 + 75 - 400, 1100 + 300), at(1100 + 75 + 400, 1100 - 300)))).toEqual([]);
    expect(ids(room, go(at(1100 + 75 - 401, 1100 + 300), at(1100 + 75 + 399, 1100 - 300)))).toEqual(['through-solid']);
  });

  it('squeezes through a gap exactly as wide as its base, and not through less', () => {
    const gap = (width: number): Trip =>
      trip({
        parts: [box('wall', rect(1000, 0, 100, 1000), 800), box('wall', rect(1000, 1000 + width, 100, 1000), 800)],
      });
    expect(ids(gap(250), go(at(800, 1125), at(1300, 1125)))).toEqual([]);
    expect(ids(gap(249), go(at(800, 1125), at(1300, 1125)))).toEqual(['through-solid']);
    expect(ids(gap(0), go(at(800, 1000), at(1300, 1000)))).toHaveLength(2);
  });

  it('does not leak between two solids that meet in a corner', () => {
    const corner = trip({
      parts: [box('wall', rect(1000, 1000, 500, 500), 800), box('wall', rect(1500, 1500, 500, 500), 800)],
    });
    expect(ids(corner, go(at(1200, 1800), at(1800, 1200)))).toEqual(['through-solid', 'through-solid']);
  });

  it('passes over and under what is not at its height', () => {
    const beam = trip({
      parts: [box('wall', rect(1000, 0, 100, 1000), 800, 400), box('litter', rect(0, 0, 300, 300), 20)],
    });
    expect(ids(beam, go(at(500, 500), at(1500, 500)))).toEqual([]);
    const tall = { ...beam, mover: round(250, 401) };
    expect(ids(tall, go(at(500, 500), at(1500, 500)))).toEqual(['through-solid']);
  });

  it('takes a standing leg as a place', () => {
    expect(ids(room, go(at(875, 500), at(875, 500)))).toEqual([]);
    expect(ids(room, go(at(900, 500), at(900, 500)))).toEqual(['through-solid', 'not-standing']);
    expect(walk(room, go(at(875, 500))).cost.tenths).toBe(0);
  });

  it('ends only where it can stand', () => {
    const heap = trip({
      parts: [box('fence', rect(1000, 0, 100, 1000), 200), box('wood', rect(0, 2000, 900, 900), 0)],
    });
    expect(ids(heap, go(at(500, 500), at(1000, 500)))).toEqual(['not-standing']);
    expect(ids(heap, go(at(500, 500), at(1225, 500)))).toEqual([]);
    expect(ids(heap, go(at(500, 1500), at(500, 2500)))).toEqual([]);
  });
});

describe('a leg against bases, zones and the edge', () => {
  it('starts in contact, slides by, and may not pass through', () => {
    const near = trip({ others: [base('a', 1000, 1000, 125), base('up', 1500, 1000, 125, 400)] });
    expect(ids(near, go(at(750, 1000), at(750, 2000)))).toEqual([]);
    expect(ids(near, go(at(750, 1000), at(751, 1000)))).toEqual(['through-base', 'not-standing']);
    expect(ids(near, go(at(1250, 1000), at(2000, 1000)))).toEqual([]);
    expect(ids(near, go(at(1000 - 150, 1000 - 200), at(1400, 800)))).toEqual(['through-base']);
    expect(ids(near, go(at(1000 - 150, 1000 - 200), at(1400, 750)))).toEqual(['through-base']);
    expect(ids(near, go(at(1000 - 150, 1000 - 200), at(850, 700), at(1400, 700)))).toEqual([]);
  });

  it('goes over bases where its ground says so, but not to end there', () => {
    const over = trip({ others: [base('a', 1000, 1000, 125)], table: { others: () => 'over' } });
    expect(ids(over, go(at(500, 1000), at(1500, 1000)))).toEqual([]);
    expect(ids(over, go(at(500, 1000), at(1249, 1000)))).toEqual(['not-standing']);
    expect(ids(over, go(at(500, 1000), at(1250, 1000)))).toEqual([]);
  });

  it('keeps out of zones: exactly the range is inside', () => {
    const zone = { ...base('z', 1000, 1000, 125), z: 0, range: INCH, flat: true, closed: 'path' as const };
    const path = go(at(500, 2000), at(1500, 2000));
    const kept = (y: number): readonly ProblemId[] => ids(trip({ zones: [zone] }), go(at(500, y), at(1500, y)));
    expect(ids(trip({ zones: [zone] }), path)).toEqual([]);
    expect(kept(1000 + 250 + 254)).toEqual(['in-zone']);
    expect(kept(1000 + 250 + 255)).toEqual([]);
    const end = trip({ zones: [{ ...zone, closed: 'end' }] });
    expect(ids(end, go(at(500, 1000), at(1500, 1000)))).toEqual(['in-zone']);
    expect(ids(end, go(at(200, 1000), at(1000, 1000), at(1505, 1000)))).toEqual([]);
  });

  it('stays on the table, touching its edge at most', () => {
    const table = trip({});
    expect(ids(table, go(at(500, 500), at(125, 500)))).toEqual([]);
    expect(ids(table, go(at(500, 500), at(124, 500)))).toEqual(['off-table']);
    expect(ids(table, go(at(500, 500), at(40 * INCH - 125, 40 * INCH - 125)))).toEqual([]);
    expect(ids(table, go(at(100, 500), at(500, 500)))).toEqual(['off-table']);
    expect(ids(trip({ mover: round(285) }), go(at(500, 500), at(142, 500)))).toEqual(['off-table']);
  });

  it('turns a long base at way-points only, both ways of lying being clear', () => {
    const mover = { size: { shape: 'long', length: 600, width: 250 } as const, height: 400 };
    const lane = trip({
      mover,
      parts: [box('wall', rect(1000, 0, 100, 1000), 800), box('wall', rect(1000, 1250, 100, 1000), 800)],
    });
    const north = { dx: 0, dy: 1 };
    const east = { dx: 1, dy: 0 };
    expect(ids(lane, { from: at(600, 1125), along: east, legs: [{ how: 'go', to: at(1500, 1125) }] })).toEqual([]);
    expect(ids(lane, { from: at(600, 1125), along: north, legs: [{ how: 'go', to: at(1500, 1125) }] })).toHaveLength(2);
    const turned = { how: 'go', to: at(700, 1125), along: north } as const;
    expect(ids(lane, { from: at(700, 1125), along: east, legs: [turned] })).toEqual([]);
    expect(ids(lane, { from: at(900, 1125), along: east, legs: [{ ...turned, to: at(900, 1125) }] })).toEqual([
      'through-solid',
      'through-solid',
      'not-standing',
      'not-standing',
    ]);
  });
});

describe('openings', () => {
  // A wall with a door 200 wide; the frame on either side gives way to a base of 250 that comes through.
  const wall = trip({
    pieces: [
      {
        id: 'w',
        parts: [
          box('frame', rect(746, 1000, 254, 40), 800),
          box('door', rect(1000, 1000, 200, 40), 800),
          box('frame', rect(1200, 1000, 254, 40), 800),
        ],
      },
      { id: 'v', parts: [box('wall', rect(246, 1000, 500, 40), 800), box('wall', rect(1454, 1000, 500, 40), 800)] },
    ],
  });

  it('let a base through whose part goes through', () => {
    expect(ids(wall, go(at(1100, 700), at(1100, 1300)))).toEqual([]);
    expect(ids(wall, go(at(920, 700), at(920, 1300)))).toEqual([]);
  });

  it('stay closed beside, and to a wall further off', () => {
    expect(ids(wall, go(at(874, 700), at(874, 1300)))).toEqual(['through-solid']);
    expect(ids(wall, go(at(870, 700), at(1100, 1300)))).toEqual([]);
    expect(ids(wall, go(at(780, 700), at(1100, 1300)))).toEqual([]);
    expect(ids(wall, go(at(500, 700), at(500, 1300)))).toEqual(['through-solid']);
  });

  it('are no place to end', () => {
    expect(ids(wall, go(at(1100, 700), at(1100, 1000)))).toContain('not-standing');
    expect(ids(wall, go(at(1100, 700), at(1100, 875)))).toEqual([]);
  });
});

describe('every walk', () => {
  it('agrees with close looking on thousands of random legs', () => {
    let told = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const scenario = randomTrip({ seed });
      if (!scenario) continue;
      const next = numbers(seed * 7);
      for (let k = 0; k < 6; k++) {
        const long = { size: { shape: 'long', length: 500, width: 250 } as const, height: 400 };
        const setting: Trip = k === 5 ? { ...scenario.trip, mover: long } : scenario.trip;
        const reach = 1600;
        const spot = (): Spot =>
          at(scenario.from.x - reach + next(2 * reach), scenario.from.y - reach + next(2 * reach));
        const path: Path = { ...go(scenario.from, spot(), spot()), along: { dx: 3, dy: 1 } };
        const problems = walk(setting, path).problems;
        const step = 8;
        for (const { id, least } of sampleWalk(setting, path, step)) {
          const [what, name] = id.split(' ') as [string, string];
          const wrong = problems.some(
            problem =>
              (what === 'solid' &&
                problem.id === 'through-solid' &&
                problem.piece === scenario.trip.field.scene.solids[+name]!.piece) ||
              (what === 'base' && problem.id === 'through-base' && problem.other === name),
          );
          const shared =
            what === 'solid' &&
            scenario.trip.field.scene.solids.filter(s => s.piece === scenario.trip.field.scene.solids[+name]!.piece)
              .length > 1;
          if (least < -1e-6) expect(wrong, `${seed} ${k} ${id}`).toBe(true);
          else if (least > step && !shared) expect(wrong, `${seed} ${k} ${id}`).toBe(false);
          told++;
        }
      }
    }
    expect(told).toBeGreaterThan(10_000);
  });

  it('is the same moved, mirrored, turned by a right angle and by 3-4-5', () => {
    const maps: readonly ((p: Point) => Point)[] = [
      ({ x, y }) => ({ x: x + 5, y: y + 5000 }),
      ({ x, y }) => ({ x: 9000 - x, y }),
      ({ x, y }) => ({ x: 9000 - y, y: x }),
      ({ x, y }) => ({ x: (3 * x - 4 * y) / 5 + 5000, y: (4 * x + 3 * y) / 5 + 500 }),
    ];
    const next = numbers(11);
    const five = (below: number): number => 5 * next(below / 5);
    for (let k = 0; k < 150; k++) {
      const corners = rect(1000 + five(1000), 1000 + five(1000), 100 + five(500), 100 + five(500));
      const kinds = ['wall', 'wood', 'mud', 'fence', 'hedge', 'ditch'];
      const kind = kinds[k % kinds.length]!;
      const other = base('b', 1000 + five(1500), 1000 + five(1500), 125);
      const places = [0, 1, 2].map(() => at(800 + five(2000), 800 + five(2000)));
      const judged = (map: (p: Point) => Point): readonly unknown[] => {
        const o = map({ x: other.ax, y: other.ay });
        const spots = places.map(place => ({ ...map(place), z: 0 }));
        const setting = trip({
          parts: [box(kind, corners.map(map), 300)],
          others: [base('b', o.x, o.y, 125)],
          width: 20000,
          depth: 20000,
        });
        const { problems, cost, crossings } = walk(setting, go(spots[0]!, ...spots.slice(1)));
        return [
          problems.map(({ id, leg, at: where }) => [id, leg, Math.round(where * 1e3)]),
          Math.round(cost.tenths * 1e3),
          crossings.length,
          cost.squares,
        ];
      };
      const plain = judged(p => p);
      for (const map of maps) expect(judged(map)).toEqual(plain);
    }
  });

  it('is plain data', () => {
    const setting = trip({ parts: [box('mud', rect(1000, 0, 300, 1000), 100)] });
    const walked = walk(setting, go(at(500, 500), at(1700, 600)));
    expect(JSON.parse(JSON.stringify(walked))).toEqual(walked);
  });
});
