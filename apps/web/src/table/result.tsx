import type { Teller } from '@little-wars/words';
import type { Session } from '../game/session.ts';
import { addressOf } from '../routes.ts';

/** How the match ended. */
export function Result({ session, teller }: { readonly session: Session; readonly teller: Teller }) {
  const { ruleset, setup, state } = session.match;
  const result = ruleset.result(setup, state.position);
  if (!result) return null;
  const [winner] = result.winners;
  return (
    <section className="question" aria-label="Result">
      <h2>{result.winners.length === 1 ? `${teller.seat(winner!)} has won` : 'A draw'}</h2>
      <p>{result.scores.map((score, seat) => `${teller.seat(seat)} ${score}`).join(', ')}</p>
      <a href={addressOf({ page: 'home' })}>Another match</a>
    </section>
  );
}
