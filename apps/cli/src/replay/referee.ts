import { type Finding, referee, type Turn } from '@little-wars/referee';
import { resultIn, type Session } from '@little-wars/table';

/** The referee's findings in a replayed record; null if it does not know the rules. */
export function refereeSession(game: string, session: Session): readonly Finding[] | null {
  const { match, opening, moments } = session;
  const turns: readonly Turn[] = [
    { by: null, answer: null, purpose: null, facts: opening.map(({ fact }) => fact) },
    ...moments.map(({ input: { by, answer }, question, events }) => ({
      ...{ by, answer, purpose: question.purpose },
      facts: events.map(({ fact }) => fact),
    })),
  ];
  const { ruleset, setup } = match;
  return referee({ game, ruleset: ruleset.id, setup, content: ruleset.content, turns, result: resultIn(session) });
}
