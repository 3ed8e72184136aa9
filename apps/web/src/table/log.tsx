import type { Session } from '../game/session.ts';
import type { Words } from '../words.ts';

/** What happened, newest first. */
export function Log({
  session,
  seat,
  words,
}: {
  readonly session: Session;
  readonly seat: number;
  readonly words: Words;
}) {
  const { show } = session.match.ruleset;
  return (
    <section className="log" aria-label="Log">
      <h2>Log</h2>
      <ol reversed>
        {session.moments.toReversed().map(({ question, facts, input }, i) => (
          <li key={session.moments.length - i}>
            {input.by === 'dice' ? <b>{(input.answer as readonly number[]).join(' ')}</b> : null} {question.purpose}
            <ul>
              {facts.map((fact, k) => (
                <li key={k}>
                  {words.of(`fact.${fact.type}`, show(fact, seat))} <small>{fact.clause}</small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
