import { describe, expect, it } from 'vitest';
import { type Flow, flowOf, played, question, said, sequence } from '../testing/flow.ts';
import { explain, tableOf } from './explain.ts';
import { add, limit, multiply, set } from './steps.ts';
import { carriedOut, followedBy } from './suppose.ts';
import type { Stage, Table } from './types.ts';

const plain: Flow['setup'] = { uses: [] };
const using = (...rules: readonly string[]): Flow['setup'] => ({ uses: rules.map(rule => ({ rule })) });
const word = sequence<{ readonly word: string }>('word', 'R-1', s => [
  s.run('R-1', 'say it', (t, v) => {
    t.emit(said(v.word));
    return v;
  }),
]);

describe('a fact', () => {
  /** A short word is repeated at once; every word is answered by a sequence. */
  const on = {
    said: (t: Table<Flow>, fact: Flow['fact']) => {
      if (fact.word.length === 1) t.emit(said(fact.word.repeat(2)));
      return fact.word.length < 3 ? word.start({ word: `after ${fact.word}` }) : null;
    },
  };
  const rules = flowOf([word], { silent: { clause: 'R-1' }, echo: { clause: 'R-1', on } });
  const at = { log: ['before'] };

  it('is followed by the rules in play that speak to it: by facts at once, by sequences afterwards', () => {
    expect(played(rules, word.start({ word: 'a' })).position.log).toEqual(['a', 'aa', 'after aa', 'after a']);
    expect(followedBy(tableOf(rules, using('silent', 'echo'), at), said('a'))).toEqual({
      position: { log: ['before', 'a', 'aa'] },
      facts: [said('aa')],
      frames: [word.start({ word: 'after aa' }), word.start({ word: 'after a' })],
    });
  });

  it('is followed by nothing where no rule in play speaks to it', () => {
    for (const setup of [plain, using('silent')])
      expect(followedBy(tableOf(rules, setup, at), said('a'))).toEqual({
        position: { log: ['before', 'a'] },
        facts: [],
        frames: [],
      });
    expect(at).toEqual({ log: ['before'] });
  });

  it('must be one that the ruleset knows', () => {
    expect(() => followedBy(tableOf(rules, plain, at), { ...said('a'), type: 'sung' } as never)).toThrow(
      'unknown fact "sung"',
    );
  });
});

describe('a frame that would be carried out', () => {
  const asks = sequence<object>('asks', 'R-1', s => [
    s.ask('R-1', question('well', 'count'), {
      to: () => 0,
      ask: () => ({ least: 0, most: 0 }),
      then: (_t, v) => v,
    }),
  ]);
  const rolls = sequence<{ readonly dice: number }>('rolls', 'R-1', s => [
    s.roll('R-1', question('roll', 'roll'), { count: (_t, { dice }) => dice, then: (_t, v) => v }),
  ]);
  const rules = flowOf([word, asks, rolls]);

  it('gives the position it leads to, or nothing where it asks a seat or the dice', () => {
    const t = tableOf(rules, plain, { log: [] });
    expect(carriedOut(t, word.start({ word: 'a' }))).toEqual({ log: ['a'] });
    expect(carriedOut(t, asks.start({}))).toBeNull();
    expect(carriedOut(t, rolls.start({ dice: 1 }))).toBeNull();
    expect(carriedOut(t, rolls.start({ dice: 0 }))).toEqual({ log: [] });
    expect(t.position).toEqual({ log: [] });
  });

  it('is rolled with six-sided dice of nobody unless it says otherwise', () => {
    expect(played(rules, rolls.start({ dice: 1 })).question).toMatchObject({
      to: 'dice',
      count: 1,
      sides: 6,
      whose: null,
    });
  });
});

describe('rules that change a value', () => {
  const stages = { set, add, multiply, limit };
  /** Each notes its name, so that the value tells the order. */
  const noting = (stage: Stage, digit: number) => ({
    clause: `R-${digit}`,
    modify: { size: stages[stage]((n: number) => 10 * n + digit) },
  });
  const rules = flowOf([word], {
    s1: noting('set', 1),
    s2: noting('set', 2),
    m3: noting('multiply', 3),
    a4: noting('add', 4),
    a5: noting('add', 5),
    l6: noting('limit', 6),
    silent: { clause: 'R-9' },
  });
  const sizeWith = (...uses: readonly string[]): number =>
    tableOf(rules, using(...uses), { log: [] }).query('size', 0, {});

  it('act by stage, and within one in the order of play', () => {
    expect(sizeWith('l6', 'a5', 'a4', 'm3', 's2', 's1')).toBe(213546);
    expect(sizeWith('s1', 's2', 'm3', 'a4', 'a5', 'l6')).toBe(123456);
    expect(sizeWith('a5', 'silent', 's1', 'l6', 's2', 'm3')).toBe(12356);
    expect(sizeWith('a5', 'a4', 'a5')).toBe(545);
  });

  it('leave it alone where none in play speaks to it', () => {
    expect([sizeWith(), sizeWith('silent')]).toEqual([0, 0]);
    expect(tableOf(flowOf([word]), using('s1'), { log: [] }).query('size', 7, {})).toBe(7);
  });

  it('are those in play now, not those of the table asked before', () => {
    const [one, other] = [tableOf(rules, using('a4'), { log: [] }), tableOf(rules, using('a5'), { log: [] })];
    expect([one, other, one, other].map(t => t.query('size', 0, {}))).toEqual([4, 5, 4, 5]);
    expect([one, one].map(t => explain(t, 'size', 0, {}).changes.map(({ rule }) => rule))).toEqual([['a4'], ['a4']]);
  });
});
