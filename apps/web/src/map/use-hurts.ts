import type { Board } from '@little-wars/engine';
import { useRef } from 'react';
import { type Hurt, hurtsBetween } from './hurts.ts';

export interface Seen extends Hurt {
  readonly key: string;
  readonly since: number;
}

/** How long a number rises, in milliseconds. */
const SHOWN = 1600;

/** Recent losses: each stays for a while, even when more happens in the meantime. */
export function useHurts(board: Board): readonly Seen[] {
  const memory = useRef<{ board: Board | null; seen: readonly Seen[]; count: number }>({
    board: null,
    seen: [],
    count: 0,
  });
  const { current } = memory;
  if (current.board !== board) {
    const since = performance.now();
    const count = current.count + 1;
    const fresh = hurtsBetween(current.board, board).map(hurt => ({ ...hurt, key: `${hurt.id} ${count}`, since }));
    const seen = [...current.seen.filter(each => since - each.since < SHOWN), ...fresh];
    memory.current = { board, count, seen };
  }
  return memory.current.seen;
}
