// A clicked clause, shown beside the board: its text and its rulings.
import { useEffect, useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import { WithClauses } from '../parts/clause.tsx';
import { addressOf } from '../routes.ts';
import { type Coverage, coverageOf } from '../rules/coverage.ts';

interface Props {
  readonly ruleset: string;
  readonly clause: string;
  readonly close: () => void;
}

export function ClauseBeside({ ruleset, clause, close }: Props) {
  const rule = useFetched(advisingCalled, ruleset)?.clauses.find(({ id }) => id === clause);
  const [coverage, setCoverage] = useState<Coverage | null>(null);
  useEffect(() => {
    void coverageOf(ruleset).then(setCoverage);
  }, [ruleset]);
  const rulings = coverage?.[clause]?.rulings ?? [];
  return (
    <aside className="clause-beside" aria-label="The rule">
      <h2>{clause}</h2>
      <button type="button" aria-label="Close the rule" onClick={close}>
        ×
      </button>
      <p aria-live="polite">{rule?.title ?? 'Looking it up…'}</p>
      {rulings.length > 0 ? (
        <ul>
          {rulings.map(ruling => (
            <li key={ruling}>
              <WithClauses text={ruling} ruleset={ruleset} />
            </li>
          ))}
        </ul>
      ) : null}
      <a href={addressOf({ page: 'rules', ruleset, clause })} target="_blank" rel="noreferrer">
        In the rulebook, in a new tab
      </a>
    </aside>
  );
}
