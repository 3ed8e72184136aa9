import { BOTS, seenBy } from '@little-wars/bots';
import { isListed, numbers } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { answerTo, type Turn, turnOf } from './bot.ts';
import { everyRuleset, played } from './playing.oracle.ts';
import { sessionAt } from './session.ts';

describe.each(everyRuleset)('a bot at %s that was sent its turn', (id, ruleset) => {
  const whole = played(ruleset, { seed: 'sent', answers: 140, level: 'eager' });

  it('answers from plain data as it would at the table', () => {
    let unlisted = 0;
    for (const [n, { before }] of whole.moments.entries()) {
      const { question } = before;
      if (question === null || question.to === 'dice') continue;
      unlisted += Number(!isListed(question));
      const at = sessionAt(whole, n);
      // The soldier is slow, so it is asked only occasionally.
      for (const level of n % 8 === 0 ? Object.keys(BOTS) : ['random', 'eager']) {
        const sent = JSON.parse(JSON.stringify(turnOf(at, question.to, level, 'seed'))) as Turn;
        const here = BOTS[level]!(seenBy(ruleset, at.match.setup, before, question.to), numbers('seed'));
        expect(answerTo(ruleset, sent)).toEqual(here);
      }
    }
    if (id !== 'tin-soldiers') expect(unlisted).toBeGreaterThan(5);
  });

  it('throws on an unknown bot', () => {
    expect(() => answerTo(ruleset, { ...turnOf(sessionAt(whole, 0), 0, 'rambo', ''), level: 'rambo' })).toThrow(
      /rambo/,
    );
  });
});
