import { describe, expect, it } from 'vitest';
import { hashOf } from '../record/hash.ts';
import { stateHash } from '../record/state-hash.ts';
import { numbers } from '../testing/boards.ts';
import { playing, standardSetup, type Toy } from '../toy/index.ts';
import { answer, startAt } from './answer.ts';
import {
  alikeAtPosition,
  atPosition,
  choicesFrom,
  choicesOf,
  eachAtPosition,
  isListed,
  questionOf,
} from './choices.ts';
import { tableOf } from './explain.ts';
import { anyLegal } from './propose.ts';
import type { Id, Unlisted } from './questions.ts';
import { kernelFor } from './steps.ts';
import type { Ruleset, State } from './types.ts';
import { viewOf } from './view.ts';

const { sequence, question } = kernelFor<Toy>();
const CANDIDATES = [1, 2, 3, 4, 5, 6, 7, 8];
const EVEN = CANDIDATES.filter(n => n % 2 === 0);

/** The candidates tested so far. */
const judged: Id[] = [];
const judgedNow = (): readonly Id[] => judged.splice(0);

/** Asks for an even number above the one in its variables. */
const choose = question('choose a number', 'pick-one');
const choosing = sequence<{ readonly above: number }>('choosing', 'TOY-1.1', s => [
  s.ask('TOY-1.1', choose, {
    to: () => 0,
    ask: () => ({ of: 'number', candidates: CANDIDATES }),
    isOption: (_t, { above }, id) => judged.push(id) > 0 && EVEN.includes(id as number) && (id as number) > above,
    then: (_t, _v, id) => ({ above: id as number }),
  }),
  s.repeat('TOY-1.1', 'until the last', { from: choose.purpose, while: (_t, { above }) => above < 8 }),
]);
const ruleset: Ruleset<Toy> = { ...playing, sequences: [...playing.sequences, choosing] };
const { position } = playing.opening(standardSetup);
const at = (above: number): State<Toy> => startAt(ruleset, standardSetup, position, choosing.start({ above }));
const copyOf = <X>(x: X): X => JSON.parse(JSON.stringify(x)) as X;
const choicesAt = (state: State<Toy>) => choicesOf(ruleset, standardSetup, state)!;

describe('a question with candidates', () => {
  it('is plain data, and tests none of them', () => {
    const { question: openQuestion } = at(0);
    expect(openQuestion).toEqual(copyOf(openQuestion));
    expect(openQuestion).toEqual({
      kind: 'pick-one',
      to: 0,
      purpose: 'choose a number',
      clause: 'TOY-1.1',
      secret: false,
      of: 'number',
      candidates: CANDIDATES,
    });
    expect(isListed(openQuestion!)).toBe(false);
    expect(judgedNow()).toEqual([]);
  });

  it('has its options in place of candidates when listed, viewed and hashed', () => {
    const state = at(2);
    const listed = questionOf(ruleset, standardSetup, state)!;
    const { candidates: _, ...rest } = state.question as Unlisted;
    expect(listed).toEqual({ ...rest, options: [4, 6, 8] });
    expect(Object.keys(listed)).toEqual(['kind', 'to', 'purpose', 'clause', 'secret', 'of', 'options']);
    expect(viewOf(ruleset, standardSetup, state, 0).question).toEqual(listed);
    expect(viewOf(ruleset, standardSetup, state, 1).question).toMatchObject({ kind: 'waiting', to: 0 });
    expect(stateHash(ruleset, standardSetup, state)).toBe(hashOf({ ...state, question: listed }));
    judgedNow();
  });

  it('accepts an option and refuses anything else, testing only the one picked', () => {
    const answerWith = (pick: unknown) => answer(ruleset, standardSetup, at(2), { by: 0, answer: pick });
    expect(answerWith(4)).toMatchObject({ ok: true, state: { frames: [{ vars: { above: 4 } }] } });
    for (const pick of [2, 5, 10])
      expect(answerWith(pick)).toEqual({ ok: false, reasons: [{ reason: 'not-an-option', clause: 'TOY-1.1', pick }] });
    expect(judgedNow()).toEqual([4, 2, 5]);
  });

  it('has choices that depend on the frame alone, also in a copy of the state', () => {
    for (const above of [0, 2, 6]) {
      const [state, copy] = [at(above), copyOf(at(above))];
      expect(choicesAt(copy).list()).toEqual(EVEN.filter(n => n > above));
      for (let seed = 1; seed <= 20; seed++)
        expect(anyLegal(ruleset, standardSetup, copy, numbers(seed))).toBe(
          anyLegal(ruleset, standardSetup, state, numbers(seed)),
        );
    }
    judgedNow();
  });

  it('throws if its step has no `isOption`', () => {
    const silent = sequence<object>('silent', 'TOY-1.1', s => [
      s.ask('TOY-1.1', choose, { to: () => 0, ask: () => ({ of: 'number', candidates: [1] }), then: (_t, v) => v }),
    ]);
    const rules: Ruleset<Toy> = { ...playing, sequences: [...playing.sequences, silent] };
    const state = startAt(rules, standardSetup, position, silent.start({}));
    expect(() => choicesOf(rules, standardSetup, state)).toThrow(/does not say which are options/);
  });
});

describe('a random choice', () => {
  const TIMES = 4000;
  const next = numbers(7);
  const counted = (isWanted?: (id: Id) => boolean): ReadonlyMap<Id | null, number> => {
    const times = new Map<Id | null, number>();
    for (let i = 0; i < TIMES; i++) {
      const id = choicesAt(at(0)).any(next, isWanted);
      times.set(id, (times.get(id) ?? 0) + 1);
    }
    judgedNow();
    return times;
  };

  it('is uniform over the options, whatever other candidates are between them', () => {
    const times = counted();
    expect([...times.keys()].toSorted()).toEqual(EVEN);
    // Five standard deviations.
    for (const n of times.values()) expect(Math.abs(n - TIMES / 4)).toBeLessThan(5 * Math.sqrt(TIMES * (3 / 16)));
  });

  it('is one of those wanted, and null if none of them is an option', () => {
    expect([...counted(id => (id as number) > 5).keys()].toSorted()).toEqual([6, 8]);
    expect([...counted(id => (id as number) % 2 === 1).keys()]).toEqual([null]);
  });

  it('stops testing at the first option', () => {
    choicesAt(at(0)).any(() => 1);
    expect(judgedNow()).toEqual([2]);
  });

  it('is the same when made from lists alone', () => {
    const state = at(2);
    const sent = copyOf({ question: state.question as Unlisted, options: choicesAt(state).list() });
    const there = choicesFrom(sent.question, sent.options);
    expect([there.list(), there.has(4), there.has(5), there.has(10)]).toEqual([[4, 6, 8], true, false, false]);
    for (let seed = 1; seed <= 20; seed++) expect(there.any(numbers(seed))).toBe(choicesAt(state).any(numbers(seed)));
    judgedNow();
  });
});

describe('a value cached at a position', () => {
  it('is worked out once while table, position and key stay the same', () => {
    let calls = 0;
    const find = atPosition((_t: { setup: object; position: object }, key: string) => `${key} ${++calls}`);
    const table = (rules: Ruleset<Toy>, where = position) => tableOf(rules, standardSetup, where);
    expect([find(table(playing), 'a'), find(table(playing), 'a')]).toEqual(['a 1', 'a 1']);
    expect(find(table(playing), 'b')).toBe('b 2');
    expect(find(table(playing, { ...position }), 'b')).toBe('b 3');
    expect(find(table(ruleset, position), 'b')).toBe('b 4');
    expect(find(tableOf(ruleset, { ...standardSetup }, position), 'b')).toBe('b 5');
  });

  it('can be kept for every key at once', () => {
    let calls = 0;
    const find = eachAtPosition((_t: { setup: object; position: object }, key: string) => `${key} ${++calls}`);
    const table = (where = position) => tableOf(playing, standardSetup, where);
    expect(['a', 'b', 'a', 'b'].map(key => find(table(), key))).toEqual(['a 1', 'b 2', 'a 1', 'b 2']);
    expect(find(table({ ...position }), 'a')).toBe('a 3');
    expect(find(tableOf(ruleset, standardSetup, position), 'a')).toBe('a 4');
    expect(find(tableOf(ruleset, { ...standardSetup }, position), 'a')).toBe('a 5');
  });

  it('can be kept for keys that are copies', () => {
    let calls = 0;
    const isAlike = (a: readonly number[], b: readonly number[]) => a.join() === b.join();
    const find = alikeAtPosition(isAlike, (_t: { setup: object; position: object }, key) => `${key} ${++calls}`);
    const table = (where = position) => tableOf(playing, standardSetup, where);
    expect([find(table(), [1, 2]), find(table(), [1, 2])]).toEqual(['1,2 1', '1,2 1']);
    // Only the latest key is kept.
    expect([find(table(), [3]), find(table(), [1, 2])]).toEqual(['3 2', '1,2 3']);
    expect(find(table({ ...position }), [1, 2])).toBe('1,2 4');
    expect(find(tableOf(ruleset, standardSetup, position), [1, 2])).toBe('1,2 5');
    expect(find(tableOf(ruleset, { ...standardSetup }, position), [1, 2])).toBe('1,2 6');
  });
});
