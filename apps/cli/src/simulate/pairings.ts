import type { Chosen, Edition, Game, Roster } from '@little-wars/engine';
import type { GameResult } from '@little-wars/table';
import { type Share, shareOf } from './summary.ts';

/** Ready-made teams that meet, by their places among the starters and in the order of the seats. */
export interface Match {
  readonly teams: readonly [number, number];
  readonly chosen: Chosen;
}

/** Every two of some teams, each pair once. */
export const pairsOf = (teams: readonly number[]): readonly (readonly [number, number])[] =>
  teams.flatMap((one, i) => teams.slice(i + 1).map(two => [one, two] as const));

/** The maps a lobby lets one choose; one unnamed choice where it has none. */
export function mapsOf(ruleset: Edition<Game>): readonly Chosen[] {
  const choice = ruleset.lobby.choices({}).find(({ id }) => id === 'map');
  return choice?.kind === 'one-of' ? choice.options.map(map => ({ map })) : [{}];
}

/** The setup two starters make; throws where the ruleset refuses it. */
export function setupOfMatch(ruleset: Edition<Game>, { teams, chosen }: Match): object {
  const { lobby } = ruleset;
  if (!lobby) throw new Error(`${ruleset.id} has no lobby`);
  const read = ruleset.readSetup(
    lobby.setup(
      chosen,
      teams.map(team => lobby.starters[team]!),
    ),
  );
  if (!read.ok) throw new Error(`no match of ${teams.join(' and ')}: ${JSON.stringify(read.problems.slice(0, 3))}`);
  return read.value;
}

/** So many games of a pair: each map in turn, and on each the sides in turn. */
export interface Leg {
  readonly match: Match;
  /** Whether the second of the pair has the first seat. */
  readonly turned: boolean;
  /** Which of the pair's games these are. */
  readonly games: readonly number[];
}

export function legsOf([one, two]: readonly [number, number], maps: readonly Chosen[], games: number): readonly Leg[] {
  const numbers = Array.from({ length: games }, (_, n) => n);
  const legs = maps.flatMap((chosen, map) =>
    [false, true].map((turned): Leg => {
      const isOf = (n: number): boolean =>
        n % maps.length === map && (Math.floor(n / maps.length) % 2 === 1) === turned;
      return { match: { teams: turned ? [two, one] : [one, two], chosen }, turned, games: numbers.filter(isOf) };
    }),
  );
  return legs.filter(leg => leg.games.length > 0);
}

/** How a pair did: shares of the first of it. */
export interface Pairing {
  readonly teams: readonly [string, string];
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** Of the first: a draw is half a win. */
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

/** Teams by name or number, all where nothing is said; null where one is not known. */
export function teamsNamed(starters: readonly Roster[], names: string | undefined): readonly number[] | null {
  if (names === undefined) return starters.map((_, i) => i);
  const found = names.split(',').map(text => {
    const name = text.trim();
    const byName = starters.findIndex(roster => roster.name.toLowerCase() === name.toLowerCase());
    return byName >= 0 ? byName : /^\d+$/.test(name) && Number(name) < starters.length ? Number(name) : -1;
  });
  return found.includes(-1) || new Set(found).size !== found.length ? null : found;
}
