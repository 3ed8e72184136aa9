import { describe, expect, it } from 'vitest';
import { changedIn, knownGame } from './behaviour.ts';
import { everyRuleset } from './playing.oracle.ts';

const [, ruleset] = everyRuleset.at(-1)!;

describe('a known game', () => {
  const game = knownGame({ ruleset, setup: ruleset.ready[0]!, bots: ['eager', 'random'], seed: 'known' });

  it('is the same as long as the rules are, also from JSON', () => {
    expect(changedIn(ruleset, JSON.parse(JSON.stringify(game)) as typeof game)).toBeNull();
  });

  it('detects a refused setup, a refused answer and a different state', () => {
    expect(changedIn(ruleset, { ...game, setup: {} })).toBe('its setup is refused');
    expect(changedIn(ruleset, { ...game, answers: game.answers.with(6, { no: 'answer' }) })).toMatch(
      /^input 7 of \d+ is refused/,
    );
    const facts = Object.entries(ruleset.facts) as [string, (position: object, fact: never) => object][];
    // Whatever happens, the stored hash differs.
    const changed = facts.map(([type, apply]) => [type, (p: object, fact: never) => ({ ...apply(p, fact), more: 1 })]);
    const otherwise = { ...ruleset, facts: Object.fromEntries(changed) as typeof ruleset.facts };
    expect(changedIn(otherwise, game)).toBe('the states are others');
    expect(changedIn(ruleset, { ...game, answers: game.answers.slice(0, -1) })).toBe('the states are others');
  });
});
