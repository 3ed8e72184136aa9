import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { INCH } from '../units.ts';
import { everything } from './every-trip.oracle.ts';
import { reach } from './reach.ts';
import { shortestPath } from './shortest-path.ts';
import type { Target } from './target.ts';
import { at, base } from './trips.oracle.ts';
import { walk } from './walk.ts';

describe('every way', () => {
  it('that reach gives is legal, costs what it says at most, and leads where it was asked to', () => {
    let ways = 0;
    let raised = 0;
    for (let seed = 1; seed <= 220; seed++) {
      const scenario = everything(seed);
      if (!scenario) continue;
      const { trip, from, along } = scenario;
      const next = numbers(seed);
      const allowance = 7 * INCH;
      const reachable = reach(trip, from, allowance, { along });
      const floors = trip.field.scene.solids.filter(({ index }) => trip.ground.passages[index]!.top === 'stand');
      for (let k = 0; k < 40; k++) {
        const floor = k % 2 && floors.length > 0 ? floors[next(floors.length)]! : null;
        const to = floor
          ? at(
              floor.box.left + next(floor.box.right - floor.box.left),
              floor.box.low + next(floor.box.high - floor.box.low),
              floor.top,
            )
          : at(from.x - 1000 + next(2000), from.y - 1000 + next(2000));
        const path = reachable.pathTo(to, to.z);
        expect(reachable.has(to, to.z)).toBe(path !== null);
        if (!path) continue;
        const judged = walk(trip, path, allowance);
        expect(judged.problems, `${seed} ${JSON.stringify(path)}`).toEqual([]);
        expect(judged.cost.tenths).toBeLessThan(reachable.cost(to, to.z)! + 1e-6);
        expect(path.legs.at(-1)?.to ?? path.from).toEqual(to);
        ways++;
        if (to.z > 0 || path.legs.some(({ how }) => how !== 'go')) raised++;
      }
    }
    expect(ways).toBeGreaterThan(1200);
    expect(raised).toBeGreaterThan(200);
  });

  it('to a few places is about as long when it is looked for alone', () => {
    let ways = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const scenario = everything(seed);
      if (!scenario) continue;
      const { trip, from, along } = scenario;
      const next = numbers(seed + 77);
      const only = Array.from({ length: 3 }, () => at(from.x - 1500 + next(3000), from.y - 1500 + next(3000), from.z));
      const allowance = 7 * INCH;
      const all = reach(trip, from, allowance, { along });
      const few = reach(trip, from, allowance, { along, only });
      const loss = trip.ground.atLeast ? 0.4 * INCH : 0.1 * INCH;
      for (const to of only) {
        const [one, other] = [all.cost(to, to.z) ?? Infinity, few.cost(to, to.z) ?? Infinity];
        if (Math.min(one, other) > allowance - loss) continue;
        expect(Math.abs(one - other), `${seed} ${one} ${other}`).toBeLessThan(loss);
        ways++;
      }
    }
    expect(ways).toBeGreaterThan(40);
  });

  it('that is shortest is legal too, and ends in its target', () => {
    let ways = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const scenario = everything(seed);
      if (!scenario) continue;
      const { trip, from, along } = scenario;
      const next = numbers(seed + 999);
      const targets: readonly Target[] = [
        { edge: (['left', 'right', 'low', 'high'] as const)[seed % 4]! },
        { base: { ...base('e', next(3500), next(3000), 125), z: 0 }, range: 2 * INCH, flat: false },
        { spot: at(next(3500), next(3000)) },
      ];
      for (const target of targets) {
        const shortest = shortestPath(trip, from, target, { along });
        const paths = shortest.path ? [shortest.path] : shortest.nearest.slice(0, 1);
        for (const path of paths) {
          expect(walk(trip, path).problems, `${seed} ${JSON.stringify(target)}`).toEqual([]);
          ways++;
        }
      }
    }
    expect(ways).toBeGreaterThan(100);
  });
});
