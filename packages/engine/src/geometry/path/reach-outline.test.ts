import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import type { Point } from '../shape.ts';
import { INCH } from '../units.ts';
import { everything } from './every-trip.oracle.ts';
import type { GroundTable } from './ground.ts';
import { reach } from './reach.ts';
import type { Outline } from './reach-outline.ts';
import { mayStand } from './standing.ts';
import { at, box, randomTrip, rect, trip } from './trips.oracle.ts';

/** How often polygons wind about a point: not 0 is inside by the nonzero rule. */
function winds(polygons: Outline['polygons'], { x, y }: Point): number {
  let turns = 0;
  for (const polygon of polygons)
    for (const [i, a] of polygon.entries()) {
      const b = polygon[(i + 1) % polygon.length]!;
      if (a.y <= y === b.y <= y) continue;
      const side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
      if (a.y <= y && side > 0) turns++;
      if (b.y <= y && side < 0) turns--;
    }
  return turns;
}

describe('outlines', () => {
  it('are a circle in the open', () => {
    const [outline, ...more] = reach(trip({}), at(3000, 3000), 1000).outlines();
    expect(more).toEqual([]);
    expect(outline!.z).toBe(0);
    expect(outline!.polygons).toHaveLength(1);
    for (const { x, y } of outline!.polygons[0]!) expect(Math.hypot(x - 3000, y - 3000)).toBeCloseTo(1000, -1);
  });

  it('show levels, and where one may pass but not end', () => {
    const yard = trip({
      parts: [box('floor', rect(3000, 3000, 1000, 1000), 508), box('fence', rect(2000, 2000, 50, 1000), 100)],
      table: { climb: { within: INCH, price: ({ height }) => height } },
    });
    const outlines = reach(yard, at(2700, 3500), 8 * INCH).outlines();
    expect(outlines.map(({ z }) => z)).toEqual([0, 508]);
    expect(winds(outlines[1]!.polygons, { x: 3300, y: 3500 })).not.toBe(0);
    expect(winds(outlines[1]!.polygons, { x: 2990, y: 3500 })).toBe(0);
    expect(outlines[0]!.noEnd).toHaveLength(1);
  });

  it('reach as far as walks do across a price in slow ground', () => {
    const both = trip({
      parts: [box('ditch', rect(3300, 0, 127, 6000), 250), box('wood', rect(0, 0, 6000, 6000), 0)],
    });
    const reachable = reach(both, at(3000, 3000), 9 * INCH);
    // 4" of way: 3.5" counted twice, and 2" for the ditch.
    const end = 3000 + 4 * INCH;
    expect([reachable.has(at(end - 2, 3000)), reachable.has(at(end + 2, 3000))]).toEqual([true, false]);
    expect(Math.abs(reachable.cost(at(end - 2, 3000))! - (9 * INCH - 4))).toBeLessThan(1);
    const [{ polygons }] = reachable.outlines() as [Outline];
    expect(winds(polygons, { x: end - 12, y: 3000.1 })).not.toBe(0);
    expect(winds(polygons, { x: end + 12, y: 3000.1 })).toBe(0);
  });

  it('agree with has but near their border', () => {
    const next = numbers(31);
    for (let seed = 1; seed <= 80; seed++) {
      const scenario = randomTrip({ seed });
      if (!scenario) continue;
      const allowance = 5 * INCH;
      const reachable = reach(scenario.trip, scenario.from, allowance);
      const [{ polygons }] = reachable.outlines() as [Outline];
      for (let k = 0; k < 100; k++) {
        const p = at(
          scenario.from.x - allowance + next(2 * allowance),
          scenario.from.y - allowance + next(2 * allowance),
        );
        const shown = winds(polygons, { x: p.x + 0.1, y: p.y + 0.1 }) !== 0;
        const has = reachable.has(p);
        if (shown === has) continue;
        // Then the border is near: something close by is the other way.
        const around = [0, 1, 2, 3, 4, 5, 6, 7].map(i =>
          at(p.x + Math.round(24 * Math.cos(i * 0.785)), p.y + Math.round(24 * Math.sin(i * 0.785))),
        );
        expect(
          around.some(q => reachable.has(q) !== has),
          `${seed} ${p.x} ${p.y} ${shown} ${mayStand(scenario.trip, p)}`,
        ).toBe(true);
      }
    }
  });

  it('show the table that is in reach, where ways lead to other levels too', () => {
    const next = numbers(32);
    let [shown, hidden] = [0, 0];
    for (let seed = 1; seed <= 150; seed++) {
      const scenario = everything(seed);
      if (scenario?.from.z !== 0) continue;
      const { trip: each, from, along } = scenario;
      const reachable = reach(each, from, 5 * INCH, { along });
      const [{ polygons }] = reachable.outlines() as [Outline];
      for (let k = 0; k < 100; k++) {
        const p = at(from.x - 5 * INCH + next(10 * INCH), from.y - 5 * INCH + next(10 * INCH));
        if (!reachable.has(p, 0)) continue;
        if (winds(polygons, { x: p.x + 0.1, y: p.y + 0.1 }) === 0) hidden++;
        else shown++;
      }
    }
    // Slivers at the limit, which no ray meets.
    expect([shown, hidden]).toEqual([4025, 25]);
  });

  it('show ground to which a way bends where it could climb, if legs cost at least an inch', () => {
    const { trip: each, from, along } = everything(708)!;
    const reachable = reach(each, from, 6 * INCH, { along });
    expect(each.ground.atLeast).toBe(INCH);
    expect(reachable.has(at(1226, 1296), 0)).toBe(true);
    const [{ polygons }] = reachable.outlines() as [Outline];
    expect(winds(polygons, { x: 1226.1, y: 1296.1 })).not.toBe(0);
  });

  it('are no larger for the places from which a way climbs', () => {
    const polygonsWith = (table: Partial<GroundTable>): number => {
      const wall = trip({ parts: [box('floor', rect(3000, 3000, 1000, 1000), 508)], table });
      return reach(wall, at(2700, 3500), 8 * INCH).outlines()[0]!.polygons.length;
    };
    const climb: GroundTable['climb'] = { within: INCH, price: ({ height }) => height };
    expect(polygonsWith({ climb })).toBe(polygonsWith({}));
  });
});
