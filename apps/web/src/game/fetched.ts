import { useEffect, useState } from 'react';
import type { Fetching } from './rulesets.ts';

interface Fetched<Part> {
  readonly called: Fetching<Part>;
  readonly id: string;
  readonly part: Part;
}

/**
 * A lazily loaded part of a ruleset; null until it is loaded, and while no ruleset is named. What was loaded for another
 * ruleset is never returned: an effect that reset it would run only after the page has been painted.
 */
export function useFetched<Part>(called: Fetching<Part>, id: string | null): Part | null {
  const [fetched, setFetched] = useState<Fetched<Part> | null>(null);
  useEffect(() => {
    let left = false;
    if (id !== null)
      void called(id)?.then(part => {
        if (!left) setFetched({ called, id, part });
      });
    return () => {
      left = true;
    };
  }, [called, id]);
  return fetched !== null && fetched.called === called && fetched.id === id ? fetched.part : null;
}
