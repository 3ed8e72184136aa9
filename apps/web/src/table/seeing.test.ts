import { propose } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { accepted, answerIn, openSession, peopleAt, type Session } from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { placedBy, see, withPlaced } from './seeing.ts';

/** A match of Kill Team after the first model was placed, at the question for its order. */
function atItsOrder(): Session {
  const ruleset = rulesets.find(({ id }) => id === 'kill-team')!;
  const setup = ruleset.ready[0]!;
  const dice = { source: 'seeded', seed: 'placed' } as const;
  let session: Session = openSession({ name: 'placed', players: peopleAt({ seats: 2 }), ruleset, setup, dice });
  while (session.match.state.question?.purpose !== 'give it an order') {
    const { question } = session.match.state;
    const isRoll = question?.kind === 'roll';
    const answer = isRoll ? [1, 6].slice(0, (question as { count?: number }).count ?? 1) : null;
    const given = answer ?? propose(ruleset, setup, session.match.state, () => 0);
    session = accepted(answerIn(session, given), 'a proposal');
  }
  return session;
}

describe('a model that was placed', () => {
  it('stands there while its order is asked', () => {
    const { match, players, moments } = atItsOrder();
    const placed = placedBy(moments.at(-1))!;
    const seat = match.state.question!.to as number;
    const before = see(match, seat, players);
    const atOf = (seeing: typeof before) => seeing.board.models.find(({ id }) => id === placed.model)?.at;
    expect(atOf(before)).toBeNull();
    expect(atOf(withPlaced(before, match, placed))).toEqual(placed.at);
    expect(withPlaced(before, match, null)).toBe(before);
    expect(placedBy(moments[0])).toBeNull();
  });
});
