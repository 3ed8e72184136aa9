// A match played in this tab, or that another tab plays.
import { useEffect, useState } from 'react';
import { type Hold, holdMatch, takeOver } from './only-here.ts';
import { type Loaded, loadTable, type RunningTable } from './running.ts';

export type Opened = { readonly as: 'loading' } | { readonly as: 'elsewhere' } | { readonly as: 'missing' } | Loaded;

export async function opened(id: string, to: 'play' | 'watch'): Promise<Opened> {
  return (await loadTable(id, to)) ?? { as: 'missing' };
}

/** The match, loaded once no other tab writes to it; and how to take it from the tab that does. */
export function useTable(id: string): { readonly now: Opened; readonly takeBack: () => void } {
  const [now, setNow] = useState<Opened>({ as: 'loading' });
  /** New for each request, so that tabs can hand the match back and forth. */
  const [wanted, setWanted] = useState({ takenOver: false });
  useEffect(() => {
    let left = false;
    let hold: Hold | null = null;
    let table: RunningTable | null = null;
    const leave = async (): Promise<void> => {
      await table?.stop();
      hold?.release();
    };
    /** Another tab plays it from now on. */
    const giveWay = async (): Promise<void> => {
      if (!left) setNow({ as: 'elsewhere' });
      left = true;
      await leave();
    };
    const open = async (): Promise<void> => {
      hold = await (wanted.takenOver ? takeOver(id) : holdMatch(id));
      if (left) return leave();
      if (!hold) return setNow({ as: 'elsewhere' });
      hold.onLost = giveWay;
      const loaded = await opened(id, 'play');
      if (loaded.as === 'open') table = loaded.table;
      if (left) return leave();
      // This tab may have slept, and learn from the store alone that another took the match.
      table?.subscribe(() => {
        if (table?.now().takenOver) void giveWay();
      });
      // Before the first render, so that pending dice are rolled.
      await table?.start();
      if (!left) setNow(loaded);
    };
    void open();
    return () => {
      left = true;
      void leave();
    };
  }, [id, wanted]);
  return { now, takeBack: () => setWanted({ takenOver: true }) };
}
