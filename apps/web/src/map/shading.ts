// Computes the shading in slices, so that the page stays responsive.
import { useEffect, useState } from 'react';
import type { Shade } from '../table/looking.ts';
import { type Cell, cellsOf, type Stand } from './standing.ts';

export interface Shading {
  readonly cells: readonly Cell[];
  readonly isDone: boolean;
}

/** Milliseconds per slice: less than half a frame. */
const SLICE = 6;
/** Milliseconds between updates of the picture. */
const SHOWN = 120;

export const NOTHING: Shading = { cells: [], isDone: false };

export function useShading(stand: Stand, by: Shade): Shading {
  const [shading, show] = useState(NOTHING);
  useEffect(() => {
    show(NOTHING);
    return inSlices(cellsOf(stand, by), show);
  }, [stand, by]);
  return shading;
}

/** Reports partial results now and then, and at the end; the returned function cancels it. */
export function inSlices(finding: Iterator<Cell | null>, show: (shading: Shading) => void): () => void {
  const cells: Cell[] = [];
  let shown = performance.now();
  const slice = (): void => {
    const begun = performance.now();
    let next = finding.next();
    for (; !next.done; next = finding.next()) {
      if (next.value) cells.push(next.value);
      if (performance.now() - begun > SLICE) break;
    }
    if (next.done) {
      show({ cells, isDone: true });
      return;
    }
    if (performance.now() - shown > SHOWN) {
      shown = performance.now();
      show({ cells: [...cells], isDone: false });
    }
    timer = setTimeout(slice);
  };
  let timer = setTimeout(slice);
  return () => clearTimeout(timer);
}
