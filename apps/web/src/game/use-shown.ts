import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Running, RunningTable } from './running.ts';

/** The shown part of a match. */
export interface AsShown {
  subscribe(listener: () => void): () => void;
  now(): Running;
  /** Whether the match is ahead of it. */
  isBehind(): boolean;
  skip(): void;
  again(from: number): void;
}

const atOnce = ({ subscribe, now }: RunningTable): AsShown => ({
  subscribe,
  now,
  isBehind: () => false,
  skip: () => {},
  again: () => {},
});

/** All of a match at first; then moment by moment, with code that is loaded after the first board. */
export function useShown(table: RunningTable): { readonly running: Running; readonly shown: AsShown } {
  const [shown, setShown] = useState(() => atOnce(table));
  useEffect(() => {
    let left = false;
    void import('./pacing.ts').then(({ shownOf }) => {
      if (!left) setShown(shownOf(table));
    });
    return () => {
      left = true;
    };
  }, [table]);
  return { running: useSyncExternalStore(shown.subscribe, shown.now), shown };
}
