import type { Question } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { describe, expect, it } from 'vitest';
import { luckOf } from './luck.ts';
import type { Moment } from './session.ts';

const roll = (whose: number, purpose: string, ...faces: readonly number[]): Moment =>
  ({
    question: { kind: 'roll', whose, purpose, count: faces.length, sides: 6 } as unknown as Question,
    input: { by: 'dice', answer: faces },
    events: [],
    because: null,
  }) as unknown as Moment;

describe('luck', () => {
  it('is measured by seat and purpose, against the expectation', () => {
    const [first, second] = luckOf([roll(0, 'attack', 6, 6), roll(0, 'attack', 6), roll(1, 'attack', 1)]);
    expect(first).toMatchObject({ seat: 0, dice: 3, rolled: 18, expected: 10.5 });
    expect(first!.deviation).toBeCloseTo(7.5 / Math.sqrt(8.75), 9);
    expect(second).toMatchObject({ seat: 1, dice: 1, rolled: 1, expected: 3.5 });
  });

  it('evens out over many fair dice', () => {
    const next = numbers(3);
    const many = Array.from({ length: 5000 }, () => roll(0, 'x', next(6) + 1));
    expect(Math.abs(luckOf(many)[0]!.deviation)).toBeLessThan(3);
  });
});
