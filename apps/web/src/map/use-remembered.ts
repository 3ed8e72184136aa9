import type { Board, Id } from '@little-wars/engine';
import { useRef } from 'react';
import { NOTHING_YET, type Remembered, remembered } from './facing.ts';

/** Remembered across renders: updated once per board. */
export function useRemembered(board: Board, aims: readonly (readonly [Id, Id])[]): Remembered {
  const memory = useRef<{ board: Board | null; aims: readonly (readonly [Id, Id])[]; now: Remembered }>({
    board: null,
    aims,
    now: NOTHING_YET,
  });
  const { current } = memory;
  if (current.board !== board || current.aims !== aims)
    memory.current = { board, aims, now: remembered(current.now, board, aims) };
  return memory.current.now;
}
