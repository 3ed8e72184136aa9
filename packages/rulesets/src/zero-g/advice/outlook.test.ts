import { describe, expect, it } from 'vitest';
import { type Curve, FARTHEST } from './duel.ts';
import { driftOutcomes, type Journey, LATER, outlookOf } from './outlook.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const flat = (worth: number, upTo = FARTHEST): Curve =>
  Array.from({ length: FARTHEST + 1 }, (_, gap) => (gap <= upTo ? worth : 0));

/** A rifle of 12": 3 while it stays, 2 after a Start, 1 as a Snap Shot. */
const RIFLE: Journey = {
  shots: { still: flat(3, 12), moved: flat(2, 12), snap: flat(1, 12) },
  recoil: 0,
  fear: flat(0),
  life: 10,
  last: false,
  charge: [],
  again: false,
  test: 0,
  passes: false,
};

describe('the outcomes of a Drift', () => {
  it('are those of all faces: a 1 takes an arrow off and stops, a 6 adds one and goes farther', () => {
    for (const dice of [0, 1, 2, 3]) {
      const rolls = FACES.slice(0, dice).reduce<readonly (readonly number[])[]>(
        all => all.flatMap(roll => FACES.map(face => roll.concat(face))),
        [[]],
      );
      const outcomes = driftOutcomes(dice);
      const mean = (of: (outcome: (typeof outcomes)[number]) => number): number =>
        outcomes.reduce((sum, outcome) => sum + outcome.chance * of(outcome), 0);
      const share = (is: (roll: readonly number[]) => boolean): number => rolls.filter(is).length / rolls.length;
      expect(mean(() => 1)).toBeCloseTo(1, 12);
      expect(mean(({ manner }) => Number(manner === 'snap'))).toBeCloseTo(
        share(roll => roll.includes(1) || roll.includes(6)),
        12,
      );
      // As many 1s as 6s: arrows stay the same on average.
      expect(mean(({ arrows }) => arrows)).toBeCloseTo(dice, 12);
      expect(mean(({ far }) => far)).toBeCloseTo((dice * (0 + 2 + 3 + 4 + 5 + 8)) / 6, 12);
    }
  });
});

describe('the turns to come', () => {
  it('are worth nothing when none is left, or when nothing can be hit', () => {
    expect(outlookOf(RIFLE).before(0, 0, 5)).toBe(0);
    expect(outlookOf({ ...RIFLE, shots: { still: flat(0), moved: flat(0), snap: flat(0) } }).before(6, 0, 5)).toBe(0);
  });

  it('begin with the best manoeuvre: stay in range, start into range, and no farther than 6"', () => {
    const { before } = outlookOf(RIFLE);
    expect(before(1, 0, 12)).toBe(3);
    expect(before(1, 0, 13)).toBe(2);
    expect(before(1, 0, 18)).toBe(2);
    expect(before(1, 0, 19)).toBe(0);
    expect(before(2, 0, 12)).toBeCloseTo(3 + LATER * 3, 12);
  });

  it('count fear against staying near, recoil against firing, and charges where they are worth it', () => {
    expect(outlookOf({ ...RIFLE, fear: flat(1, 12) }).before(1, 0, 12)).toBe(2);
    // Pushed out of reach of the enemy, it need not fear it.
    expect(outlookOf({ ...RIFLE, fear: flat(1, 12), recoil: 1 }).before(1, 0, 12)).toBe(3);
    const charges = outlookOf({ ...RIFLE, charge: [9] });
    // One die, no 1: five in six at 1".
    expect(charges.after(0, 0, 1)).toBeCloseTo((9 * 5) / 6, 12);
    expect(charges.after(0, 0, 7)).toBe(0);
    expect(outlookOf({ ...RIFLE, charge: [9], again: true }).after(0, 0, 1)).toBeCloseTo(9 * (1 - 1 / 36), 12);
  });

  it('count tests for dangerous terrain against an Accelerate with several arrows', () => {
    // Two arrows at 30": only an Accelerate comes near enough in two turns.
    const free = outlookOf(RIFLE).before(2, 2, 30);
    expect(outlookOf({ ...RIFLE, test: 0.1 }).before(2, 2, 30)).toBeLessThan(free);
    expect(outlookOf({ ...RIFLE, test: 0.1 }).before(1, 0, 12)).toBe(3);
  });
});
