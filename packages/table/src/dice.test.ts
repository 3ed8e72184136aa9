import type { Roll } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { diceFor, diceInfoOf } from './dice.ts';
import { everyRuleset, opened, played } from './playing.oracle.ts';
import { sessionAt } from './session.ts';

const SECRETS = ['11', '22'].map(two => two.repeat(32));

describe.each(everyRuleset)('the dice of %s', (_, ruleset) => {
  const whole = played(ruleset, { seed: 'dice', answers: 40 });
  const rolls = whole.moments.flatMap(({ question, input }, at) =>
    input.by === 'dice' ? [{ question, input, at }] : [],
  );

  it('continue as if the match had not been interrupted', () => {
    for (const { question, input, at } of rolls)
      expect(diceFor(sessionAt(whole, at).match, null)(question as Roll)).toEqual(input.answer);
  });

  it('are left to people if a match has none of its own', () => {
    const { question } = rolls[0]!;
    expect(diceFor({ ...whole.match, dice: { source: 'typed' } }, null)(question as Roll)).toBeNull();
  });

  it("follow from the seats' secrets, which the record commits to", () => {
    const { match } = opened(ruleset, { seed: 'dice' });
    const audited = { ...match, dice: diceInfoOf(SECRETS) };
    const roll = rolls[0]!.question as Roll;
    const faces = diceFor(audited, SECRETS)(roll);
    expect(faces).toEqual(diceFor(audited, SECRETS)(roll));
    expect(audited.dice).toMatchObject({ source: 'audited', secrets: [null, null] });
    expect(diceInfoOf(null)).toEqual({ source: 'typed' });
    expect(() => diceInfoOf(['no secret'])).toThrow('no secret');
  });

  it('of another match are reused for the same rolls, also after a fork', () => {
    const at = rolls[0]!.at;
    const fork = { ...sessionAt(whole, at).match, dice: { source: 'typed' } as const };
    const source = diceFor(fork, null, { match: whole.match, at });
    expect(source(rolls[0]!.question as Roll)).toEqual(rolls[0]!.input.answer);
    const later = diceFor({ ...whole.match, dice: { source: 'typed' } }, null, { match: whole.match, at });
    expect(later(rolls[0]!.question as Roll)).not.toBeUndefined();
  });
});
