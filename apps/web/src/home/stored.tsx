// Matches that are over, those that cannot be read, and records from elsewhere.
import { OpenRecord } from '../parts/open-record.tsx';
import { addressOf } from '../routes.ts';
import type { Listed, StoredMatch } from '../store/database.ts';
import { dayOf, endOf, playersOf, titleOf } from './told.ts';
import '../styles/lists.css';

interface Props {
  readonly finished: readonly StoredMatch[];
  readonly damaged: Listed['damaged'];
  readonly forget: (id: string, name: string) => void;
}

export const Stored = ({ finished, damaged, forget }: Props) => (
  <>
    {finished.length + damaged.length > 0 ? <h2>Finished matches</h2> : null}
    <ul className="rows">
      {finished.map(match => (
        <li key={match.id}>
          <a href={addressOf({ page: 'match', id: match.id, at: null })}>{match.name}</a>
          <span className="soft">{`${titleOf(match)}, ${playersOf(match)}, ${dayOf(match)}`}</span>
          <span>{endOf(match)}</span>
          <button type="button" aria-label={`Delete ${match.name}`} onClick={() => forget(match.id, `"${match.name}"`)}>
            Delete
          </button>
        </li>
      ))}
      {damaged.map(id => (
        <li key={id}>
          <span>A match that cannot be read</span>
          <span className="soft">damaged, or written by a later version of this table: reload the page first</span>
          <button
            type="button"
            aria-label={`Delete the match that cannot be read, ${id}`}
            onClick={() => forget(id, 'the match that cannot be read')}
          >
            Delete
          </button>
        </li>
      ))}
    </ul>
    <h2>Open a record</h2>
    <OpenRecord />
  </>
);
