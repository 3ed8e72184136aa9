import { describe, expect, it } from 'vitest';
import { readFaces } from '../dice/asked.ts';
import { numbers } from '../dice/seeded.ts';
import { answer } from '../kernel/answer.ts';
import { propose } from '../kernel/propose.ts';
import type { Numbers } from '../kernel/questions.ts';
import { plain, readAs } from '../read.ts';
import { deepFreeze } from '../testing/playing.ts';
import { standardSetup, type Toy, toy } from '../toy/index.ts';
import { canonical, fingerprint } from './canonical.ts';
import { load } from './load.ts';
import { type Match, openMatch, play } from './match.ts';
import { hostile, mutated, mutatedText } from './mutate.oracle.ts';
import { forkAt } from './replay.ts';
import { save } from './save.ts';
import { randomMatch } from './toy-match.oracle.ts';

const TIMES = 10_000;

/** Problems are ids with paths. */
function expectProblems(problems: readonly { readonly path?: unknown; readonly problem?: unknown }[]): void {
  expect(problems.length).toBeGreaterThan(0);
  for (const { path, problem } of problems)
    if (typeof path !== 'string' || typeof problem !== 'string') expect.fail(`no problem: ${path} ${String(problem)}`);
}

const records = ['a', 'b', 'c', 'd'].map(seed => deepFreeze(save(randomMatch(seed, 24))));
const texts = records.map(canonical);
const contentBefore = fingerprint(toy.content);
const prototypesBefore = [Object.prototype, Array.prototype].map(of => Reflect.ownKeys(of).length);

function expectNothingChanged(): void {
  expect(fingerprint(toy.content)).toBe(contentBefore);
  expect([Object.prototype, Array.prototype].map(of => Reflect.ownKeys(of).length)).toEqual(prototypesBefore);
}

/** Loads a value: it is refused with problems, or it is equivalent to the original record. */
function expectRefusedOrSame(x: unknown, original: string): boolean {
  const loaded = load([toy], x);
  if (loaded.ok) expect(canonical(save(loaded.value))).toBe(original);
  else expectProblems(loaded.problems);
  return loaded.ok;
}

describe('the boundary', () => {
  it(`handles ${TIMES} mutated records without an exception, and accepts none with another meaning`, () => {
    const next = numbers('records');
    let accepted = 0;
    for (let i = 0; i < TIMES; i++) {
      const at = next(records.length);
      const x = i % 3 === 0 ? mutatedText(JSON.stringify(records[at]), next) : mutated(records[at], next);
      if (expectRefusedOrSame(x, texts[at]!)) accepted++;
    }
    // Some mutations change nothing: a swap with itself, an empty cut.
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThan(TIMES / 20);
    expectNothingChanged();
  });

  it('refuses records that were resealed after a change, unless they replay correctly', () => {
    const next = numbers('sealed again');
    let refused = 0;
    for (let i = 0; i < 2000; i++) {
      const { seal: _seal, ...rest } = records[next(records.length)]!;
      const x = mutated(rest, next);
      const sealed = sealAgain(x);
      const loaded = load([toy], sealed);
      if (loaded.ok) expect(canonical(save(loaded.value))).toBe(canonical(sealed));
      else {
        expectProblems(loaded.problems);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(1800);
  });

  it(`handles ${TIMES} random and mutated answers without an exception or a change of the state`, () => {
    const next = numbers('answers');
    const games = ['x', 'y', 'z'].map(seed => randomMatch(seed));
    const pool = games.flatMap(game => game.inputs.map((_, at) => at)).map((at, i) => forkAt(games[i % 3]!, at % 40));
    const frozen = pool.map(match => ({ match: deepFreeze(match), before: canonical(match.state) }));
    const counts = { accepted: 0, refused: 0 };
    for (let i = 0; i < TIMES; i++) {
      const { match, before } = frozen[next(frozen.length)]!;
      const result = play(match, someInput(match, next));
      if (result.ok) counts.accepted++;
      else counts.refused++;
      if (!result.ok) expect(result.reasons.every(({ reason }) => typeof reason === 'string')).toBe(true);
      if (result.ok) expectSameAgain(match, result.match);
      expect(canonical(match.state)).toBe(before);
    }
    expect(counts.refused).toBeGreaterThan(TIMES / 2);
    expect(counts.accepted).toBeGreaterThan(100);
    expectNothingChanged();
  });

  it('handles any answer in the kernel too', () => {
    const next = numbers('kernel');
    const whole = randomMatch('kernel', 30);
    const matches = whole.inputs.map((_, at) => forkAt(whole, at));
    for (let i = 0; i < 3000; i++) {
      const at = matches[i % matches.length]!;
      const given = i % 2 ? hostile(next) : mutated(propose(toy, at.setup, at.state, next), next);
      const answered = answer(toy, at.setup, at.state, { by: at.state.question!.to, answer: given });
      if (!answered.ok) expect(answered.reasons.length).toBeGreaterThan(0);
    }
  });

  it('handles any setup and any typed dice', () => {
    const next = numbers('others');
    for (let i = 0; i < 3000; i++) {
      const opened = openMatch(toy, mutated(standardSetup, next));
      if (opened.ok) expect(toy.readSetup(opened.value.setup).ok).toBe(true);
      else expectProblems(opened.problems);
      const faces = readFaces(
        { count: next(6), sides: 1 + next(12) },
        i % 2 ? hostile(next) : mutatedText('5 3 21', next),
      );
      if (!faces.ok) expectProblems(faces.problems);
    }
  });
});

/** Reseals the record if it is plain data. */
function sealAgain(x: unknown): unknown {
  const read = readAs(plain(), x);
  return read.ok ? { ...(x as object), seal: fingerprint(read.value) } : x;
}

/** A mutated legal input; sometimes left unchanged, to show that the mutations matter. */
function someInput(match: Match<Toy>, next: Numbers): unknown {
  const question = match.state.question!;
  const input = { by: question.to, answer: propose(toy, match.setup, match.state, next) };
  const kind = next(10);
  if (kind === 0) return input;
  if (kind < 3) return { by: question.to, answer: hostile(next) };
  if (kind < 6) return { by: question.to, answer: mutated(input.answer, next) };
  return mutated(input, next);
}

/** What was accepted is plain data and replays to the same state. */
function expectSameAgain(match: Match<Toy>, after: Match<Toy>): void {
  const { by, answer: given, hash } = after.inputs.at(-1)!;
  const again = play(match, JSON.parse(JSON.stringify({ by, answer: given })));
  expect(again.ok && again.match.inputs.at(-1)!.hash).toBe(hash);
}
