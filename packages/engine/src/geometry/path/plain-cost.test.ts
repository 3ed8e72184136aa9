import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { INCH } from '../units.ts';
import type { GroundTable } from './ground.ts';
import type { Zone } from './path.ts';
import { plainCost, plainLegCost, plainWay } from './plain-cost.ts';
import { groundAt } from './raised-ground.ts';
import { at, base, box, go, KINDS, randomTrip, rect, trip } from './trips.oracle.ts';
import { legCost, walk } from './walk.ts';

const LINKS: Partial<GroundTable> = { climb: { within: 12 * INCH, price: ({ height }) => height } };

describe('a plain way', () => {
  it('costs what its walk costs, and has no problems', () => {
    let plain = 0;
    let good = 0;
    let priced = 0;
    let stopped = 0;
    for (let seed = 0; seed < 400; seed++) {
      const kinds = Object.values(KINDS);
      const scenario = randomTrip({
        seed,
        passage: ({ index }) => kinds[(seed + index) % kinds.length]!,
        table: seed % 2 === 0 ? { atLeast: INCH } : {},
      });
      if (!scenario) continue;
      const next = numbers(seed);
      for (let i = 0; i < 20; i++) {
        const path = go(scenario.from, at(next(12 * INCH), next(10 * INCH)));
        const allowance = next(3) === 0 ? Infinity : next(8 * INCH);
        const cost = plainCost(scenario.trip, path, allowance);
        const walked = walk(scenario.trip, path, allowance);
        if (walked.problems.length === 0) good++;
        const way = plainWay(scenario.trip, path, allowance);
        if (cost !== null) expect(way).toBe(cost);
        else if (typeof way === 'object' && way !== null) {
          stopped++;
          expect(way).toEqual(walked.problems[0]);
          expect(way.at).toBeLessThan(walked.legs[0]!.length);
        } else expect(way).toBeNull();
        if (cost === null) continue;
        plain++;
        priced += walked.crossings.length;
        expect(walked.problems).toEqual([]);
        expect(cost).toBe(walked.cost.tenths);
      }
    }
    expect(plain).toBeGreaterThan(500);
    expect(plain).toBeGreaterThan(good / 2);
    expect(priced).toBeGreaterThan(20);
    expect(stopped).toBeGreaterThan(200);
  });

  const room = trip({ parts: [box('wall', rect(1000, 0, 100, 1000), 800)], others: [base('b', 500, 1500, 125)] });

  it('may touch walls and bases', () => {
    expect(plainCost(room, go(at(875, 200), at(875, 900)))).toBe(700);
    expect(plainCost(room, go(at(876, 200), at(876, 900)))).toBeNull();
    expect(plainCost(room, go(at(250, 1400), at(250, 1600)))).toBe(200);
    expect(plainCost(room, go(at(251, 1400), at(251, 1600)))).toBeNull();
  });

  it('crosses what costs a price and what nobody ends on, but does not end there', () => {
    const fenced = trip({ parts: [box('fence', rect(1000, 0, 100, 1000), 800)] });
    expect(plainCost(fenced, go(at(500, 500), at(1500, 500)))).toBe(1000 + 2 * INCH);
    expect(plainCost(fenced, go(at(500, 500), at(1500, 500)), 1000 + 2 * INCH)).toBeNull();
    expect(plainCost(fenced, go(at(500, 500), at(1225, 500)))).toBe(725 + 2 * INCH);
    expect(plainCost(fenced, go(at(500, 500), at(1224, 500)))).toBeNull();
    const passage = { pass: { how: 'open' as const }, ends: false };
    const open = trip({ parts: [box('fence', rect(1000, 0, 100, 1000), 800)], table: { passage: () => passage } });
    expect(plainCost(open, go(at(500, 500), at(1500, 500)))).toBe(1000);
    expect(plainCost(open, go(at(500, 500), at(1225, 500)))).toBe(725);
    expect(plainCost(open, go(at(500, 500), at(1224, 500)))).toBeNull();
  });

  it('leaves to a walk two parts of one piece: they may be one crossing or two', () => {
    const fence = box('fence', rect(1000, 0, 100, 1000), 800);
    const other = box('fence', rect(1200, 0, 100, 1000), 800);
    const two = trip({ parts: [fence, other] });
    expect(plainCost(two, go(at(500, 500), at(2000, 500)))).toBe(1500 + 4 * INCH);
    const { scene } = two.field;
    const solids = scene.solids.map(solid => ({ ...solid, piece: 'one' }));
    const one = { ...two, field: { ...two.field, scene: { ...scene, solids } } };
    expect(plainCost(one, go(at(500, 500), at(2000, 500)))).toBeNull();
  });

  it('leaves to a walk what is as long as the allowance, or leads nowhere', () => {
    expect(plainCost(room, go(at(875, 200), at(875, 900)), 701)).toBe(700);
    expect(plainCost(room, go(at(875, 200), at(875, 900)), 700)).toBeNull();
    expect(plainCost(room, go(at(875, 200), at(875, 200)))).toBeNull();
    expect(plainCost(room, go(at(200, 200)))).toBeNull();
  });

  it('counts as no less than a piece does', () => {
    const slow = { ...room, ground: { ...room.ground, atLeast: INCH } };
    expect(plainCost(slow, go(at(875, 200), at(875, 300)))).toBe(INCH);
  });

  it('is on the floor alone', () => {
    expect(plainCost(room, go(at(200, 200, 100), at(300, 200, 100)))).toBeNull();
    expect(plainCost(room, { from: at(200, 200), legs: [{ how: 'jump', to: at(300, 200) }] })).toBeNull();
  });
});

describe('a leg judged by itself', () => {
  it('costs what its walk costs if that has no problem on the way, plainly or not', () => {
    const counts = { null: 0, unclear: 0, priced: 0, free: 0, linked: 0 };
    for (let seed = 0; seed < 400; seed++) {
      const kinds = Object.values(KINDS);
      const scenario = randomTrip({
        seed,
        passage: ({ index }) => kinds[(seed + index) % kinds.length]!,
        table: { ...LINKS, ...(seed % 2 === 0 && { atLeast: INCH }) },
      });
      if (!scenario) continue;
      const next = numbers(seed);
      for (let i = 0; i < 20; i++) {
        const to = at(next(12 * INCH), next(10 * INCH));
        const z = next(3) === 0 ? groundAt(scenario.trip.field.scene, scenario.trip.ground, to).at(-1)! : 0;
        const how = z > 0 ? 'climb' : 'go';
        const { problems, cost } = walk(scenario.trip, { from: scenario.from, legs: [{ how, to: { ...to, z } }] });
        const expected = problems.some(({ id }) => id !== 'not-standing') ? null : cost.tenths;
        expect(legCost(scenario.trip, scenario.from, { how, to: { ...to, z } })).toBe(expected);
        const plain = plainLegCost(scenario.trip, scenario.from, { how, to: { ...to, z } });
        if (plain !== 'unclear') expect(plain).toBe(expected);
        if (how !== 'go') counts.linked += expected === null ? 0 : 1;
        else if (plain === null) counts.null++;
        else if (plain === 'unclear') counts.unclear++;
        else
          counts[
            plain > Math.max(INCH, Math.hypot(to.x - scenario.from.x, to.y - scenario.from.y)) ? 'priced' : 'free'
          ]++;
      }
    }
    for (const count of Object.values(counts)) expect(count, JSON.stringify(counts)).toBeGreaterThan(20);
  });

  it('stays out of zones: on its level, around its height, and exactly at the range', () => {
    const counts = { in: 0, out: 0 };
    const next = numbers(7);
    const zoneAt = (z: number, flat: boolean): Zone => ({
      ...base('zone', next(12 * INCH), next(10 * INCH), 125),
      z,
      range: INCH,
      flat,
      closed: 'path',
    });
    for (let i = 0; i < 2000; i++) {
      const setting = trip({ zones: [zoneAt(next(2) * next(2 * INCH), next(2) === 0)] });
      const [from, to] = [0, 1].map(() => at(200 + next(8 * INCH), 200 + next(8 * INCH)));
      const { problems, cost } = walk(setting, go(from!, to!));
      const expected = problems.length > 0 ? null : cost.tenths;
      const plain = plainLegCost(setting, from!, { how: 'go', to: to! });
      if (plain === 'unclear') continue;
      expect(plain).toBe(expected);
      counts[plain === null ? 'in' : 'out']++;
    }
    for (const count of Object.values(counts)) expect(count, JSON.stringify(counts)).toBeGreaterThan(200);
    const beside = trip({
      zones: [{ ...base('zone', 1000, 1000, 125), z: 0, range: INCH, flat: false, closed: 'path' }],
    });
    const past = (apart: number): unknown => {
      const x = 1000 + 125 + INCH + 125 + apart;
      return plainLegCost(beside, at(x, 500), { how: 'go', to: at(x, 1500) });
    };
    expect(past(0)).toBeNull();
    expect(past(1)).toBe(1000);
  });
});
