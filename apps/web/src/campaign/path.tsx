// The path of a campaign: battles fought with their results, the one that is due, and those that are still to come.
import { isOver, nextPairings, type Pairing, roundOf, roundRobin } from '@little-wars/campaign';
import type { Result } from '@little-wars/engine';
import { useEffect, useState } from 'react';
import { addressOf } from '../routes.ts';
import { type StoredEntry, storedEntries } from '../store/campaigns.ts';
import { campaignAddress } from './addresses.ts';
import { LeftBoard } from './boards.tsx';
import { campaignOf } from './rules.ts';
import type { OpenCampaign } from './use-campaign.ts';

interface Battle {
  readonly players: Pairing;
  readonly result: Result | null;
  /** Its number among all, once it has been fought. */
  readonly n: number | null;
}

interface Round {
  readonly round: number;
  readonly is: 'done' | 'now' | 'to-come';
  readonly battles: readonly Battle[];
}

/** Who meets whom in a round that has not begun; empty where that depends on results. */
function toCome({ row: { founding } }: OpenCampaign, round: number): readonly Battle[] {
  if (founding.pairing === 'swiss' && founding.players.length > 2) return [];
  const circle = roundRobin(founding.players.length);
  const isTurned = Math.floor((round - 1) / circle.length) % 2 === 1;
  return circle[(round - 1) % circle.length]!.map(([one, other]) => ({
    players: isTurned && other !== null ? [other, one] : [one, other],
    result: null,
    n: null,
  }));
}

function roundsOf(campaign: OpenCampaign): readonly Round[] {
  const { rules, row } = campaign;
  const light = campaignOf(rules, row);
  const now = roundOf(light);
  return Array.from({ length: row.founding.rounds }, (_, i): Round => {
    const round = i + 1;
    const fought = row.entries.flatMap(({ round: of, players, result }, n) =>
      of === round ? [{ players, result, n }] : [],
    );
    if (round < now || isOver(light)) return { round, is: 'done', battles: fought };
    if (round > now) return { round, is: 'to-come', battles: toCome(campaign, round) };
    const due = nextPairings(light).map((players): Battle => ({ players, result: null, n: null }));
    return { round, is: 'now', battles: [...fought, ...due] };
  });
}

export function BattlePath({ campaign }: { readonly campaign: OpenCampaign }) {
  const { row } = campaign;
  const [kept, setKept] = useState<readonly StoredEntry[]>([]);
  useEffect(() => {
    let left = false;
    void storedEntries(row.id).then(entries => {
      if (!left) setKept(entries);
    });
    return () => {
      left = true;
    };
  }, [row.id, row.entries.length]);
  const word = row.founding.players.length === 2 ? 'Battle' : 'Round';
  return (
    <section className="panel" aria-label="The path of battles">
      <h2>The path of battles</h2>
      <ol className="path">
        {roundsOf(campaign).map(({ round, is, battles }) => (
          <li key={round} className={is} {...(is === 'now' ? { 'aria-current': 'step' as const } : {})}>
            <span className="milestone" aria-hidden="true">
              {round}
            </span>
            <h3>{`${word} ${round}`}</h3>
            {battles.length === 0 ? <p className="soft">Neighbours in the standing will meet.</p> : null}
            <ul className="battles">
              {battles.map(battle => (
                <BattleNode
                  key={battle.players.join()}
                  campaign={campaign}
                  battle={battle}
                  kept={battle.n === null ? null : (kept.find(({ n }) => n === battle.n) ?? null)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface NodeProps {
  readonly campaign: OpenCampaign;
  readonly battle: Battle;
  readonly kept: StoredEntry | null;
}

function BattleNode({ campaign: { row }, battle, kept }: NodeProps) {
  const { players, result, n } = battle;
  const [one, other] = players;
  const name = (player: number): string => row.founding.players[player]!.name;
  if (other === null) return <li className="battle soft">{`${name(one)} has a bye`}</li>;
  const won = result?.winners.length === 1 ? result.winners[0] : null;
  const title = kept?.chapter?.title.split(' · ').slice(1).join(' · ') ?? '';
  return (
    <li className="battle">
      {kept?.match ? (
        <span className="thumbnail" aria-hidden="true">
          <LeftBoard match={kept.match} />
        </span>
      ) : null}
      <span className="foes">
        {[one, other].map((player, seat) => (
          <span key={player} className={`foe seat-${player % 2}${won === seat ? ' won' : ''}`}>
            <b>{name(player)}</b>
            {result ? <span className="score">{result.scores[seat]}</span> : null}
            {won === seat ? <span className="visually-hidden">won</span> : null}
          </span>
        ))}
        {title === '' ? null : <small className="soft">{title}</small>}
        {n === null ? null : (
          <small className="links">
            {kept?.chapter ? <a href={`${campaignAddress(row.id, 'chronicle', n)}`}>How it went</a> : null}
            {kept?.match ? <a href={addressOf({ page: 'match', id: kept.match, at: 0 })}>Watch it again</a> : null}
          </small>
        )}
      </span>
    </li>
  );
}
