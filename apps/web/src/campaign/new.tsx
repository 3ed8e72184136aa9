// A new campaign or league: everything has a default, so that Begin works at once.
import { type Founding, IN_TURN, LEAST_PLAYERS, MOST_PLAYERS } from '@little-wars/campaign';
import type { Chosen, Roster } from '@little-wars/engine';
import { linked } from '@little-wars/rulesets/linked';
import { say } from '@little-wars/words';
import { type FormEvent, useEffect, useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { rulesets } from '../game/rulesets.ts';
import { ChoiceField, Field } from '../parts/choice-field.tsx';
import { Frame } from '../parts/frame.tsx';
import { PlayerChoice, USUAL_BOT } from '../parts/player-choice.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { unknownCards } from '../rosters/unknown.ts';
import { storedRosters } from '../store/database.ts';
import { campaignAddress } from './addresses.ts';
import { type CampaignRules, rulesOf } from './rules.ts';
import { begunCampaign } from './steps.ts';
import '../styles/pages.css';

const linkedRules = (id: string): Promise<CampaignRules | null> => rulesOf(id, true);
const leagueRules = (id: string): Promise<CampaignRules | null> => rulesOf(id, false);

export function NewCampaign({ kind }: { readonly kind: string | null }) {
  const entry = linked.find(({ ruleset }) => ruleset === kind) ?? null;
  const [id, setId] = useState(entry?.ruleset ?? rulesets[0]!.id);
  const rules = useFetched(entry ? linkedRules : leagueRules, id);
  return (
    <Frame title={entry ? `A new campaign: ${entry.title}` : 'A new league'}>
      {entry ? <p className="lead">{entry.pitch}</p> : null}
      {entry ? null : (
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
      )}
      {rules ? (
        <Details key={rules.ruleset.id} rules={rules} title={entry?.title ?? null} />
      ) : (
        <p className="loading">Fetching the rules…</p>
      )}
    </Frame>
  );
}

interface Seat {
  readonly name: string;
  readonly bot: string | null;
  /** The index of its team. */
  readonly team: number;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil', 'Hana'];
const bot = USUAL_BOT.kind === 'bot' ? USUAL_BOT.level : null;

/** A team to begin with. */
interface Team {
  readonly title: string;
  readonly team: (name: string) => unknown;
}

/** The teams to begin with: those of a campaign's rules; in a league, ready teams and the player's own rosters. */
function useTeams({ linking, lobby, ruleset }: CampaignRules): readonly Team[] {
  const [own, setOwn] = useState<readonly Roster[]>([]);
  useEffect(() => {
    if (!linking) void storedRosters().then(all => setOwn(all.filter(each => each.ruleset === ruleset.id)));
  }, [linking, ruleset]);
  const factionOf = ({ faction }: Roster): string => lobby.factions.find(({ id }) => id === faction)?.title ?? faction;
  if (linking)
    return linking.founders.map(founder => ({
      title: linking.sheetOf(linking.found(founder, founder)).title,
      team: name => linking.found(founder, name),
    }));
  const titled = (roster: Roster, mark: string): Team => ({
    title: `${mark}${[factionOf(roster), roster.name].filter(part => part !== '').join(': ')}`,
    team: () => plainRoster(roster),
  });
  const sound = own.filter(roster => unknownCards(lobby, roster).length === 0);
  // Rules without lists have the same models on both sides.
  if (lobby.starters.length === 0) return [titled(withoutList(ruleset.id), '')];
  return [...lobby.starters.map(roster => titled(roster, '')), ...sound.map(roster => titled(roster, '★ '))];
}

const withoutList = (ruleset: string): Roster => ({
  ruleset,
  name: 'By the rules',
  faction: '',
  groups: [],
  members: [],
});

/** Without the fields of the row that it is stored in. */
const plainRoster = ({ ruleset, name, faction, groups, members }: Roster): Roster => ({
  ruleset,
  name,
  faction,
  groups,
  members,
});

/** Maps are played in turn unless somebody chooses one. */
const USUAL_LEAGUE: Chosen = { map: IN_TURN };

function Details({ rules, title }: { readonly rules: CampaignRules; readonly title: string | null }) {
  const { linking, lobby, texts, ruleset } = rules;
  const teams = useTeams(rules);
  const [name, setName] = useState(
    title ? `The ${seasonOf(new Date())} campaign` : `The ${seasonOf(new Date())} league`,
  );
  const [seats, setSeats] = useState<readonly Seat[]>([
    { name: NAMES[0]!, bot: null, team: 0 },
    { name: NAMES[1]!, bot, team: Math.min(teams.length - 1, 7) },
  ]);
  const [rounds, setRounds] = useState(title ? 6 : 3);
  const [pairing, setPairing] = useState<Founding['pairing']>('round-robin');
  const [plan, setPlan] = useState(linking?.plans[0] ?? null);
  const [chosen, setChosen] = useState<Chosen>(linking ? {} : USUAL_LEAGUE);
  const [isBeginning, setBeginning] = useState(false);
  const text = (id: string): string => say(texts, id);
  const choices = linking ? linking.choices : lobby.choices(chosen);
  const set = (seat: number, change: Partial<Seat>): void =>
    setSeats(seats.map((each, i) => (i === seat ? { ...each, ...change } : each)));
  const more = (): void => {
    const free = NAMES.find(each => !seats.some(seat => seat.name === each)) ?? `Player ${seats.length + 1}`;
    setSeats([...seats, { name: free, bot, team: (seats.length * 5) % teams.length }]);
  };
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBeginning(true);
    const founding: Founding = {
      name: name.trim() || 'A campaign',
      ruleset: ruleset.id,
      linked: linking !== null,
      pairing,
      rounds,
      ...(plan === null ? {} : { plan }),
      players: seats.map((seat, i) => {
        const called = seat.name.trim() || `Player ${i + 1}`;
        return { name: called, bot: seat.bot, team: teams[seat.team]!.team(called) };
      }),
      options: chosen,
    };
    const row = await begunCampaign(rules, founding).finally(() => setBeginning(false));
    location.hash = campaignAddress(row.id);
  };
  return (
    <form className="new-campaign" onSubmit={event => void begin(event)}>
      <div className="house-rules">
        <Field label="Name">
          {id => (
            <input id={id} type="text" maxLength={120} value={name} onChange={event => setName(event.target.value)} />
          )}
        </Field>
        <Field label={seats.length === 2 ? 'Battles' : 'Rounds'}>
          {id => (
            <input
              id={id}
              type="number"
              min={1}
              max={50}
              value={rounds}
              onChange={event => setRounds(Math.max(1, Math.min(50, Number(event.target.value) || 1)))}
            />
          )}
        </Field>
        {seats.length > 2 ? (
          <Field label="Pairings">
            {id => (
              <select id={id} value={pairing} onChange={event => setPairing(event.target.value as Founding['pairing'])}>
                <option value="round-robin">Everybody against everybody</option>
                <option value="swiss">Neighbours in the standing (Swiss)</option>
              </select>
            )}
          </Field>
        ) : null}
        {linking && linking.plans.length > 1 ? (
          <Field label="Missions">
            {id => (
              <select id={id} value={plan ?? ''} onChange={event => setPlan(event.target.value)}>
                {linking.plans.map(each => (
                  <option key={each} value={each}>
                    {text(`plan.${each}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
      </div>
      <div className="seats">
        {seats.map((seat, i) => (
          <fieldset key={i} className={`seat-${i % 2}`}>
            <legend>{`Player ${i + 1}`}</legend>
            <Field label="Called">
              {id => (
                <input
                  id={id}
                  type="text"
                  maxLength={80}
                  value={seat.name}
                  onChange={event => set(i, { name: event.target.value })}
                />
              )}
            </Field>
            <Field label="Played by">
              {id => (
                <PlayerChoice
                  id={id}
                  player={seat.bot === null ? { kind: 'person' } : { kind: 'bot', level: seat.bot }}
                  choose={player => set(i, { bot: player.kind === 'bot' ? player.level : null })}
                />
              )}
            </Field>
            <Field label="Team">
              {id => (
                <select id={id} value={seat.team} onChange={event => set(i, { team: Number(event.target.value) })}>
                  {teams.map((team, k) => (
                    <option key={k} value={k}>
                      {team.title}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Members rules={rules} team={teams[seat.team]} />
            {seats.length > LEAST_PLAYERS ? (
              <button type="button" onClick={() => setSeats(seats.filter((_, k) => k !== i))}>
                {`Remove ${seat.name || `player ${i + 1}`}`}
              </button>
            ) : null}
          </fieldset>
        ))}
      </div>
      <p className="row">
        {seats.length < MOST_PLAYERS ? (
          <button type="button" onClick={more}>
            One more player
          </button>
        ) : null}
      </p>
      <details>
        <summary>Options</summary>
        <div className="house-rules">
          {choices.map(choice => (
            <ChoiceField
              key={choice.id}
              {...{ choice, chosen, text }}
              choose={setChosen}
              {...(linking || choice.kind !== 'one-of' ? {} : { besides: [IN_TURN, 'In turn'] as const })}
            />
          ))}
        </div>
      </details>
      <button type="submit" className="main" disabled={isBeginning}>
        Begin
      </button>
    </form>
  );
}

/** The members of a campaign team, as portraits. */
function Members({ rules: { linking }, team }: { readonly rules: CampaignRules; readonly team: Team | undefined }) {
  if (!linking || !team) return null;
  const { members } = linking.sheetOf(team.team('') as object);
  return (
    <ul className="line-up" aria-label="Members">
      {members.map(({ id, figure, card }) => (
        <li key={id} title={card}>
          <Portrait looks={figure} />
          <span className="visually-hidden">{card}</span>
        </li>
      ))}
    </ul>
  );
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'];
const seasonOf = (day: Date): string => SEASONS[Math.floor(((day.getMonth() + 1) % 12) / 3)]!;
