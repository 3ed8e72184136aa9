// Statistics of many campaigns: their length, losses, and whether a lead snowballs
import { type Share, shareOf } from '../simulate/summary.ts';
import type { Fought, PlayedCampaign } from './play.ts';

/** Battles with a leader before and a winner, and how many of them the other side won. */
export interface Trailing {
  readonly decided: number;
  readonly wins: Share;
}

export interface CampaignReport {
  readonly campaigns: number;
  readonly battles: number;
  readonly answersPerBattle: number;
  /** Answers in the shortest, the usual and the longest campaign. */
  readonly answersPerCampaign: { readonly least: number; readonly mean: number; readonly most: number };
  readonly draws: number;
  /** By the standings: the player with fewer points. */
  readonly trailing: Trailing;
  /** By growth: the player whose team has gained less. */
  readonly lessGrown: Trailing;
  /** By the number of the battle; nobody leads before the first. */
  readonly byBattle: readonly {
    readonly battle: number;
    readonly trailing: Trailing;
    /** The leader's average advantage in growth before it. */
    readonly lead: number;
    /** Average figures of teams after it. */
    readonly tallies: { readonly [name: string]: number };
  }[];
  /** The leader's average advantage in growth. */
  readonly lead: number;
  /** Average figures of teams at the end. */
  readonly tallies: { readonly [name: string]: number };
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, x) => sum + x, 0) / list.length;

type Leader = (battle: Fought) => number | null;

const byStandings: Leader = ({ leader }) => leader;
const byGrowth: Leader = ({ growth: [one, other] }) => (one === other ? null : one! > other! ? 0 : 1);

const isDecided = (battle: Fought, leader: Leader): boolean =>
  leader(battle) !== null && battle.result.winners.length === 1;

function trailingIn(battles: readonly Fought[], leader: Leader): Trailing {
  const decided = battles.filter(battle => isDecided(battle, leader));
  const won = decided.filter(battle => battle.result.winners[0] !== leader(battle));
  return { decided: decided.length, wins: shareOf(won.length, decided.length) };
}

/** The leader's advantage in growth. */
const leadIn = (battles: readonly Fought[]): number =>
  mean(
    battles
      .filter(battle => isDecided(battle, byStandings))
      .map(({ growth, leader }) => growth[leader!]! - growth[1 - leader!]!),
  );

type Tallies = { readonly [name: string]: number };

function averageOf(tallies: readonly Tallies[]): Tallies {
  const names = [...new Set(tallies.flatMap(each => Object.keys(each)))];
  return Object.fromEntries(names.map(name => [name, mean(tallies.map(each => each[name] ?? 0))]));
}

export function reportOn(played: readonly PlayedCampaign[]): CampaignReport {
  const all = played.flatMap(({ battles }) => battles);
  const longest = Math.max(0, ...played.map(({ battles }) => battles.length));
  const lengths = played.map(({ battles }) => battles.reduce((sum, { answers }) => sum + answers, 0));
  return {
    campaigns: played.length,
    battles: all.length,
    answersPerBattle: mean(all.map(({ answers }) => answers)),
    answersPerCampaign: {
      least: lengths.length === 0 ? 0 : Math.min(...lengths),
      mean: mean(lengths),
      most: Math.max(0, ...lengths),
    },
    draws: all.filter(({ result }) => result.winners.length !== 1).length,
    trailing: trailingIn(all, byStandings),
    lessGrown: trailingIn(all, byGrowth),
    byBattle: Array.from({ length: longest }, (_, i) => {
      const nth = played.flatMap(({ battles }) => battles.slice(i, i + 1));
      return {
        battle: i + 1,
        trailing: trailingIn(nth, byStandings),
        lead: leadIn(nth),
        tallies: averageOf(nth.flatMap(({ tallies }) => tallies)),
      };
    }),
    lead: leadIn(all),
    tallies: averageOf(played.flatMap(({ tallies }) => tallies)),
  };
}
