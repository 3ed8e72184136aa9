import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRoll, type Shown } from './dice.ts';
import { kindOf, type Pool, place, placesOf } from './pool.ts';
import { prepare } from './prepared.ts';
import { decideByWorth, mainByWorth, type Worth } from './re-rolls.ts';

const pool = (dice: number, change: Partial<Pool> = {}): Pool => ({
  dice,
  succeedsOn: 3,
  criticalOn: 6,
  reRolls: [],
  ones: false,
  ...change,
});
const weightOf = (rolled: ReturnType<typeof planRoll>['rolled'], critical: number, normal: number, ones = 0): number =>
  rolled.find(each => each.critical === critical && each.normal === normal && each.ones === ones)?.weight ?? 0;

const anyDie = { most: 99, faces: [] };
const oneDie = { most: 1, faces: [] };
const ofOnes = { most: 99, faces: [1] };

describe('dice that are rolled once', () => {
  it('fall as they should', () => {
    const { rolled, total } = planRoll(pool(4), 'never');
    expect(total).toBe(1296);
    expect(weightOf(rolled, 0, 0)).toBe(16);
    expect(weightOf(rolled, 4, 0)).toBe(1);
    expect(weightOf(rolled, 0, 4)).toBe(81);
    // One 6, two of 3-5, one of 1-2, in any of 12 orders.
    expect(weightOf(rolled, 1, 2)).toBe(12 * 9 * 2);
  });
  it('count ones apart where somebody asks', () => {
    const { rolled } = planRoll(pool(2, { ones: true }), 'never');
    expect(weightOf(rolled, 0, 0, 2)).toBe(1);
    expect(weightOf(rolled, 0, 0, 1)).toBe(2);
    expect(weightOf(rolled, 0, 0, 0)).toBe(1);
  });
  it('may be none', () => {
    expect(planRoll(pool(0), 'never')).toMatchObject({ total: 1, rolled: [{ critical: 0, normal: 0, weight: 1 }] });
  });
});

describe('dice that are rolled again', () => {
  it('KT-9.19 one failure again, by hand', () => {
    const { rolled, total } = planRoll(pool(1, { reRolls: [anyDie] }), 'fails');
    // 4 of 6 stand at once, and 2 of 6 are re-rolled.
    expect([weightOf(rolled, 0, 0), weightOf(rolled, 1, 0), weightOf(rolled, 0, 1), total]).toEqual([4, 8, 24, 36]);
  });
  it('KT-9.6 only those that show 1', () => {
    const { rolled, total } = planRoll(pool(1, { reRolls: [ofOnes] }), 'fails');
    expect([weightOf(rolled, 0, 0) / total, weightOf(rolled, 1, 0) / total]).toEqual([8 / 36, 7 / 36]);
  });
  it('KT-1.5 no die twice', () => {
    const once = planRoll(pool(1, { reRolls: [anyDie] }), 'fails');
    const twice = planRoll(pool(1, { reRolls: [anyDie, anyDie] }), 'fails');
    expect(twice.rolled).toEqual(once.rolled);
  });
  it('are worth as much by the first list alone as by all', () => {
    for (const reRolls of [[anyDie], [oneDie], [ofOnes, oneDie], [ofOnes, anyDie, oneDie]]) {
      const prepared = prepare(pool(4, { reRolls }));
      const worth = Float64Array.from({ length: prepared.places }, (_, at) => (at * 7919) % 101);
      const tie = new Float64Array(prepared.places);
      const states = prepared.stages[0]!.states;
      const main = Array.from(mainByWorth(prepared, worth).slice(0, states));
      expect(main).toEqual(Array.from(decideByWorth(prepared, [worth, tie]).values[0]!.slice(0, states)));
      expect(Math.min(...main)).toBeGreaterThan(0);
    }
  });
  it('say which dice are taken up', () => {
    const dice: readonly Shown[] = [5, 1, 2, 6].map(face => ({ face, reRolled: false }));
    expect(planRoll(pool(4, { reRolls: [anyDie] }), 'fails').choose(0, dice)).toEqual([1, 2]);
    expect(planRoll(pool(4, { reRolls: [oneDie] }), 'fails').choose(0, dice)).toEqual([1]);
    expect(planRoll(pool(4, { reRolls: [ofOnes] }), 'fails').choose(0, dice)).toEqual([1]);
    expect(planRoll(pool(4, { reRolls: [anyDie] }), 'never').choose(0, dice)).toEqual([]);
    const again = dice.map((die, i) => ({ ...die, reRolled: i === 1 }));
    expect(planRoll(pool(4, { reRolls: [ofOnes, oneDie] }), 'fails').choose(1, again)).toEqual([2]);
  });
});

/** What dice are worth on average, by going through every face of every die and every choice. */
function bruteForce(each: Pool, worthOf: (dice: readonly Shown[]) => number, choose: 'best' | RollChoice): number {
  const offerFrom = (nth: number, dice: readonly Shown[]): number => {
    const offer = each.reRolls[nth];
    if (!offer) return worthOf(dice);
    const may = dice.flatMap((die, i) =>
      !die.reRolled && (offer.faces.length === 0 || offer.faces.includes(die.face)) ? [i] : [],
    );
    const all = Array.from({ length: 1 << may.length }, (_, bits) => may.filter((_place, i) => (bits >> i) & 1)).filter(
      some => some.length <= offer.most,
    );
    const values = (choose === 'best' ? all : [choose(nth, dice)]).map(some => again(nth, dice, some));
    return Math.max(...values);
  };
  const again = (nth: number, dice: readonly Shown[], some: readonly number[]): number => {
    const [first, ...rest] = some;
    if (first === undefined) return offerFrom(nth + 1, dice);
    let sum = 0;
    for (let face = 1; face <= 6; face++)
      sum += again(
        nth,
        dice.map((die, i) => (i === first ? { face, reRolled: true } : die)),
        rest,
      );
    return sum / 6;
  };
  const roll = (dice: readonly Shown[]): number => {
    if (dice.length === each.dice) return offerFrom(0, dice);
    let sum = 0;
    for (let face = 1; face <= 6; face++) sum += roll([...dice, { face, reRolled: false }]);
    return sum / 6;
  };
  return roll([]);
}
type RollChoice = (nth: number, dice: readonly Shown[]) => readonly number[];

describe('re-rolls of every kind', () => {
  const offers = fc.array(
    fc.record({
      most: fc.integer({ min: 1, max: 3 }),
      faces: fc.constantFrom<readonly number[]>([], [1], [1, 2], [3, 5]),
    }),
    { minLength: 1, maxLength: 2 },
  );
  const pools = fc.record({
    dice: fc.integer({ min: 1, max: 3 }),
    succeedsOn: fc.integer({ min: 2, max: 5 }),
    criticalOn: fc.integer({ min: 4, max: 6 }),
    reRolls: offers,
    ones: fc.boolean(),
  });
  const worths = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 64, maxLength: 64 });

  it('agree with going through everything, whatever dice are worth', () => {
    fc.assert(
      fc.property(pools, worths, fc.constantFrom('best', 'fails', 'never'), (each, values, how) => {
        const worth: Worth = [Float64Array.from({ length: placesOf(each) }, (_, at) => values[at]!)];
        const plan = planRoll(each, how === 'best' ? worth : (how as 'fails' | 'never'));
        const kinds = (dice: readonly Shown[], kind: string): number =>
          dice.filter(({ face }) => kindOf(face, each) === kind).length;
        const worthOf = (dice: readonly Shown[]): number =>
          values[
            place(each.dice, {
              critical: kinds(dice, 'critical'),
              normal: kinds(dice, 'normal'),
              ones: kinds(dice, 'one'),
            })
          ]!;
        const sum = plan.rolled.reduce((all, { weight, ...at }) => all + weight * values[place(each.dice, at)]!, 0);
        expect(plan.rolled.reduce((all, { weight }) => all + weight, 0)).toBe(plan.total);
        expect(sum / plan.total).toBeCloseTo(bruteForce(each, worthOf, how === 'best' ? 'best' : plan.choose), 10);
        if (how === 'best') expect(sum / plan.total).toBeCloseTo(bruteForce(each, worthOf, plan.choose), 10);
      }),
      { seed: 7, numRuns: 120 },
    );
  });
});
