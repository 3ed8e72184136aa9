// A move or an attack that was prepared on the board before its action was chosen: confirmed here.
import type { Question } from '@little-wars/engine';
import { useEffect, useMemo, useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import { Odds } from './odds.tsx';
import type { Asking } from './question.tsx';
import { moreFor, type WithIt as With } from './with-it.ts';

/** Kinds that have a button of their own to confirm. */
const CONFIRMED: readonly string[] = ['move', 'place', 'aim'];

export function Ahead(asking: Asking & { readonly question: Question }) {
  const { question, drawn, confirm, prepared, moves, seeing } = asking;
  const { teller } = seeing;
  if (CONFIRMED.includes(question.kind)) return null;
  return (
    <div className="row in-one">
      {prepared ? (
        <button type="button" className="main" onClick={prepared.attack}>
          {`${prepared.moves ? 'Move and attack' : 'Attack'} ${teller.model(prepared.target)} with ${teller.model(prepared.model)} `}
          <AttackOdds {...asking} />
        </button>
      ) : null}
      {drawn ? (
        <button type="button" className={prepared ? undefined : 'main'} disabled={moves === null} onClick={confirm}>
          {moves?.title ?? 'Move there'}
        </button>
      ) : null}
      <WithIt {...asking} />
    </div>
  );
}

/** Milliseconds a draft rests before it is worked out what could go with it. */
const RESTS = 150;

/** What else can be done with the move that is drawn, or the attack: a mission action first, or the end of the turn. */
function WithIt(asking: Asking & { readonly question: Question }) {
  const { moves, prepared, playAll, planner } = asking;
  const [more, setMore] = useState<readonly With[]>([]);
  useEffect(() => {
    setMore([]);
    if (planner === null || (moves === null && prepared === null)) return;
    const resting = setTimeout(() => setMore(moreFor(asking, planner)), RESTS);
    return () => clearTimeout(resting);
  }, [moves, prepared]);
  return more.map(({ title, gestures }) => (
    <button key={title} type="button" onClick={() => playAll(gestures)}>
      {title}
    </button>
  ));
}

function AttackOdds({ prepared, seeing: { teller }, running }: Asking) {
  const t = prepared?.t;
  const chances = useFetched(advisingCalled, running.session.match.ruleset.id)?.chances;
  const forecasts = useMemo(
    () => (prepared && t && chances?.attacks(t, prepared.model, prepared.target)) ?? [],
    [prepared, chances, t],
  );
  const best = forecasts.toSorted((a, b) => b.kill - a.kill || b.mean - a.mean).slice(0, 1);
  return <Odds forecasts={best} teller={teller} />;
}
