import { chancesOf, wholeWeights } from '@little-wars/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocations } from '../core/04-shooting/saves.ts';
import { bestShot, type NamedChange, plainShot, type ShotCase, type ShotPolicy } from './case.ts';
import { leastDamage } from './left.ts';
import { planDefence } from './saves.ts';
import { planShot, shotOdds } from './shot.ts';

const one: ShotCase = { ...plainShot, attacks: 1, hitOn: 3, damage: [3, 4], defence: 1, saveOn: 4, wounds: 10 };
const bolter: ShotCase = { ...one, attacks: 4, defence: 3, saveOn: 3, wounds: 12 };
const weights = (shot: ShotCase, policy?: ShotPolicy): readonly number[] => shotOdds(shot, policy).damage.weights;

describe('KT-4 shots worked out by hand', () => {
  it('one die against one', () => {
    // Critical on 6, saved by a 6 only: 1 * 5 of 36. Normal on 3-5, saved on 4+: 3 * 3 of 36.
    const { damage, average, kill } = shotOdds(one);
    expect(damage.total).toBe(36);
    expect(damage.weights.slice(0, 5)).toEqual([22, 0, 0, 9, 5]);
    expect(average).toBeCloseTo((9 * 3 + 5 * 4) / 36, 14);
    expect(kill).toBe(0);
  });
  it('one die against a die kept for cover: it stops a normal hit, and is rolled against a critical one', () => {
    expect(weights({ ...one, kept: 1 }).slice(0, 5)).toEqual([31, 0, 0, 0, 5]);
    expect(weights({ ...one, kept: 1 }, { ...bestShot, cover: 'always' }).slice(0, 5)).toEqual([30, 0, 0, 0, 6]);
  });
  it('no dice, no hits, no wounds', () => {
    expect(shotOdds({ ...one, attacks: 0 }).damage).toEqual({ weights: [6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], total: 6 });
    expect(shotOdds({ ...one, defence: 0 }).damage.weights.slice(0, 5)).toEqual([2, 0, 0, 3, 1]);
  });
  it('KT-6.1 what exceeds the last wound is lost', () => {
    expect(weights({ ...one, wounds: 2 })).toEqual([22, 0, 14]);
    expect(shotOdds({ ...one, wounds: 2 }).kill).toBeCloseTo(14 / 36, 14);
  });
  it('KT-9.14 mortal wounds come through a save', () => {
    // A critical hit: 2 at once, and 4 more unless it is saved.
    expect(weights({ ...one, mortal: 2 }).slice(0, 7)).toEqual([21, 0, 1, 9, 0, 0, 5]);
  });
  it('KT-9.9 ones burn the shooter', () => {
    const { self, selfKill } = shotOdds({ ...one, attacks: 2, hot: 3, shooterWounds: 6 });
    expect(chancesOf(self).map(x => Math.round(x * 36))).toEqual([25, 0, 0, 10, 0, 0, 1]);
    expect(selfKill).toBeCloseTo(1 / 36, 14);
  });
  it('KT-9.23 KT-9.22 what critical hits do besides', () => {
    const { stunned, splash, criticals } = shotOdds({ ...one, attacks: 2, stun: true, splash: 2, mortal: 2 });
    expect(stunned).toBeCloseTo(11 / 36, 14);
    expect(chancesOf(splash).map(x => Math.round(x * 36))).toEqual([25, 0, 10, 0, 1]);
    expect(chancesOf(criticals).map(x => Math.round(x * 36))).toEqual([25, 10, 1]);
  });
  it('four dice against three, every face of all seven counted by itself', () => {
    // Nothing of the odds is used here: 3+ hits, 6 is critical; 3+ saves, 6 is critical; damage 3/4.
    const counts = new Array<number>(17).fill(0);
    for (let fall = 0; fall < 6 ** 7; fall++) {
      const faces = Array.from({ length: 7 }, (_, i) => (Math.floor(fall / 6 ** i) % 6) + 1);
      const count = (dice: readonly number[], test: (face: number) => boolean): number => dice.filter(test).length;
      const [hits, saves] = [faces.slice(0, 4), faces.slice(4)];
      const isSuccess = (face: number): boolean => face >= 3 && face < 6;
      const [critical, normal] = [count(hits, face => face === 6), count(hits, isSuccess)];
      const [stops, blocks] = [count(saves, face => face === 6), count(saves, isSuccess)];
      // Two normal saves for a critical hit may be better than one for a normal hit: the least that gets through.
      const ways = [0, 1]
        .filter(pairs => 2 * pairs <= blocks)
        .map(pairs => {
          const left = Math.max(0, critical - stops - pairs);
          const spare = Math.max(0, stops - critical);
          return 4 * left + 3 * Math.max(0, normal - spare - (blocks - 2 * pairs));
        });
      counts[Math.min(...ways)]!++;
    }
    const { damage } = shotOdds({ ...bolter, wounds: 16 });
    expect([damage.weights, damage.total]).toEqual([counts, 6 ** 7]);
  });
  it('Transhuman-like changes, hits ignored', () => {
    const change: NamedChange = {
      rule: 'x',
      from: 'normal',
      to: 'critical',
      needs: { critical: 0, normal: 1, moreFailures: false },
    };
    expect(weights({ ...one, saveChanges: [change] }).slice(0, 5)).toEqual([24, 0, 0, 9, 3]);
    expect(weights({ ...one, ignoredHits: 1 }).slice(0, 5)).toEqual([36, 0, 0, 0, 0]);
    expect(shotOdds({ ...bolter, ignoredHits: 1 }).average).toBeLessThan(shotOdds(bolter).average);
  });
});

const cases = fc.record({
  attacks: fc.integer({ min: 0, max: 6 }),
  hitOn: fc.integer({ min: 2, max: 6 }),
  criticalOn: fc.integer({ min: 4, max: 6 }),
  damage: fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 })),
  mortal: fc.integer({ min: 0, max: 3 }),
  ap: fc.integer({ min: 0, max: 2 }),
  hot: fc.constantFrom(0, 3),
  defence: fc.integer({ min: 0, max: 4 }),
  saveOn: fc.integer({ min: 2, max: 6 }),
  invulnerable: fc.constantFrom(null, 4, 5),
  kept: fc.integer({ min: 0, max: 2 }),
  wounds: fc.integer({ min: 1, max: 20 }),
  reRolls: fc.constantFrom([], [{ most: 1, faces: [] }], [{ most: 99, faces: [1] }], [{ most: 99, faces: [] }]),
});
const caseOf = (each: object): ShotCase => {
  const shot = { ...plainShot, ...each } as ShotCase;
  return { ...shot, apWithCritical: Math.max(shot.ap, 1) };
};

describe('KT-4 shots of every kind', () => {
  const run = { seed: 3, numRuns: 150 };
  const holds = (test: (shot: ShotCase) => void): void =>
    fc.assert(
      fc.property(cases, each => test(caseOf(each))),
      run,
    );

  it('weigh as much as all falls of the dice together, in whole numbers', () => {
    holds(shot => {
      const { damage, self, criticals } = planShot(shot).odds;
      for (const each of [damage, self, criticals]) {
        const exact = wholeWeights(each)!;
        expect(exact.weights.reduce((a, b) => a + b, 0n)).toBe(exact.total);
        expect(Math.abs(chancesOf(each).reduce((a, b) => a + b, 0) - 1)).toBeLessThan(1e-12);
      }
    });
  });
  it('are never better for being played worse', () => {
    holds(shot => {
      const best = shotOdds(shot);
      for (const reRolls of ['fails', 'never'] as const)
        expect(shotOdds(shot, { ...bestShot, reRolls }).average).toBeLessThanOrEqual(best.average + 1e-12);
      expect(shotOdds(shot, { ...bestShot, cover: 'never' }).average).toBeGreaterThanOrEqual(best.average - 1e-12);
      expect(shotOdds(shot, { ...bestShot, save: 'save' }).average).toBeGreaterThanOrEqual(best.average - 1e-12);
      expect(shotOdds(shot, { ...bestShot, cover: 'always' }).average).toBeGreaterThanOrEqual(best.average - 1e-12);
    });
  });
  it('are no better against more dice, better saves, more cover', () => {
    holds(shot => {
      const { average } = shotOdds(shot);
      expect(shotOdds({ ...shot, defence: shot.defence + 1 }).average).toBeLessThanOrEqual(average + 1e-12);
      expect(shotOdds({ ...shot, saveOn: Math.max(2, shot.saveOn - 1) }).average).toBeLessThanOrEqual(average + 1e-12);
      expect(shotOdds({ ...shot, kept: shot.kept + 1 }).average).toBeLessThanOrEqual(average + 1e-12);
      expect(shotOdds({ ...shot, attacks: shot.attacks + 1 }).average).toBeGreaterThanOrEqual(average - 1e-12);
    });
  });
  it('spend saves the least damaging of all ways there are (KT-4.10)', () => {
    const counts = fc.record({ critical: fc.integer({ min: 0, max: 5 }), normal: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(cases, counts, counts, (each, hits, saves) => {
        const shot = caseOf(each);
        const cost = ({ critical, normal }: { critical: number; normal: number }): number =>
          critical * shot.damage[1] + normal * shot.damage[0];
        const ways = allocations({
          criticalHits: hits.critical,
          normalHits: hits.normal,
          criticalSaves: saves.critical,
          normalSaves: saves.normal,
        });
        expect(cost(planDefence(shot, bestShot).spend(hits, saves))).toBe(Math.min(...ways.map(cost)));
        expect(leastDamage({ ...shot, ignoredHits: 0 }, hits, saves.critical, saves.normal)).toBe(
          Math.min(...ways.map(cost)),
        );
      }),
      run,
    );
  });
});
