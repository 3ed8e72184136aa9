import { describe, expect, it } from 'vitest';
import { type Attack, attacksIn, balanceOf } from './attacks.ts';
import { everyRuleset, opened, played } from './playing.oracle.ts';

/** Enough whole matches between bots that often attack. */
const LEAST = 3;
const MOST = 8;
const ENOUGH = 60;

describe.each(everyRuleset.filter(([, { chances }]) => chances !== null))('attacks of matches of %s', (_, ruleset) => {
  const attacks: Attack[] = [];
  for (let n = 0; n < LEAST || (n < MOST && attacks.length < ENOUGH); n++)
    attacks.push(
      ...attacksIn(ruleset, played(ruleset, { seed: `luck ${n}`, setup: ruleset.ready[n]!, level: 'eager' })),
    );
  const luck = attacks.map(({ dealt, expected }) => dealt - expected);

  it('are worth no more than the best on offer, and deal no more than possible', () => {
    expect(attacks.length).toBeGreaterThan(30);
    for (const { expected, best, dealt } of attacks) {
      expect(expected).toBeLessThanOrEqual(best);
      expect(dealt).toBeGreaterThanOrEqual(0);
    }
  });

  it('deal what they are worth in the long run', () => {
    const mean = luck.reduce((sum, each) => sum + each, 0) / luck.length;
    const deviation = Math.sqrt(luck.reduce((sum, each) => sum + (each - mean) ** 2, 0) / luck.length);
    expect(Math.abs(mean)).toBeLessThan((3 * deviation) / Math.sqrt(luck.length));
  });
});

describe('attacks', () => {
  it('are added up by seat', () => {
    const [first] = balanceOf([
      { seat: 0, at: 1, by: 1, to: 2, expected: 2, dealt: 5, best: 3 },
      { seat: 0, at: 9, by: 1, to: 3, expected: 1, dealt: 0, best: 1 },
    ]);
    expect(first).toEqual({ seat: 0, attacks: 2, expected: 3, dealt: 5, best: 4 });
  });

  it('are none if a ruleset has no chances', () => {
    for (const [, ruleset] of everyRuleset)
      if (ruleset.chances === null) expect(attacksIn(ruleset, opened(ruleset, { seed: 's' }))).toEqual([]);
    const [, first] = everyRuleset[0]!;
    expect(attacksIn({ chances: null }, played(first, { seed: 's', answers: 30 }))).toEqual([]);
  });
});
