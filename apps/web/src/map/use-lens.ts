import type { Game, Tabletop } from '@little-wars/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Looking } from '../table/looking.ts';
import type { Seeing } from '../table/seeing.ts';
import type { Lens } from './lens.ts';

type LensFor = typeof import('./lens.ts')['lensFor'];

/** The table as the selected model sees it; fetched and computed only while the lens is on. */
export function useLens(tabletop: Tabletop<Game>, { t, board }: Seeing, { isLens, chosen }: Looking): Lens | null {
  const [lensFor, setLensFor] = useState<LensFor | null>(null);
  useEffect(() => {
    if (isLens) void import('./lens.ts').then(part => setLensFor(() => part.lensFor));
  }, [isLens]);
  return useMemo(
    () => (isLens && lensFor ? lensFor({ tabletop, t, board }, chosen) : null),
    [isLens, lensFor, tabletop, t, board, chosen],
  );
}
