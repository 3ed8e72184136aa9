import type { Id } from '@little-wars/engine';
import { type Dispatch, useState } from 'react';
import type { Glance } from './looking.ts';

interface Clicks {
  readonly glance: Dispatch<Glance>;
  /** Models that would answer the open question. */
  readonly options: readonly Id[];
  readonly moment: number;
  /** Two models are compared. */
  readonly onCompare: () => void;
}

/** The selection on the map, and a clicked model that does not answer the open question. */
export function useAttempts({ glance, options, moment, onCompare }: Clicks) {
  const [tried, setTried] = useState<{ readonly id: Id; readonly moment: number } | null>(null);
  const onMap = (glimpse: Glance): void => {
    if (glimpse.do === 'choose' || glimpse.do === 'compare') {
      const { id } = glimpse;
      setTried(options.length > 0 && id !== null && !options.includes(id) ? { id, moment } : null);
      if (glimpse.do === 'compare' && id !== null) onCompare();
    }
    glance(glimpse);
  };
  return { onMap, tried: tried?.moment === moment ? tried.id : null };
}
