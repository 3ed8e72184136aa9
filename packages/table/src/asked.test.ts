import { describe, expect, it } from 'vitest';
import { isPerson, lookingIn, nextIn, peopleIn, resultIn, seated } from './asked.ts';
import { AGAINST_BOT, everyRuleset, opened, played } from './playing.oracle.ts';
import { sessionAt } from './session.ts';

describe.each(everyRuleset)('who is asked next in %s', (_, ruleset) => {
  const whole = played(ruleset, { seed: 'asked', players: AGAINST_BOT });

  it('is a person, a bot, the dice, or nobody at the end', () => {
    const met = new Set<string>();
    for (const [n, { question }] of whole.moments.entries()) {
      const next = nextIn(sessionAt(whole, n));
      met.add(next.who);
      if (next.who === 'nobody') expect.fail('somebody answered');
      expect(next.question).toEqual(question);
      if (next.who === 'bot') expect(next).toMatchObject({ seat: 1, level: 'random' });
      if (next.who === 'person') expect(next.seat).toBe(0);
    }
    expect([...met].toSorted()).toEqual(['bot', 'dice', 'person']);
    expect(nextIn(whole)).toEqual({ who: 'nobody' });
  });

  it('has a result only at the end', () => {
    expect(resultIn(sessionAt(whole, whole.moments.length - 1))).toBeNull();
    expect(resultIn(whole)).toEqual(ruleset.result(whole.match.setup, whole.match.state.position));
  });

  it('lets somebody else take over a seat', () => {
    const session = opened(ruleset, { seed: 'asked', players: AGAINST_BOT });
    expect(peopleIn(session)).toBe(1);
    const handed = seated(session, 1, { kind: 'person' });
    expect(peopleIn(handed)).toBe(2);
    expect(isPerson(session.players, 1)).toBe(false);
    expect(isPerson(handed.players, 1)).toBe(true);
    expect(isPerson(handed.players, 'dice')).toBe(false);
  });

  it('shows the view of the person asked, otherwise the last one shown, otherwise the first person’s', () => {
    const ofBot = whole.moments.findIndex(({ input }) => input.by === 1);
    const ofPerson = whole.moments.findIndex(({ input }) => input.by === 0);
    expect(lookingIn(sessionAt(whole, ofPerson), 1)).toBe(0);
    expect(lookingIn(sessionAt(whole, ofBot), null)).toBe(0);
    const two = seated(sessionAt(whole, ofBot), 1, { kind: 'person' });
    expect(lookingIn(two, 0)).toBe(1);
    const dice = whole.moments.findIndex(({ input }) => input.by === 'dice');
    expect(lookingIn(seated(sessionAt(whole, dice), 1, { kind: 'person' }), 1)).toBe(1);
  });
});
