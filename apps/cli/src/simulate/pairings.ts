import type { Chosen, Edition, Game, OwnTable, Roster } from '@little-wars/engine';
import type { GameResult } from '@little-wars/table';
import { type Share, shareOf } from './summary.ts';

/** A match of two teams, in seat order. */
export interface Match {
  readonly rosters: readonly [Roster, Roster];
  readonly chosen: Chosen;
  /** Instead of a map. */
  readonly table?: OwnTable;
}

/** Every pair of teams, once each. */
export const pairsOf = (teams: readonly number[]): readonly (readonly [number, number])[] =>
  teams.flatMap((one, i) => teams.slice(i + 1).map(two => [one, two] as const));

/** The maps that a lobby offers; a single empty choice if it offers none. */
export function mapsOf(ruleset: Edition<Game>): readonly Chosen[] {
  const choice = ruleset.lobby.choices({}).find(({ id }) => id === 'map');
  return choice?.kind === 'one-of' ? choice.options.map(map => ({ map })) : [{}];
}

/** How many generated tables are played on besides the maps, where a lobby offers them. */
const GENERATED = 48;

/**
 * The maps, and generated tables. A pairing of teams that is uneven on one table is often even on the next, so a few
 * maps would say more about themselves than about the teams.
 */
export function tablesOf(ruleset: Edition<Game>): readonly Chosen[] {
  const terrain = ruleset.lobby.choices({}).find(({ id }) => id === 'terrain');
  const isGenerated = terrain?.kind === 'one-of' && terrain.options.includes('generated');
  const numbers = isGenerated ? Array.from({ length: GENERATED }, (_, i) => i + 1) : [];
  return [...mapsOf(ruleset), ...numbers.map(tableNumber => ({ terrain: 'generated', tableNumber }))];
}

/** The setup for two teams; throws if the ruleset refuses it. */
export function setupOfMatch(ruleset: Edition<Game>, { rosters, chosen, table }: Match): object {
  const read = ruleset.readSetup(ruleset.lobby.setup(chosen, rosters, table));
  if (read.ok) return read.value;
  const names = rosters.map(({ name }) => name).join(' and ');
  throw new Error(`no match of ${names}: ${JSON.stringify(read.problems.slice(0, 3))}`);
}

/** Consecutive games on one table, half of them from each side: the first game on a table is the slowest. */
const ON_ONE = 8;

/** Some of a pair's games: on one map, with one assignment of sides. */
export interface Leg {
  readonly match: Match;
  /** Whether the second team of the pair has the first seat. */
  readonly turned: boolean;
  /** The numbers of these games among the pair's. */
  readonly games: readonly number[];
}

/** The games of a pair numbered `from` to `to`, exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export function legsOf(
  [one, two]: readonly [Roster, Roster],
  maps: readonly Chosen[],
  { from, to }: Stretch,
): readonly Leg[] {
  const numbers = Array.from({ length: to - from }, (_, i) => from + i);
  const legs = maps.flatMap((chosen, map) =>
    [false, true].map((turned): Leg => {
      const isOf = (n: number): boolean => Math.floor(n / ON_ONE) % maps.length === map && (n % 2 === 1) === turned;
      return { match: { rosters: turned ? [two, one] : [one, two], chosen }, turned, games: numbers.filter(isOf) };
    }),
  );
  return legs.filter(leg => leg.games.length > 0);
}

/** The results of a pair, from the point of view of its first team. */
export interface Pairing {
  readonly teams: readonly [string, string];
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** The share of the first team; a draw counts as half a win. */
  readonly share: Share;
  readonly meanScores: readonly [number, number];
}

/** Sums up the games of a pair, whichever side each was played from. */
export function pairingOf(
  teams: readonly [string, string],
  played: readonly (readonly [Leg, readonly GameResult[]])[],
): Pairing {
  const sums = { wins: [0, 0], scores: [0, 0], games: 0, draws: 0 };
  for (const [{ turned }, outcomes] of played)
    for (const { result } of outcomes) {
      sums.games++;
      if (result.winners.length !== 1) sums.draws++;
      for (const i of [0, 1]) {
        const seat = turned ? 1 - i : i;
        if (result.winners.length === 1 && result.winners.includes(seat)) sums.wins[i]!++;
        sums.scores[i]! += result.scores[seat]!;
      }
    }
  const { wins, scores, games, draws } = sums;
  return {
    teams,
    games,
    wins: [wins[0]!, wins[1]!],
    draws,
    share: shareOf(wins[0]! + draws / 2, games),
    meanScores: [scores[0]! / Math.max(1, games), scores[1]! / Math.max(1, games)],
  };
}

/** Earlier and later games of the same pair, summed up. */
export function together(one: Pairing, two: Pairing): Pairing {
  const games = one.games + two.games;
  const wins = [one.wins[0] + two.wins[0], one.wins[1] + two.wins[1]] as const;
  const draws = one.draws + two.draws;
  const mean = (i: 0 | 1): number =>
    (one.meanScores[i] * one.games + two.meanScores[i] * two.games) / Math.max(1, games);
  return {
    teams: one.teams,
    games,
    wins,
    draws,
    share: shareOf(wins[0] + draws / 2, games),
    meanScores: [mean(0), mean(1)],
  };
}

/** Teams by name or number, all by default; null if one is unknown. */
export function teamsNamed(starters: readonly Roster[], names: string | undefined): readonly number[] | null {
  if (names === undefined) return starters.map((_, i) => i);
  const teams = names.split(',').map(text => {
    const name = text.trim();
    const byName = starters.findIndex(roster => roster.name.toLowerCase() === name.toLowerCase());
    return byName >= 0 ? byName : /^\d+$/.test(name) && Number(name) < starters.length ? Number(name) : -1;
  });
  return teams.includes(-1) || new Set(teams).size !== teams.length ? null : teams;
}
