// External data is parsed or refused: mutated setups and answers throw nothing and change nothing.
import { answer, begin, type Edition, type Game, type Numbers, propose, type Read, seeded } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { rulesets } from './index.ts';

const { process } = globalThis as unknown as {
  readonly process: { readonly env: Readonly<Record<string, string | undefined>> };
};

/** `MUTATED=10000 npx vitest run packages/rulesets/src/mutated.test.ts` tries that many of each. */
const TRIES = Number(process.env['MUTATED'] ?? 150);

const LONGEST = Math.max(60_000, 100 * TRIES);

const ODD: readonly unknown[] = [
  ...[null, true, 0, -1, 0.5, 1e9, -0, Number.MAX_SAFE_INTEGER + 2, '', 'x', 'constructor', '__proto__'],
  ...[[], {}, [null], [[[]]], { x: 1 }, { at: null }, 'a'.repeat(3000), '\ud800'],
];

const copyOf = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

/** A copy with one mutation: a value replaced, removed, duplicated, or taken from elsewhere. */
function mutated(whole: unknown, next: Numbers): unknown {
  const copy: Record<string, unknown> = copyOf({ whole: whole ?? null });
  const places: (readonly [Record<string, unknown>, string])[] = [];
  const visit = (at: Record<string, unknown>): void => {
    for (const key of Object.keys(at)) {
      places.push([at, key]);
      if (typeof at[key] === 'object' && at[key] !== null) visit(at[key] as Record<string, unknown>);
    }
  };
  visit(copy);
  const [at, key] = places[next(places.length)]!;
  const [other, there] = places[next(places.length)]!;
  switch (next(5)) {
    case 0:
      if (Array.isArray(at)) at.splice(Number(key), 1);
      else delete at[key];
      break;
    case 1:
      if (Array.isArray(at)) at.push(copyOf(at[Number(key)]));
      else at[`${key} `] = at[key];
      break;
    case 2:
      at[key] = copyOf(other[there]);
      break;
    case 3:
      at[key] = typeof at[key] === 'number' ? at[key] + [1, -1, 254, 7, 40_000][next(5)]! : ODD[next(ODD.length)];
      break;
    default:
      at[key] = ODD[next(ODD.length)];
  }
  return copy['whole'];
}

describe.each(rulesets.map(ruleset => [ruleset.id, ruleset] as const))('mutated input of %s', (_id, ruleset) => {
  it(
    'is refused as a setup with every problem and its path, or is a setup that starts',
    () => {
      const next = numbers(1);
      let refused = 0;
      for (let i = 0; i < TRIES; i++) {
        let given: unknown = ruleset.ready[next(ruleset.ready.length)];
        for (let changes = 1 + next(3); changes > 0; changes--) given = mutated(given, next);
        const read = ruleset.readSetup(given) as Read<Game['setup']>;
        if (read.ok) expect(begin(ruleset, read.value).question).not.toBeUndefined();
        else {
          refused++;
          expect(read.problems.length).toBeGreaterThan(0);
          for (const { problem, path } of read.problems)
            expect([typeof problem, typeof path]).toEqual(['string', 'string']);
        }
      }
      expect(refused).toBeGreaterThan(TRIES / 2);
    },
    LONGEST,
  );

  it(
    'is refused as an answer with a reason, or is an answer; the state is unchanged',
    () => {
      const next = numbers(2);
      const { refused, taken } = answersTried(ruleset, next);
      expect(refused).toBeGreaterThan(TRIES / 4);
      expect(refused + taken).toBe(TRIES);
    },
    LONGEST,
  );
});

/** Plays games by proposals; every question also gets a mutated answer, and one by another seat. */
function answersTried(ruleset: Edition<Game>, next: Numbers): { readonly refused: number; readonly taken: number } {
  const clauses = new Set(ruleset.clauses.map(clause => clause.id));
  const dice = seeded('mutated');
  let [refused, taken] = [0, 0];
  while (refused + taken < TRIES) {
    const setup = ruleset.ready[next(ruleset.ready.length)]!;
    let state = begin(ruleset, setup);
    while (state.question !== null && refused + taken < TRIES) {
      const { question } = state;
      const right = question.kind === 'roll' ? dice(question) : propose(ruleset, setup, state, next);
      // Only a few of the many questions: games take longer than refusals.
      if (next(2) === 0) {
        const before = JSON.stringify(state);
        const by = next(8) === 0 ? ODD[next(ODD.length)] : question.to;
        const judged = answer(ruleset, setup, state, { by, answer: mutated(right, next) } as never);
        expect(JSON.stringify(state)).toBe(before);
        if (judged.ok) taken++;
        else {
          refused++;
          expect(judged.reasons.length).toBeGreaterThan(0);
          for (const { clause } of judged.reasons) if (clause !== null) expect(clauses).toContain(clause);
        }
      }
      const answered = answer(ruleset, setup, state, { by: question.to, answer: right });
      if (!answered.ok) throw new Error(JSON.stringify([question, right, answered.reasons]));
      state = answered.state;
    }
  }
  return { refused, taken };
}
