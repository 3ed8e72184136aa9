import { describe, expect, it } from 'vitest';
import { hashOf } from '../record/hash.ts';
import { numbers } from '../testing/boards.ts';
import { anyOption, isOption, judgedOnce, layOut } from './candidates.ts';
import type { Id, Question } from './questions.ts';
import { formChecks } from './read-answer.ts';

const FORM = { kind: 'pick-one', to: 0, purpose: 'choose', clause: 'F-1', secret: false, of: 'number' } as const;
const AMONG = [1, 2, 3, 4, 5, 6, 7, 8];
const EVEN = AMONG.filter(n => n % 2 === 0);
const plain: Question<'pick-one'> = { ...FORM, options: EVEN };

/** A question whose options are the even ones, and which of its candidates were judged so far. */
function laid(): { readonly question: Question<'pick-one'>; readonly judged: Id[] } {
  const judged: Id[] = [];
  const question = { ...FORM };
  layOut(question, {
    among: AMONG,
    isOption: id => {
      judged.push(id);
      return EVEN.includes(id as number);
    },
  });
  return { question: question as unknown as Question<'pick-one'>, judged };
}

describe('a question with candidates', () => {
  it('has options like any other: to read, copy, compare, hash and write down', () => {
    const { question } = laid();
    expect(question.options).toEqual(EVEN);
    expect(question).toEqual(plain);
    expect({ ...question }).toEqual(plain);
    expect(JSON.parse(JSON.stringify(question))).toEqual(plain);
    expect(hashOf(question)).toBe(hashOf(plain));
    expect(isOption({ ...question }, 4)).toBe(true);
  });

  it('judges none before somebody looks, and each once for all who look at the list', () => {
    const { question, judged } = laid();
    expect(judged).toEqual([]);
    expect(question.options).toBe(question.options);
    expect(judged).toEqual(AMONG);
  });

  it('judges only the one asked about, and nothing that is no candidate', () => {
    const { question, judged } = laid();
    expect([4, 5, 10].map(id => isOption(question, id))).toEqual([true, false, false]);
    expect(judged).toEqual([4, 5]);
  });

  it('refuses what is no option, as where the options are given', () => {
    for (const question of [plain, laid().question])
      expect([4, 5, 10].map(pick => formChecks['pick-one']!(question, pick))).toEqual([
        [],
        [{ reason: 'not-an-option', clause: 'F-1', pick: 5 }],
        [{ reason: 'not-an-option', clause: 'F-1', pick: 10 }],
      ]);
  });
});

describe('candidates judged once', () => {
  it('are judged when first asked about, and never again', () => {
    const judged: Id[] = [];
    const isEven = (id: Id): boolean => judged.push(id) > 0 && EVEN.includes(id as number);
    const { among, isOption: isOne } = judgedOnce({ among: AMONG, isOption: isEven });
    expect(judged).toEqual([]);
    expect([4, 5, 4, 5].map(isOne)).toEqual([true, false, true, false]);
    expect(judged).toEqual([4, 5]);
    expect(among.filter(isOne)).toEqual(EVEN);
    expect(judged.toSorted()).toEqual(AMONG);
  });
});

describe('any option', () => {
  const next = numbers(7);
  const TIMES = 4000;

  const counted = (isWanted?: (id: Id) => boolean): ReadonlyMap<Id | null, number> => {
    const times = new Map<Id | null, number>();
    for (let i = 0; i < TIMES; i++) {
      const id = anyOption(laid().question, next, isWanted);
      times.set(id, (times.get(id) ?? 0) + 1);
    }
    return times;
  };

  it('is each of them as often as the others, whatever stands between them', () => {
    const times = counted();
    expect([...times.keys()].toSorted()).toEqual(EVEN);
    // Five standard deviations.
    for (const n of times.values()) expect(Math.abs(n - TIMES / 4)).toBeLessThan(5 * Math.sqrt(TIMES * (3 / 16)));
  });

  it('is one of those wanted, and nothing where none of them is an option', () => {
    expect([...counted(id => (id as number) > 5).keys()].toSorted()).toEqual([6, 8]);
    expect([...counted(id => (id as number) % 2 === 1).keys()]).toEqual([null]);
    expect(anyOption(plain, next, id => id === 5)).toBeNull();
  });

  it('judges only until it has one', () => {
    const { question, judged } = laid();
    anyOption(question, () => 1);
    expect(judged).toEqual([2]);
  });
});
