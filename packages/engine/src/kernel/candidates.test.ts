import { describe, expect, it } from 'vitest';
import { hashOf } from '../record/hash.ts';
import { numbers } from '../testing/boards.ts';
import { anyOption, candidatesAgain, isOption, layOut } from './candidates.ts';
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

describe('candidates asked for again', () => {
  /** Even numbers below a position's limit, and what was judged. */
  function evenBelow() {
    const judged: unknown[] = [];
    const among = candidatesAgain((t: { position: { readonly limit: number } }, key: string) => ({
      among: AMONG,
      isOption: id =>
        judged.push(`${key}${id}`) > 0 && EVEN.includes(id as number) && (id as number) < t.position.limit,
    }));
    return { judged, among };
  }

  it('are judged when first asked about, and not again while the table is as it was', () => {
    const { judged, among } = evenBelow();
    const t = { position: { limit: 5 } };
    expect([4, 5, 4, 5, 6].map(id => among(t, 'a').isOption(id))).toEqual([true, false, true, false, false]);
    expect(judged).toEqual(['a4', 'a5', 'a6']);
    expect(among(t, 'b').isOption(4)).toBe(true);
    expect(judged).toEqual(['a4', 'a5', 'a6', 'b4']);
  });

  it('are found anew for another position, and for another table of the same one', () => {
    const { judged, among } = evenBelow();
    const [before, after] = [{ limit: 5 }, { limit: 9 }];
    const t = { position: before };
    const first = among(t, 'a');
    t.position = after;
    expect(among(t, 'a')).not.toBe(first);
    expect(among(t, 'a').isOption(6)).toBe(true);
    // The first table has gone on: whoever looks at the position it had must not ask it.
    expect(among({ position: before }, 'a').isOption(6)).toBe(false);
    expect(judged).toEqual(['a6', 'a6']);
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
