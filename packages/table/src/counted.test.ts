import { describe, expect, it } from 'vitest';
import { countedGame } from './counted.oracle.ts';
import { everyRuleset } from './playing.oracle.ts';

/** The most answers that a person gives in a whole game against a bot: docs/table.md. */
const MOST: { readonly [ruleset: string]: number | undefined } = { 'kill-team': 80, vanguard: 105 };

describe.each(everyRuleset.filter(([id]) => MOST[id] !== undefined))(
  'a whole game of %s by gestures',
  (id, ruleset) => {
    it('takes no more answers than the table says, and far fewer than the rules ask', () => {
      const { questions, answers } = countedGame(ruleset, 'a');
      expect(answers).toBeLessThanOrEqual(MOST[id]!);
      expect(answers).toBeLessThan(0.65 * questions);
    });
  },
);
