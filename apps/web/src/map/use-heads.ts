// The chances over the heads of enemies while a way is drawn, and their words: the same on the map and in space.
import { average } from '@little-wars/words';
import { useEffect, useRef, useState } from 'react';
import { type Faced, type FacedTable, HeadsWorker } from './heads-beside.ts';
import type { Head } from './heads-of.ts';

interface CountedHeads {
  readonly of: Faced;
  readonly heads: readonly Head[];
}

export interface ToldHeads {
  readonly heads: readonly Head[];
  /** Whether the end of the way has moved since they were counted. */
  readonly isLate: boolean;
}

/** How long a hand rests before the chances are computed, in ms: on a slow machine, moves of a drag come 150 ms apart. */
const SETTLES = 250;

/** Null while no legal way is drawn, and until the first are counted. */
export function useHeads(table: FacedTable | undefined, face: Faced | null): ToldHeads | null {
  const [counted, setCounted] = useState<CountedHeads | null>(null);
  const worker = useRef<HeadsWorker | null>(null);
  useEffect(() => () => worker.current?.close(), []);
  const { model = null, at = null } = face ?? {};
  useEffect(() => {
    if (!table || model === null || at === null) return;
    worker.current ??= new HeadsWorker((of, heads) => setCounted({ of, heads }));
    const asking = setTimeout(() => worker.current?.ask(table, { model, at }), SETTLES);
    return () => clearTimeout(asking);
  }, [table, model, at?.x, at?.y, at?.z]);
  if (!face || counted?.of.model !== face.model) return null;
  const { at: countedAt } = counted.of;
  const isLate = countedAt.x !== face.at.x || countedAt.y !== face.at.y || countedAt.z !== face.at.z;
  return { heads: counted.heads, isLate };
}

export const EYE = 'M-7 0Q0 -7 7 0Q0 7 -7 0ZM-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0';
export const AIM = 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M0 -8V-3M0 3V8M-8 0H-3M3 0H8';

/** The chance to take it out, or the average damage if that chance is negligible; with a star if it leaves out rules. */
export const chanceOf = ({ kill, mean, isPartial }: NonNullable<Head['best']>): string =>
  `${kill >= 0.005 ? `${Math.round(100 * kill)}%` : average(mean)}${isPartial ? '*' : ''}`;

export function toldHead(name: string, { best, sees }: Head): string {
  const chance = best
    ? `${Math.round(100 * best.kill)}% to take out, ${average(best.mean)} on average${best.isPartial ? ', leaving out rules' : ''}`
    : null;
  const threat = sees && (sees === 'open' ? 'sees it in the open' : 'sees it, in cover or obscured');
  return `${name}: ${[chance, threat].filter(Boolean).join('; ')}`;
}
