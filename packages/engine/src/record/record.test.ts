import { describe, expect, it } from 'vitest';
import { seeded } from '../dice/seeded.ts';
import { deepFreeze } from '../testing/playing.ts';
import { standardSetup, type Toy, toy } from '../toy/index.ts';
import { fingerprint } from './canonical.ts';
import { hashOf } from './hash.ts';
import { load } from './load.ts';
import { type Match, newMatch, openMatch, play, rollDice, rollsOf } from './match.ts';
import type { RecordFile } from './record-file.ts';
import { replayTo, statesOf } from './replay.ts';
import { save } from './save.ts';
import { playOn, randomMatch } from './toy-match.oracle.ts';

const match = deepFreeze(randomMatch('a record'));
const record = deepFreeze(save(match));
const LAST = match.inputs.length;

type Draft = { -readonly [K in keyof RecordFile]: RecordFile[K] };

/** The record with a change, resealed or not. */
const changed = (change: Partial<Draft>, sealAgain = true): RecordFile => {
  const { seal, ...rest } = { ...record, ...change };
  return { ...rest, seal: sealAgain ? fingerprint(rest) : seal };
};

const problemsOf = (x: unknown, rulesets = [toy]): readonly object[] => {
  const loaded = load(rulesets, x);
  return loaded.ok ? [] : loaded.problems;
};

const loadedOf = (x: unknown): Match<Toy> => {
  const loaded = load([toy], x);
  if (!loaded.ok) expect.fail(JSON.stringify(loaded.problems));
  return loaded.value;
};

const editInput = (i: number, change: object): RecordFile['inputs'] =>
  record.inputs.map((input, at) => (at === i ? { ...input, ...change } : input));

const isRoll = (i: number): boolean => match.inputs[i]!.roll !== null;
const FIRST_ROLL = match.inputs.findIndex((_, i) => isRoll(i));

describe('a match', () => {
  it('is played to its end, every input with the hash of the state after it', () => {
    expect(match.state.question).toBeNull();
    expect(LAST).toBeGreaterThan(30);
    expect(match.inputs.at(-1)!.hash).toBe(hashOf(match.state));
    expect([...statesOf(match)].slice(1).map(hashOf)).toEqual(match.inputs.map(({ hash }) => hash));
  });

  it('is opened only with a valid setup, and every problem is reported', () => {
    expect(openMatch(toy, standardSetup)).toMatchObject({ ok: true });
    expect(openMatch(toy, { ...standardSetup, rounds: 99, map: 'moon' })).toMatchObject({
      ok: false,
      problems: [{ path: 'map' }, { path: 'rounds', problem: 'out-of-range' }],
    });
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(openMatch(toy, proxy)).toEqual({ ok: false, problems: [{ path: '', problem: 'unreadable' }] });
  });

  it('refuses an input with reasons, and stays unchanged', () => {
    const start = deepFreeze(newMatch(toy, standardSetup));
    const to = start.state.question!.to;
    const before = JSON.stringify(start.state);
    const reasons = (input: unknown): readonly object[] => {
      const result = play(start, input);
      expect(JSON.stringify(start.state)).toBe(before);
      return result.ok ? [] : result.reasons;
    };
    const { clause } = start.state.question!;
    expect(reasons(null)).toEqual([{ reason: 'not-an-input', clause }]);
    expect(reasons({ by: to, answer: Number.NaN })).toEqual([{ reason: 'not-plain-data', clause }]);
    expect(reasons({ by: { toString: null }, answer: 1 })).toMatchObject([{ reason: 'not-an-input', at: 'by' }]);
    expect(reasons({ by: 'dice', answer: [1] })).toMatchObject([{ reason: 'not-your-question' }]);
    expect(reasons({ by: to, answer: { at: { x: Number.NaN, y: 0, z: 0 } } })).toMatchObject([
      { reason: 'not-plain-data', at: 'at.x' },
    ]);
    expect(reasons({ by: to, answer: { at: { x: 0.5, y: 'a', z: 0 } } })).toMatchObject([
      { reason: 'not-a-whole-number', at: 'at.x' },
      { reason: 'not-a-whole-number', at: 'at.y' },
    ]);
    const over = play(match, { by: 0, answer: 1 });
    expect(over).toEqual({ ok: false, reasons: [{ reason: 'game-over', clause: null }] });
  });

  it('takes inputs of seats 0 to 100 and of the dice, and of nobody else', () => {
    const start = newMatch(toy, standardSetup);
    const reasonOf = (by: unknown): unknown => {
      const result = play(start, { by, answer: 1 });
      return result.ok ? null : result.reasons[0]!.reason;
    };
    for (const by of ['dice', 100]) expect(reasonOf(by)).toBe('not-your-question');
    for (const by of [101, -1, 0.5, Number.NaN, '0', null]) expect(reasonOf(by)).toBe('not-an-input');
  });

  it('takes answers up to a depth of 20 and a size of 20,000', () => {
    const start = newMatch(toy, standardSetup);
    const reasonOf = (answer: unknown): unknown => {
      const result = play(start, { by: start.state.question!.to, answer });
      return result.ok ? null : result.reasons[0]!.reason;
    };
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
    expect([reasonOf(nested(20)), reasonOf(nested(21))]).toEqual(['not-a-record', 'too-large']);
    const long = (size: number): unknown => Array.from({ length: size }, () => 1);
    expect([reasonOf(long(19_998)), reasonOf(long(19_999))]).toEqual(['not-a-record', 'too-large']);
  });

  it("records a copy of the answer, not the caller's object", () => {
    const answer = JSON.parse(JSON.stringify(match.inputs[0]!.answer)) as { at: { x: number } };
    const next = play(newMatch(toy, standardSetup), { by: match.inputs[0]!.by, answer });
    answer.at.x = 99_999;
    expect(next.ok && next.match.inputs[0]!.answer).toEqual(match.inputs[0]!.answer);
  });

  it('rolls its dice until somebody is asked', () => {
    const before = { ...match, inputs: match.inputs.slice(0, FIRST_ROLL), state: replayTo(match, FIRST_ROLL) };
    const rolled = rollDice(before, seeded('a record', rollsOf(before)));
    expect(rolled.inputs.slice(0, FIRST_ROLL + 1)).toEqual(match.inputs.slice(0, FIRST_ROLL + 1));
    expect(rolled.state.question?.kind).not.toBe('roll');
    expect(rollDice(before, () => null)).toBe(before);
    expect(() => rollDice(before, () => [7])).toThrow('dice refused');
  });

  it('knows its rolls, of the first inputs too', () => {
    const inputs = match.inputs.slice(FIRST_ROLL);
    expect(rollsOf({ inputs }, 1)).toEqual([match.inputs[FIRST_ROLL]!.roll]);
    expect(rollsOf({ inputs }, 0)).toEqual([]);
  });
});

describe('a record', () => {
  it('loads from data and from text as the same match', () => {
    for (const from of [record, JSON.stringify(record), JSON.parse(JSON.stringify(record))]) {
      const loaded = loadedOf(from);
      expect(loaded).toEqual(match);
      expect(save(loaded)).toEqual(record);
    }
  });

  it('holds no state, only what is needed to replay', () => {
    expect(Object.keys(record)).toEqual(['format', 'version', 'ruleset', 'setup', 'dice', 'inputs', 'seal']);
    expect(Object.keys(record.inputs[0]!)).toEqual(['by', 'answer', 'hash']);
  });

  it('continues from the middle with the right dice', () => {
    for (const at of [0, 1, FIRST_ROLL, FIRST_ROLL + 1, LAST - 1]) {
      const half = loadedOf(save(randomMatch('a record', at)));
      expect(half.inputs.length).toBe(at);
      const resumed = playOn(half, { seed: 'x', dice: seeded('a record', rollsOf(half)) });
      expect(load([toy], save(resumed)).ok).toBe(true);
    }
  });

  it('is refused if it has another format or version', () => {
    expect(problemsOf(changed({ format: 'other' as never }))).toMatchObject([
      { path: 'format', problem: 'not-one-of' },
    ]);
    expect(problemsOf(changed({ version: 2 as never }))).toMatchObject([{ path: 'version', problem: 'not-one-of' }]);
    expect(problemsOf('{"format":')).toEqual([{ path: '', problem: 'not-json' }]);
    expect(problemsOf(JSON.stringify(record).slice(0, -20))).toEqual([{ path: '', problem: 'not-json' }]);
    for (const wrong of [null, 7, [], '7']) expect(problemsOf(wrong)).toEqual([{ path: '', problem: 'not-a-record' }]);
  });

  it('may have up to 10 million characters as a text', () => {
    expect(load([toy], JSON.stringify(record).padEnd(10_000_000)).ok).toBe(true);
    const longest = 10_000_000;
    expect(problemsOf(JSON.stringify(record).padEnd(10_000_001))).toEqual([{ path: '', problem: 'too-long', longest }]);
  });

  it('is refused if a part has a wrong form, with no further checks of that part', () => {
    const { ruleset } = record;
    for (const [wrong, path, problem] of [
      [{ ruleset: 5 }, 'ruleset', 'not-a-record'],
      [{ ruleset: { ...ruleset, id: 7 } }, 'ruleset.id', 'not-text'],
      [{ setup: [Number.NaN] }, 'setup[0]', 'not-plain-data'],
      ...[null, 5, 'seeded', {}].map(dice => [{ dice }, 'dice', 'not-a-dice-source'] as const),
      [{ dice: { source: 'thrown' } }, 'dice.source', 'not-one-of'],
      [{ seal: '0'.repeat(63) }, 'seal', 'not-hex'],
      [{ seal: 'z'.repeat(64) }, 'seal', 'not-hex'],
      [{ inputs: editInput(0, { hash: 1234567812345678 }) }, 'inputs[0].hash', 'not-hex'],
    ] as const)
      expect(problemsOf({ ...record, ...wrong })).toMatchObject([{ path, problem }]);
  });

  it('has a seed of up to 1000 letters, and forks at up to 100,000 inputs', () => {
    const kept = (at: number) => changed({ dice: { source: 'kept', from: '0'.repeat(64), at } });
    const seeded = (letters: number) => changed({ dice: { source: 'seeded', seed: 's'.repeat(letters) } });
    for (const allowed of [kept(100_000), seeded(1000)]) expect(problemsOf(allowed)).toEqual([]);
    expect(problemsOf(kept(100_001))).toMatchObject([{ path: 'dice.at', problem: 'out-of-range' }]);
    expect(problemsOf(seeded(1001))).toMatchObject([{ path: 'dice.seed', problem: 'too-long' }]);
  });

  it('is refused by other rules', () => {
    expect(problemsOf(record, [])).toEqual([{ path: 'ruleset.id', problem: 'unknown-ruleset', id: toy.id }]);
  });

  const later = { ...toy, version: '2' };
  const extended = { ...toy, content: { ...toy.content, more: true } };

  it.each([later, extended])('loads under other rules that lead to the same states, and stays what it was', rules => {
    const loaded = load([rules], record);
    expect(loaded).toMatchObject({ ok: true, value: { ruleset: rules, made: record.ruleset } });
    if (loaded.ok) expect(save(loaded.value)).toEqual(record);
  });

  it('is refused by other rules that lead elsewhere, with the version and the place', () => {
    const inputs = editInput(FIRST_ROLL, { answer: [9] });
    const place = { path: `inputs[${FIRST_ROLL}]`, problem: 'input-refused' };
    expect(problemsOf(changed({ inputs }), [later])).toMatchObject([
      { path: 'ruleset.version', problem: 'other-ruleset-version', made: toy.version, ours: '2' },
      place,
    ]);
    expect(problemsOf(changed({ inputs }), [extended])).toMatchObject([
      { path: 'ruleset.content', problem: 'other-content' },
      place,
    ]);
  });

  it('is refused with every problem', () => {
    const setup = { ...standardSetup, rounds: 0, map: 'moon' };
    const inputs = [{ by: 'me', answer: undefined, hash: 'x' }, ...record.inputs.slice(1)] as never;
    const problems = problemsOf({ ...record, setup, inputs, extra: 1, ruleset: { ...record.ruleset, version: '0' } });
    expect(problems).toMatchObject([
      { path: 'ruleset.version', problem: 'other-ruleset-version' },
      { path: 'extra', problem: 'unknown-field' },
      { path: 'inputs[0].by', problem: 'not-a-seat-or-dice' },
      { path: 'inputs[0].answer', problem: 'not-plain-data' },
      { path: 'inputs[0].hash', problem: 'not-hex' },
      { path: 'setup.map', problem: 'not-one-of' },
      { path: 'setup.rounds', problem: 'out-of-range' },
    ]);
  });

  it('is refused when it was edited or cut, with the place where the replay differs', () => {
    const seal = { path: 'seal', problem: 'seal-does-not-fit' };
    expect(problemsOf(changed({ inputs: record.inputs.slice(0, -1) }, false))).toEqual([seal]);
    expect(problemsOf(changed({ inputs: record.inputs.slice(1) }, false))).toMatchObject([seal, { path: 'inputs[0]' }]);
    const faces = record.inputs[FIRST_ROLL]!.answer as number[];
    const inputs = editInput(FIRST_ROLL, { answer: faces.map(face => 7 - face) });
    const elsewhere = { path: `inputs[${FIRST_ROLL}].hash`, problem: 'other-state' };
    expect(problemsOf(changed({ inputs }, false))).toMatchObject([seal, elsewhere]);
    expect(problemsOf(changed({ inputs }))).toMatchObject([elsewhere]);
    expect(problemsOf(changed({ dice: { source: 'typed' } }, false))).toEqual([seal]);
    expect(problemsOf(changed({ seal: '0'.repeat(64) }, false))).toEqual([seal]);
  });

  it('is refused when an input would be refused, with its reasons', () => {
    const inputs = editInput(FIRST_ROLL, { answer: [9] });
    expect(problemsOf(changed({ inputs }))).toMatchObject([
      { path: `inputs[${FIRST_ROLL}]`, problem: 'input-refused', reasons: [{ reason: 'wrong-number-of-dice' }, {}] },
    ]);
    const more = [...record.inputs, { by: 0, answer: 1, hash: '0'.repeat(16) }];
    expect(problemsOf(changed({ inputs: more }))).toMatchObject([
      { path: `inputs[${LAST}]`, problem: 'input-refused', reasons: [{ reason: 'game-over' }] },
    ]);
  });

  it('is refused, not half loaded, when the rules throw on it', () => {
    const failing = {
      ...toy,
      opening: () => {
        throw new Error('broken');
      },
    };
    expect(problemsOf(record, [failing])).toMatchObject([{ path: 'inputs[0]', problem: 'rules-failed' }]);
    const unreadable = {
      ...toy,
      readSetup: () => {
        throw new Error('broken');
      },
    };
    expect(problemsOf(record, [unreadable])).toEqual([{ path: 'setup', problem: 'unreadable' }]);
  });
});
