import type { Problem, Roster } from '@little-wars/engine';
import { readRosterFile, readRosterText, TEXT_LIMITS } from '@little-wars/engine';
import { type ChangeEvent, useCallback, useEffect, useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { type Choosable, choosableCalled, rulesets } from '../game/rulesets.ts';
import { DamagedRows } from '../parts/damaged-rows.tsx';
import { Frame } from '../parts/frame.tsx';
import { Refusals } from '../parts/refusals.tsx';
import { textOf } from '../parts/text-of.ts';
import { Builder } from '../rosters/builder.tsx';
import { newRoster } from '../rosters/edit.ts';
import { LineUp } from '../rosters/line-up.tsx';
import { addressOf } from '../routes.ts';
import { forgetRoster, isRosterRow, keepRoster, type StoredRoster, storedRosters } from '../store/database.ts';
import '../styles/lists.css';

/** The teams stored in this browser; one of them open in the builder. */
export function Rosters({ id }: { readonly id: string | null }) {
  const [rosters, setRosters] = useState<readonly StoredRoster[] | null>(null);
  const refresh = useCallback(() => storedRosters().then(setRosters), []);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const open = rosters?.find(roster => roster.id === id);
  if (rosters === null) return <p className="loading">Looking for your teams…</p>;
  if (id !== null && !open)
    return (
      <Frame title="No such team here">
        <p>
          Teams are kept in the browser in which they were built.{' '}
          <a href={addressOf({ page: 'rosters', id: null })}>Go to the list of teams</a>
        </p>
      </Frame>
    );
  return open ? <OpenRoster key={open.id} stored={open} /> : <List rosters={rosters} refresh={refresh} />;
}

async function keepNew(roster: Roster): Promise<void> {
  const id = crypto.randomUUID();
  await keepRoster({ ...roster, id, touched: Date.now() });
  location.hash = addressOf({ page: 'rosters', id });
}

function List({
  rosters,
  refresh,
}: {
  readonly rosters: readonly StoredRoster[];
  readonly refresh: () => Promise<void>;
}) {
  const [chosen, setChosen] = useState(rulesets[0]!.id);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const ruleset = useFetched(choosableCalled, chosen);
  const [pasted, setPasted] = useState('');
  const take = async (typed: string): Promise<void> => {
    // The rules may still be loading: an imported team waits for them.
    const rules = await choosableCalled(chosen);
    if (!rules) return;
    const read = typed.trimStart().startsWith('{') ? readRosterFile(typed) : readRosterText(rules, typed);
    if (read.ok) await keepNew(read.value);
    else setProblems(read.problems);
  };
  const imported = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const text = await textOf(event.target.files?.[0], TEXT_LIMITS.roster);
    event.target.value = '';
    if (text?.ok) await take(text.value);
    else if (text) setProblems(text.problems);
  };
  return (
    <Frame title="Teams">
      {rosters.length === 0 ? <p>No team yet: take a starter below, or begin with a faction.</p> : null}
      <ul className="rows">
        {rosters.map(roster => (
          <li key={roster.id}>
            <a href={addressOf({ page: 'rosters', id: roster.id })}>{roster.name}</a>
            <span className="soft">{rulesets.find(each => each.id === roster.ruleset)?.title ?? roster.ruleset}</span>
            <a className="button" href={addressOf({ page: 'new', team: roster.id })}>
              Play
              <span className="visually-hidden">{` with ${roster.name}`}</span>
            </a>
            <button type="button" onClick={() => void keepNew({ ...roster, name: `${roster.name} (copy)` })}>
              Duplicate
            </button>
            <button
              type="button"
              onClick={() => {
                if (confirm(`Delete "${roster.name}"?`)) void forgetRoster(roster.id).then(refresh);
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
      <DamagedRows of="rosters" isWhole={isRosterRow} />
      <h2>{rosters.length === 0 ? 'Build a team' : 'Build another'}</h2>
      <p className="field">
        <label htmlFor="rules">Rules</label>
        <select id="rules" value={chosen} onChange={event => setChosen(event.target.value)}>
          {rulesets.map(each => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
      </p>
      {ruleset && ruleset.lobby.factions.length > 0 ? (
        <Begin ruleset={ruleset} />
      ) : (
        <p className="soft">{ruleset ? 'These rules need no teams.' : 'Fetching the rules…'}</p>
      )}
      <h2>Import a team</h2>
      <p className="field">
        <label htmlFor="import">A team file, or a list as text</label>
        <input id="import" type="file" accept=".json,.txt" onChange={event => void imported(event)} />
      </p>
      <p className="field">
        <label htmlFor="paste">Or paste it here</label>
        <textarea id="paste" rows={4} value={pasted} onChange={event => setPasted(event.target.value)} />
        <button type="button" disabled={pasted.trim() === ''} onClick={() => void take(pasted)}>
          Add this team
        </button>
      </p>
      <Refusals problems={problems} />
    </Frame>
  );
}

function Begin({ ruleset }: { readonly ruleset: Choosable }) {
  const { factions, starters } = ruleset.lobby;
  return (
    <>
      <h3>From a starter</h3>
      <ul className="cards starters">
        {starters.map((starter, i) => (
          <li key={`${starter.name} ${i}`}>
            <button type="button" className="card" onClick={() => void keepNew(starter)}>
              <strong>{starter.name}</strong>
              <span className="soft">{factions.find(({ id }) => id === starter.faction)?.title}</span>
              <LineUp ruleset={ruleset} roster={starter} />
            </button>
          </li>
        ))}
      </ul>
      <h3>From scratch</h3>
      <p className="row">
        {factions.map(faction => (
          <button key={faction.id} type="button" onClick={() => void keepNew(newRoster(ruleset.id, faction))}>
            {faction.title}
          </button>
        ))}
      </p>
    </>
  );
}

function OpenRoster({ stored }: { readonly stored: StoredRoster }) {
  const ruleset = useFetched(choosableCalled, stored.ruleset);
  if (!ruleset) return <p className="loading">Fetching the rules…</p>;
  const { id, touched: _touched, ...roster } = stored;
  return (
    <Builder
      ruleset={ruleset}
      id={id}
      opened={roster}
      keep={changed => void keepRoster({ ...changed, id, touched: Date.now() })}
    />
  );
}
