// The chances of an answer that is put together in parts: several options, a number, a reaction, a path or a direction.
import type { Question } from '@little-wars/engine';
import { type ReactNode, useMemo } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import { focused } from '../parts/focus.ts';
import type { PlainAsking } from './asking.ts';
import { ChancesOnButton, Odds, Rolls, Why } from './odds.tsx';

type Props = Pick<PlainAsking, 'running' | 'seeing'> & { readonly question: Question; readonly given: unknown };

function useChancesOf({ question, given, running, seeing: { t } }: Props) {
  const chances = useFetched(advisingCalled, running.session.match.ruleset.id)?.chances;
  const forecasts = useMemo(() => chances?.forecast(t, question, given) ?? [], [chances, t, question, given]);
  const prospects = useMemo(() => chances?.prospects(t, question, given) ?? [], [chances, t, question, given]);
  return { forecasts, prospects };
}

/** The chances of an answer that is being put together, on lines of their own. */
export function ChancesOf(props: Props) {
  const { forecasts, prospects } = useChancesOf(props);
  const { teller } = props.seeing;
  if (forecasts.length + prospects.length === 0) return null;
  return (
    <div className="chances">
      <Odds forecasts={forecasts} teller={teller} isApart />
      <Rolls prospects={prospects} teller={teller} />
    </div>
  );
}

interface OptionProps extends Props {
  readonly answer: (given: never) => void;
  readonly isFocused: boolean;
  readonly children: ReactNode;
}

/** An option as a button with its chances, and beside it where they come from. */
export function ChanceOption({ answer, isFocused, children, ...props }: OptionProps) {
  const { forecasts, prospects } = useChancesOf(props);
  const { teller } = props.seeing;
  return (
    <li>
      <button type="button" ref={isFocused ? focused : null} onClick={() => answer(props.given as never)}>
        {children}
        <ChancesOnButton forecasts={forecasts} prospects={prospects} teller={teller} />
      </button>
      <Why forecasts={forecasts} teller={teller} />
    </li>
  );
}
