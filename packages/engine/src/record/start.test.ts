import { describe, expect, it } from 'vitest';
import { seeded } from '../dice/seeded.ts';
import { begin } from '../kernel/answer.ts';
import { standardSetup, toy } from '../toy/index.ts';
import { load } from './load.ts';
import { replayTo, statesOf } from './replay.ts';
import { save } from './save.ts';
import { readState, startedAt, stateShape } from './start.ts';
import { playOn, randomMatch } from './toy-match.oracle.ts';

const match = randomMatch('a snapshot');
const shape = stateShape(toy, standardSetup);
const copyOf = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

/** The state in the middle, changed. */
function changed(change: (state: ReturnType<typeof middle>) => void): unknown {
  const state = middle();
  change(state);
  return state;
}

interface Loose {
  position: Record<string, unknown> & { soldiers: Record<string, unknown>[] };
  frames: Record<string, unknown>[];
  question: Record<string, unknown> | null;
}
const middle = (): Loose => copyOf(replayTo(match, 20)) as unknown as Loose;

const problemsOf = (x: unknown) => {
  const read = readState(shape, x);
  return read.ok ? [] : read.problems.map(({ path, problem }) => `${path} ${problem}`);
};

describe('a snapshot', () => {
  it('of these rules fits at every input, also after a copy', () => {
    for (const state of statesOf(match)) {
      const read = readState(shape, copyOf(state));
      expect(read).toEqual({ ok: true, value: copyOf(state) });
    }
  });

  it('that lacks what these rules keep does not fit, and says where', () => {
    expect(problemsOf(changed(({ position }) => delete position['courage']))).toEqual(['position.courage missing']);
    expect(problemsOf(changed(({ position }) => delete position.soldiers[2]!['wounds']))).toEqual([
      'position.soldiers[2].wounds missing',
    ]);
    expect(problemsOf(changed(({ position }) => (position.soldiers[1]!['wounds'] = 'three')))).toEqual([
      'position.soldiers[1].wounds other-form',
    ]);
    expect(problemsOf(changed(({ position }) => (position['courage'] = 4)))).toEqual(['position.courage other-form']);
  });

  it('that stands in a sequence, step or question that these rules do not have does not fit', () => {
    expect(problemsOf(changed(({ frames }) => (frames.at(-1)!['sequence'] = 'gone')))).toEqual([
      `frames[${middle().frames.length - 1}] unknown-step`,
    ]);
    expect(problemsOf(changed(({ frames }) => (frames[0]!['at'] = 'gone')))).toEqual(['frames[0] unknown-step']);
    const followUps = { sequence: 'follow-ups', at: 'follow-ups', todo: null };
    for (const vars of [{}, { frames: 7 }, { frames: [null] }, { frames: [{ vars: {} }] }])
      expect(problemsOf(changed(({ frames }) => frames.push({ ...followUps, vars })))[0]).toMatch(/unknown-step$/);
    expect(problemsOf(changed(({ question }) => (question!['purpose'] = 'gone')))).toEqual([
      'question unknown-question',
    ]);
    expect(problemsOf(changed(({ question }) => (question!['to'] = 7)))).toEqual(['question unknown-question']);
  });

  it('from which these rules cannot go on does not fit', () => {
    const [problem] = problemsOf(changed(({ position }) => (position.soldiers[0]!['card'] = 'nobody')));
    expect(problem).toBe(' cannot-go-on');
  });

  it('is refused, not thrown at, by rules that fail', () => {
    const fail = () => expect.fail('the rules fail');
    const facts = Object.fromEntries(Object.keys(toy.facts).map(type => [type, fail])) as unknown as typeof toy.facts;
    const failing = { ...toy, facts };
    expect(readState(stateShape(failing, standardSetup), middle())).toMatchObject({
      ok: false,
      problems: [{ problem: 'cannot-go-on' }],
    });
    expect(readState(stateShape({ ...toy, opening: fail }, standardSetup), middle()).ok).toBe(true);
  });

  it('that is no state at all is refused', () => {
    for (const x of [null, 7, 'state', [], {}, { position: {}, frames: [], question: 3 }, Number.NaN])
      expect(readState(shape, x).ok).toBe(false);
  });
});

describe('a match that goes on from a snapshot', () => {
  const start = { state: copyOf(replayTo(match, 20)), after: 20, made: { ...match.made, version: 'an earlier one' } };
  const begun = startedAt(toy, standardSetup, start, { source: 'seeded', seed: 'on' });
  const on = playOn(begun, { seed: 'on', dice: seeded('on') });

  it('begins at its state, without inputs', () => {
    expect(begun.state).toBe(start.state);
    expect(begun.inputs).toEqual([]);
    expect(on.state.question).toBeNull();
    expect([...statesOf(on)][0]).toBe(start.state);
    expect(replayTo(on, 0)).toBe(start.state);
  });

  it('is saved and loaded with it', () => {
    const record = save(on);
    expect(record.start).toEqual(start);
    expect(load([toy], JSON.stringify(record))).toEqual({ ok: true, value: on });
    expect(save(match)).not.toHaveProperty('start');
  });

  it('is refused with a snapshot that does not fit, or that was edited', () => {
    const record = copyOf(save(on));
    const bad = { ...record, start: { ...start, state: changed(({ position }) => delete position['points']) } };
    expect(load([toy], bad)).toMatchObject({ ok: false, problems: [{ path: 'start.state.position.points' }, {}] });
    const other = { ...record, start: { ...start, state: begin(toy, standardSetup) } };
    expect(load([toy], other)).toMatchObject({ ok: false, problems: [{ path: 'seal' }, { path: 'inputs[0]' }] });
  });
});
