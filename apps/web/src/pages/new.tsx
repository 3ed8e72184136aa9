import type { Choice, Chosen, OwnTable, Problem, Roster } from '@little-wars/engine';
import { readSetup } from '@little-wars/engine';
import { terrainOfPieces } from '@little-wars/skirmish/tables';
import type { Player } from '@little-wars/table';
import { tellProblem } from '@little-wars/words';
import { type FormEvent, useEffect, useState } from 'react';
import { beginMatch } from '../game/begin.ts';
import { useFetched } from '../game/fetched.ts';
import { type Choosable, choosableCalled, rulesets } from '../game/rulesets.ts';
import { ChoiceField, Field } from '../parts/choice-field.tsx';
import { WithClauses } from '../parts/clause.tsx';
import { Frame } from '../parts/frame.tsx';
import { PlayerChoice, USUAL_BOT } from '../parts/player-choice.tsx';
import { wordsOf } from '../parts/words.ts';
import { unknownCards } from '../rosters/unknown.ts';
import { addressOf } from '../routes.ts';
import { type StoredRoster, type StoredTable, storedRosters, storedTables } from '../store/database.ts';
import { isStock } from '../tables/is-stock.ts';
import { Preview, TeamPreview, useBoard } from './preview.tsx';
import '../styles/pages.css';

/** Ruleset, mission, map, house rules, seats, teams: everything has a default, so that Begin works at once. */
export function NewMatch({ team }: { readonly team: string | null }) {
  const [id, setId] = useState(rulesets[0]!.id);
  useEffect(() => {
    if (team === null) return;
    void storedRosters().then(all => {
      const own = all.find(roster => roster.id === team);
      if (own) setId(own.ruleset);
    });
  }, [team]);
  const ruleset = useFetched(choosableCalled, id);
  return (
    <Frame title="A new match">
      <Field label="Rules">
        {name => (
          <select id={name} value={id} onChange={event => setId(event.target.value)}>
            {rulesets.map(each => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </select>
        )}
      </Field>
      {ruleset ? (
        <Details key={ruleset.id} ruleset={ruleset} team={team} />
      ) : (
        <p className="loading">Fetching the rules…</p>
      )}
    </Frame>
  );
}

const isMain = ({ kind, main }: Choice): boolean => kind === 'one-of' || main === true;

function Details({ ruleset, team }: { readonly ruleset: Choosable; readonly team: string | null }) {
  const { lobby } = ruleset;
  const text = wordsOf(ruleset);
  const [chosen, setChosen] = useState<Chosen>({});
  const [players, setPlayers] = useState<readonly Player[]>(() =>
    Array.from({ length: ruleset.seats }, (_, seat): Player => (seat === 0 ? { kind: 'person' } : USUAL_BOT)),
  );
  const [typedDice, setTypedDice] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const own = useOwnRosters(ruleset.id);
  const rosters = [...own, ...lobby.starters];
  const [teams, setTeams] = useState<readonly number[]>([]);
  const wantedTeam = own.findIndex(({ id }) => id === team);
  const teamOf = (seat: number): number =>
    teams[seat] ??
    (seat === 0 && wantedTeam >= 0 ? wantedTeam : null) ??
    own.length + Math.floor((seat * (rosters.length - own.length)) / players.length);
  const tables = useOwnTables(lobby.ownTables !== null);
  const [tableId, setTableId] = useState('');
  const table = tables.find(({ id }) => id === tableId);
  const ownTable: OwnTable | undefined = table && { name: table.name || 'Own table', terrain: terrainOfPieces(table) };
  const choices = lobby.choices(chosen, ownTable);

  const picked = rosters.length > 0 ? players.map((_, seat) => rosters[teamOf(seat)]!) : [];
  const unknown = picked.flatMap(roster => unknownCards(lobby, roster));
  const wanted = unknown.length > 0 ? null : lobby.setup(onOffer(chosen, choices), picked, ownTable);

  const board = useBoard(ruleset, wanted);

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (unknown.length > 0) return setProblems(unknown);
    const setup = readSetup(ruleset, wanted);
    if (!setup.ok) return setProblems(setup.problems);
    const name = picked.length > 0 ? picked.map(roster => roster.name).join(' against ') : text('title');
    const match = await beginMatch({ ruleset, setup: setup.value, name, players, typedDice });
    location.hash = addressOf({ page: 'match', id: match.id, at: null });
  };
  return (
    <form className="versus" onSubmit={event => void begin(event)}>
      <div className="mission-choice">
        {tables.length > 0 ? (
          <Field label="Table">
            {name => (
              <select id={name} value={tableId} onChange={event => setTableId(event.target.value)}>
                <option value="">As chosen below</option>
                {tables.map(each => (
                  <option key={each.id} value={each.id}>
                    {`★ ${each.name || 'A table without a name'}`}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
        {choices.filter(isMain).map(choice => (
          <ChoiceField key={choice.id} {...{ choice, chosen, text }} choose={setChosen} />
        ))}
      </div>
      <Preview ruleset={ruleset} board={board} />
      {players.map((player, seat) => (
        <fieldset key={seat} className={`side seat-${seat}`}>
          <legend>{`Side ${String.fromCharCode(65 + seat)}`}</legend>
          <Field label="Played by">
            {name => (
              <PlayerChoice id={name} player={player} choose={chosen => setPlayers(players.with(seat, chosen))} />
            )}
          </Field>
          {rosters.length > 0 ? (
            <Field label="Team">
              {name => (
                <select
                  id={name}
                  value={teamOf(seat)}
                  onChange={event =>
                    setTeams(players.map((_, i) => (i === seat ? Number(event.target.value) : teamOf(i))))
                  }
                >
                  {rosters.map((roster, i) => (
                    <option key={`${roster.name} ${i}`} value={i}>
                      {teamTitle(ruleset, roster, i < own.length)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          ) : null}
          {picked[seat] ? (
            <TeamPreview
              ruleset={ruleset}
              roster={picked[seat]}
              models={board?.models.filter(model => model.seat === seat) ?? []}
            />
          ) : null}
        </fieldset>
      ))}
      <details className="more-rules">
        <summary>House rules and dice</summary>
        <div className="house-rules">
          {choices
            .filter(choice => !isMain(choice))
            .toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0))
            .map(choice => (
              <ChoiceField key={choice.id} {...{ choice, chosen, text }} choose={setChosen} />
            ))}
          <label className="check">
            <input type="checkbox" checked={typedDice} onChange={event => setTypedDice(event.target.checked)} />
            We roll real dice and type them in
          </label>
        </div>
      </details>
      <div role="alert" className="begin-refused">
        <ul className="refusals">
          {problems.map(problem => (
            <li key={JSON.stringify(problem)}>
              <WithClauses text={tellProblem(problem, ruleset.texts['en'])} ruleset={ruleset.id} />
            </li>
          ))}
        </ul>
      </div>
      <button type="submit" className="main begin">
        Begin
      </button>
    </form>
  );
}

/** Resets choices that another choice has made unavailable. */
const onOffer = (chosen: Chosen, choices: readonly Choice[]): Chosen =>
  Object.fromEntries(
    choices.flatMap(choice => {
      const value = chosen[choice.id];
      if (value === undefined) return [];
      return choice.kind === 'one-of' && !choice.options.includes(String(value)) ? [] : [[choice.id, value]];
    }),
  );

function teamTitle(ruleset: Choosable, { name, faction }: Roster, isOwn: boolean): string {
  const title = ruleset.lobby.factions.find(({ id }) => id === faction)?.title ?? faction;
  return `${isOwn ? '★ ' : ''}${title}: ${name}`;
}

function useOwnRosters(ruleset: string): readonly StoredRoster[] {
  const [own, setOwn] = useState<readonly StoredRoster[]>([]);
  useEffect(() => {
    void storedRosters().then(all => setOwn(all.filter(roster => roster.ruleset === ruleset)));
  }, [ruleset]);
  return own;
}

/** The tables laid out in this browser, if the rules accept them. */
function useOwnTables(isWanted: boolean): readonly StoredTable[] {
  const [own, setOwn] = useState<readonly StoredTable[]>([]);
  useEffect(() => {
    if (isWanted) void storedTables(isStock).then(setOwn);
  }, [isWanted]);
  return own;
}
