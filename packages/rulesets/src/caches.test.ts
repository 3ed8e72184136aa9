// A cache whose key lacks something gives away what was asked before. So two programs are asked about the same states,
// one while it plays and one in any order, and must say the same.
import type { Game, State } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it, vi } from 'vitest';
import { rulesets } from './index.ts';

/** Setups of each ruleset, spread over those ready to play. */
const SETUPS = 2;

interface Asked {
  readonly setup: number;
  /** As JSON. */
  readonly state: string;
  readonly given: unknown;
  readonly said: string;
}

/** A ruleset and what asks it, with caches of their own. */
async function program(id: string) {
  vi.resetModules();
  const [shelf, testing, { answer, begin, propose }] = await Promise.all([
    import('./index.ts'),
    import('@little-wars/engine/testing'),
    import('@little-wars/engine'),
  ]);
  const ruleset = shelf.rulesets.find(each => each.id === id)!;
  /** What is said about a state, as JSON. */
  const say = (setup: number, state: State<Game>, given: unknown): string =>
    JSON.stringify([testing.playsOn, testing.advises].map(each => each(ruleset, ruleset.ready[setup]!, state, given)));
  /** Plays proposed answers, asking about states as they come. States share what an answer left as it was. */
  function play(setup: number): readonly Asked[] {
    const next = numbers(31 + setup);
    const asked: Asked[] = [];
    let state = begin(ruleset, ruleset.ready[setup]!);
    while (state.question !== null) {
      const given = propose(ruleset, ruleset.ready[setup]!, state, next);
      asked.push({ setup, state: JSON.stringify(state), given, said: say(setup, state, given) });
      const answered = answer(ruleset, ruleset.ready[setup]!, state, testing.inputOf(state, given));
      if (!answered.ok) expect.fail(JSON.stringify(answered.reasons));
      state = answered.state;
    }
    return asked;
  }
  return { say, play };
}

function shuffled<T>(all: readonly T[], seed: number): readonly T[] {
  const next = numbers(seed);
  const left = [...all];
  return all.map(() => left.splice(next(left.length), 1)[0]!);
}

describe('what a ruleset says about a state', () => {
  it.each(rulesets.map(({ id, ready }) => [id, ready.length] as const))(
    'does not depend on what was asked before: %s',
    async (id, count) => {
      const setups = Array.from({ length: SETUPS }, (_, i) => Math.floor((i * count) / SETUPS));
      const one = await program(id);
      const asked = [...new Set(setups)].flatMap(setup => one.play(setup));
      const other = await program(id);
      for (const { setup, state, given, said } of shuffled(asked, 7))
        expect(other.say(setup, JSON.parse(state), given)).toBe(said);
    },
    60_000,
  );
});
