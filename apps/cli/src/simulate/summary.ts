import type { GameResult } from '@little-wars/table';

export interface Share {
  readonly games: number;
  readonly share: number;
  /** The 95 % Wilson score interval of the true share. */
  readonly low: number;
  readonly high: number;
}

export interface Summary {
  readonly games: number;
  readonly wins: readonly Share[];
  readonly draws: Share;
  readonly meanScores: readonly number[];
  readonly answersPerGame: number;
}

const Z = 1.959964;

export function shareOf(games: number, of: number): Share {
  const p = of === 0 ? 0 : games / of;
  if (of === 0) return { games, share: 0, low: 0, high: 1 };
  const spread = (Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))) / (1 + (Z * Z) / of);
  const middle = (p + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  return { games, share: p, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

export function summaryOf(outcomes: readonly GameResult[], seats: number): Summary {
  const games = outcomes.length;
  const mean = (of: (outcome: GameResult) => number): number =>
    outcomes.reduce((sum, each) => sum + of(each), 0) / games;
  const wonBy = (seat: number): number => outcomes.filter(({ result }) => result.winners.includes(seat)).length;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    games,
    wins: all.map(seat => shareOf(wonBy(seat), games)),
    draws: shareOf(outcomes.filter(({ result }) => result.winners.length === 0).length, games),
    meanScores: all.map(seat => mean(({ result }) => result.scores[seat]!)),
    answersPerGame: mean(({ answers }) => answers),
  };
}
