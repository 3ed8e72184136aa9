import type { Session } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { beginMatch } from '../game/begin.ts';
import { NotStored } from '../parts/not-stored.tsx';
import { addressOf } from '../routes.ts';
import type { StoredMatch } from '../store/database.ts';

interface Props {
  readonly session: Session;
  readonly stored: StoredMatch;
  readonly teller: Teller;
}

/** How the match ended, and what to do now. */
export function Result({ session, stored, teller }: Props) {
  const { ruleset, setup, state } = session.match;
  const result = ruleset.result(setup, state.position);
  if (!result) return null;
  const [winner] = result.winners;
  const again = async (): Promise<void> => {
    const { name, players, secrets } = stored;
    const match = await beginMatch({ ruleset, setup, name, players, typedDice: secrets === null });
    location.hash = addressOf({ page: 'match', id: match.id, at: null });
  };
  return (
    <section className="question result" aria-label="Result">
      <h2>{result.winners.length === 1 ? `${teller.seat(winner!)} has won` : 'A draw'}</h2>
      <ul className="final">
        {result.scores.map((score, seat) => (
          <li key={seat} className={`seat-${seat}`}>
            <b>{teller.seat(seat)}</b> {score}
          </li>
        ))}
      </ul>
      {stored.isScoredLater ? (
        <p className="soft">This match was stored without its score: it is counted by later rules.</p>
      ) : null}
      {stored.guided ? (
        <p>
          That was a whole game: you have met most of what there is. From the list of matches a quick game is one click
          away, and under Teams you can build your own.
        </p>
      ) : null}
      <p className="row">
        <a className="button" href={addressOf({ page: 'match', id: stored.id, at: 0 })}>
          Watch it again
        </a>
        <button type="button" onClick={() => void again()}>
          Play it once more
        </button>
      </p>
      <NotStored />
      <p>
        <a href={addressOf({ page: 'home' })}>Another match</a>
      </p>
    </section>
  );
}
