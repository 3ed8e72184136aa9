import { useEffect, useState } from 'react';
import type { Fetching } from './rulesets.ts';

/** A part of a ruleset as soon as it is there; null until then, and while no ruleset is named. */
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
