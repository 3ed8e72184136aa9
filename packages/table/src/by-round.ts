// Where the score of each side came from, round by round: read from the table as it was when each round began.
import { type Board, type ScoreLine, type Seat, type Told, tableOf, viewOf } from '@little-wars/engine';
import type { Session } from './session.ts';

/** One source of a side's points. */
export interface ScoredLine {
  readonly seat: Seat;
  readonly source: Told;
  /** What it brought in each round. */
  readonly values: readonly number[];
  readonly total: number;
}

export interface RoundScores {
  readonly rounds: readonly { readonly round: number /** The first moment of it. */; readonly at: number }[];
  readonly lines: readonly ScoredLine[];
}

/** The number of the round: the first number in the status of the whole table. */
const roundOn = ({ status }: Board): number =>
  status.map(({ seat, value }) => (seat === null ? Number(value) : Number.NaN)).find(Number.isFinite) ?? 0;

const nameOf = ({ source }: ScoreLine): string => JSON.stringify(source);

export function scoresByRound({ match, moments }: Session): RoundScores {
  const { ruleset, setup } = match;
  const states = [...moments.map(({ before }) => before), match.state];
  const boardAt = (at: number, seat: Seat | null): Board =>
    ruleset.tabletop.board(tableOf(ruleset, setup, viewOf(ruleset, setup, states[at]!, seat).position));
  const last = states.length - 1;
  const rounds: { round: number; at: number }[] = [];
  for (let at = 0; at <= last; ) {
    const round = roundOn(boardAt(at, null));
    if (round > 0) rounds.push({ round, at });
    // Rounds only go up, so a binary search finds the first position of the next one.
    let [low, high] = [at, last + 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (roundOn(boardAt(middle, null)) > round) high = middle;
      else low = middle;
    }
    at = high;
  }
  const ends = rounds.map((_, i) => rounds[i + 1]?.at ?? last);
  // Each side's cards are open to itself.
  const seats = [...new Set(boardAt(last, null).scores.map(({ seat }) => seat))];
  const lines = seats.flatMap(seat => {
    const shown = ends.map(at => boardAt(at, seat).scores.filter(line => line.seat === seat));
    return (shown.at(-1) ?? []).map((line): ScoredLine => {
      const by = shown.map(all => all.find(each => nameOf(each) === nameOf(line))?.value ?? 0);
      return {
        seat,
        source: line.source,
        values: by.map((value, i) => value - (by[i - 1] ?? 0)),
        total: line.value,
      };
    });
  });
  return { rounds, lines };
}
