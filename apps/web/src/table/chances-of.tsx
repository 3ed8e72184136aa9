// The chances of an answer that is put together in parts: several options, a number, a reaction, a path or a direction.
import type { Question } from '@little-wars/engine';
import { useMemo } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import type { PlainAsking } from './asking.ts';
import { Odds, Rolls } from './odds.tsx';

interface Props extends Pick<PlainAsking, 'running' | 'seeing'> {
  readonly question: Question;
  readonly given: unknown;
  /** On a line of its own, not on a button. */
  readonly isApart?: boolean;
}

export function ChancesOf({ question, given, running, seeing: { teller, t }, isApart = false }: Props) {
  const chances = useFetched(advisingCalled, running.session.match.ruleset.id)?.chances;
  const forecasts = useMemo(() => chances?.forecast(t, question, given) ?? [], [chances, t, question, given]);
  const prospects = useMemo(() => chances?.prospects(t, question, given) ?? [], [chances, t, question, given]);
  if (forecasts.length + prospects.length === 0) return null;
  const told = (
    <>
      <Odds forecasts={forecasts} teller={teller} />
      <Rolls prospects={prospects} teller={teller} />
    </>
  );
  return isApart ? <p className="chances">{told}</p> : told;
}
