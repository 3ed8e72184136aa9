// The dataslate of a team: everybody on it with rank, honours, scars, odds and history; and what belongs to all.
import type { ToldChapter } from '@little-wars/campaign';
import type { SheetMember } from '@little-wars/engine';
import { say, sayNested } from '@little-wars/words';
import { useEffect, useMemo, useState } from 'react';
import { Frame } from '../parts/frame.tsx';
import { type StoredEntry, storedEntries } from '../store/campaigns.ts';
import { campaignAddress } from './addresses.ts';
import { Mark, MemberCard } from './member-card.tsx';
import { OddsNow, OutlookTable } from './outlook.tsx';
import type { OpenCampaign } from './use-campaign.ts';

interface Props {
  readonly campaign: OpenCampaign;
  readonly player: number;
}

export function TeamPage({ campaign, player }: Props) {
  const { row, rules } = campaign;
  const { linking, texts } = rules;
  const [kept, setKept] = useState<readonly StoredEntry[]>([]);
  useEffect(() => {
    void storedEntries(row.id).then(setKept);
  }, [row.id]);
  const team = row.teams[player];
  const sheet = useMemo(() => (linking && team ? linking.sheetOf(team as object) : null), [linking, team]);
  const name = row.founding.players[player]?.name ?? '';
  if (!sheet || !linking)
    return (
      <Frame title={name === '' ? 'No such player' : name}>
        <p>
          <a href={campaignAddress(row.id)}>Back to the campaign</a>
        </p>
      </Frame>
    );
  const members = sheet.members.toSorted((a, b) => b.experience.now - a.experience.now);
  return (
    <Frame title={name}>
      <p className="soft campaign-kind">
        {`${sheet.title} · `}
        <a href={campaignAddress(row.id)}>{row.name}</a>
      </p>
      <ul className="counts">
        {sheet.counts.map(({ word, value, most }) => (
          <li key={word}>
            <b>{most === undefined ? value : `${value} of ${most}`}</b> <span>{say(texts, word)}</span>
          </li>
        ))}
      </ul>
      {sheet.marks.length > 0 ? (
        <ul className="marks">
          {sheet.marks.map(mark => (
            <Mark key={mark.name.word} mark={mark} texts={texts} clauses={linking.between.clauses} />
          ))}
        </ul>
      ) : null}
      <h2>{sheet.members.length === 1 ? 'One fighter' : `${sheet.members.length} fighters`}</h2>
      <ul className="members">
        {members.map(member => (
          <li key={member.id} className="panel">
            <MemberCard member={member} rules={rules} seat={player}>
              <More campaign={campaign} player={player} member={member} kept={kept} />
            </MemberCard>
          </li>
        ))}
      </ul>
      {sheet.lost.length > 0 ? (
        <section className="panel memorial" aria-label="In memory">
          <h2>In memory</h2>
          <p>{sheet.lost.join(' · ')}</p>
        </section>
      ) : null}
    </Frame>
  );
}

interface MoreProps extends Props {
  readonly member: SheetMember;
  readonly kept: readonly StoredEntry[];
}

/** What it did, what it can do, and what it may become. */
function More({ campaign, player, member, kept }: MoreProps) {
  const { rules } = campaign;
  const [isOpen, setOpen] = useState(false);
  const history = historyOf(kept, player, member.id);
  return (
    <>
      {history.length > 0 ? (
        <details className="history">
          <summary>{`History: ${history.length === 1 ? 'one battle' : `${history.length} battles`}`}</summary>
          <ol>
            {history.map(({ n, title, lines }) => (
              <li key={n}>
                <b>{title}</b>
                {` ${lines.map(line => `${capital(line)}.`).join(' ')}`}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
      <details className="card-of" onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>Card, odds and prospects</summary>
        {isOpen ? (
          <>
            <dl className="enlisted-lines">
              {member.lines.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Prospects rules={rules} team={campaign.row.teams[player] as object} member={member} />
          </>
        ) : null}
      </details>
    </>
  );
}

interface ProspectsProps extends Pick<OpenCampaign, 'rules'> {
  readonly team: object;
  readonly member: SheetMember;
}

function Prospects({ rules, team, member }: ProspectsProps) {
  const { linking, texts } = rules;
  const [chosen, setChosen] = useState(0);
  const table = member.prospects[chosen];
  const outlook = useMemo(
    () => linking?.outlookOf(team, member.id, table?.gains ?? []) ?? null,
    [linking, team, member.id, table],
  );
  if (!linking || !outlook) return null;
  return (
    <>
      <OddsNow outlook={outlook} texts={texts} />
      {table ? (
        <>
          <p className="row tables" role="group" aria-label="Tables of honours">
            {member.prospects.map(({ name }, i) => (
              <button key={name.word} type="button" aria-pressed={i === chosen} onClick={() => setChosen(i)}>
                {sayNested(texts, name)}
              </button>
            ))}
          </p>
          <OutlookTable outlook={outlook} texts={texts} clauses={linking.between.clauses} book={rules.ruleset.id} />
        </>
      ) : null}
    </>
  );
}

interface Remembered {
  readonly n: number;
  readonly title: string;
  readonly lines: readonly string[];
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What the chapters say about one member, the last battle first. */
function historyOf(kept: readonly StoredEntry[], player: number, member: string): readonly Remembered[] {
  const linesIn = ({ battle, after }: ToldChapter): readonly string[] =>
    [...battle, ...after].flatMap(({ lines }) =>
      lines.flatMap(({ text, about }) =>
        about.some(each => each.player === player && each.member === member) ? [text] : [],
      ),
    );
  return kept
    .flatMap(({ n, chapter }) => {
      const lines = chapter ? linesIn(chapter) : [];
      return lines.length > 0 ? [{ n, title: chapter!.title, lines }] : [];
    })
    .toReversed();
}
