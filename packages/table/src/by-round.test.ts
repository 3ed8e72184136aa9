import { describe, expect, it } from 'vitest';
import { scoresByRound } from './by-round.ts';
import { everyRuleset, played } from './playing.oracle.ts';

describe.each(everyRuleset)('the points of a match of %s', (_, ruleset) => {
  const session = played(ruleset, { seed: 'by round', level: 'eager', answers: 300 });
  const { rounds, lines } = scoresByRound(session);

  it('come from rounds that follow one another', () => {
    expect(rounds.length).toBeGreaterThan(0);
    for (const [i, { round, at }] of rounds.entries()) {
      expect(at).toBeLessThanOrEqual(session.moments.length);
      if (i > 0) expect(round).toBeGreaterThan(rounds[i - 1]!.round);
      if (i > 0) expect(at).toBeGreaterThan(rounds[i - 1]!.at);
    }
  });

  it('add up, source by source, to what the table shows', () => {
    for (const { values, total, source } of lines) {
      expect(values.length).toBe(rounds.length);
      expect(
        values.reduce((sum, value) => sum + value, 0),
        source.word,
      ).toBe(total);
    }
  });
});
