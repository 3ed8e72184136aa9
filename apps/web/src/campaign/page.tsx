// One campaign: what comes next, the path of its battles, how everybody stands, and what to do with it.
import { isOver, outcomesOf, roundOf, type Standing, standingsOf } from '@little-wars/campaign';
import { Frame } from '../parts/frame.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { campaignAddress } from './addresses.ts';
import { exported } from './files.ts';
import { ImportFile } from './import-file.tsx';
import { NextBattle } from './next.tsx';
import { BattlePath } from './path.tsx';
import { campaignOf, kindOf } from './rules.ts';
import { SaveAsFile } from './save-as-file.tsx';
import type { CampaignProps, OpenCampaign } from './use-campaign.ts';

export function CampaignPage(props: CampaignProps) {
  const { row, rules } = props.campaign;
  const { founding } = row;
  const campaign = campaignOf(rules, row);
  const round = isOver(campaign) ? 'all battles fought' : `round ${roundOf(campaign)} of ${founding.rounds}`;
  return (
    <Frame title={row.name}>
      <p className="soft campaign-kind">{`${kindOf(founding)} · ${round}`}</p>
      <div className="campaign">
        <div>
          <NextBattle {...props} />
          <BattlePath campaign={props.campaign} />
        </div>
        <aside aria-label="Standing and teams">
          <StandingTable {...props.campaign} />
          <Teams {...props.campaign} />
          <section className="panel" aria-label="Chronicle and file">
            <h2>Chronicle and file</h2>
            <p className="row">
              <a className="button" href={campaignAddress(row.id, 'chronicle')}>
                Read the chronicle
              </a>
              <SaveAsFile name={`${row.name}.json`} contents={() => exported(row)} />
            </p>
            <p className="soft">
              Send the file to the other players: they open it here, play their part and send it back.
            </p>
            <ImportFile done={props.refresh} />
          </section>
        </aside>
      </div>
    </Frame>
  );
}

const COLUMNS: readonly (readonly [short: string, long: string, of: (each: Standing) => number])[] = [
  ['P', 'Played', each => each.played],
  ['W', 'Won', each => each.won],
  ['D', 'Drawn', each => each.drawn],
  ['L', 'Lost', each => each.lost],
  ['±', 'Score difference', each => each.difference],
  ['Pts', 'Points', each => each.points],
];

function StandingTable({ row: { founding, entries } }: OpenCampaign) {
  const table = standingsOf(founding.players.length, outcomesOf({ entries }));
  return (
    <section className="panel" aria-label="Standing">
      <h2>Standing</h2>
      <table className="standing">
        <thead>
          <tr>
            <th scope="col">Player</th>
            {COLUMNS.map(([short, long]) => (
              <th key={short} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.map(each => (
            <tr key={each.player} className={`player seat-${each.player % 2}`}>
              <th scope="row">{founding.players[each.player]!.name}</th>
              {COLUMNS.map(([short, , of]) => (
                <td key={short}>{of(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Teams({ rules: { linking, lobby }, row }: OpenCampaign) {
  return (
    <section className="panel" aria-label="Teams">
      <h2>Teams</h2>
      <ul className="team-cards">
        {row.founding.players.map(({ name, bot }, player) => {
          const sheet = linking?.sheetOf(row.teams[player] as object);
          const roster = row.teams[player] as { readonly name?: string; readonly faction?: string };
          const faction = lobby.factions.find(({ id }) => id === roster.faction)?.title;
          return (
            <li key={player} className={`seat-${player % 2}`}>
              <p className="team-title">
                {sheet ? <a href={campaignAddress(row.id, 'team', player)}>{name}</a> : <strong>{name}</strong>}{' '}
                <span className="soft">{bot === null ? 'a person' : `the ${bot} bot`}</span>
              </p>
              <p className="soft">{sheet?.title ?? [faction, roster.name].filter(Boolean).join(': ')}</p>
              {sheet ? (
                <ul className="line-up" aria-hidden="true">
                  {sheet.members.map(({ id, figure, place }) => (
                    <li key={id} data-rank={place.now}>
                      <Portrait looks={figure} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
