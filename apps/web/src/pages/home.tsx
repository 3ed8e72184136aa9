import type { Player } from '@little-wars/table';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { fetchDisplayFace } from '../fonts/display.ts';
import { beginMatch } from '../game/begin.ts';
import { guidedGame } from '../game/guided.ts';
import { playableCalled, readyCalled, rulesets } from '../game/rulesets.ts';
import { Frame } from '../parts/frame.tsx';
import { Guarded } from '../parts/guarded.tsx';
import { addressOf } from '../routes.ts';
import { forgetMatch, type Listed, storedMatches } from '../store/database.ts';
import '../styles/home.css';

const OpenMatches = lazy(async () => ({ default: (await import('../home/open-matches.tsx')).OpenMatches }));
const Stored = lazy(async () => ({ default: (await import('../home/stored.tsx')).Stored }));
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
const FIRST = rulesets[0]!;

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
  const isSettled = useSettled(isLeaving);
  // Battles that are over, and what follows them, are on the pages of their campaigns.
  const open = matches.filter(({ winners, campaign }) => winners === null && campaign?.part !== 'between');
  const finished = matches.filter(({ winners, campaign }) => winners !== null && !campaign);
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
            <a className="button" href={addressOf({ page: 'campaigns', id: null, part: null, nth: null })}>
              Play a campaign or a league
            </a>
          </p>
        </div>
        <Stage isShown={isSettled} />
      </div>
      {open.length > 0 ? (
        <>
          <h2>Go on playing</h2>
          <Suspense fallback={null}>
            <OpenMatches matches={open} forget={({ id, name }) => void forget(id, `"${name}"`)} />
          </Suspense>
        </>
      ) : null}
      <h2>Five rulebooks, one table</h2>
      <ul className="cards rulesets">
        {rulesets.map(({ id, title, pitch, guided }) => (
          <li key={id}>
            <button type="button" className="card" onClick={() => play(id, title)}>
              <span className="pictured" aria-hidden="true">
                {isSettled ? <Pictured ruleset={id} /> : null}
              </span>
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
      {isSettled || finished.length + damaged.length > 0 ? (
        <Suspense fallback={null}>
          <Stored finished={finished} damaged={damaged} forget={(id, name) => void forget(id, name)} />
        </Suspense>
      ) : null}
      <footer className="soft">
        Unofficial and unaffiliated. Rules in our own words; names belong to their owners.{' '}
        <a href={addressOf({ page: 'licences' })}>Licences</a>
      </footer>
    </Frame>
  );
}

/** Milliseconds after which the bots begin to play: a visitor who knows where to go should not wait for them. */
const SHOW_AFTER = 1200;

/** Whether the page has been looked at for a moment: what is fetched then delays nothing. */
function useSettled(isLeaving: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(() => {
      setSettled(true);
      fetchDisplayFace();
    }, SHOW_AFTER);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return isSettled;
}

/** A ruleset's table; keeps its place until it is fetched. */
function Pictured({ ruleset }: { readonly ruleset: string }) {
  const [pictures, setPictures] = useState<{ readonly [ruleset: string]: string }>({});
  useEffect(() => {
    void import('../home/pictures.ts').then(drawn => setPictures(drawn.pictures));
  }, []);
  return pictures[ruleset] ? <img src={pictures[ruleset]} alt="" /> : null;
}

/** The bots' game beside the welcome: fetched once the page is there, and left out where it cannot be. */
const Stage = ({ isShown }: { readonly isShown: boolean }) => (
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
