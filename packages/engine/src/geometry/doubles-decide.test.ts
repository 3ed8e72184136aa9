// Whole numbers decide what doubles leave in doubt, and no more: on random tables they are hardly ever asked for.
import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../testing/boards.ts';
import { isWithinAround, waysOf } from './around/distance.ts';
import { bestCover } from './cover/cover.ts';
import { compareRootSum, signOfProducts, signOfSum, signOfSurd, signOfTwoSurds } from './exact-signs.ts';
import { isWhollyWithin, isWithin } from './measure.ts';
import { isInside, isWithinOf, overlapsArea } from './measure-area.ts';
import { compareCost } from './path/cost.ts';
import { meetings } from './path/meetings.ts';
import { reach } from './path/reach.ts';
import { KINDS, randomTrip } from './path/trips.oracle.ts';
import { walk } from './path/walk.ts';
import { maskOf, sceneOf } from './scene.ts';
import type { Standing } from './shape.ts';
import { canSeePoint } from './sight/eye-to-point.ts';
import { inches } from './units.ts';

/** How many numbers are turned into whole numbers of any length while something is done. */
function bigInts(work: () => void): number {
  const real = globalThis.BigInt;
  let count = 0;
  const counting = (x: number | bigint): bigint => {
    count++;
    return real(x);
  };
  Reflect.set(globalThis, 'BigInt', counting);
  try {
    work();
  } finally {
    Reflect.set(globalThis, 'BigInt', real);
  }
  return count;
}

describe('signs', () => {
  const next = numbers(21);
  const some = (): number => next(16_000) - 8_000;
  const times = (n: number, work: () => void) => () => {
    for (let k = 0; k < n; k++) work();
  };

  it('of random expressions are those of their doubles', () => {
    expect(bigInts(times(500, () => signOfProducts(some(), some(), some(), some())))).toBe(0);
    expect(bigInts(times(500, () => signOfSum([[some(), some()], [some()], [some(), some(), some()]])))).toBe(0);
    expect(bigInts(times(500, () => signOfSurd(some(), some(), next(9000))))).toBe(0);
    expect(bigInts(times(500, () => signOfTwoSurds(some(), some(), next(9000), some(), next(9000))))).toBe(0);
    expect(bigInts(times(500, () => compareRootSum([next(9000), next(9000), next(9000)], next(300))))).toBe(0);
    expect(bigInts(() => signOfProducts(3, 8, 4, 6))).toBeGreaterThan(0);
  });
});

describe('on random tables', () => {
  const size = inches(12);
  const tables = Array.from({ length: 40 }, (_, k) => {
    const { terrain, bodies } = randomBoard({ seed: 900 + k, width: size, depth: size, pieces: 5, bodies: 5 });
    const scene = sceneOf(terrain);
    return { scene, mask: maskOf(scene, () => true), bodies, terrain };
  });
  const standing = (body: (typeof tables)[number]['bodies'][number]): Standing => ({ ...body, z: body.bottom });

  it('distances are decided in doubles', () => {
    const count = bigInts(() => {
      for (const { bodies, scene } of tables)
        for (const [i, a] of bodies.entries()) {
          const b = standing(bodies[(i + 1) % bodies.length]!);
          for (const x of [100, 254, 762, 1500]) {
            isWithin(standing(a), b, x);
            isWhollyWithin(standing(a), b, x);
            for (const { corners, bottom, top } of scene.solids) isWithinOf(standing(a), { corners, bottom, top }, x);
          }
          for (const { corners } of scene.solids) {
            isInside(a, corners);
            overlapsArea(a, corners);
          }
        }
    });
    expect(count).toBeLessThanOrEqual(4);
  });

  it('ways round walls are compared in doubles', () => {
    const count = bigInts(() => {
      for (const { scene, mask, bodies } of tables.slice(0, 12)) {
        const ways = waysOf(scene, mask);
        for (const x of [254, 762, 1500, 2500]) isWithinAround(ways, bodies[0]!, bodies[1]!, x);
      }
    });
    expect(count).toBe(0);
  });

  it('lines are free or not in doubles', () => {
    const next = numbers(5);
    const count = bigInts(() => {
      for (const { scene, mask, bodies } of tables)
        for (let n = 0; n < 20; n++) {
          const spot = () => ({ x: next(size), y: next(size), z: next(700) });
          canSeePoint(spot(), spot(), { scene, mask, bodies });
        }
    });
    expect(count).toBe(0);
  });

  it('cover is found in doubles', () => {
    const count = bigInts(() => {
      for (const { scene, bodies } of tables)
        bestCover(standing(bodies[0]!), standing(bodies[1]!), {
          scene,
          bodies,
          without: [0, 1],
          tests: [
            { over: 'solids', beyond: 508, viewerBeyond: 254 },
            { over: 'solids', within: 254 },
            { over: 'bodies' },
          ],
        });
    });
    expect(count).toBe(0);
  });

  it('paths are walked, priced and met in doubles', () => {
    const next = numbers(9);
    const kinds = [KINDS['wood']!, KINDS['mud']!, KINDS['ditch']!, KINDS['wall']!];
    const trips = Array.from({ length: 60 }, (_, k) =>
      randomTrip({ seed: 1 + k, passage: ({ index }) => kinds[index % 4]! }),
    );
    const count = bigInts(() => {
      for (const scenario of trips) {
        if (!scenario) continue;
        const legs = [0, 1].map(() => ({ how: 'go' as const, to: { x: next(2500), y: next(2500), z: 0 } }));
        const path = { from: scenario.from, legs };
        const { cost } = walk(scenario.trip, path);
        compareCost(cost, 1524);
        const others = (scenario.trip.field.others ?? []).map(other => ({ ...other, z: other.bottom }));
        meetings(scenario.trip.mover, path, others, { range: 254 });
      }
    });
    // The exact lengths in slow ground are kept as surds of whole numbers.
    expect(count).toBeLessThanOrEqual(1457);
  });

  it('reach is searched in doubles', () => {
    const count = bigInts(() => {
      for (let seed = 1; seed <= 12; seed++) {
        const scenario = randomTrip({ seed });
        if (scenario) reach(scenario.trip, scenario.from, 1524).pathTo({ x: 1500, y: 1200 });
      }
    });
    expect(count).toBe(0);
  });
});
