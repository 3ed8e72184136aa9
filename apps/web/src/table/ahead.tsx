// A move or an attack that was prepared on the board before its action was chosen: confirmed here.
import type { Question } from '@little-wars/engine';
import { useMemo } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import { Odds } from './odds.tsx';
import type { Asking } from './question.tsx';

/** Kinds that have a button of their own to confirm. */
const CONFIRMED: readonly string[] = ['move', 'place', 'aim'];

export function Ahead(asking: Asking & { readonly question: Question }) {
  const { question, drawn, confirm, prepared, seeing } = asking;
  const { teller } = seeing;
  if (CONFIRMED.includes(question.kind)) return null;
  return (
    <>
      {drawn ? (
        <button type="button" className="main" disabled={drawn.reasons.length > 0} onClick={confirm}>
          Move there
        </button>
      ) : null}
      {prepared ? (
        <button type="button" className="main attack" onClick={prepared.attack}>
          {`Attack ${teller.model(prepared.target)} with ${teller.model(prepared.model)} `}
          <AttackOdds {...asking} />
        </button>
      ) : null}
    </>
  );
}

function AttackOdds({ prepared, seeing: { t, teller }, running }: Asking) {
  const chances = useFetched(advisingCalled, running.session.match.ruleset.id)?.chances;
  const forecasts = useMemo(
    () => (prepared && chances?.attacks(t, prepared.model, prepared.target)) ?? [],
    [prepared?.model, prepared?.target, chances, t],
  );
  const best = forecasts.toSorted((a, b) => b.kill - a.kill || b.mean - a.mean).slice(0, 1);
  return <Odds forecasts={best} teller={teller} />;
}
