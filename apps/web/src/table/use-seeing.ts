import type { Player, TableMatch } from '@little-wars/table';
import { useMemo, useRef } from 'react';
import { keptBoard } from './kept.ts';
import { type Placed, type Seeing, see, withPlaced } from './seeing.ts';

/** The match as this person may see it, computed once per input; equal parts of the board stay the same objects. */
export function useSeeing(
  match: TableMatch,
  seat: number,
  players: readonly Player[],
  isShared: boolean,
  placed: Placed | null,
): Seeing {
  const last = useRef<Seeing | null>(null);
  return useMemo(() => {
    const now = withPlaced(see(match, seat, players, isShared), match, placed);
    last.current = last.current ? { ...now, board: keptBoard(last.current.board, now.board) } : now;
    return last.current;
  }, [match, seat, players, isShared]);
}
