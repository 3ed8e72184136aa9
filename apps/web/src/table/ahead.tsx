// Confirms a move or an attack that was prepared on the board before its action was chosen.
import type { Forecast, Question } from '@little-wars/engine';
import { activating } from '@little-wars/table';
import { average, type Teller } from '@little-wars/words';
import { useEffect, useMemo, useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import type { Asking } from './asking.ts';
import { Star } from './bars.tsx';
import { Odds, percent, Why } from './odds.tsx';
import { moreFor, type OtherWeapon, otherWeapons, type WithIt as With } from './with-it.ts';

/** Kinds that have their own confirm button. */
const CONFIRMED: readonly string[] = ['move', 'place', 'aim'];

export function Ahead(asking: Asking & { readonly question: Question }) {
  const { question, drawn, confirm, prepared, moves, seeing } = asking;
  const { teller } = seeing;
  const forecasts = usePrepared(asking);
  if (CONFIRMED.includes(question.kind)) return null;
  return (
    <div className="row in-one">
      <PickedAs {...asking} />
      {prepared ? (
        <span className="and-why">
          <button type="button" className="main" onClick={prepared.attack}>
            {`${prepared.moves ? 'Move and attack' : 'Attack'} ${teller.model(prepared.target)} `}
            <AttackOdds forecasts={forecasts} teller={teller} />
          </button>
          <Why forecasts={forecasts} teller={teller} />
        </span>
      ) : null}
      {prepared ? <OtherWeapons {...asking} /> : null}
      {drawn ? (
        <button type="button" className={prepared ? undefined : 'main'} disabled={moves === null} onClick={confirm}>
          {moves?.title ?? 'Move there'}
        </button>
      ) : null}
      <WithIt {...asking} />
    </div>
  );
}

/** What a gesture picks where it is not just the model: to activate it again, say, which may cost something. */
function PickedAs({
  question,
  prepared,
  moves,
  planner,
  seeing: { teller },
}: Asking & { readonly question: Question }) {
  const told = useMemo(() => {
    const model = prepared?.model ?? moves?.gestures()[0]?.model;
    const plan = planner && model !== undefined ? planner.plan(activating(model)) : null;
    const picked = plan?.ok ? plan.inputs[0]?.answer : undefined;
    const isOption = question.kind === 'pick-one' && question.options.some(id => id === picked);
    return isOption && picked !== model && !teller.isModel(question.of, picked)
      ? teller.option(question, picked)
      : null;
  }, [question, prepared, moves]);
  return told === null ? null : <span className="picked-as">{`${told}:`}</span>;
}

/** Debounce in milliseconds before additional actions are computed for a draft. */
const RESTS = 150;

/** What can be combined with the drawn move or the attack: a mission action before it, or the end of the turn. */
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

/** Every attack of the model on its target from where it would stand, the best first. */
function usePrepared({ prepared, running }: Asking): readonly Forecast[] {
  const t = prepared?.t;
  const chances = useFetched(advisingCalled, running.session.match.ruleset.id)?.chances;
  return useMemo(
    () =>
      ((prepared && t && chances?.attacks(t, prepared.model, prepared.target)) ?? []).toSorted(
        (a, b) => b.kill - a.kill || b.mean - a.mean,
      ),
    [prepared, chances, t],
  );
}

function AttackOdds({ forecasts, teller }: { readonly forecasts: readonly Forecast[]; readonly teller: Teller }) {
  const best = forecasts.slice(0, 1);
  return (
    <>
      {best[0] ? <span className="weapon">{`with ${teller.label(best[0].by)}, ${best[0].with}`}</span> : null}
      <Odds forecasts={best} teller={teller} />
    </>
  );
}

/** The other weapons of the attacker, one click away. */
function OtherWeapons(asking: Asking) {
  const { prepared, planner, running } = asking;
  const chances = useFetched(advisingCalled, running.session.match.ruleset.id)?.chances;
  const [others, setOthers] = useState<readonly OtherWeapon[]>([]);
  useEffect(() => {
    setOthers([]);
    if (!planner || !chances) return;
    const resting = setTimeout(() => setOthers(otherWeapons(asking, planner, chances)), RESTS);
    return () => clearTimeout(resting);
  }, [prepared, chances]);
  return others.map(({ forecast, attack }) => (
    <button key={`${forecast.with} ${forecast.kill} ${forecast.mean}`} type="button" onClick={attack}>
      {`… with ${forecast.with} `}
      <small>
        {`${percent(forecast.kill)}, ${average(forecast.mean)} on average`}
        <Star of={forecast} teller={asking.seeing.teller} />
      </small>
    </button>
  ));
}
