// How good the ways are that searches find: a search may only ever miss a little, so these totals hold it.
import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { doubleArea } from '../polygon.ts';
import type { Spot } from '../shape.ts';
import { INCH } from '../units.ts';
import { everything } from './every-trip.oracle.ts';
import type { Trip } from './judge-leg.ts';
import type { Path } from './path.ts';
import { reach } from './reach.ts';
import { shortestPath } from './shortest-path.ts';
import type { Target } from './target.ts';
import { at, base } from './trips.oracle.ts';
import { walk } from './walk.ts';

function* trips(count: number) {
  for (let seed = 1; seed <= count; seed++) {
    const scenario = everything(seed);
    if (scenario) yield { ...scenario, seed, next: numbers(seed) };
  }
}

/** Places to go to, every other one on a floor. */
function places({ field, ground }: Trip, from: Spot, next: (below: number) => number, count: number): readonly Spot[] {
  const floors = field.scene.solids.filter(({ index }) => ground.passages[index]!.top === 'stand');
  return Array.from({ length: count }, (_, k) => {
    if (k % 2 === 0 || floors.length === 0) return at(from.x - 1000 + next(2000), from.y - 1000 + next(2000));
    const { box, top } = floors[next(floors.length)]!;
    return at(box.left + next(box.right - box.left), box.low + next(box.high - box.low), top);
  });
}

const costOf = (trip: Trip, path: Path): number => walk(trip, path).cost.tenths;

describe('the ways that are found are as good as ever', () => {
  it('to all that is in reach', () => {
    let [ways, cost, few, costOfFew] = [0, 0, 0, 0];
    for (const { trip, from, along, next } of trips(80)) {
      const reachable = reach(trip, from, 7 * INCH, { along });
      const goals = places(trip, from, next, 30);
      for (const to of goals) {
        const path = reachable.pathTo(to, to.z);
        if (!path) continue;
        ways++;
        cost += costOf(trip, path);
      }
      const only = goals.slice(0, 2);
      const less = reach(trip, from, 7 * INCH, { along, only });
      for (const to of only) {
        const path = less.pathTo(to, to.z);
        if (!path) continue;
        few++;
        costOfFew += costOf(trip, path);
      }
    }
    expect([ways, few]).toEqual([574, 39]);
    expect(cost).toBeLessThan(450_972);
    expect(costOfFew).toBeLessThan(30_315);
  });

  it('to targets however far, and to the nearest places where there is none', () => {
    let [ways, cost, near, apart] = [0, 0, 0, 0];
    for (const { trip, from, along, seed, next } of trips(40)) {
      const enemy = { ...base('e', next(3500), next(3000), 125), z: 0 };
      const spot = at(next(3500), next(3000));
      const targets: readonly Target[] = [
        { edge: (['left', 'right', 'low', 'high'] as const)[seed % 4]! },
        { base: enemy, range: 2 * INCH, flat: false },
        { spot },
      ];
      for (const target of targets) {
        const shortest = shortestPath(trip, from, target, { along });
        if (shortest.path) {
          ways++;
          cost += shortest.cost;
        } else
          for (const { legs, from: start } of shortest.nearest) {
            near++;
            const end = legs.at(-1)?.to ?? start;
            if ('spot' in target) apart += Math.hypot(end.x - spot.x, end.y - spot.y);
          }
      }
    }
    expect([ways, near]).toEqual([97, 115]);
    expect(cost).toBeLessThan(149_832);
    expect(apart).toBeLessThan(11_812);
  });

  it('and so is the drawing of the reach', () => {
    let [area, corners] = [0, 0];
    for (const { trip, from, along } of trips(30))
      for (const { polygons, noEnd } of reach(trip, from, 5 * INCH, { along }).outlines())
        for (const polygon of [...polygons, ...noEnd]) {
          area += doubleArea(polygon) / 2 / INCH / INCH;
          corners += polygon.length;
        }
    expect(area).toBeCloseTo(6214.7, 0);
    expect(corners).toBe(38_687);
  });
});
