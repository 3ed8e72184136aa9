import type { Game, Ruleset } from '@little-wars/engine';
import { useEffect, useState } from 'react';
import { rulesetCalled } from './rulesets.ts';

/** All of a ruleset as soon as it is there; null until then. */
export function useWhole(id: string): Ruleset<Game> | null {
  const [ruleset, setRuleset] = useState<Ruleset<Game> | null>(null);
  useEffect(() => {
    let left = false;
    void rulesetCalled(id)?.then(loaded => {
      if (!left) setRuleset(loaded);
    });
    return () => {
      left = true;
    };
  }, [id]);
  return ruleset;
}
