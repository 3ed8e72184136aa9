import type { Teller } from '@little-wars/words';
import { useMemo } from 'react';
import type { MapWords } from '../map/map-props.ts';
import { landWords, mapWords } from './map-words.ts';

/** The words of the map: those for terrain stay the same while the ruleset does. */
export function useMapWords(ruleset: object, teller: Teller): MapWords {
  const land = useMemo(() => landWords(teller), [ruleset]);
  return useMemo(() => mapWords(teller, land), [teller, land]);
}
