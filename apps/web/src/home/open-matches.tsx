// Matches in play, each with its last stored picture of the table.
import type { Picture } from '@little-wars/table';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Guarded } from '../parts/guarded.tsx';
import { addressOf } from '../routes.ts';
import { lastSnapshot, type StoredMatch } from '../store/database.ts';
import { dayOf, playersOf, titleOf } from './told.ts';
import '../styles/open-matches.css';
import '../styles/showcase.css';
import '../styles/lists.css';

const StillBoard = lazy(async () => ({ default: (await import('../map/still.tsx')).StillBoard }));

interface Props {
  readonly matches: readonly StoredMatch[];
  readonly forget: (match: StoredMatch) => void;
}

export const OpenMatches = ({ matches, forget }: Props) => (
  <ul className="rows open-matches">
    {matches.map(match => (
      <li key={match.id} className="open-match">
        <a href={addressOf({ page: 'match', id: match.id, at: null })}>
          <Thumbnail match={match} />
          <strong>{match.name}</strong>
        </a>
        <span className="soft">{`${titleOf(match)}, ${playersOf(match)}, ${dayOf(match)}`}</span>
        <span className="row">
          <span>in play</span>
          <button type="button" aria-label={`Delete ${match.name}`} onClick={() => forget(match)}>
            Delete
          </button>
        </span>
      </li>
    ))}
  </ul>
);

/** Matches without a picture, or with one that this page cannot draw, show none. */
function Thumbnail({ match: { id, touched } }: { readonly match: StoredMatch }) {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    let left = false;
    void lastSnapshot(id).then(
      snapshot => {
        if (!left) setPicture(snapshot?.picture ?? null);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [id, touched]);
  return (
    <span className="thumbnail" aria-hidden="true">
      {picture ? (
        <Guarded otherwise={null}>
          <Suspense fallback={null}>
            <StillBoard board={picture.board} told="The table" />
          </Suspense>
        </Guarded>
      ) : null}
    </span>
  );
}
