import { isPerson, type Player, peopleIn, type Session } from '@little-wars/table';
import { lazy, Suspense, useState } from 'react';
import { beginMatch } from '../game/begin.ts';
import { focused } from '../parts/focus.ts';
import { NotStored } from '../parts/not-stored.tsx';
import { addressOf } from '../routes.ts';
import type { StoredMatch } from '../store/database.ts';
import { capital } from './names.ts';
import type { Seeing } from './seeing.ts';
import '../styles/result.css';

const Story = lazy(async () => ({ default: (await import('./story.tsx')).Story }));

interface Props {
  readonly session: Session;
  readonly stored: StoredMatch;
  readonly seeing: Seeing;
}

/** How the match ended, and what to do now. */
export function Result({ session, stored, seeing: { teller, board } }: Props) {
  const { ruleset, setup, state } = session.match;
  const [isShown, setShown] = useState(true);
  const result = ruleset.result(setup, state.position);
  if (!result) return null;
  const [winner] = result.winners;
  const again = async (players: readonly Player[]): Promise<void> => {
    const { name, secrets } = stored;
    const match = await beginMatch({ ruleset, setup, name, players, typedDice: secrets === null });
    location.hash = addressOf({ page: 'match', id: match.id, at: null });
  };
  const isAlone = result.winners.length === 1 && peopleIn(session) === 1;
  return (
    <section className={isShown ? 'question result' : 'question result folded-up'} aria-label="Result">
      <header className={result.winners.length === 1 ? `outcome seat-${winner}` : 'outcome'}>
        <div>
          {isAlone ? <p className="verdict">{isPerson(session.players, winner) ? 'Victory' : 'Defeat'}</p> : null}
          <h2 className={isAlone ? undefined : 'verdict'}>
            {result.winners.length === 1 ? `${capital(teller.seat(winner!))} has won` : 'A draw'}
          </h2>
        </div>
        <ul className="final">
          {result.scores.map((score, seat) => (
            <li key={seat} className={`seat-${seat}`}>
              <span>{capital(teller.seat(seat))}</span> <b>{score}</b>
            </li>
          ))}
        </ul>
      </header>
      {stored.isScoredLater ? (
        <p className="soft">This match was stored without its score: it is counted by later rules.</p>
      ) : null}
      {stored.guided ? (
        <p>
          That was a whole game: you have met most of what there is. From the list of matches a quick game is one click
          away, and under Teams you can build your own.
        </p>
      ) : null}
      <p className="row next">
        {stored.campaign ? (
          <a
            className="button main"
            ref={focused}
            href={addressOf({ page: 'campaigns', id: stored.campaign.id, part: 'after', nth: null })}
          >
            What happens after the battle
          </a>
        ) : (
          <>
            <button type="button" className="main" onClick={() => void again(stored.players.toReversed())}>
              Change sides and play again
            </button>
            <button type="button" onClick={() => void again(stored.players)}>
              Play it once more
            </button>
          </>
        )}
        <a className="button" href={addressOf({ page: 'match', id: stored.id, at: 0 })}>
          Watch it again
        </a>
        <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Look at the table' : 'Look at the result'}
        </button>
        {stored.campaign ? null : (
          <a className="button" href={addressOf({ page: 'home' })}>
            Another match
          </a>
        )}
      </p>
      <NotStored />
      {isShown ? (
        <Suspense fallback={null}>
          <Story id={stored.id} session={session} teller={teller} board={board} />
        </Suspense>
      ) : null}
    </section>
  );
}
