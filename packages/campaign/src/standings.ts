// The standings: by points for results, then by score difference, then by scores
import type { Result } from '@little-wars/engine';

/** A played match, or a bye. */
export interface Outcome {
  readonly players: readonly [number, number | null];
  /** Null for a bye. */
  readonly result: Result | null;
}

export interface Standing {
  readonly player: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
  /** Own scores minus those of opponents. */
  readonly difference: number;
  readonly scored: number;
}

const WIN = 3;
const DRAW = 1;

const nothing = (player: number): Standing => ({
  player,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  points: 0,
  difference: 0,
  scored: 0,
});

/** A bye counts as a win without scores. */
function after(standing: Standing, { players, result }: Outcome): Standing {
  const seat = players.indexOf(standing.player);
  if (seat < 0) return standing;
  if (result === null) return { ...standing, points: standing.points + WIN };
  const { winners, scores } = result;
  const isWon = winners.length === 1 && winners[0] === seat;
  const isDrawn = winners.length !== 1;
  const [own, theirs] = [scores[seat]!, scores[1 - seat]!];
  return {
    ...standing,
    played: standing.played + 1,
    won: standing.won + Number(isWon),
    drawn: standing.drawn + Number(isDrawn),
    lost: standing.lost + Number(!isWon && !isDrawn),
    points: standing.points + (isWon ? WIN : isDrawn ? DRAW : 0),
    difference: standing.difference + own - theirs,
    scored: standing.scored + own,
  };
}

/** Best first; players equal in everything stay in list order. */
export const standingsOf = (players: number, outcomes: readonly Outcome[]): readonly Standing[] =>
  Array.from({ length: players }, (_, player) => outcomes.reduce(after, nothing(player))).toSorted(
    (a, b) => b.points - a.points || b.difference - a.difference || b.scored - a.scored || a.player - b.player,
  );
