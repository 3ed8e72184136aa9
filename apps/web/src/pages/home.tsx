import { readSetup } from '@little-wars/engine';
import type { Player } from '@little-wars/table';
import { letterOf } from '@little-wars/words';
import { useCallback, useEffect, useState } from 'react';
import { beginMatch } from '../game/begin.ts';
import { choosingCalled, known, playableCalled, readyCalled } from '../game/rulesets.ts';
import { Frame } from '../parts/frame.tsx';
import { OpenRecord } from '../parts/open-record.tsx';
import { addressOf } from '../routes.ts';
import { forgetMatch, type Listed, type StoredMatch, storedMatches } from '../store/database.ts';

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

async function guidedGame(id: string, title: string): Promise<void> {
  const [ruleset, choosing] = await Promise.all([playableCalled(id), choosingCalled(id)]);
  const setup = ruleset && choosing?.guide && readSetup(ruleset, choosing.guide.setup);
  if (!ruleset || !setup?.ok) return;
  const match = await beginMatch({
    ruleset,
    setup: setup.value,
    name: `${title}, first game`,
    players: AGAINST_BOT,
    guided: true,
  });
  location.hash = addressOf({ page: 'match', id: match.id, at: null });
}

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
  return (
    <Frame title="Little Wars">
      <p className="lead">A table and an opponent for small-squad wargames. Everything stays in this browser.</p>
      <h2>Play at once</h2>
      <ul className="cards">
        {known.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="card" onClick={() => void quickGame(id, title)}>
              <strong>{title}</strong>
              <span>You against the soldier bot</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="row">
        {known
          .filter(({ guided }) => guided)
          .map(({ id, title }) => (
            <button key={id} type="button" onClick={() => void guidedGame(id, title)}>
              {`New to ${title}? A short guided game`}
            </button>
          ))}
        <a className="button" href={addressOf({ page: 'new' })}>
          Choose rules, teams, map and mission
        </a>
      </p>
      <h2>Matches</h2>
      {matches.length + damaged.length === 0 ? <p>No match yet: choose a game above.</p> : null}
      <ul className="rows">
        {matches.map(match => (
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

const titleOf = ({ ruleset }: StoredMatch): string => known.find(({ id }) => id === ruleset)?.title ?? ruleset;

const playersOf = ({ players }: StoredMatch): string =>
  players.map(player => (player.kind === 'person' ? 'a person' : `the ${player.level} bot`)).join(' against ');

const dayOf = ({ touched }: StoredMatch): string => new Date(touched).toLocaleDateString('en', { dateStyle: 'medium' });

function endOf({ winners, result }: StoredMatch): string {
  if (winners === null) return 'in play';
  const score = result ? `, ${result.scores.join(' to ')}` : '';
  return winners.length === 1 ? `finished, ${letterOf(winners[0]!)} won${score}` : `finished, a draw${score}`;
}
