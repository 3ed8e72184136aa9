// A ready-made team as a row of portraits.
import type { BoardModel, Roster } from '@little-wars/engine';
import { useEffect, useState } from 'react';
import type { Choosable } from '../game/rulesets.ts';
import { Portrait } from '../parts/portrait.tsx';
import { modelsOf } from './team-models.ts';
import '../styles/pages.css';
import '../styles/builder.css';

/** Decorative: its name is beside it. Setting up a team takes a while, so that each waits for its turn. */
export function LineUp({ ruleset, roster }: { readonly ruleset: Choosable; readonly roster: Roster }) {
  const [models, setModels] = useState<readonly BoardModel[]>([]);
  useEffect(() => {
    const later = setTimeout(() => setModels(modelsOf(ruleset, roster)));
    return () => clearTimeout(later);
  }, [ruleset, roster]);
  return (
    <span className="line-up" aria-hidden="true">
      {models.map(({ id, figure }) => (
        <Portrait key={id} looks={figure} />
      ))}
    </span>
  );
}
