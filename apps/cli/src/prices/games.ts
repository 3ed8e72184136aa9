// Games between random teams, from which prices are estimated.
import { type Chosen, type Edition, type Game, numbers, type Roster } from '@little-wars/engine';
import type { GameResult } from '@little-wars/table';
import { mapsOf } from '../simulate/pairings.ts';
import { drawTeam } from './draw.ts';
import { countsIn, type Priced, pricedIn } from './features.ts';
import { type Observed, worthOf } from './fit.ts';

export interface DrawnGame {
  readonly rosters: readonly [Roster, Roster];
  readonly chosen: Chosen;
  readonly seed: string;
}

/** Teams have between this share of the points and all of them, so that the worth of a point can be estimated too. */
const LEAST_SHARE = 0.75;

/** Factions with a list to draw from. */
const factionsOf = ({ lobby }: Edition<Game>): readonly (typeof lobby.factions)[number][] =>
  lobby.factions.filter(({ entries }) => entries.some(({ points }) => points !== null));

/** The nth game: every pair of factions and every map in turn. Null if the lists give no legal team. */
export function drawGame(ruleset: Edition<Game>, seed: string, n: number): DrawnGame | null {
  const factions = factionsOf(ruleset);
  const maps = mapsOf(ruleset);
  const next = numbers(`${seed} teams ${n}`);
  const most = pointsOf(ruleset);
  if (factions.length === 0 || most === null) return null;
  const drawn = [n, Math.floor(n / factions.length)].map(of => {
    const least = Math.ceil(most * LEAST_SHARE);
    return drawTeam(ruleset.lobby, factions[of % factions.length]!, least + next(most - least + 1), next);
  });
  const [one, two] = drawn;
  const chosen = maps[Math.floor(n / factions.length ** 2 + n) % maps.length]!;
  return one && two ? { rosters: [one, two], chosen, seed: `${seed} ${n}` } : null;
}

/** The points of a usual game; null if teams are not counted in points. */
const pointsOf = ({ lobby }: Edition<Game>): number | null =>
  (lobby.starters[0] && lobby.check(lobby.starters[0]).tallies.find(({ id }) => id === 'points')?.most) ?? null;

export interface Price extends Priced {
  /** In points, with its standard error. */
  readonly worth: number;
  readonly error: number;
  /** In how many teams it was. */
  readonly teams: number;
}

/** How far a price may be off before any game is played: a point plus a sixth of the price. */
const doubtOf = (points: number): number => 1 + points / 6;

export function pricesBy(
  ruleset: Edition<Game>,
  games: readonly (readonly [DrawnGame, GameResult])[],
): { readonly prices: readonly Price[]; readonly perPoint: number } {
  const all = pricedIn(ruleset.lobby);
  const observed = games.map(([{ rosters }, { result }]): Observed => {
    const [one, two] = rosters.map(countsIn);
    const share = result.winners.length === 1 ? Number(result.winners[0] === 0) : 0.5;
    return { more: all.map(({ id }) => (one!.get(id) ?? 0) - (two!.get(id) ?? 0)), share };
  });
  const points = all.map(each => each.points);
  const { points: worth, error, perPoint } = worthOf(observed, points, points.map(doubtOf));
  const teamsWith = (id: string): number =>
    games.reduce((sum, [{ rosters }]) => sum + rosters.filter(roster => countsIn(roster).has(id)).length, 0);
  return {
    prices: all.map((each, i) => ({ ...each, worth: worth[i]!, error: error[i]!, teams: teamsWith(each.id) })),
    perPoint,
  };
}
