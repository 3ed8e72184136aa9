import { describe, expect, it } from 'vitest';
import { countedGame } from './counted.oracle.ts';
import { everyRuleset } from './playing.oracle.ts';

/** The maximum number of answers a person gives in a whole game against a bot: docs/table.md. */
const MOST: { readonly [ruleset: string]: number | undefined } = {
  'kill-team': 60,
  vanguard: 90,
  'recon-squad': 105,
  'scout-team': 180,
  'zero-g': 70,
};

/**
 * By default only the two quickest rulesets with one game each; `COUNTED=a,b,c` plays all with these seeds and prints
 * them.
 */
const seeds = process.env['COUNTED']?.split(',') ?? null;
const played = everyRuleset.filter(
  ([id]) => MOST[id] !== undefined && (seeds || ['kill-team', 'vanguard'].includes(id)),
);

describe.each(played)('a whole game of %s by gestures', (id, ruleset) => {
  it('takes no more answers than documented, and far fewer than the rules ask', { timeout: 900_000 }, () => {
    for (const seed of seeds ?? ['a']) {
      const { questions, answers, by } = countedGame(ruleset, seed);
      if (seeds) console.log(id, seed, questions, answers, [...by].toSorted((a, b) => b[1] - a[1]).slice(0, 14));
      expect(answers).toBeLessThanOrEqual(MOST[id]!);
      expect(answers).toBeLessThan(0.65 * questions);
    }
  });
});
