// Compares the dice with their expectation, by seat and purpose.
import type { Moment } from './session.ts';

export interface Luck {
  readonly seat: number | null;
  readonly purpose: string;
  readonly dice: number;
  /** The sum of the faces, and its expected value. */
  readonly rolled: number;
  readonly expected: number;
  /** The difference in standard deviations. */
  readonly deviation: number;
}

interface Sum {
  readonly seat: number | null;
  readonly purpose: string;
  dice: number;
  rolled: number;
  expected: number;
  variance: number;
}

export function luckOf(moments: readonly Moment[]): readonly Luck[] {
  const sums = new Map<string, Sum>();
  for (const { question, input } of moments) {
    if (question.kind !== 'roll') continue;
    const { whose, purpose, sides } = question;
    const key = `${whose} ${purpose}`;
    const sum = sums.get(key) ?? { seat: whose, purpose, dice: 0, rolled: 0, expected: 0, variance: 0 };
    const faces = input.answer as readonly number[];
    sum.dice += faces.length;
    sum.rolled += faces.reduce((total, face) => total + face, 0);
    sum.expected += (faces.length * (sides + 1)) / 2;
    sum.variance += (faces.length * (sides * sides - 1)) / 12;
    sums.set(key, sum);
  }
  return [...sums.values()]
    .map(({ variance, ...sum }) => ({
      ...sum,
      deviation: variance === 0 ? 0 : (sum.rolled - sum.expected) / Math.sqrt(variance),
    }))
    .toSorted((a, b) => (a.seat ?? -1) - (b.seat ?? -1) || b.dice - a.dice);
}
