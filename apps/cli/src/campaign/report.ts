// Statistics of many campaigns: their length, losses, and whether a lead snowballs
import type { Fought, PlayedCampaign } from './play.ts';

export interface CampaignReport {
  readonly campaigns: number;
  readonly battles: number;
  readonly answersPerBattle: number;
  readonly draws: number;
  /** Battles with a leader before and a winner. */
  readonly withLeader: number;
  /** The share of them that the other side won. */
  readonly trailingWins: number | null;
  /** The same by the number of the battle, from the second on. */
  readonly byBattle: readonly {
    readonly battle: number;
    readonly decided: number;
    readonly trailingWins: number | null;
  }[];
  /** The leader's average advantage in growth. */
  readonly lead: number;
  /** Average figures of teams at the end. */
  readonly tallies: { readonly [name: string]: number };
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, x) => sum + x, 0) / list.length;

const isDecided = ({ leader, result }: Fought): boolean => leader !== null && result.winners.length === 1;

const shareOf = (battles: readonly Fought[]): number | null =>
  battles.length === 0 ? null : mean(battles.map(({ leader, result }) => Number(result.winners[0] !== leader)));

export function reportOn(played: readonly PlayedCampaign[]): CampaignReport {
  const all = played.flatMap(({ battles }) => battles);
  const decided = all.filter(isDecided);
  const longest = Math.max(0, ...played.map(({ battles }) => battles.length));
  const names = [...new Set(played.flatMap(({ tallies }) => tallies.flatMap(each => Object.keys(each))))];
  return {
    campaigns: played.length,
    battles: all.length,
    answersPerBattle: mean(all.map(({ answers }) => answers)),
    draws: all.filter(({ result }) => result.winners.length !== 1).length,
    withLeader: decided.length,
    trailingWins: shareOf(decided),
    byBattle: Array.from({ length: Math.max(0, longest - 1) }, (_, i) => {
      const nth = played.flatMap(({ battles }) => battles.slice(i + 1, i + 2)).filter(isDecided);
      return { battle: i + 2, decided: nth.length, trailingWins: shareOf(nth) };
    }),
    lead: mean(decided.map(({ growth, leader }) => growth[leader!]! - growth[1 - leader!]!)),
    tallies: Object.fromEntries(
      names.map(name => [name, mean(played.flatMap(({ tallies }) => tallies.map(each => each[name] ?? 0)))]),
    ),
  };
}
