import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import type { Spot } from '../shape.ts';
import { INCH } from '../units.ts';
import { cutPath } from './cut-path.ts';
import { LOSS } from './inflated-hull.ts';
import type { Trip } from './judge-leg.ts';
import { isWithin } from './meetings.ts';
import { halfOf, type Path } from './path.ts';
import { reach } from './reach.ts';
import { type Shortest, shortestPath } from './shortest-path.ts';
import { mayStand } from './standing.ts';
import { meetsTarget, type Target } from './target.ts';
import { at, base, box, randomTrip, rect, trip } from './trips.oracle.ts';
import { walk } from './walk.ts';

const endOf = (path: Path): Spot => path.legs.at(-1)?.to ?? path.from;

function checked(setting: Trip, shortest: Shortest): { cost: number; end: Spot; path: Path } {
  if (!shortest.path) throw new Error(shortest.why);
  const judged = walk(setting, shortest.path);
  expect(judged.problems).toEqual([]);
  expect(judged.cost.tenths).toBeLessThan(shortest.cost + 1e-6);
  return { cost: shortest.cost, end: endOf(shortest.path), path: shortest.path };
}

describe('the shortest way to a spot', () => {
  const wall = trip({ parts: [box('wall', rect(3000, 2000, 100, 2000), 800)] });

  it('is straight where nothing is in the way', () => {
    const way = checked(wall, shortestPath(wall, at(1000, 1000), { spot: at(1762, 2016) }));
    expect(way.cost).toBe(1270);
    expect(way.path.legs).toEqual([{ how: 'go', to: at(1762, 2016) }]);
    expect(checked(wall, shortestPath(wall, at(1000, 1000), { spot: at(1000, 1000) })).path.legs).toEqual([]);
  });

  it('goes round the nearer end of a wall, to contact with it', () => {
    const way = checked(wall, shortestPath(wall, at(2875, 3800), { spot: at(3225, 3800) }));
    expect(way.cost).toBeLessThan(2 * 200 + 100 + Math.PI * 125 + 0.05 * INCH);
    expect(way.cost).toBeGreaterThan(2 * 200 + 100 + Math.PI * 125);
  });

  it('says why there is none, and how near it can come', () => {
    const sealed = trip({ parts: [box('wall', rect(0, 3000, 40 * INCH, 100), 800)] });
    const shortest = shortestPath(sealed, at(1000, 1000), { spot: at(1000, 5000) });
    expect(shortest).toMatchObject({ path: null, why: 'no-way' });
    const near = shortest.path === null ? shortest.nearest.map(endOf) : [];
    expect(near.length).toBeGreaterThan(0);
    for (const { y } of near) expect(y).toBeGreaterThan(2875 - LOSS - 2);
    expect(shortestPath(sealed, at(1000, 1000), { spot: at(1000, 3000) })).toMatchObject({
      path: null,
      why: 'target-closed',
    });
    expect(shortestPath(sealed, at(1000, 3000), { spot: at(1000, 1000) })).toMatchObject({
      path: null,
      why: 'start-closed',
    });
  });

  it('costs what reach says, on random boards', () => {
    const next = numbers(13);
    for (let seed = 1; seed <= 150; seed++) {
      const scenario = randomTrip({ seed });
      if (!scenario) continue;
      const to = at(next(12 * INCH), next(10 * INCH));
      const shortest = shortestPath(scenario.trip, scenario.from, { spot: to });
      const cost = reach(scenario.trip, scenario.from, 40 * INCH).cost(to);
      if (shortest.path) expect(checked(scenario.trip, shortest).cost).toBeCloseTo(cost!, 6);
      else {
        expect(cost).toBe(null);
        for (const path of shortest.nearest) expect(walk(scenario.trip, path).problems).toEqual([]);
      }
    }
  });
});

describe('the shortest way far off the straight line', () => {
  const long = trip({
    parts: [box('wall', rect(1000, 4000, 8000, 100), 800), box('wall', rect(1000, 4100, 100, 4000), 800)],
  });

  it('is found round the end of a long wall', () => {
    const from = at(5000, 3800);
    const way = checked(long, shortestPath(long, from, { spot: at(5000, 4300) }));
    expect(way.cost).toBeCloseTo(reach(long, from, 40 * INCH).cost(at(5000, 4300))!, 6);
    expect(way.cost).toBeGreaterThan(8000);
    const base2 = checked(
      long,
      shortestPath(long, from, { base: { ...base('e', 5000, 4600, 125), z: 0 }, range: 100, flat: true }),
    );
    expect(base2.cost).toBeGreaterThan(7500);
  });

  it('is as good where short pieces count as 1"', () => {
    const pieces: Trip = { ...long, ground: { ...long.ground, atLeast: INCH } };
    const plain = checked(long, shortestPath(long, at(8500, 3800), { spot: at(8500, 4300) })).cost;
    const way = checked(pieces, shortestPath(pieces, at(8500, 3800), { spot: at(8500, 4300) }));
    expect(way.cost).toBeGreaterThan(plain - 1);
    expect(way.cost).toBeLessThan(plain + INCH);
    expect(walk(pieces, way.path).cost.tenths).toBeLessThan(way.cost + 1e-6);
    const next = numbers(15);
    for (let seed = 1; seed <= 60; seed++) {
      const scenario = randomTrip({ seed, table: { atLeast: INCH } });
      if (!scenario) continue;
      const to = at(next(12 * INCH), next(10 * INCH));
      const shortest = shortestPath(scenario.trip, scenario.from, { spot: to });
      const cost = reach(scenario.trip, scenario.from, 14 * INCH).cost(to);
      if (shortest.path) expect(checked(scenario.trip, shortest).cost).toBeLessThan((cost ?? Infinity) + 0.5 * INCH);
      else expect(cost).toBe(null);
    }
  });
});

describe('the shortest way to an edge', () => {
  it('ends with the base touching it', () => {
    const open = trip({});
    const way = checked(open, shortestPath(open, at(1000, 2000), { edge: 'low' }));
    expect(way).toMatchObject({ cost: 2000 - 125, end: at(1000, 125) });
    const half = trip({ mover: { size: { shape: 'round', diameter: 285 }, height: 300 } });
    expect(checked(half, shortestPath(half, at(1000, 2000), { edge: 'left' })).end).toEqual(at(143, 2000));
    expect(checked(open, shortestPath(open, at(1000, 125), { edge: 'low' })).path.legs).toEqual([]);
  });

  it('goes round what is in the way, and as far as an allowance lets it', () => {
    const wall = trip({ parts: [box('wall', rect(500, 1000, 2000, 100), 800)] });
    const way = checked(wall, shortestPath(wall, at(1000, 2000), { edge: 'low' }));
    expect(way.end.y).toBe(125);
    expect(way.end.x).toBeLessThan(500);
    expect(way.cost).toBeLessThan(Math.hypot(625, 1000) + 1000);
    const cut = cutPath(wall, way.path, 6 * INCH)!;
    const { problems, cost } = walk(wall, cut, 6 * INCH);
    expect(problems).toEqual([]);
    expect(cost.tenths).toBeGreaterThan(6 * INCH - 3);
  });

  it('comes down beside something that stands at the edge', () => {
    const block = trip({ parts: [box('wall', rect(600, 0, 1000, 300), 800)] });
    const way = checked(block, shortestPath(block, at(1000, 1000), { edge: 'low' }));
    expect(way.end.y).toBe(125);
    expect(way.end.x).toBeGreaterThan(475 - LOSS - 3);
    expect(way.end.x).toBeLessThan(476);
  });

  it('with no way to it leads to the nearest spot there is', () => {
    const pocket = trip({
      parts: [
        box('wall', rect(500, 500, 3000, 100), 800),
        box('wall', rect(500, 3000, 3000, 100), 800),
        box('wall', rect(500, 600, 100, 2400), 800),
        box('wall', rect(3400, 600, 100, 2400), 800),
      ],
    });
    const shortest = shortestPath(pocket, at(2000, 2000), { edge: 'low' });
    expect(shortest).toMatchObject({ path: null, why: 'no-way' });
    const ends = shortest.path === null ? shortest.nearest.map(endOf) : [];
    expect(Math.min(...ends.map(({ y }) => y))).toBeLessThan(725 + LOSS + 2);
  });
});

describe('the shortest way into range of a base', () => {
  it('stops exactly in range', () => {
    const open = trip({});
    const target: Target = { base: { ...base('e', 3000, 3000, 125), z: 0 }, range: INCH, flat: false };
    const way = checked(open, shortestPath(open, at(1000, 3000), target));
    expect(way).toMatchObject({ cost: 2000 - 504, end: at(3000 - 504, 3000) });
    expect(checked(open, shortestPath(open, at(2600, 3000), target)).path.legs).toEqual([]);
  });

  it('finds a free place about it, on random boards', () => {
    const next = numbers(14);
    for (let seed = 1; seed <= 100; seed++) {
      const scenario = randomTrip({ seed });
      if (!scenario) continue;
      const { trip: setting, from } = scenario;
      const half = halfOf(setting.mover.size);
      const goal = { ...base('e', 200 + next(2600), 200 + next(2100), 125), z: 0 };
      const target: Target = { base: goal, range: INCH, flat: true };
      const shortest = shortestPath(setting, from, target);
      if (!shortest.path) continue;
      const { end, cost } = checked(setting, shortest);
      expect(isWithin(end, half, goal, target)).toBe(true);
      expect(meetsTarget(target, setting, end, half)).toBe(true);
      // No place in range is much nearer.
      const all = reach(setting, from, Math.ceil(cost));
      for (let k = 0; k < 200; k++) {
        const spot = at(goal.ax - 500 + next(1000), goal.ay - 500 + next(1000));
        if (!isWithin(spot, half, goal, target) || !mayStand(setting, spot)) continue;
        const other = all.cost(spot);
        if (other !== null) expect(other).toBeGreaterThan(cost - 0.1 * INCH);
      }
    }
  });
});
