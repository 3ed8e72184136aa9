import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { INCH } from '../units.ts';
import { LOSS } from './inflated-hull.ts';
import type { Trip } from './judge-leg.ts';
import { gridCosts, pieceCosts } from './reach.oracle.ts';
import { type Reach, reach } from './reach.ts';
import { shortestPath } from './shortest-path.ts';
import { mayStand } from './standing.ts';
import { stopsAt } from './straight-move.ts';
import { at, base, box, randomTrip, rect, round, type SmallBoard, trip } from './trips.oracle.ts';
import { sampleWalk } from './walk.oracle.ts';
import { walk } from './walk.ts';

/** The way to a place, judged: its cost, after making sure that it is legal and costs no more than the reach says. */
function checked(setting: Trip, reachable: Reach, x: number, y: number, z = 0): number | null {
  const path = reachable.pathTo({ x, y }, z);
  const cost = reachable.cost({ x, y }, z);
  expect(reachable.has({ x, y }, z)).toBe(path !== null);
  if (!path || cost === null) return null;
  const judged = walk(setting, path, reachable.allowance);
  expect(judged.problems).toEqual([]);
  expect(judged.cost.tenths).toBeLessThan(cost + 1e-6);
  expect(path.legs.at(-1)?.to ?? path.from).toEqual(at(x, y, z));
  return cost;
}

describe('reach in the open', () => {
  const plain = trip({});
  const six = reach(plain, at(3000, 3000), 6 * INCH);

  it('is a circle, exactly', () => {
    expect(six.has({ x: 3000 + 1524, y: 3000 })).toBe(true);
    expect(six.has({ x: 3000 + 1525, y: 3000 })).toBe(false);
    expect(six.has({ x: 3000 + 4 * 304, y: 3000 + 3 * 304 })).toBe(true);
    expect(reach(plain, at(3000, 3000), 1520).has({ x: 3000 + 4 * 304, y: 3000 + 3 * 304 })).toBe(true);
    expect(reach(plain, at(3000, 3000), 1519).has({ x: 3000 + 4 * 304, y: 3000 + 3 * 304 })).toBe(false);
    expect(six.cost({ x: 3000, y: 3000 })).toBe(0);
    expect(six.pathTo({ x: 3000, y: 3000 })).toEqual({ from: at(3000, 3000), legs: [] });
    expect(six.has({ x: 3000, y: 3000 }, 508)).toBe(false);
  });

  it('ends at the edge of the table', () => {
    const near = reach(plain, at(500, 500), 6 * INCH);
    expect(near.has({ x: 125, y: 500 })).toBe(true);
    expect(near.has({ x: 124, y: 500 })).toBe(false);
  });
});

describe('reach around things', () => {
  it('goes round a base by its two tangents and the arc', () => {
    const post = trip({ others: [base('b', 3000, 3000, 125)] });
    const reachable = reach(post, at(2400, 3000), 6 * INCH);
    // To the point straight behind: tangents of sqrt(600² - 250²) and the arc between.
    const tangent = Math.sqrt(600 * 600 - 250 * 250);
    const arc = 250 * (Math.PI - 2 * Math.acos(250 / 600));
    const cost = checked(post, reachable, 3600, 3000)!;
    expect(cost).toBeGreaterThan(2 * tangent + arc);
    expect(cost).toBeLessThan(2 * tangent + arc + 0.02 * INCH);
  });

  it('goes round the corners of a wall', () => {
    const wall = trip({ parts: [box('wall', rect(3000, 2000, 100, 2000), 800)] });
    const reachable = reach(wall, at(2800, 3800), 8 * INCH);
    const cost = checked(wall, reachable, 3300, 3800)!;
    // Round both corners of the end at y = 4000, each by a tangent and an arc; from the start both lie 200 and 200 off.
    const away = Math.hypot(200, 200);
    const turn = (3 * Math.PI) / 4 - Math.acos(125 / away);
    const truth = 2 * (Math.sqrt(away ** 2 - 125 ** 2) + 125 * turn) + 100;
    expect(cost).toBeGreaterThan(truth);
    expect(cost).toBeLessThan(truth + 0.02 * INCH);
    expect(reach(wall, at(2800, 3800), 400).has({ x: 3300, y: 3800 })).toBe(false);
  });

  it('starts and ends in contact', () => {
    const pair = trip({ others: [base('a', 3000, 3000, 125), base('b', 4000, 3000, 160)] });
    const reachable = reach(pair, at(2750, 3000), 8 * INCH);
    // Half round the first base to the contact on its other side: half a circle of 250.
    const half = checked(pair, reachable, 3250, 3000)!;
    expect(half).toBeGreaterThan(Math.PI * 250);
    expect(half).toBeLessThan(Math.PI * 250 + 0.05 * INCH);
    // Into contact with the second, by 3-4-5.
    expect(checked(pair, reachable, 4000 - 171, 3000 - 228)).not.toBe(null);
    expect(reachable.has({ x: 4000 - 170, y: 3000 - 228 })).toBe(false);
    expect(checked(pair, reachable, 4000 - 285, 3000)).not.toBe(null);
  });

  it('slides along a wall it touches, and out of a corner', () => {
    const nook = trip({
      parts: [box('wall', rect(2000, 2000, 2000, 100), 800), box('wall', rect(2000, 2100, 100, 2000), 800)],
    });
    const reachable = reach(nook, at(2225, 2225), 6 * INCH);
    expect(checked(nook, reachable, 3225, 2225)).toBe(1000);
    expect(checked(nook, reachable, 2225, 3000)).toBe(775);
    expect(checked(nook, reachable, 2725, 2725)).toBeCloseTo(Math.hypot(500, 500), 6);
  });

  it('goes through gaps as wide as the base and twice the loss', () => {
    const gap = (width: number): Reach =>
      reach(
        trip({
          parts: [
            box('wall', rect(0, 3000, 3000, 100), 800),
            box('wall', rect(3000 + width, 3000, 7160 - width, 100), 800),
          ],
        }),
        at(3125, 2600),
        8 * INCH,
      );
    expect(gap(250 + 2 * LOSS).has({ x: 3129, y: 3500 })).toBe(true);
    expect(gap(249).has({ x: 3124, y: 3500 })).toBe(false);
  });

  it('stays where it is when everything is closed', () => {
    const ring = trip({
      others: [
        base('a', 3000, 3250, 125),
        base('b', 3000, 2750, 125),
        base('c', 3250, 3000, 125),
        base('d', 2750, 3000, 125),
      ],
    });
    const reachable = reach(ring, at(3000, 3000), 8 * INCH);
    expect(reachable.has({ x: 3000, y: 3000 })).toBe(true);
    expect(reachable.has({ x: 3600, y: 3600 })).toBe(false);
    const over = reach(trip({ others: [base('a', 3000, 3100, 125)] }), at(3000, 3000), 8 * INCH);
    expect(over.has({ x: 3000, y: 2700 })).toBe(false);
    expect(over.outlines()).toEqual([]);
  });

  it('keeps out of zones on the way, or only at the end', () => {
    const zone = { ...base('z', 3000, 3000, 125), z: 0, range: INCH, flat: false };
    const path = trip({ zones: [{ ...zone, closed: 'path' }] });
    const reachable = reach(path, at(2400, 3000), 8 * INCH);
    expect(checked(path, reachable, 3600, 3000)).toBeGreaterThan(1350);
    expect(reachable.has({ x: 3000, y: 3504 })).toBe(false);
    expect(checked(path, reachable, 3000, 3505)).not.toBe(null);
    const end = trip({ zones: [{ ...zone, closed: 'end' }] });
    const through = reach(end, at(2400, 3000), 8 * INCH);
    expect(checked(end, through, 3600, 3000)).toBe(1200);
    expect(through.has({ x: 3000, y: 3504 })).toBe(false);
  });

  it('keeps a long base lying as it lies', () => {
    const mover = { size: { shape: 'long', length: 700, width: 250 } as const, height: 400 };
    const lane = trip({
      mover,
      parts: [box('wall', rect(3000, 0, 100, 3000), 800), box('wall', rect(3000, 3300, 100, 6000), 800)],
    });
    const from = at(2500, 3150);
    const east = reach(lane, from, 8 * INCH, { along: { dx: 1, dy: 0 } });
    expect(checked(lane, east, 3600, 3150)).toBe(1100);
    const north = reach(lane, from, 8 * INCH, { along: { dx: 0, dy: 1 } });
    expect(north.has({ x: 3600, y: 3150 })).toBe(false);
    expect(checked(lane, north, 2500, 4000)).toBe(850);
  });
});

describe('reach over ground that counts otherwise', () => {
  it('pays fences or goes round them', () => {
    const fence = trip({ parts: [box('fence', rect(3000, 2000, 60, 1200), 250)] });
    const reachable = reach(fence, at(2700, 2600), 8 * INCH);
    expect(checked(fence, reachable, 3400, 2600)).toBe(700 + 508);
    expect(checked(fence, reachable, 3400, 3200)).toBeLessThan(1250);
    expect(reachable.has({ x: 3100, y: 2600 })).toBe(false);
  });

  it('pays double in mud or goes round it', () => {
    const mud = trip({ parts: [box('wood', rect(3000, 2000, 600, 1200), 0)] });
    const reachable = reach(mud, at(2800, 3100), 8 * INCH);
    expect(checked(mud, reachable, 3300, 3100)).toBeLessThan(801);
    const around = checked(mud, reachable, 3800, 3100)!;
    expect(around).toBeLessThan(2 * Math.hypot(200, 100) + 600 + 0.1 * INCH);
    expect(around).toBeGreaterThan(2 * Math.hypot(200, 100) + 600 - 1e-6);
  });

  it('crosses hedges for their price', () => {
    const hedge = trip({ parts: [box('hedge', rect(3000, 0, 60, 9000), 250)] });
    const reachable = reach(hedge, at(2700, 2600), 8 * INCH);
    expect(checked(hedge, reachable, 3400, 2600)).toBe(640 + 508);
  });

  it('reckons a price that replaces a longer way as that way: it never costs more than it says', () => {
    // Through 1000 of hedge a walk pays 508 instead; the search, to whom no way is shorter than straight, pays 1000.
    const hedge = trip({ parts: [box('hedge', rect(3000, 0, 1000, 9000), 250)] });
    const [from, to] = [at(2800, 2600), at(4200, 2600)];
    const reachable = reach(hedge, from, 8 * INCH);
    expect(reachable.cost(to)).toBe(1400);
    expect(walk(hedge, reachable.pathTo(to)!).cost.tenths).toBe(400 + 508);
    expect(reach(hedge, from, 1399).has(to)).toBe(false);
    expect(shortestPath(hedge, from, { spot: to })).toMatchObject({ cost: 1400 });
  });
});

/** Reach against the lattice on many boards: how much dearer it ever is, and what it denies. */
function againstGrid(
  boards: number,
  board: Partial<SmallBoard>,
  bound: number,
  every = 1,
): { places: number; worst: number } {
  let places = 0;
  let worst = -Infinity;
  for (let seed = 1; seed <= boards; seed++) {
    const scenario = randomTrip({ seed, ...board });
    if (!scenario) continue;
    const allowance = 8 * INCH;
    const reachable = reach(scenario.trip, scenario.from, allowance);
    const next = numbers(seed);
    for (const { x, y, cost } of gridCosts(scenario.trip, scenario.from, { step: 127, allowance, wider: LOSS })) {
      if (cost > allowance - bound || next(every) > 0 || !mayStand(scenario.trip, at(x, y))) continue;
      places++;
      const reachCost = reachable.cost({ x, y });
      expect(reachCost, `${seed}: ${x}, ${y} from ${scenario.from.x}, ${scenario.from.y}`).not.toBe(null);
      worst = Math.max(worst, reachCost! - cost);
      if (next(40) > 0) continue;
      checked(scenario.trip, reachable, x, y);
      for (const { id, least } of sampleWalk(scenario.trip, reachable.pathTo({ x, y })!, 8))
        expect(least, id).toBeGreaterThan(-1e-6);
    }
  }
  return { places, worst };
}

describe('reach against a lattice', () => {
  it('is never dearer than any way for a base wider by the loss, and denies none', () => {
    const { places, worst } = againstGrid(110, {}, 0);
    expect(places).toBeGreaterThan(10_000);
    expect(worst).toBeLessThan(1e-6);
  });

  it('nor with fences to pay', () => {
    const { worst } = againstGrid(
      50,
      {
        passage: ({ index }) =>
          index % 2
            ? { pass: { how: 'closed' } }
            : { pass: { how: 'priced', price: 2 * INCH, inside: 'counts', by: 'base' } },
      },
      0,
    );
    expect(worst).toBeLessThan(1e-6);
  });

  it('is at most 0.1" dearer over slow ground', () => {
    const slow = (by: 'base' | 'centre'): Partial<SmallBoard> => ({
      passage: ({ index }) => (index % 2 ? { pass: { how: 'closed' } } : { pass: { how: 'slow', factor: 2, by } }),
    });
    expect(againstGrid(24, slow('base'), 25, 4).worst).toBeLessThan(25);
    expect(againstGrid(24, slow('centre'), 25, 4).worst).toBeLessThan(25);
  });
});

describe('reach with short pieces counting as 1"', () => {
  it('denies nothing that a lattice of bends reaches, and is seldom more than 0.1" dearer', () => {
    let places = 0;
    let dearer = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const scenario = randomTrip({ seed, table: { atLeast: INCH } });
      if (!scenario) continue;
      const allowance = 8 * INCH;
      const reachable = reach(scenario.trip, scenario.from, allowance);
      for (const { x, y, cost } of pieceCosts(scenario.trip, scenario.from, { step: 127, allowance, wider: LOSS })) {
        if (cost > allowance - 0.5 * INCH || !mayStand(scenario.trip, at(x, y))) continue;
        const reachCost = reachable.cost({ x, y });
        expect(reachCost, `${seed}: ${x}, ${y}`).not.toBe(null);
        expect(reachCost!).toBeLessThan(cost + 0.5 * INCH);
        places++;
        if (reachCost! > cost + 0.1 * INCH) dearer++;
      }
    }
    expect(places).toBeGreaterThan(500);
    expect(dearer).toBeLessThan(places / 200);
  });
});

describe('reach as a whole', () => {
  it('grows with the allowance, shrinks with obstacles, and keeps the triangle', () => {
    const next = numbers(77);
    for (let seed = 1; seed <= 120; seed++) {
      const scenario = randomTrip({ seed, pieces: 4, bodies: 3 });
      const more = randomTrip({ seed, pieces: 4, bodies: 3 });
      if (!scenario || !more) continue;
      const { from } = scenario;
      const fewer: Trip = {
        ...scenario.trip,
        field: { ...scenario.trip.field, others: scenario.trip.field.others.slice(1) },
      };
      const [short, long, open] = [
        reach(scenario.trip, from, 1000),
        reach(scenario.trip, from, 2000),
        reach(fewer, from, 2000),
      ];
      for (let k = 0; k < 20; k++) {
        const to = at(from.x - 1000 + next(2000), from.y - 1000 + next(2000));
        const cost = long.cost(to);
        if (short.has(to)) expect(cost).toBeCloseTo(short.cost(to)!, 6);
        if (cost === null) continue;
        expect(cost).toBeGreaterThan(Math.hypot(to.x - from.x, to.y - from.y) - 1e-6);
        expect(cost).toBeGreaterThan(open.cost(to)! - 2 * LOSS);
        const on = at(from.x - 800 + next(1600), from.y - 800 + next(1600));
        const rest = reach(scenario.trip, to, 2000).cost(on);
        const whole = reach(scenario.trip, from, 4000).cost(on);
        if (rest !== null) expect(whole!).toBeLessThan(cost + rest + 2 * LOSS);
      }
    }
  });

  it('is hardly dearer from or to a place in contact than from a place just off it', () => {
    let places = 0;
    for (let seed = 1; seed <= 250; seed++) {
      const scenario = randomTrip({ seed });
      if (!scenario) continue;
      const { trip: setting, from } = scenario;
      const next = numbers(seed * 5);
      const to = { x: from.x - 3000 + next(6000), y: from.y - 3000 + next(6000) };
      const stops = { solids: () => true, bases: setting.field.others, clear: [], edge: true };
      const { spot, why, distance } = stopsAt(setting.field, setting.mover, { from, to }, stops);
      if (!why || why.id === 'edge' || distance < 60) continue;
      const share = 30 / Math.hypot(to.x - from.x, to.y - from.y);
      const off = at(Math.round(spot.x - (to.x - from.x) * share), Math.round(spot.y - (to.y - from.y) * share));
      if (!mayStand(setting, off)) continue;
      const [near, far] = [reach(setting, spot, 2500), reach(setting, off, 2000)];
      for (let k = 0; k < 15; k++) {
        const goal = at(from.x - 1500 + next(3000), from.y - 1500 + next(3000));
        const cost = far.cost(goal);
        if (cost === null) continue;
        places++;
        expect(near.cost(goal)!, `${seed}`).toBeLessThan(cost + 30 + 2 * LOSS);
      }
      const start = reach(setting, from, 3000);
      expect(start.cost(spot)!, `${seed}`).toBeLessThan(start.cost(off)! + 30 + 2 * LOSS);
    }
    expect(places).toBeGreaterThan(300);
  });

  it('is the same there and back, within the loss', () => {
    const next = numbers(78);
    for (let seed = 1; seed <= 60; seed++) {
      const scenario = randomTrip({ seed });
      if (!scenario) continue;
      const to = at(scenario.from.x - 700 + next(1400), scenario.from.y - 700 + next(1400));
      const there = reach(scenario.trip, scenario.from, 3000).cost(to);
      if (there === null) continue;
      expect(Math.abs(reach(scenario.trip, to, 4000).cost(scenario.from)! - there)).toBeLessThan(2 * LOSS);
    }
  });

  it('counts short pieces as 1" and still finds good ways', () => {
    const post = trip({ others: [base('b', 3000, 3000, 125)], table: { atLeast: INCH }, mover: round(250) });
    const reachable = reach(post, at(2600, 3000), 8 * INCH);
    const cost = checked(post, reachable, 3400, 3000)!;
    // Over a point above the base: two pieces of 400 / cos, each past the tangent.
    const bend = 250 / Math.sqrt(1 - (250 / 400) ** 2);
    expect(cost).toBeLessThan(2 * Math.hypot(400, bend) + 0.1 * INCH);
    expect(checked(post, reachable, 2600, 3010)).toBe(INCH);
  });
});
