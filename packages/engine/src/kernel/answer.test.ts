import { describe, expect, it } from 'vitest';
import { type Flow, flowOf, played, question, sequence } from '../testing/flow.ts';
import { answer, judge, reasonsAgainst } from './answer.ts';
import { tableOf } from './explain.ts';
import type { Question, Reason } from './questions.ts';

const plain: Flow['setup'] = { uses: [] };
const count = question('how many', 'count');
const picking = question('which', 'pick-some');
const asks = sequence<{ readonly to: number }>('asks', 'A-1', s => [
  s.ask('A-1', count, {
    to: (_t, v) => v.to,
    ask: () => ({ least: 0, most: 9 }),
    legal: (t, q, n) => (n % 2 === 0 ? [] : [{ reason: 'odd', clause: q.clause, said: t.position.log.length }]),
    then: (_t, v) => v,
  }),
  s.ask('A-2', picking, {
    to: () => 0,
    ask: () => ({ of: 'x', options: ['a', 'b'], least: 0, most: 2 }),
    then: (_t, v) => v,
  }),
]);
const rules = flowOf([asks]);
const reasonsFor = (to: number, input: unknown): readonly Reason[] => {
  const verdict = judge(rules, plain, played(rules, asks.start({ to })), input as never);
  return verdict.ok ? [] : verdict.reasons;
};

describe('who answers', () => {
  const notAnInput = [{ reason: 'not-an-input', clause: null }];

  it('is a seat by its whole number, or the dice', () => {
    for (const by of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '0', null, 'DICE', true])
      expect(reasonsFor(0, { by, answer: 0 })).toEqual(notAnInput);
    expect(reasonsFor(0, { by: 'dice', answer: 0 })).toEqual([
      { reason: 'not-your-question', clause: 'A-1', to: 0, by: 'dice' },
    ]);
    expect(reasonsFor(0, { by: 0, answer: 0 })).toEqual([]);
    expect(reasonsFor(3, { by: 3, answer: 0 })).toEqual([]);
  });

  it('is never a zero below nothing', () => {
    expect(reasonsFor(1, { by: -0, answer: 0 })).toEqual([
      { reason: 'not-your-question', clause: 'A-1', to: 1, by: 0 },
    ]);
  });

  it('says so in fields of its own, in any kind of record', () => {
    const inherited = Object.create({ by: 0, answer: 0 }) as object;
    expect(reasonsFor(0, inherited)).toEqual(notAnInput);
    expect(reasonsFor(0, Object.assign(Object.create({ answer: 0 }), { by: 0 }))).toEqual(notAnInput);
    expect(reasonsFor(0, Object.assign(Object.create(null), { by: 0, answer: 0 }))).toEqual([]);
    expect(reasonsFor(0, Object.defineProperty({ by: 0 }, 'answer', { value: 0 }))).toEqual([]);
    expect(reasonsFor(0, Object.assign(Object.create(null), { by: 'dice', answer: 0 }))).toMatchObject([
      { reason: 'not-your-question', by: 'dice' },
    ]);
    expect(reasonsFor(0, Object.defineProperty({ by: 0, extra: 0 }, 'answer', { value: 0 }))).toEqual(notAnInput);
    for (const input of [undefined, 0, 'by', [0, 0], { answer: 0 }, { by: 0, answer: 0, extra: 0 }, () => 0])
      expect(reasonsFor(0, input)).toEqual(notAnInput);
  });
});

describe('an answer that is judged', () => {
  it('is read as a fresh plain value', () => {
    const state = played(rules, asks.start({ to: 0 }), [0, 2]);
    const given = ['b'];
    const verdict = judge(rules, plain, state, { by: 0, answer: given });
    expect(verdict).toEqual({ ok: true, answer: ['b'] });
    expect(verdict.ok && verdict.answer).not.toBe(given);
  });

  it('has the place of a problem of its form, unless it is the whole of it', () => {
    const state = played(rules, asks.start({ to: 0 }), [0, 2]);
    const reasons = (given: unknown): unknown => judge(rules, plain, state, { by: 0, answer: given });
    expect(reasons(['a', null])).toEqual({ ok: false, reasons: [{ reason: 'not-an-id', clause: 'A-2', at: '[1]' }] });
    expect(reasons('a')).toEqual({ ok: false, reasons: [{ reason: 'not-a-list', clause: 'A-2' }] });
  });

  it('is held against the rules only where its form is good', () => {
    const t = tableOf(rules, plain, { log: ['a'] });
    const state = played(rules, asks.start({ to: 0 }));
    const against = (n: number): readonly Reason[] => reasonsAgainst(rules, t, state.question as Question, n);
    expect(against(11)).toEqual([{ reason: 'out-of-range', clause: 'A-1', least: 0, most: 9 }]);
    expect(against(3)).toEqual([{ reason: 'odd', clause: 'A-1', said: 1 }]);
    expect(against(4)).toEqual([]);
    expect(answer(rules, plain, state, { by: 0, answer: 11 })).toMatchObject({ reasons: [{ reason: 'out-of-range' }] });
    expect(answer(rules, plain, state, { by: 0, answer: 3 })).toMatchObject({ reasons: [{ reason: 'odd', said: 0 }] });
  });

  it('is judged by its step alone where its kind has no form to check', () => {
    const aim = question('aim', 'aim');
    const aims = sequence<object>('aims', 'A-1', s => [
      s.ask('A-1', aim, { to: () => 0, ask: () => ({ model: 0 }), legal: 'any', then: (_t, v) => v }),
    ]);
    const aiming = flowOf([aims]);
    const state = played(aiming, aims.start({}));
    expect(judge(aiming, plain, state, { by: 0, answer: { dx: 1, dy: 0 } })).toEqual({
      ok: true,
      answer: { dx: 1, dy: 0 },
    });
  });
});
