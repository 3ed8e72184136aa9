import { describe, expect, it } from 'vitest';
import { allOf, type Flow, flowOf, played, question, said, sequence } from '../testing/flow.ts';
import { answer, begin, startAt } from './answer.ts';
import { end } from './steps.ts';
import type { FactShape, Frame, State, Table } from './types.ts';

const plain: Flow['setup'] = { uses: [] };
const say = (t: Table<Flow>, word: string): void => t.emit(said(word));

/** Says a word once somebody has let it. */
const later = sequence<{ readonly word: string }>('later', 'F-1', s => [
  s.ask('F-1', question('let it', 'count'), {
    to: () => 0,
    ask: () => ({ least: 0, most: 0 }),
    then: (t, v) => {
      say(t, v.word);
      return v;
    },
  }),
]);
const called = sequence<object, string>('called', 'F-1', s => [
  s.run('F-1', 'answer the call', t => {
    say(t, 'called');
    return end('done');
  }),
]);
/** Every word that begins with "!" is echoed, each by a sequence of its own that waits. */
const echo = {
  clause: 'F-1',
  on: {
    said: (_t: Table<Flow>, { word }: Flow['fact']): Frame | null =>
      word.startsWith('!') ? later.start({ word: `echo of ${word}` }) : null,
  },
};

describe('what follows facts of a step that calls a sequence', () => {
  const caller = sequence<object>('caller', 'F-1', s => [
    s.call(
      'F-1',
      'say and call',
      t => {
        say(t, '!one');
        say(t, '!two');
        return called.start({});
      },
      (t, v, result: string) => {
        say(t, result);
        return v;
      },
    ),
  ]);
  const rules = flowOf([caller, called, later], { echo });

  it('comes before the called sequence, in the order of the facts, and the result goes to the caller', () => {
    expect(played(rules, caller.start({})).position.log).toEqual(['!one', '!two']);
    expect(played(rules, caller.start({}), [0, 0]).position.log).toEqual(['!one', '!two', 'echo of !one']);
    const over = played(rules, caller.start({}), [0, 0], [0, 0]);
    expect(over.position.log).toEqual(['!one', '!two', 'echo of !one', 'echo of !two', 'called', 'done']);
    expect(over).toMatchObject({ frames: [], question: null });
  });

  it('is but one sequence where one fact has a follower', () => {
    const once = sequence<object>('once', 'F-1', s => [
      s.call('F-1', 'say once and call', t => {
        say(t, '!one');
        return called.start({});
      }),
    ]);
    const state = played(flowOf([once, called, later], { echo }), once.start({}));
    expect([state.position.log, state.question?.purpose]).toEqual([['!one'], 'let it']);
  });
});

describe('the result of a sequence', () => {
  const falls = sequence<{ readonly result: string }>('falls', 'F-1', s => [
    s.run('F-1', 'fall off the end', (t, v) => {
      say(t, '!end');
      return v;
    }),
  ]);
  const asks = sequence<object>('asks for it', 'F-1', s => [
    s.call(
      'F-1',
      'call',
      () => falls.start({ result: 'a variable' }),
      (t, v, result) => {
        say(t, String(result));
        return v;
      },
    ),
  ]);
  const rules = flowOf([asks, falls, later], { echo });

  it('is nothing where it was not ended, whatever its variables are called', () => {
    expect(played(rules, asks.start({}), [0, 0]).position.log).toEqual(['!end', 'echo of !end', 'undefined']);
  });

  it('is not kept for the outermost, which nobody called', () => {
    expect(played(rules, falls.start({ result: '' })).frames[0]!.vars).toEqual({ frames: [], got: null });
  });
});

describe('a sequence for each item', () => {
  it('goes by the list as it was when the step began, and may drop the results', () => {
    const each = sequence<object>('each', 'F-1', s => [
      s.each('F-1', 'one for each word', {
        of: t => (t.position.log.length === 0 ? ['a', 'b', 'c'] : []),
        call: (_t, _v, word: string) => (word === 'b' ? null : later.start({ word })),
      }),
      s.run('F-1', 'say that it is over', (t, v) => {
        say(t, `over ${JSON.stringify(v)}`);
        return v;
      }),
    ]);
    const rules = flowOf([each, later]);
    const first = played(rules, each.start({ kept: 1 }));
    expect(first.frames[0]!.todo).toEqual(['a', 'b', 'c']);
    const second = played(rules, each.start({ kept: 1 }), [0, 0]);
    expect(second.frames[0]!.todo).toEqual(['c']);
    const over = played(rules, each.start({ kept: 1 }), [0, 0], [0, 0]);
    expect(over.position.log).toEqual(['a', 'c', 'over {"kept":1}']);
  });
});

describe('the number of steps between two questions', () => {
  /** Takes two steps a time. */
  const loop = sequence<{ readonly left: number }>('loop', 'F-1', s => [
    s.run('F-1', 'count down', (_t, { left }) => ({ left: left - 1 })),
    s.repeat('F-1', 'until none is left', { from: 'count down', while: (_t, { left }) => left > 0 }),
  ]);
  const one = sequence<object>('one', 'F-1', s => [s.run('F-1', 'do nothing', (_t, v) => v)]);
  const both = sequence<{ readonly left: number }>('both', 'F-1', s => [
    s.call('F-1', 'loop', (_t, v) => loop.start(v)),
    s.call('F-1', 'one more', () => one.start({})),
  ]);
  const rules = flowOf([loop, one, both]);

  it('may be a hundred thousand, over all sequences together, and no more', () => {
    expect(played(rules, loop.start({ left: 50_000 })).question).toBeNull();
    expect(() => played(rules, loop.start({ left: 50_001 }))).toThrow('no question after 100000 steps: loop/');
    expect(() => played(rules, both.start({ left: 50_000 }))).toThrow('no question after 100000 steps');
  });
});

describe('a state that fits no sequence', () => {
  const rules = flowOf([called, later]);
  const open = played(rules, later.start({ word: 'a' }));
  const answered = (frame: Partial<Frame>): unknown => {
    const state: State<Flow> = { ...open, frames: [{ ...open.frames[0]!, ...frame }] };
    return answer(rules, plain, state, { by: 0, answer: 0 });
  };

  it('fails with the name of what is unknown', () => {
    expect(() => answered({ sequence: 'nowhere' })).toThrow('unknown sequence "nowhere"');
    expect(() => answered({ at: 'never' })).toThrow('unknown step "never" in sequence "later"');
  });

  it('fails where the step waits for no answer', () => {
    expect(() => answered({ sequence: 'called', at: 'answer the call' })).toThrow('waits for nothing');
  });
});

describe('whoever listens', () => {
  const talk = sequence<object>('talk', 'F-1', s => [
    s.call('F-1', 'call', () => called.start({})),
    s.call('F-1', 'wait', () => later.start({ word: 'at last' })),
  ]);
  const rules = flowOf(
    [talk, called, later],
    {},
    {
      opening: () => ({ position: { log: [] }, frame: talk.start({}) }),
    },
  );

  it('is told each fact with the position right after it, from the beginning and after an answer', () => {
    const heard: [string, number][] = [];
    const sink = (fact: FactShape, position: object): void => {
      heard.push([(fact as Flow['fact']).word, (position as Flow['position']).log.length]);
    };
    const state = begin(rules, allOf(rules), sink);
    expect(heard).toEqual([['called', 1]]);
    answer(rules, plain, state, { by: 0, answer: 0 }, sink);
    expect(heard).toEqual([
      ['called', 1],
      ['at last', 2],
    ]);
    startAt(rules, plain, { log: ['before'] }, called.start({}), sink);
    expect(heard.at(-1)).toEqual(['called', 2]);
  });
});
