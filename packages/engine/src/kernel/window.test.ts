import { describe, expect, it } from 'vitest';
import { type Flow, flowOf, played, said, sequence } from '../testing/flow.ts';
import { answer } from './answer.ts';
import { tableOf } from './explain.ts';
import { offersAt } from './suppose.ts';
import type { Offer, Sight } from './types.ts';

const word = sequence<{ readonly word: string }>('word', 'W-1', s => [
  s.run('W-1', 'say it', (t, v) => {
    t.emit(said(v.word));
    return v;
  }),
]);
const heard = sequence<object>('heard', 'W-1', s => [
  s.window('W-1', 'somebody may react', 'heard', () => ({ word: 'hey' })),
  s.run('W-1', 'go on', (t, v) => {
    t.emit(said('on'));
    return v;
  }),
]);

/** A rule that gives seats reactions which may be used once each. */
const offering = (of: (seat: number) => readonly string[]) => ({
  clause: 'W-1',
  offer: {
    heard: (t: Sight<Flow>, _about: object, _use: object, seat: number): readonly Offer[] =>
      of(seat)
        .filter(id => !t.position.log.includes(id))
        .map(id => ({ id, frame: word.start({ word: id }) })),
  },
});
const silent = { clause: 'W-1' };
const rules = flowOf([heard, word], {
  silent,
  first: offering(seat => [`a${seat}`, `b${seat}`]),
  second: offering(seat => [`c${seat}`]),
});
const start = heard.start({});

describe('a reaction window with several reactions', () => {
  it('offers those of all rules in play, in the order of the rules', () => {
    expect(played(rules, start).question).toMatchObject({ to: 0, options: ['a0', 'b0', 'c0'] });
    const setup = { uses: ['second', 'silent', 'first'].map(rule => ({ rule })) };
    const t = tableOf(rules, setup, { log: ['b1'] });
    expect(offersAt(t, 'heard', { word: 'hey' }, 1).map(({ id }) => id)).toEqual(['c1', 'a1']);
    expect(offersAt(tableOf(rules, { uses: [] }, { log: [] }), 'heard', { word: 'hey' }, 0)).toEqual([]);
  });

  it('has nothing to offer where no rule knows the moment, though rules are in play', () => {
    const t = tableOf(flowOf([heard, word], { silent }), { uses: [{ rule: 'silent' }] }, { log: [] });
    expect(offersAt(t, 'heard', { word: 'hey' }, 0)).toEqual([]);
  });

  it('carries out the one chosen, whatever else is on offer', () => {
    expect(played(rules, start, [0, 'b0']).position.log).toEqual(['b0']);
    expect(played(rules, start, [0, null], [1, 'c1']).position.log).toEqual(['c1']);
  });

  it('carries out that of the earlier rule where two offer the same', () => {
    const saying = (text: string) => ({
      clause: 'W-1',
      offer: {
        heard: ({ position }: Sight<Flow>): readonly Offer[] =>
          position.log.length === 0 ? [{ id: 'same', frame: word.start({ word: text }) }] : [],
      },
    });
    const twice = flowOf([heard, word], { one: saying('one'), two: saying('two') });
    expect(played(twice, start, [0, 'same']).position.log).toEqual(['one', 'on']);
  });

  it('asks the next seat after a pass, and the first again after a reaction', () => {
    expect(played(rules, start, [0, null]).question).toMatchObject({ to: 1, options: ['a1', 'b1', 'c1'] });
    expect(played(rules, start, [0, null], [1, 'a1']).question).toMatchObject({ to: 0, options: ['a0', 'b0', 'c0'] });
    expect(played(rules, start, [0, 'a0']).question).toMatchObject({ to: 0, options: ['b0', 'c0'] });
  });

  it('closes once all have passed in succession, or have nothing left', () => {
    const passed = played(rules, start, [0, 'a0'], [0, null], [1, null]);
    expect([passed.position.log, passed.question]).toEqual([['a0', 'on'], null]);
    const one = flowOf([heard, word], { only: offering(seat => (seat === 1 ? ['x'] : [])) });
    expect(played(one, start).question).toMatchObject({ to: 1, options: ['x'] });
    expect(played(one, start, [1, 'x'])).toMatchObject({ position: { log: ['x', 'on'] }, question: null });
    expect(played(one, start, [1, null])).toMatchObject({ position: { log: ['on'] }, question: null });
  });

  it('does not open where nobody has anything to react with', () => {
    for (const none of [flowOf([heard, word]), flowOf([heard, word], { silent, none: offering(() => []) })])
      expect(played(none, start)).toMatchObject({ position: { log: ['on'] }, question: null });
  });

  it('is public, and refuses a reaction that is not on offer', () => {
    const state = played(rules, start);
    expect(state.question?.secret).toBe(false);
    const setup = { uses: [{ rule: 'first' }] };
    expect(answer(rules, setup, state, { by: 0, answer: 'c1' })).toMatchObject({
      ok: false,
      reasons: [{ reason: 'not-an-option', pick: 'c1' }],
    });
  });
});
