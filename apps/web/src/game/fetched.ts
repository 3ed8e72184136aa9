import { useEffect, useState } from 'react';
import type { Fetching } from './rulesets.ts';

/** A lazily loaded part of a ruleset; null until it is loaded, and while no ruleset is named. */
export function useFetched<Part>(called: Fetching<Part>, id: string | null): Part | null {
  const [fetched, setFetched] = useState<{ readonly id: string; readonly part: Part } | null>(null);
  useEffect(() => {
    let left = false;
    if (id !== null)
      void called(id)?.then(part => {
        if (!left) setFetched({ id, part });
      });
    return () => {
      left = true;
    };
  }, [called, id]);
  return fetched !== null && fetched.id === id ? fetched.part : null;
}
