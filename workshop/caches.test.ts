// A cache key that lacks something returns stale results. So the same states are evaluated twice, once during play and
// once in any order in a thread with caches of its own, and the results must be equal.
import { Worker } from 'node:worker_threads';
import { begin } from '@little-wars/engine';
import { numbers, recorded } from '@little-wars/engine/testing';
import { rulesets } from '@little-wars/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allSaid, type Said, type ToSay } from './all-said.ts';

/** Setups of each ruleset, spread over the ready ones. */
const SETUPS = 2;

interface Asked extends ToSay {
  readonly said: string;
}

/** Plays proposed answers and evaluates each state. States share whatever an answer left unchanged. */
function playOut(id: string, setup: number): readonly Asked[] {
  const ruleset = rulesets.find(each => each.id === id)!;
  const { next, drawn } = recorded(numbers(31 + setup));
  const asked: Asked[] = [];
  let state = begin(ruleset, ruleset.ready[setup]!);
  while (state.question !== null) {
    const { said, answered } = allSaid(ruleset, setup, state, next);
    if (!answered.ok) expect.fail(JSON.stringify(answered.reasons));
    asked.push({ id, setup, state: JSON.stringify(state), drawn: drawn(), said });
    state = answered.state;
  }
  return asked;
}

function shuffled<T>(all: readonly T[], seed: number): readonly T[] {
  const next = numbers(seed);
  const left = [...all];
  return all.map(() => left.splice(next(left.length), 1)[0]!);
}

describe('what a ruleset says about a state', () => {
  /** A thread loads its own modules, so it has its own caches. */
  let other: Worker;
  beforeAll(() => {
    other = new Worker(new URL('./all-said.ts', import.meta.url));
  });
  afterAll(() => other.terminate());

  const saidByOther = (id: string, all: readonly ToSay[]): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      // A reply to a test that took too long may still come.
      const read = (reply: Said): void => {
        if (reply.of !== id) return;
        other.off('message', read);
        resolve(reply.said);
      };
      other.on('message', read).once('error', reject);
      other.postMessage({ of: id, all });
    });

  it.each(rulesets.map(({ id, ready }) => [id, ready.length] as const))(
    'does not depend on what was asked before: %s',
    async (id, count) => {
      const setups = Array.from({ length: SETUPS }, (_, i) => Math.floor((i * count) / SETUPS));
      const asked = shuffled(
        [...new Set(setups)].flatMap(setup => playOut(id, setup)),
        7,
      );
      const said = await saidByOther(
        id,
        asked.map(({ said: _, ...rest }) => rest),
      );
      expect(said.length).toBe(asked.length);
      for (const [i, each] of asked.entries()) expect(said[i]).toBe(each.said);
    },
    120_000,
  );
});
