import { describe, expect, it } from 'vitest';
import { numbers } from '../testing/boards.ts';
import { type Flow, flowOf, played, question, sequence } from '../testing/flow.ts';
import { choicesFrom } from './choices.ts';
import { anyLegal, eagerAction, propose } from './propose.ts';
import type { Declared, Id, Kind, Numbers, Question } from './questions.ts';
import type { State } from './types.ts';

const setup: Flow['setup'] = { uses: [] };

/** The state in which a question is open, and its ruleset. */
function asking<K extends Exclude<Kind, 'roll'>>(declared: Declared<K, undefined>, ask: object, more: object = {}) {
  const asks = sequence<object>('asks', 'P-1', s => [
    s.ask(
      'P-1',
      declared as never,
      { to: () => 0, ask: () => ask, then: (_t: unknown, v: object) => v, ...more } as never,
    ),
  ]);
  const rules = flowOf([asks]);
  return { rules, state: played(rules, asks.start({})) };
}

/** Chance that always takes the first, or the last; `counting` records how many there were to choose from. */
const first: Numbers = () => 0;
const last: Numbers = below => below - 1;
function counting(give: Numbers): { readonly next: Numbers; readonly of: number[] } {
  const of: number[] = [];
  return { of, next: below => give(of[of.push(below) - 1]!) };
}

describe('any answer by the form of a question', () => {
  const extremes = <K extends Exclude<Kind, 'roll'>>(kind: K, ask: object): readonly unknown[] => {
    const { rules, state } = asking(question(kind, kind), ask);
    return [first, last].map(next => anyLegal(rules, setup, state, next));
  };

  it('is as many faces as there are dice, from one up to the sides', () => {
    const rolls = sequence<object>('rolls', 'P-1', s => [
      s.roll('P-1', question('roll', 'roll'), { count: () => 3, sides: 8, then: (_t, v) => v }),
    ]);
    const rules = flowOf([rolls]);
    const state = played(rules, rolls.start({}));
    expect(anyLegal(rules, setup, state, first)).toEqual([1, 1, 1]);
    expect(anyLegal(rules, setup, state, last)).toEqual([8, 8, 8]);
  });

  it('is any of the options to pick one', () => {
    expect(extremes('pick-one', { of: 'x', options: ['a', 'b', 'c'] })).toEqual(['a', 'c']);
  });

  it('is from the least to the most of the options, none twice', () => {
    const ask = { of: 'x', options: ['a', 'b', 'c', 'd'], least: 1, most: 3 };
    expect(extremes('pick-some', ask)).toEqual([['a'], ['d', 'c', 'b']]);
    const { rules, state } = asking(question('some', 'pick-some'), ask);
    const { next, of } = counting(last);
    anyLegal(rules, setup, state, next);
    expect(of).toEqual([3, 4, 3, 2]);
    for (let seed = 1; seed <= 50; seed++) {
      const picks = anyLegal(rules, setup, state, numbers(seed)) as readonly Id[];
      expect(new Set(picks).size).toBe(picks.length);
    }
  });

  it('shares the whole total out, with the least for everybody first', () => {
    const ask = { of: 'x', among: ['a', 'b', 'c'], total: 8, least: 2 };
    expect(extremes('share', ask)).toEqual([
      [4, 2, 2],
      [2, 2, 4],
    ]);
  });

  it('is a number from the least to the most', () => {
    expect(extremes('count', { least: 2, most: 5 })).toEqual([2, 5]);
  });

  it('is a reaction, or to pass', () => {
    expect(extremes('react', { timing: 'heard', options: ['a', 'b'] })).toEqual(['a', null]);
    const { rules, state } = asking(question('heard', 'react'), { timing: 'heard', options: ['a', 'b'] });
    const { next, of } = counting(last);
    anyLegal(rules, setup, state, next);
    expect(of).toEqual([3]);
  });

  it('aims anywhere to one side, and never nowhere', () => {
    expect(extremes('aim', { model: 0 })).toEqual([
      { dx: 1, dy: -1000 },
      { dx: 1000, dy: 1000 },
    ]);
    const { rules, state } = asking(question('aim', 'aim'), { model: 0 });
    const { next, of } = counting(last);
    anyLegal(rules, setup, state, next);
    expect(of).toEqual([1000, 2001]);
  });

  it('does not exist for moves and placements: their steps must propose', () => {
    const { rules, state } = asking(question('move', 'move'), { model: 0, allowance: 1 });
    expect(() => propose(rules, setup, state, first)).toThrow('must propose answers');
  });
});

describe('a proposal', () => {
  const count = question('how many', 'count');
  const ask = { least: 0, most: 9 };

  it('is what the step proposes, though any answer of the form would be legal', () => {
    const { rules, state } = asking(count, ask, { propose: () => 7 });
    expect(propose(rules, setup, state, first)).toBe(7);
    expect(anyLegal(rules, setup, state, first)).toBe(0);
  });

  it('is what any legal answer comes from where there is more to legality than form', () => {
    const { rules, state } = asking(count, ask, { propose: () => 7, legal: () => [] });
    expect(anyLegal(rules, setup, state, first)).toBe(7);
  });

  it('is made from the table, the question, the numbers and what can be chosen', () => {
    const pick = question('pick', 'pick-one');
    const more = {
      propose: (t: { position: object }, q: Question, next: Numbers, choices: { list(): readonly Id[] }) =>
        JSON.stringify([t.position, q.purpose, next(5), choices.list()]),
    };
    const { rules, state } = asking(pick, { of: 'x', options: [1, 2] }, more);
    expect(propose(rules, setup, state, last)).toBe('[{"log":[]},"pick",4,[1,2]]');
  });

  it('cannot be had where nothing is asked', () => {
    const { rules, state } = asking(count, ask);
    const over: State<Flow> = { ...state, question: null };
    for (const make of [propose, anyLegal]) expect(() => make(rules, setup, over, first)).toThrow('nothing is asked');
  });
});

describe('an eager action', () => {
  const options = ['pass', 'walk', 'shoot'];
  const choicesAmong = (ids: readonly Id[]) => choicesFrom({ kind: 'pick-one', options: ids } as never, ids);
  const chosen = (ids: readonly Id[], ...given: readonly number[]): readonly [Id, readonly number[]] => {
    const { next, of } = counting(() => given[of.length - 1] ?? 0);
    const id = eagerAction(choicesAmong(ids), next, { attacks: ['shoot'], isIdle: each => each === 'pass' });
    return [id, of];
  };

  it('is any of them one time in six', () => {
    expect(chosen(options, 0, 0)).toEqual(['pass', [6, 3]]);
  });

  it('is an attack half of the other times, where there is one', () => {
    expect(chosen(options, 1, 0)).toEqual(['shoot', [6, 2, 1]]);
    expect(chosen(['pass', 'walk'], 1, 0)).toEqual(['walk', [6, 2, 1]]);
  });

  it('is else anything but idle, and idle where there is nothing else', () => {
    expect(chosen(options, 1, 1)).toEqual(['walk', [6, 2, 2]]);
    expect(chosen(['pass'], 1, 1)).toEqual(['pass', [6, 2, 1]]);
  });
});
