import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRoll, rolledIn, type Shown, weightsBy } from './dice.ts';
import { ALL_FAILS, NO_SHORTCUTS, type Ranking, type Shortcuts } from './groups.ts';
import type { Kind, Pool } from './pool.ts';
import { prepare } from './prepared.ts';
import { shortcutsOf } from './ranking.ts';
import { byWorth, type Worth } from './re-rolls.ts';

const anyDie = { most: 99, faces: [] };
const oneDie = { most: 1, faces: [] };
const ofOnes = { most: 99, faces: [1] };
const OFFERS = [
  [anyDie],
  [ofOnes, oneDie],
  [ofOnes, anyDie, oneDie],
  [oneDie, oneDie, oneDie],
  [ofOnes, anyDie],
  [oneDie, anyDie, oneDie],
  [{ most: 2, faces: [1, 2] }, oneDie],
  // A die that the second offer takes as well had better wait for it.
  [oneDie, ofOnes],
];
const pool = (dice: number, change: Partial<Pool> = {}): Pool => ({
  dice,
  succeedsOn: 4,
  criticalOn: 6,
  reRolls: [],
  ones: false,
  ...change,
});
const rankingFor = ({ ones }: Pool): readonly Kind[] =>
  ones ? ['one', 'fail', 'normal', 'critical'] : ['fail', 'normal', 'critical'];

/** Increases with every better die: sums of gains by the number of criticals, hits and few ones. */
function rising(of: Pool, steps: readonly number[]): Worth {
  const { places, ends } = prepare({ ...of, reRolls: [] });
  const worth = new Float64Array(places);
  for (const { place, critical, normal, ones } of ends)
    for (const [i, more] of steps.entries()) {
      const [few, some, all] = [i % 4, Math.floor(i / 4) % 4, Math.floor(i / 16)];
      if (few <= critical && some <= critical + normal && all <= of.dice - ones) worth[place]! += more;
    }
  return [worth];
}

function averages(of: Pool, worth: Worth, ranking: Ranking, shortcuts = NO_SHORTCUTS): readonly number[] {
  const prepared = prepare(of, ranking, shortcuts);
  const weights = weightsBy(prepared, byWorth(prepared, worth).choices);
  const total = weights.reduce((a, b) => a + b, 0);
  return worth.map(list => weights.reduce((sum, weight, at) => sum + weight * list[at]!, 0) / total);
}

const average = (...of: Parameters<typeof averages>): number => averages(...of)[0]!;

const takesAll = ({ fails }: Shortcuts): boolean => fails?.every(taken => taken === ALL_FAILS) ?? false;

const steps = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 64, maxLength: 64 });

describe('dice whose better kinds are never worth less', () => {
  const same = (dice: readonly number[], runs: number): void =>
    fc.assert(
      fc.property(
        steps,
        fc.constantFrom(...OFFERS),
        fc.constantFrom(...dice),
        fc.boolean(),
        (gains, reRolls, of, ones) => {
          const each = pool(of, { reRolls, ones });
          const worth = rising(each, gains);
          expect(average(each, worth, rankingFor(each))).toBeCloseTo(average(each, worth, null), 9);
        },
      ),
      { seed: 11, numRuns: runs },
    );
  it('are worth the same when only the worst are looked at', () => same([1, 2, 3, 4, 5], 80));
  it('also when there are more of them', () => same([7, 8, 9], 12));

  it('are worth the same when failures are rolled again wherever that is always worth something', () => {
    const tried = { everywhere: 0, somewhere: 0, nowhere: 0 };
    const property = (isWorthIt: boolean, seed: number): void =>
      fc.assert(
        fc.property(
          steps,
          fc.constantFrom(...OFFERS),
          fc.integer({ min: 1, max: 7 }),
          fc.boolean(),
          (gains, reRolls, of, ones) => {
            const each = pool(of, { reRolls, ones });
            // Every critical hit more is worth something: up to 7 of them are told apart.
            const [worth] = rising(each, gains);
            const { ends } = prepare({ ...each, reRolls: [] });
            for (const { place, critical } of ends) worth![place]! += 0.25 * critical;
            // Or nothing is, up to one critical hit and beyond half of them.
            const [nothing, all] = isWorthIt ? [0, Infinity] : [worth![of + 1]!, worth![Math.ceil(of / 2) * (of + 1)]!];
            for (const { place } of ends) worth![place] = Math.max(nothing, Math.min(all, worth![place]!));
            const { fails } = shortcutsOf(each, [worth!], rankingFor(each));
            const isAll = takesAll({ countsAgain: false, fails });
            tried[isAll ? 'everywhere' : fails?.includes(ALL_FAILS) ? 'somewhere' : 'nowhere']++;
            const shortcuts = { countsAgain: false, fails };
            // Ones break ties: where nothing is to be gained, no die is rolled again for nothing.
            const unburnt = new Float64Array(worth!.length);
            for (const { place, ones: burning } of ends) unburnt[place] = -burning;
            const [gained, burnt] = averages(each, [worth!, unburnt], rankingFor(each), shortcuts);
            const [most, least] = averages(each, [worth!, unburnt], rankingFor(each));
            expect(gained).toBeCloseTo(most!, 9);
            expect(burnt).toBeCloseTo(least!, 9);
            expect(gained).toBeCloseTo(average(each, [worth!], null), 9);
          },
        ),
        { seed, numRuns: 120 },
      );
    property(true, 13);
    property(false, 14);
    // Offers that do not widen allow no shortcuts.
    expect(tried.everywhere).toBeGreaterThan(80);
    expect(tried.somewhere).toBeGreaterThan(60);
    expect(tried.nowhere).toBeGreaterThan(5);
  });

  it('are told apart by policies as well, with more of them than all choices are listed for', () => {
    for (const [how, again] of [
      ['never', 0],
      ['fails', 1],
    ] as const) {
      const each = pool(9, { reRolls: [ofOnes, anyDie], ones: true });
      const plan = planRoll(each, how);
      const dice: readonly Shown[] = [1, 2, 6, 4, 3, 1, 6, 4, 5].map(face => ({ face, reRolled: false }));
      expect(plan.choose(0, dice)).toEqual(again === 0 ? [] : [0, 5]);
      const after = dice.map((die, i) => (i === 0 || i === 5 ? { face: 1, reRolled: true } : die));
      expect(plan.choose(1, again === 0 ? dice : after)).toEqual(again === 0 ? [] : [1, 4]);
      expect(plan.total).toBe(6 ** 18);
      // No hits: every die fails, and each that may be rolled again fails again.
      const missed = plan.rolled.filter(({ critical, normal }) => critical + normal === 0);
      const share = missed.reduce((sum, { weight }) => sum + weight, 0) / plan.total;
      expect(share * 2 ** (9 * (1 + again))).toBeCloseTo(1, 9);
    }
  });

  it('are left alone where a failure is worth as much as the best', () => {
    const each = pool(9, { reRolls: [anyDie] });
    const flat = prepare({ ...each, reRolls: [] });
    const worth = new Float64Array(flat.places);
    // Three critical hits are all it takes.
    for (const { place, critical } of flat.ends) worth[place] = Math.min(3, critical);
    expect(takesAll(shortcutsOf(each, [worth], rankingFor(each)))).toBe(false);
    const dice: readonly Shown[] = [6, 6, 6, 1, 2, 3, 4, 5, 1].map(face => ({ face, reRolled: false }));
    expect(planRoll(each, [worth]).choose(0, dice)).toEqual([]);
    for (const { place, critical } of flat.ends) worth[place] = critical;
    expect(takesAll(shortcutsOf(each, [worth], rankingFor(each)))).toBe(true);
    expect(planRoll(each, [worth]).choose(0, dice)).toEqual([3, 4, 5, 6, 7, 8]);
    // No die shows a normal hit.
    const hitsOnSix = { ...each, succeedsOn: 6 };
    expect(takesAll(shortcutsOf(hitsOnSix, [worth], ['fail', 'critical', 'normal']))).toBe(false);
  });

  it('have few states and choices, however many are rolled again', () => {
    const sizeOf = (ones: boolean): number => {
      const each = pool(20, { reRolls: [ofOnes, anyDie, oneDie, oneDie, oneDie, oneDie], ones });
      const { stages } = prepare(each, rankingFor(each));
      return stages.reduce((sum, { states, hand, hands }) => sum + states + hand.length + hands, 0);
    };
    expect(sizeOf(false)).toBeLessThan(250_000);
    expect(sizeOf(true)).toBeLessThan(800_000);
  });

  it('KT-9.6 KT-9.9 all ones are rolled again at once where ones burn', () => {
    const each = pool(9, { reRolls: [ofOnes, oneDie], ones: true });
    const plan = planRoll(each, rising(each, new Array(64).fill(1)));
    const dice: readonly Shown[] = [1, 2, 4, 1, 6, 6, 5, 4, 1].map(face => ({ face, reRolled: false }));
    expect(plan.choose(0, dice)).toEqual([0, 3, 8]);
    const again = dice.map((die, i) => ([0, 3, 8].includes(i) ? { face: 2, reRolled: true } : die));
    expect(plan.choose(1, again)).toEqual([1]);
    expect(plan.rolled.reduce((sum, { weight }) => sum + weight, 0) / plan.total).toBeCloseTo(1, 12);
  });

  it('KT-9.6 KT-9.9 burn as often when dice that failed again are counted instead of ones', () => {
    const offers = OFFERS.filter(([first]) => first === ofOnes || first === anyDie);
    fc.assert(
      fc.property(steps, fc.constantFrom(...offers), fc.integer({ min: 1, max: 5 }), (gains, reRolls, of) => {
        const each = pool(of, { reRolls, ones: true });
        const ends = prepare({ ...each, reRolls: [] }).ends;
        // What hits are worth has nothing to do with ones; those break ties.
        const [worth] = rising({ ...each, ones: false }, gains);
        const wanted = new Float64Array(prepare(each).places);
        const unburnt = new Float64Array(wanted.length);
        for (const { place, critical, normal, ones } of ends) {
          wanted[place] = worth![critical * (of + 1) + normal]!;
          unburnt[place] = -3 * ones;
        }
        const rolled = (countsAgain: boolean) => {
          const prepared = prepare(each, rankingFor(each), { countsAgain, fails: null });
          const { choices } = byWorth(prepared, countsAgain ? [wanted] : [wanted, unburnt]);
          return rolledIn(prepared, weightsBy(prepared, choices));
        };
        const total = 6 ** (2 * of);
        const asTold = rolled(false);
        const counted = rolled(true);
        for (const { critical, normal, ones, weight } of asTold) {
          const same = counted.find(x => x.critical === critical && x.normal === normal && x.ones === ones);
          expect((same?.weight ?? 0) / total).toBeCloseTo(weight / total, 12);
        }
        expect(counted.reduce((sum, { weight }) => sum + weight, 0) / total).toBeCloseTo(1, 12);
      }),
      { seed: 12, numRuns: 80 },
    );
  });
});
