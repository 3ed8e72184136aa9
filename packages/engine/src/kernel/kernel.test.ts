import { describe, expect, it } from 'vitest';
import type { Frame, Ruleset, Seat, Sight, Table } from './index.ts';
import {
  add,
  answer,
  begin,
  end,
  explain,
  kernelFor,
  limit,
  multiply,
  set,
  startAt,
  tableOf,
  viewOf,
} from './index.ts';

// A ruleset that is pure control flow: a log of words, and rules that modify a number, react and follow.
type Use =
  | { readonly rule: 'plus'; readonly n: number }
  | { readonly rule: 'times' | 'cap' | 'base' | 'echo' | 'shout' };
interface Flow {
  readonly setup: { readonly uses: readonly Use[] };
  readonly position: { readonly log: readonly string[]; readonly shouts: number };
  readonly fact:
    | { readonly type: 'said'; readonly clause: string; readonly word: string }
    | { readonly type: 'shouted'; readonly clause: string; readonly word: string };
  readonly queries: { readonly size: { readonly value: number; readonly about: { readonly of: string } } };
  readonly timings: { readonly heard: { readonly word: string } };
  readonly use: Use;
  readonly view: object;
}
const { sequence, question } = kernelFor<Flow>();
const say = (t: Table<Flow>, word: string): void => t.emit({ type: 'said', clause: 'F-1', word });

const child = sequence<{ readonly n: number }, number>('child', 'F-1', s => [
  s.ask('F-1', question('give a number', 'count'), {
    to: () => 0,
    ask: (_t, v) => ({ least: 0, most: v.n }),
    then: (_t, _v, n) => end(n * 10),
  }),
  s.run('F-1', 'never reached', (t, v) => {
    say(t, 'unreachable');
    return v;
  }),
]);
const parent = sequence<{ readonly sum: number }>('parent', 'F-1', s => [
  s.each('F-1', 'a child for each', {
    of: () => [1, 2, 3],
    call: (_t, _v, n: number) => (n === 2 ? null : child.start({ n })),
    then: (t, v, result: number, n: number) => {
      say(t, `${n}:${result}`);
      return { sum: v.sum + result };
    },
  }),
  s.call('F-1', 'skipped', () => null),
  s.run('F-1', 'say the sum', (t, v) => {
    say(t, `sum ${v.sum}`);
    return v;
  }),
  s.repeat('F-1', 'while small', { from: 'a child for each', while: (_t, v) => v.sum < 40 }),
]);
const echo = sequence<{ readonly word: string }>('echo', 'F-2', s => [
  s.ask('F-2', question('wait', 'pick-one'), {
    to: () => 1,
    ask: () => ({ of: 'word', options: ['go'] }),
    then: (t, v) => {
      t.emit({ type: 'shouted', clause: 'F-2', word: `echo of ${v.word}` });
      return v;
    },
  }),
]);
const heard = sequence<{ readonly word: string }>('heard', 'F-3', s => [
  s.window('F-3', 'somebody may shout', 'heard', (_t, { word }) => ({ word })),
  s.run('F-3', 'go on', (t, v) => {
    say(t, `after ${v.word}`);
    return v;
  }),
]);
const ends = sequence<object, string>('ends', 'F-1', s => [
  s.run('F-1', 'say and end', t => {
    say(t, 'last');
    return end('result');
  }),
]);
const calls = sequence<object>('calls', 'F-1', s => [
  s.call(
    'F-1',
    'call it',
    () => ends.start({}),
    (t, v, result: string) => {
      t.emit({ type: 'shouted', clause: 'F-1', word: result });
      return v;
    },
  ),
]);

const flow: Ruleset<Flow> = {
  id: 'flow',
  version: '1',
  content: {},
  seats: 2,
  readSetup: x => ({ ok: true, value: x as Flow['setup'] }),
  opening: () => ({ position: { log: [], shouts: 0 }, frame: parent.start({ sum: 0 }) }),
  sequences: [parent, child, echo, heard, ends, calls],
  facts: {
    said: (p, f) => ({ ...p, log: [...p.log, f.word] }),
    shouted: (p, f) => ({ log: [...p.log, `${f.word}!`], shouts: p.shouts + 1 }),
  },
  specialRules: {
    plus: { clause: 'F-2', modify: { size: add((n, use) => n + use.n) } },
    times: { clause: 'F-2', modify: { size: multiply(n => n * 2) } },
    cap: { clause: 'F-2', modify: { size: limit(n => Math.min(n, 9)) } },
    base: { clause: 'F-2', modify: { size: set(() => 3) } },
    echo: { clause: 'F-2', on: { said: (_t, fact) => echo.start({ word: fact.word }) } },
    shout: {
      clause: 'F-3',
      offer: {
        heard: (t, about, _use, seat) =>
          t.position.shouts < 2 && seat === t.position.shouts
            ? [{ id: `shout-${seat}`, frame: heard.start({ word: `${about.word}+` }) }]
            : [],
      },
      on: { said: (t, fact) => (fact.word.startsWith('after') ? shouted(t, fact.word) : null) },
    },
  },
  inPlay: t => t.setup.uses,
  reactionOrder: () => [0, 1],
  alike: () => null,
  view: () => ({}),
  reveals: [],
  show: fact => fact,
  result: () => null,
};
/** A consequence that is only another fact. */
function shouted(t: Table<Flow>, word: string): null {
  t.emit({ type: 'shouted', clause: 'F-3', word });
  return null;
}

const plain: Flow['setup'] = { uses: [] };
function answered(setup: Flow['setup'], frame: Frame, ...answers: readonly [Seat | 'dice', unknown][]) {
  let state = startAt(flow, setup, { log: [], shouts: 0 }, frame);
  for (const [by, given] of answers) {
    const next = answer(flow, setup, state, { by, answer: given });
    if (!next.ok) throw new Error(JSON.stringify(next.reasons));
    state = next.state;
  }
  return state;
}

describe('sequences of steps', () => {
  it('run children for each item that has one, hand results back, and repeat from a named step', () => {
    const state = answered(plain, parent.start({ sum: 0 }), [0, 1], [0, 2], [0, 0], [0, 3]);
    expect(state.position.log).toEqual(['1:10', '3:20', 'sum 30', '1:0', '3:30', 'sum 60']);
    expect(state).toMatchObject({ frames: [], question: null });
  });

  it('wait at a question that is plain data in the state', () => {
    const state = begin(flow, plain);
    expect(state.question).toEqual({
      kind: 'count',
      to: 0,
      purpose: 'give a number',
      clause: 'F-1',
      secret: false,
      least: 0,
      most: 1,
    });
    expect(state.frames.map(f => `${f.sequence}/${f.at}`)).toEqual(['parent/a child for each', 'child/give a number']);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('cannot be built with duplicate step names, no steps, or a repeat to a step that is not earlier', () => {
    const run = (s: Parameters<Parameters<typeof sequence>[2]>[0], name: string) => s.run('F-1', name, (_t, v) => v);
    expect(() => sequence('twice', 'F-1', s => [run(s, 'a'), run(s, 'a')])).toThrow('two steps named "a"');
    expect(() => sequence('empty', 'F-1', () => [])).toThrow('no steps');
    expect(() =>
      sequence('back', 'F-1', s => [s.repeat('F-1', 'again', { from: 'later', while: () => true })]),
    ).toThrow('no earlier step');
  });

  it('throw when they repeat endlessly', () => {
    const forever = sequence<object>('forever', 'F-1', s => [
      s.run('F-1', 'nothing', (_t, v) => v),
      s.repeat('F-1', 'again', { from: 'nothing', while: () => true }),
    ]);
    const endless = { ...flow, sequences: [forever] };
    expect(() => startAt(endless, plain, { log: [], shouts: 0 }, forever.start({}))).toThrow('no question after');
  });
});

describe('what follows a fact', () => {
  const setup: Flow['setup'] = { uses: [{ rule: 'echo' }] };

  it('runs before the next step', () => {
    const state = answered(setup, parent.start({ sum: 40 }), [0, 1], [1, 'go'], [0, 3], [1, 'go'], [1, 'go']);
    expect(state.position.log).toEqual(['1:10', 'echo of 1:10!', '3:30', 'echo of 3:30!', 'sum 80', 'echo of sum 80!']);
    expect(state.question).toBeNull();
  });

  it('holds back the result of a sequence that ended, and survives JSON meanwhile', () => {
    const waiting = answered(setup, calls.start({}));
    expect(waiting.question?.purpose).toBe('wait');
    const reloaded = JSON.parse(JSON.stringify(waiting)) as typeof waiting;
    const next = answer(flow, setup, reloaded, { by: 1, answer: 'go' });
    expect(next.ok && next.state.position.log).toEqual(['last', 'echo of last!', 'result!']);
  });
});

describe('a reaction window', () => {
  const setup: Flow['setup'] = { uses: [{ rule: 'shout' }] };

  it('asks only seats that have an offer, in order, until all pass', () => {
    const state = answered(setup, heard.start({ word: 'hey' }));
    expect(state.question).toMatchObject({
      kind: 'react',
      to: 0,
      timing: 'heard',
      options: ['shout-0'],
      clause: 'F-3',
    });
    expect(answered(setup, heard.start({ word: 'hey' }), [0, null]).position.log).toEqual(['after hey', 'after hey!']);
    expect(answered(plain, heard.start({ word: 'hey' })).question).toBeNull();
  });

  it('may open inside a reaction, and each one resumes where it was', () => {
    const inner = answered(setup, heard.start({ word: 'hey' }), [0, 'shout-0']);
    expect(inner.frames.map(f => f.sequence)).toEqual(['heard', 'reaction window', 'heard', 'reaction window']);
    const shoutedOnce = answered(setup, heard.start({ word: 'hey' }), [0, 'shout-0'], [0, null]);
    // The inner "after hey+" was said and shouted: now seat 1 has something to offer in the outer window.
    expect(shoutedOnce.position.log).toEqual(['after hey+', 'after hey+!']);
    expect(shoutedOnce.question).toMatchObject({ to: 1, options: ['shout-1'] });
  });
});

describe('queries', () => {
  const uses: Use[] = [
    { rule: 'cap' },
    { rule: 'times' },
    { rule: 'plus', n: 1 },
    { rule: 'base' },
    { rule: 'plus', n: 4 },
  ];

  it('fold the rules in play by stage, and in the order of play within a stage', () => {
    const table: Sight<Flow> = tableOf(flow, { uses }, { log: [], shouts: 0 });
    expect(table.query('size', 100, { of: 'it' })).toBe(9);
    expect(explain(table, 'size', 100, { of: 'it' })).toEqual({
      base: 100,
      value: 9,
      changes: [
        { rule: 'base', clause: 'F-2', before: 100, after: 3 },
        { rule: 'times', clause: 'F-2', before: 3, after: 6 },
        { rule: 'plus', clause: 'F-2', before: 6, after: 7 },
        { rule: 'plus', clause: 'F-2', before: 7, after: 11 },
        { rule: 'cap', clause: 'F-2', before: 11, after: 9 },
      ],
    });
  });

  it('return the base value when no rule modifies it', () => {
    expect(tableOf(flow, plain, { log: [], shouts: 0 }).query('size', 7, { of: 'it' })).toBe(7);
  });
});

describe('an answer', () => {
  it('is refused with its reason and clause, and nothing changes', () => {
    const state = begin(flow, plain);
    const before = JSON.stringify(state);
    const refusals: [unknown, string, string | null][] = [
      [{ by: 1, answer: 0 }, 'not-your-question', 'F-1'],
      [{ by: 0, answer: 2 }, 'out-of-range', 'F-1'],
      [{ by: 0, answer: 0.5 }, 'not-a-whole-number', 'F-1'],
      [{ by: 0, answer: '0' }, 'not-a-whole-number', 'F-1'],
      [{ by: 0 }, 'not-an-input', null],
      [{ by: 0, answer: 0, extra: 1 }, 'not-an-input', null],
      [{ by: { toString: 1, valueOf: 1 }, answer: 0 }, 'not-an-input', null],
      [{ by: 'somebody', answer: 0 }, 'not-an-input', null],
      [null, 'not-an-input', null],
    ];
    for (const [input, reason, clause] of refusals) {
      const next = answer(flow, plain, state, input as never);
      expect(next.ok === false && next.reasons).toEqual([expect.objectContaining({ reason, clause })]);
    }
    expect(JSON.stringify(state)).toBe(before);
  });

  it('is read only once: a getter that changes or throws on a second read has no effect', () => {
    const state = begin(flow, plain);
    const sly = (field: 'by' | 'answer', first: unknown): object => {
      let looks = 0;
      const get = (): unknown => {
        if (looks++ > 0) throw new Error('looked at twice');
        return first;
      };
      return Object.defineProperty({ by: 0, answer: 1 }, field, { enumerable: true, get });
    };
    for (const input of [sly('by', 0), sly('by', -0), sly('answer', 1)]) {
      const next = answer(flow, plain, state, input as never);
      expect(next.ok && next.state.position.log).toEqual(['1:10']);
    }
    expect(answer(flow, plain, state, sly('by', 1) as never).ok).toBe(false);
  });

  it('to a finished match is refused', () => {
    const over = answered(plain, calls.start({}));
    expect(answer(flow, plain, over, { by: 0, answer: 0 })).toEqual({
      ok: false,
      reasons: [{ reason: 'game-over', clause: null }],
    });
  });

  it('leaves every earlier state unchanged, so that a fork is just a reference', () => {
    const state = begin(flow, plain);
    const [one, two] = [0, 1].map(n => answer(flow, plain, state, { by: 0, answer: n }));
    expect(one!.ok && one!.state.position.log).toEqual(['1:0']);
    expect(two!.ok && two!.state.position.log).toEqual(['1:10']);
  });
});

describe('a view', () => {
  it('shows the question to the seat asked, and to others only who is asked', () => {
    const state = begin(flow, plain);
    expect(viewOf(flow, plain, state, 0).question).toBe(state.question);
    const waiting = { kind: 'waiting', to: 0, purpose: 'give a number', clause: 'F-1' };
    expect(viewOf(flow, plain, state, 1).question).toEqual(waiting);
    expect(viewOf(flow, plain, state, null)).toEqual({
      seat: null,
      position: {},
      question: waiting,
      at: [
        { sequence: 'parent', step: 'a child for each' },
        { sequence: 'child', step: 'give a number' },
      ],
    });
  });
});
