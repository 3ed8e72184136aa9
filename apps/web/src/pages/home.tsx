import type { Player } from '@little-wars/table';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { beginMatch } from '../game/begin.ts';
import { guidedGame } from '../game/guided.ts';
import { known, playableCalled, readyCalled } from '../game/rulesets.ts';
import { OpenMatches } from '../home/open-matches.tsx';
import { dayOf, endOf, playersOf, titleOf } from '../home/told.ts';
import { Frame } from '../parts/frame.tsx';
import { Guarded } from '../parts/guarded.tsx';
import { OpenRecord } from '../parts/open-record.tsx';
import { addressOf } from '../routes.ts';
import { forgetMatch, type Listed, storedMatches } from '../store/database.ts';
import '../styles/home.css';

const Showcase = lazy(async () => ({ default: (await import('../home/showcase.tsx')).Showcase }));

const AGAINST_BOT: readonly Player[] = [{ kind: 'person' }, { kind: 'bot', level: 'soldier' }];

async function quickGame(id: string, title: string): Promise<void> {
  const [ruleset, ready] = await Promise.all([playableCalled(id), readyCalled(id)]);
  if (!ruleset || !ready) return;
  const match = await beginMatch({
    ruleset,
    setup: ready[0]!,
    name: `${title}, quick game`,
    players: AGAINST_BOT,
  });
  location.hash = addressOf({ page: 'match', id: match.id, at: null });
}

/** The game that "Play now" begins: the first of the list. */
const FIRST = known[0]!;

export function Home() {
  const [{ matches, damaged }, setListed] = useState<Listed>({ matches: [], damaged: [] });
  const refresh = useCallback(() => storedMatches().then(setListed), []);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const forget = async (id: string, name: string): Promise<void> => {
    if (!confirm(`Delete ${name} for good?`)) return;
    await forgetMatch(id);
    await refresh();
  };
  const [isLeaving, setLeaving] = useState(false);
  const play = (id: string, title: string): void => {
    setLeaving(true);
    void quickGame(id, title);
  };
  const open = matches.filter(({ winners }) => winners === null);
  const finished = matches.filter(({ winners }) => winners !== null);
  return (
    <Frame title="Little Wars">
      <div className="hero">
        <div className="welcome">
          <p className="lead">A table and an opponent for small-squad wargames. Everything stays in this browser.</p>
          <button type="button" className="main play-now" onClick={() => play(FIRST.id, FIRST.title)}>
            Play now
          </button>
          <p className="row">
            {FIRST.guided ? (
              <button type="button" onClick={() => void guidedGame(FIRST.id, FIRST.title)}>
                Never played? Learn by playing
              </button>
            ) : null}
            <a className="button" href={addressOf({ page: 'new', team: null })}>
              Choose rules, teams, map and mission
            </a>
          </p>
        </div>
        <Stage isLeaving={isLeaving} />
      </div>
      {open.length > 0 ? (
        <>
          <h2>Go on playing</h2>
          <OpenMatches matches={open} forget={({ id, name }) => void forget(id, `"${name}"`)} />
        </>
      ) : null}
      <h2>Five rulebooks, one table</h2>
      <ul className="cards rulesets">
        {known.map(({ id, title, pitch, guided }) => (
          <li key={id}>
            <button type="button" className="card" onClick={() => play(id, title)}>
              <strong>{title}</strong>
              <span>{pitch}</span>
            </button>
            {guided ? (
              <button
                type="button"
                aria-label={`New to ${title}? A short guided game`}
                onClick={() => void guidedGame(id, title)}
              >
                A short guided game
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {matches.length + damaged.length === 0 ? <p>No match yet: choose a game above.</p> : null}
      {finished.length + damaged.length > 0 ? <h2>Finished matches</h2> : null}
      <ul className="rows">
        {finished.map(match => (
          <li key={match.id}>
            <a href={addressOf({ page: 'match', id: match.id, at: null })}>{match.name}</a>
            <span className="soft">{`${titleOf(match)}, ${playersOf(match)}, ${dayOf(match)}`}</span>
            <span>{endOf(match)}</span>
            <button
              type="button"
              aria-label={`Delete ${match.name}`}
              onClick={() => void forget(match.id, `"${match.name}"`)}
            >
              Delete
            </button>
          </li>
        ))}
        {damaged.map(id => (
          <li key={id}>
            <span>A match that cannot be read</span>
            <span className="soft">
              damaged, or written by a later version of this table: load the page again first
            </span>
            <button
              type="button"
              aria-label={`Delete the match that cannot be read, ${id}`}
              onClick={() => void forget(id, 'the match that cannot be read')}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
      <h2>Open a record</h2>
      <OpenRecord />
      <footer className="soft">
        Unofficial and unaffiliated. Rules in our own words; names belong to their owners.{' '}
        <a href={addressOf({ page: 'licences' })}>Licences</a>
      </footer>
    </Frame>
  );
}

/** Milliseconds after which the bots begin to play: whoever knows where to go should not wait for them. */
const SHOW_AFTER = 1200;

/** The bots' game beside the welcome: fetched once the page is there, and left out where it cannot be. */
function Stage({ isLeaving }: { readonly isLeaving: boolean }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(() => setShown(true), SHOW_AFTER);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return (
    <div className="stage">
      {isShown ? (
        <Guarded otherwise={null}>
          <Suspense fallback={null}>
            <Showcase ruleset={FIRST.id} title={FIRST.title} />
          </Suspense>
        </Guarded>
      ) : null}
    </div>
  );
}
