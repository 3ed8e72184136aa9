import { describe, expect, it } from 'vitest';
import { everyRuleset, played } from './playing.oracle.ts';
import { eventFor, tellEvents, tellMoment } from './told.ts';

describe.each(everyRuleset)('what happened in %s', (_, ruleset) => {
  const { match, moments } = played(ruleset, { seed: 'told', answers: 150 });

  it('is told with its clause, every roll with its dice', () => {
    for (const moment of moments) {
      const { asked, roll, lines } = tellMoment(match, moment, null);
      expect(asked).not.toBe('');
      expect(roll?.faces ?? null).toBe(moment.input.by === 'dice' ? moment.input.answer : null);
      expect(lines.every(({ clause }) => moment.events.some(({ fact }) => fact.clause === clause))).toBe(true);
    }
    expect(moments.flatMap(({ events }) => tellEvents(match, events, null)).length).toBeGreaterThan(20);
  });

  it('is what the ruleset shows to the seat', () => {
    for (const { events } of moments)
      for (const event of events)
        for (const seat of [0, 1, null])
          expect(eventFor(match, event, seat)).toEqual({
            fact: ruleset.show(event.fact, seat),
            position: ruleset.view(match.setup, event.position, seat),
          });
  });

  it('reveals a secret choice and its reason only to the seat that chose', () => {
    for (const moment of moments) {
      const { question, input } = moment;
      if (!question.secret || (question.kind !== 'pick-one' && question.kind !== 'react')) continue;
      const why = { ...moment, because: { reason: 'all-alike' } };
      const [own, other] = [input.by as number, 1 - (input.by as number)];
      expect(tellMoment(match, why, own).why).not.toBeNull();
      expect(tellMoment(match, why, other).why).toBeNull();
      expect(tellMoment(match, why, own).asked.length).toBeGreaterThan(tellMoment(match, why, other).asked.length);
    }
  });
});
