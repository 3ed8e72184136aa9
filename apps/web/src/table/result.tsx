import { isPerson, type Player, peopleIn, type Session } from '@little-wars/table';
import { lazy, Suspense } from 'react';
import { beginMatch } from '../game/begin.ts';
import { NotStored } from '../parts/not-stored.tsx';
import { addressOf } from '../routes.ts';
import type { StoredMatch } from '../store/database.ts';
import { itemsFor } from './items.ts';
import { capital } from './names.ts';
import type { Seeing } from './seeing.ts';

const Story = lazy(async () => ({ default: (await import('./story.tsx')).Story }));

interface Props {
  readonly session: Session;
  readonly stored: StoredMatch;
  readonly seeing: Seeing;
}

/** How the match ended, and what to do now. */
export function Result({ session, stored, seeing: { teller, board } }: Props) {
  const { ruleset, setup, state } = session.match;
  const result = ruleset.result(setup, state.position);
  if (!result) return null;
  const [winner] = result.winners;
  const again = async (players: readonly Player[]): Promise<void> => {
    const { name, secrets } = stored;
    const match = await beginMatch({ ruleset, setup, name, players, typedDice: secrets === null });
    location.hash = addressOf({ page: 'match', id: match.id, at: null });
  };
  return (
    <section className="question result" aria-label="Result">
      {result.winners.length === 1 && peopleIn(session) === 1 ? (
        <p className="verdict">{isPerson(session.players, winner) ? 'Victory' : 'Defeat'}</p>
      ) : null}
      <h2>{result.winners.length === 1 ? `${capital(teller.seat(winner!))} has won` : 'A draw'}</h2>
      <ul className="final">
        {result.scores.map((score, seat) => (
          <li key={seat} className={`seat-${seat}`}>
            <b>{capital(teller.seat(seat))}</b> {score}
            <small>
              {itemsFor(board, seat, teller)
                .filter(({ value }) => value !== '')
                .map(({ name, value }) => `${name} ${value}`)
                .join(' · ')}
            </small>
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
        <button type="button" onClick={() => void again(stored.players)}>
          Play it once more
        </button>
        <button type="button" onClick={() => void again(stored.players.toReversed())}>
          Change sides and play again
        </button>
      </p>
      <NotStored />
      <Suspense fallback={null}>
        <Story id={stored.id} session={session} teller={teller} />
      </Suspense>
      <p>
        <a href={addressOf({ page: 'home' })}>Another match</a>
      </p>
    </section>
  );
}
