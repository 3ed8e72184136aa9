import { type Entry, type Faction, type Roster, type RosterMember, rosterFile, rosterText } from '@little-wars/engine';
import { tellReason } from '@little-wars/words';
import { useMemo, useState } from 'react';
import type { Choosable } from '../game/rulesets.ts';
import { CardLines } from '../parts/card-lines.tsx';
import { WithClauses } from '../parts/clause.tsx';
import { Download } from '../parts/download.tsx';
import { Frame } from '../parts/frame.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { wordsOf } from '../parts/words.ts';
import { addressOf } from '../routes.ts';
import { type Edit, edited } from './edit.ts';
import { linesFor, modelFor } from './profiles.ts';
import { modelsOf } from './team-models.ts';
import '../styles/builder.css';

interface Props {
  readonly ruleset: Choosable;
  readonly id: string;
  readonly opened: Roster;
  readonly keep: (roster: Roster) => void;
}

/** Add, arm and equip models; every problem is shown live. */
export function Builder({ ruleset, id, opened, keep }: Props) {
  const [roster, setRoster] = useState(opened);
  const lobby = ruleset.lobby;
  const text = wordsOf(ruleset);
  const faction = lobby.factions.find(({ id }) => id === roster.faction);
  const { reasons, tallies } = lobby.check(roster);
  if (!faction) return <Frame title={roster.name}>There is no such faction here.</Frame>;
  const edit = (change: Edit): void => {
    const next = edited(faction, roster, change);
    setRoster(next);
    keep(next);
  };
  return (
    <Frame title={roster.name}>
      <div className="builder">
        <section>
          <p className="field">
            <label htmlFor="roster-name">Name</label>
            <input
              id="roster-name"
              value={roster.name}
              onChange={event => edit({ do: 'rename', name: event.target.value })}
            />
          </p>
          {roster.groups.map((group, at) => (
            <Group key={`${group} ${at}`} {...{ ruleset, faction, roster, at, edit, text }} />
          ))}
          {faction.groups.length > 0 ? (
            <p className="row">
              {faction.groups.map(({ id, title }) => (
                <button key={id} type="button" onClick={() => edit({ do: 'add-group', group: id })}>
                  {`+ ${title}`}
                </button>
              ))}
            </p>
          ) : null}
          <Group {...{ ruleset, faction, roster, at: null, edit, text }} />
        </section>
        <aside aria-label="What the rules say">
          <h2>{reasons.length === 0 ? 'Ready to play' : 'Not yet legal'}</h2>
          <ul className="tallies">
            {tallies.map(({ id, used, most }) => (
              <li key={id} className={most !== null && used > most ? 'over' : undefined}>
                <span>{text(`tally.${id}`)}</span>
                <b>{most === null ? used : `${used} of ${most}`}</b>
                {most === null ? null : (
                  <i aria-hidden="true">
                    <i style={{ inlineSize: `${Math.min(100, (100 * used) / Math.max(1, most))}%` }} />
                  </i>
                )}
              </li>
            ))}
          </ul>
          <ul className="refusals" aria-live="polite">
            {reasons.map(({ at: _at, ...reason }) => (
              <li key={JSON.stringify(reason)}>
                <WithClauses text={tellReason(reason, ruleset.texts['en'])} ruleset={ruleset.id} />
              </li>
            ))}
          </ul>
          {reasons.length === 0 ? (
            <p>
              <a className="button main" href={addressOf({ page: 'new', team: id })}>
                Play with this team
              </a>
            </p>
          ) : null}
          <p className="row">
            <Download name={`${roster.name}.json`} contents={() => rosterFile(roster)} label="Save as a file" />
            <Download name={`${roster.name}.txt`} contents={() => rosterText(ruleset, roster)} label="Save as text" />
            <button type="button" onClick={() => print()}>
              Print the cards
            </button>
          </p>
        </aside>
      </div>
      <Cards ruleset={ruleset} roster={roster} />
    </Frame>
  );
}

interface GroupProps {
  readonly ruleset: Choosable;
  readonly faction: Faction;
  readonly roster: Roster;
  /** Null for the reserve. */
  readonly at: number | null;
  readonly edit: (change: Edit) => void;
  readonly text: (id: string) => string;
}

function Group({ ruleset, faction, roster, at, edit, text }: GroupProps) {
  const group = at === null ? null : faction.groups.find(({ id }) => id === roster.groups[at]);
  const title = group?.title ?? text('group.home');
  const entries = group ? faction.entries.filter(({ id }) => group.entries.includes(id)) : faction.entries;
  const members = roster.members.map((member, i) => ({ member, i })).filter(({ member }) => member.group === at);
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      <ul>
        {members.map(({ member, i }) => (
          <Member key={i} {...{ ruleset, faction, roster, member, edit, text }} at={i} />
        ))}
      </ul>
      <p className="row">
        <label>
          <span className="visually-hidden">{`Add somebody to ${title}`}</span>
          <select value="" onChange={event => edit({ do: 'add', entry: event.target.value, group: at })}>
            <option value="" disabled>
              Add…
            </option>
            {entries.map(({ id, title: called, points }) => (
              <option key={id} value={id}>
                {points === null ? called : `${called} (${points})`}
              </option>
            ))}
          </select>
        </label>
        {at === null ? null : (
          <button type="button" onClick={() => edit({ do: 'remove-group', at })}>
            {`Remove ${title}`}
          </button>
        )}
      </p>
    </fieldset>
  );
}

interface MemberProps extends Omit<GroupProps, 'at'> {
  readonly member: RosterMember;
  readonly at: number;
}

function Member({ ruleset, faction, roster, member, at, edit, text }: MemberProps) {
  const entry = faction.entries.find(({ id }) => id === member.entry);
  const change = (to: Partial<RosterMember>): void => edit({ do: 'change', at, to });
  const loadOut = entry?.loadOuts.findIndex(each => isSame(each, member.loadOut)) ?? -1;
  const title = entry?.title ?? member.entry;
  return (
    <li className="member">
      <span className="titled">
        <MemberPortrait ruleset={ruleset} roster={roster} member={member} />
        <strong>{title}</strong>
        {entry?.points == null ? null : <span className="points">{`${entry.points} points`}</span>}
      </span>
      <span className="row">
        <button type="button" aria-label={`Copy ${title}`} onClick={() => edit({ do: 'copy', at })}>
          Copy
        </button>
        <button type="button" aria-label={`Remove ${title}`} onClick={() => edit({ do: 'remove', at })}>
          Remove
        </button>
      </span>
      <input
        aria-label={`Name of ${title}`}
        placeholder="Name"
        value={member.name}
        onChange={event => change({ name: event.target.value })}
      />
      {entry && entry.loadOuts.length > 1 ? (
        <select
          aria-label={`Weapons of ${title}`}
          value={loadOut}
          onChange={event => change({ loadOut: entry.loadOuts[Number(event.target.value)]! })}
        >
          {loadOut < 0 ? <option value={-1}>Something else</option> : null}
          {entry.loadOuts.map((each, i) => (
            <option key={each.join()} value={i}>
              {each.map(weapon => weaponTitle(entry, weapon)).join(', ') || 'Standard'}
            </option>
          ))}
        </select>
      ) : null}
      <Profiles ruleset={ruleset} roster={roster} member={member} />
      <select
        aria-label={`Group of ${title}`}
        value={member.group ?? ''}
        onChange={event => change({ group: event.target.value === '' ? null : Number(event.target.value) })}
      >
        {roster.groups.map((group, i) => (
          <option key={`${group} ${i}`} value={i}>
            {faction.groups.find(({ id }) => id === group)?.title ?? group}
          </option>
        ))}
        <option value="">{text('group.home')}</option>
      </select>
      {faction.items.length > 0 ? (
        <details>
          <summary>{`Equipment (${member.items.length})`}</summary>
          {faction.items.map(({ id, title: item, points }) => (
            <label key={id} className="check">
              <input
                type="checkbox"
                checked={member.items.includes(id)}
                onChange={event =>
                  change({
                    items: event.target.checked ? [...member.items, id] : member.items.filter(each => each !== id),
                  })
                }
              />
              {`${item} (${points})`}
            </label>
          ))}
        </details>
      ) : null}
    </li>
  );
}

function MemberPortrait({ ruleset, roster, member }: Pick<MemberProps, 'ruleset' | 'roster' | 'member'>) {
  const model = useMemo(() => modelFor(ruleset, roster, member), [ruleset, roster, member]);
  return model ? <Portrait looks={model.figure} /> : null;
}

/** What its weapons do, beside the choice of them. */
function Profiles({ ruleset, roster, member }: Pick<MemberProps, 'ruleset' | 'roster' | 'member'>) {
  const lines = useMemo(() => linesFor(ruleset, roster, member), [ruleset, roster, member]);
  return (
    <div className="profiles">
      <CardLines lines={lines} ruleset={ruleset.id} />
    </div>
  );
}

/** Compares weapons, ignoring their order. */
const isSame = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join();

/** Weapon names as on the card; the id with spaces if the card has none. */
function weaponTitle({ lines }: Entry, weapon: string): string {
  const plain = weapon.replaceAll('-', ' ');
  const named = lines.find(({ label }) => label.toLowerCase() === plain)?.label;
  return named ?? plain.replace(/\b[a-z]/g, letter => letter.toUpperCase());
}

/** The team's cards as they will be in play, to print or to read. */
function Cards({ ruleset, roster }: { readonly ruleset: Choosable; readonly roster: Roster }) {
  const models = useMemo(() => modelsOf(ruleset, roster), [ruleset, roster]);
  return (
    <section className="print-cards" aria-label="Cards">
      <h2>Cards</h2>
      {models.length === 0 ? <p className="soft">The cards appear once the team is legal.</p> : null}
      <div className="cards">
        {models.map(({ id, name, card, lines, figure }) => (
          <article key={id} className="print-card">
            <div className="titled">
              <Portrait looks={figure} />
              <h3>{name.includes(card) ? name : `${name}, ${card}`}</h3>
            </div>
            <CardLines lines={lines} ruleset={ruleset.id} />
          </article>
        ))}
      </div>
    </section>
  );
}
