import { type Leg, numbers } from '@little-wars/engine';
import {
  flat,
  groundOf,
  INCH,
  inches,
  mayStand,
  type Spot,
  sceneOf,
  standingAt,
  type Trip,
  towards,
  walk,
} from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { box } from '../testing/index.ts';
import { findLegalMove, isOutOfReach } from './legal-move.ts';
import type { MoveQuestion } from './move-question.ts';
import { blockedBy, comesWithin, gapAt, gapOf, isInside, around as roundAbout } from './obstacles.ts';
import { queue } from './queue.ts';
import { shortened } from './shorten.ts';

const spot = (x: number, y: number, z = 0): Spot => ({ x, y, z });

/** A table of 20" with a floor 3" high and walls; a base of 32 mm that climbs and drops. */
function tripWith(walls: readonly (readonly [number, number, number, number])[], floor = false): Trip {
  const pieces = walls.map(([x, y, w, d], i) =>
    box(
      'wall',
      [
        [x, y],
        [w, d],
      ],
      4,
      `wall-${i}`,
    ),
  );
  const raised = floor
    ? [
        box(
          'floor',
          [
            [5, 5],
            [5, 5],
          ],
          3,
          'floor',
        ),
      ]
    : [];
  const scene = sceneOf({ width: inches(20), depth: inches(20), pieces: [...pieces, ...raised] });
  const ground = groundOf(scene, {
    passage: ({ kind }) =>
      kind === 'floor' ? { pass: { how: 'closed' }, faces: ['face'], top: 'stand' } : { pass: { how: 'closed' } },
    others: () => 'closed',
    support: 'centre',
    stands: 'base',
    atLeast: INCH,
    climb: { within: INCH, price: ({ height }) => height },
    drop: { within: INCH, price: () => 0 },
  });
  return { field: { scene, others: [] }, mover: { size: { shape: 'round', diameter: 320 }, height: 320 }, ground };
}

/** A move that must end within 1" of somebody at a spot. */
function charge(trip: Trip, from: Spot, at: Spot, allowance: number): MoveQuestion {
  const goal = { ...standingAt(at), r: 160, range: INCH };
  const isThere = (to: Spot): boolean =>
    to.z === at.z && (to.x - at.x) ** 2 + (to.y - at.y) ** 2 <= (320 + INCH) * (320 + INCH);
  return {
    trip,
    from,
    allowance,
    goals: [goal],
    rings: [goal],
    heightCost: (a, b) => (b > a ? b - a : 0),
    mayEnd: to => isThere(to) && mayStand(trip, to),
    isLegal: (legs: readonly Leg[]) =>
      isThere(legs.at(-1)?.to ?? from) && walk(trip, { from, legs }, allowance).problems.length === 0,
  };
}

describe('a legal move', () => {
  const from = spot(1000, 1000);

  it('is found at exactly the allowance, and not with a tenth less', () => {
    const to = spot(1000 + 320 + INCH + 1500, 1000);
    expect(findLegalMove(charge(tripWith([]), from, to, 1500))).toEqual([{ how: 'go', to: spot(2500, 1000) }]);
    expect(findLegalMove(charge(tripWith([]), from, to, 1499))).toBeNull();
  });

  it('ends within each of two that must both be reached, at exactly the allowance', () => {
    // The farther one decides: 1" from it is as far as a base from 1" of the nearer one.
    const both = (allowance: number, apart: number) => {
      const [near, far] = [spot(3000, 1000), spot(3000 + apart, 1000)];
      const [one, other] = [charge(tripWith([]), from, near, allowance), charge(tripWith([]), from, far, allowance)];
      return findLegalMove({
        ...one,
        goals: [...one.goals!, ...other.goals!],
        rings: [...one.rings, ...other.rings],
        all: [one.goals!, other.goals!],
        mayEnd: to => one.mayEnd(to) && other.mayEnd(to),
        isLegal: legs => one.isLegal(legs) && other.isLegal(legs),
      });
    };
    expect(both(2000 + 400 - 320 - INCH, 400)).toEqual([{ how: 'go', to: spot(3400 - 320 - INCH, 1000) }]);
    expect(both(2000 + 400 - 320 - INCH - 1, 400)).toBeNull();
    expect(both(4000, 2 * (320 + INCH))).not.toBeNull();
    expect(both(4000, 2 * (320 + INCH) + 3)).toBeNull();
  });

  it.each([0, 1, 3, 8, 12, 30])('passes between a base and the edge of the table with %i tenths to spare', spare => {
    for (const isMirrored of [false, true]) {
      const y = (at: number): number => (isMirrored ? inches(20) - at : at);
      const wall = tripWith([isMirrored ? [9.8, 0, 0.1, 17] : [9.8, 3, 0.1, 17]]);
      const base = (at: number) => ({ ...standingAt(spot(2490, y(at))), id: 'base', r: 250, bottom: 0, top: 300 });
      const past = (at: number) => ({ ...wall, field: { ...wall.field, others: [base(at)] } });
      const move = (at: number) => findLegalMove(charge(past(at), spot(1700, y(400)), spot(3400, y(400)), 2200));
      // Its centre passes at 160, and the base reaches 250 + 160 from its own.
      expect(move(160 + 410 + spare)).not.toBeNull();
      expect(move(160 + 410 - 1)).toBeNull();
    }
  });

  it.each([0, 1, 3, 8, 12, 30])('passes between two bases, or a base and a wall, with %i tenths to spare', spare => {
    const base = (y: number) => ({ ...standingAt(spot(2490, y)), id: `base ${y}`, r: 250, bottom: 0, top: 300 });
    const inInches = (tenths: number): number => tenths / INCH;
    const move = (trip: Trip, others: readonly ReturnType<typeof base>[]) =>
      findLegalMove(charge({ ...trip, field: { ...trip.field, others } }, spot(1500, 2300), spot(3500, 2300), 3000));
    // A wall through both bases leaves only the gap between them.
    const bases = (apart: number) => {
      const [low, high] = [1200, 1200 + apart];
      const walls = tripWith([
        [9.8, 0, 0.1, inInches(low)],
        [9.8, inInches(high), 0.1, 20 - inInches(high)],
      ]);
      return move(walls, [base(low), base(high)]);
    };
    expect(bases(2 * 410 + spare)).not.toBeNull();
    expect(bases(2 * 410 - 1)).toBeNull();
    // A block below the base, and a wall from the base on.
    const block = (apart: number) => {
      const walls = tripWith([
        [8, 0, 4, 5],
        [9.8, inInches(inches(5) + apart), 0.1, 20 - inInches(inches(5) + apart)],
      ]);
      return move(walls, [base(inches(5) + apart)]);
    };
    expect(block(160 + 410 + spare)).not.toBeNull();
    expect(block(160 + 410 - 1)).toBeNull();
  });

  it('goes around a wall, and is refused if that takes too long', () => {
    const wall = tripWith([[6, 0, 0.5, 5]]);
    const to = spot(2400, 1000);
    const legs = findLegalMove(charge(wall, from, to, 2000))!;
    expect(legs.length).toBeGreaterThan(1);
    expect(walk(wall, { from, legs }, 2000).problems).toEqual([]);
    expect(findLegalMove(charge(wall, from, to, 1000))).toBeNull();
  });

  it('passes a gap exactly as wide as the base, and none that is narrower', () => {
    const gap = (width: number): Trip =>
      tripWith([
        [6, 0, 0.5, 1000 / 254 - width / 508],
        [6, 1000 / 254 + width / 508, 0.5, 20 - 1000 / 254 - width / 508],
      ]);
    const to = spot(2400, 1000);
    expect(findLegalMove(charge(gap(320), from, to, 1500))).not.toBeNull();
    expect(findLegalMove(charge(gap(318), from, to, 1500))).toBeNull();
  });

  it('drops from a floor and climbs onto it', () => {
    const trip = tripWith([], true);
    const [high, low] = [spot(1900, 1900, inches(3)), spot(3200, 1900)];
    expect(findLegalMove(charge(trip, high, low, 1000))!.map(({ how }) => how)).toContain('drop');
    expect(findLegalMove(charge(trip, low, high, 1600))!.map(({ how }) => how)).toContain('climb');
    // The climb alone takes 3".
    expect(findLegalMove(charge(trip, low, high, 762))).toBeNull();
  });

  it('ends anywhere out of a ring, or nowhere', () => {
    const trip = tripWith([]);
    const ring = { ...standingAt(spot(1200, 1000)), r: 160, range: INCH };
    const isFree = ({ x, y }: Spot): boolean => (x - 1200) ** 2 + (y - 1000) ** 2 > (320 + INCH) * (320 + INCH);
    const flee = (allowance: number): MoveQuestion => ({
      ...charge(trip, from, from, allowance),
      goals: null,
      rings: [ring],
      mayEnd: to => isFree(to) && mayStand(trip, to),
      isLegal: legs => isFree(legs.at(-1)?.to ?? from) && walk(trip, { from, legs }, allowance).problems.length === 0,
    });
    // The way straight out is 374 tenths and one more.
    expect(findLegalMove(flee(375))).not.toBeNull();
    expect(findLegalMove(flee(374))).toBeNull();
  });
});

describe('a search that looks ahead', () => {
  it('finds a legal charge exactly where the other does, on tables full of walls', () => {
    const next = numbers('ahead');
    const counts = { legal: 0, refused: 0, other: 0 };
    for (let i = 0; i < 300; i++) {
      const walls = Array.from({ length: 8 }, () => [next(18), next(18), 0.5 + next(3), 0.5 + next(3)] as const);
      const trip = tripWith(walls, i % 2 === 0);
      const [from, to] = [spot(400 + next(4000), 400 + next(4000)), spot(400 + next(4000), 400 + next(4000))];
      if (!mayStand(trip, from)) continue;
      const question = charge(trip, from, to, 600 + next(2400));
      const legs = findLegalMove(question);
      const ahead = findLegalMove({ ...question, looksAhead: true });
      expect(ahead === null, `board ${i}`).toBe(legs === null);
      if (ahead) expect(question.isLegal(ahead)).toBe(true);
      counts[legs ? 'legal' : 'refused']++;
      if (JSON.stringify(ahead) !== JSON.stringify(legs)) counts.other++;
    }
    expect(counts.legal).toBeGreaterThan(50);
    expect(counts.refused).toBeGreaterThan(50);
    expect(counts.other).toBeGreaterThan(5);
  });
});

describe('a charge that is proven to be out of reach', () => {
  it('has no legal move, on tables full of walls', () => {
    const next = numbers('out of reach');
    let [proven, reached] = [0, 0];
    for (let i = 0; i < 300; i++) {
      const walls = Array.from({ length: 6 }, () => [next(18), next(18), 0.5 + next(3), 0.5 + next(3)] as const);
      const trip = tripWith(walls, i % 2 === 0);
      const [from, to] = [spot(400 + next(4000), 400 + next(4000)), spot(400 + next(4000), 400 + next(4000))];
      if (!mayStand(trip, from)) continue;
      const question = charge(trip, from, to, 300 + next(2000));
      const straight: readonly Leg[] = [{ how: 'go', to: { ...towards(from, to, flat(from, to) - 324), z: 0 } }];
      const legs = question.isLegal(straight) ? straight : findLegalMove(question);
      if (isOutOfReach(question)) {
        proven++;
        expect(legs).toBeNull();
      } else if (legs) reached++;
    }
    expect(proven).toBeGreaterThan(50);
    expect(reached).toBeGreaterThan(20);
    expect(isOutOfReach({ ...charge(tripWith([]), spot(1000, 1000), spot(1000, 1000), 0), goals: null })).toBe(false);
  });
});

describe('a way a little too long', () => {
  it('is made shorter by moving its bend and its end, or given up', () => {
    const trip = tripWith([]);
    const legs: readonly Leg[] = [
      { how: 'go', to: spot(1500, 1100) },
      { how: 'go', to: spot(2000, 1000) },
    ];
    const question = { trip, from: spot(1000, 1000), mayEnd: ({ x }: Spot) => x >= 2000, heightCost: () => 0 };
    const shorter = shortened({ ...question, allowance: 1001 }, legs)!;
    expect(walk(trip, { from: question.from, legs: shorter }, 1001).problems).toEqual([]);
    expect(shortened({ ...question, allowance: 990 }, legs)).toBeNull();
  });
});

describe('a way that is made shorter beside a wall', () => {
  /** On this ground short pieces count as they are. */
  const exactly = (trip: Trip): Trip => ({ ...trip, ground: { ...trip.ground, atLeast: 0 } });
  const wall = exactly(tripWith([[6, 0, 0.5, 5]]));
  const from = spot(1000, 1000);
  const legs: readonly Leg[] = [
    { how: 'go', to: spot(1600, 1600) },
    { how: 'go', to: spot(2400, 1000) },
  ];
  const question = { trip: wall, from, mayEnd: ({ x }: Spot) => x >= 2400, heightCost: () => 0 };
  const cost = walk(wall, { from, legs }).cost.tenths;

  it.each([5, 20, 60])('does not come through it, by %i tenths shorter', less => {
    const allowance = Math.floor(cost - less);
    const shorter = shortened({ ...question, allowance }, legs)!;
    expect(walk(wall, { from, legs: shorter }, allowance).problems).toEqual([]);
  });

  it('does not end where nobody may stand, nor go through a base', () => {
    // Straight on would be short enough.
    const other = { ...standingAt(spot(1700, 1300)), r: 160, top: 320, bottom: 0, id: 'other' };
    const open = exactly(tripWith([]));
    const trip = { ...open, field: { ...open.field, others: [other] } };
    expect(shortened({ ...question, trip: open, allowance: 1500 }, legs)).not.toBeNull();
    const around = shortened({ ...question, trip, allowance: 1500 }, legs);
    expect(around === null || walk(trip, { from, legs: around }, 1500).problems.length === 0).toBe(true);
    const onTop = { ...other, ...standingAt(spot(2400, 1000)) };
    const ended = { ...open, field: { ...open.field, others: [onTop] } };
    expect(shortened({ ...question, trip: ended, allowance: 1500 }, legs)).toBeNull();
  });
});

describe('obstacles', () => {
  const square = [spot(0, 0), spot(100, 0), spot(100, 100), spot(0, 100)];

  it('are measured from outside, across and from inside', () => {
    expect(gapOf(square, spot(150, 50), spot(200, 50))).toBe(50);
    expect(gapOf(square, spot(130, 140), spot(130, 140))).toBe(50);
    expect(gapOf(square, spot(-50, 50), spot(150, 50))).toBe(0);
    expect(gapOf(square, spot(40, 50), spot(60, 50))).toBe(0);
    expect(gapOf([spot(0, 0)], spot(-30, 40), spot(30, 40))).toBe(40);
  });

  it('are as far from a place as from a way of no length', () => {
    const cores = [[spot(40, 60)], [spot(20, 30), spot(90, 50)], square];
    for (const core of cores)
      for (let x = -60; x <= 160; x += 11)
        for (let y = -60; y <= 160; y += 13) {
          const gap = gapOf(core, spot(x, y), spot(x, y));
          expect(gapAt(core, spot(x, y))).toBeCloseTo(gap, 9);
          expect(Math.min(gapAt(core, spot(x, y), 20), 20)).toBeCloseTo(Math.min(gap, 20), 9);
          expect(isInside([roundAbout(core, 20)], spot(x, y))).toBe(gap < 19.5);
        }
  });

  it('are come near to by the ways whose gap is less', () => {
    const cores = [[spot(40, 60)], [spot(20, 30), spot(90, 50)], square];
    const places = [spot(-70, -40), spot(-50, 130), spot(30, 70), spot(50, 190), spot(119, 119), spot(150, 20)];
    for (const core of cores)
      for (const a of places)
        for (const b of places) {
          const gap = gapOf(core, a, b);
          expect(comesWithin(core, a, b, gap + 0.01)).toBe(true);
          if (gap > 0) expect(comesWithin(core, a, b, gap - 0.01)).toBe(false);
        }
  });

  it('block what passes through them for certain, and never what touches', () => {
    const round = [roundAbout(square, 20)];
    expect(blockedBy(round)(spot(-50, 119), spot(150, 119))).toBe(true);
    expect(blockedBy(round)(spot(-50, 120), spot(150, 120))).toBe(false);
  });

  it('block the same ways whatever was asked before', () => {
    const next = numbers('blocked');
    const place = () => spot(next(1000), next(1000));
    const rounds = Array.from({ length: 12 }, () => roundAbout([place()], 60 + next(60)));
    const blocked = blockedBy(rounds);
    let count = 0;
    for (let i = 0; i < 500; i++) {
      const [a, b] = [place(), place()];
      expect(blocked(a, b)).toBe(rounds.some(round => blockedBy([round])(a, b)));
      count += blocked(a, b) ? 1 : 0;
    }
    expect(count).toBeGreaterThan(100);
    expect(count).toBeLessThan(450);
  });
});

describe('a queue', () => {
  it('gives the least key first, and of equal keys the one that came first', () => {
    const waiting = queue<string>();
    for (const [key, item] of [
      [3, 'c'],
      [1, 'a'],
      [2, 'b'],
      [1, 'second a'],
      [0, 'first'],
    ] as const)
      waiting.push(key, item);
    const items: string[] = [];
    for (let next = waiting.pop(); next; next = waiting.pop()) items.push(next);
    expect(items).toEqual(['first', 'a', 'second a', 'b', 'c']);
    expect(waiting.pop()).toBeNull();
  });
});
