// One of several options; for actions with their icons, costs and keys, and with those that are not possible now.
import { type Id, type Question, type Verb, verbsIn } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import { useMemo } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import { focused } from '../parts/focus.ts';
import { inOrder } from './dice-picks.ts';
import { Odds, Rolls, Why } from './odds.tsx';
import { Options, Titled } from './options.tsx';
import type { Asking } from './question.tsx';
import { VerbIcon } from './verb-icon.tsx';
import { useVerbKeys } from './verb-keys.ts';
import { keysFor } from './verb-letters.ts';

type Props<Q extends Question = Question> = Asking & { readonly question: Q };

/** Options that leave things as they are: they stand apart at the end, and Enter never takes them unawares. */
function isApart(question: Question<'pick-one'>, verbs: readonly Verb[], option: Id): boolean {
  const verb = verbs.find(each => each.option === option)?.verb;
  return verb === 'end' || (typeof option === 'string' && question.options.some(id => typeof id === 'number'));
}

/** The cost of an action in points, as dots. */
const Cost = ({ cost }: { readonly cost: number | null }) =>
  cost === null ? null : (
    <i className="cost" aria-hidden="true">
      {cost === 0 ? '○' : '●'.repeat(cost)}
    </i>
  );

export function PickOne({ question, answer, seeing, running }: Props<Question<'pick-one'>>) {
  const { teller, t } = seeing;
  const { ruleset } = running.session.match;
  const verbs = useMemo(() => verbsIn(ruleset, t, question), [ruleset, t, question]);
  const options = useMemo(
    () =>
      inOrder(question).toSorted((a, b) => Number(isApart(question, verbs, a)) - Number(isApart(question, verbs, b))),
    [question, verbs],
  );
  const keys = useMemo(
    () => keysFor(verbs.length === 0 ? [] : options.map(option => teller.option(question, option))),
    [verbs, options, question, teller],
  );
  const byKey = useMemo(
    () => new Map(keys.flatMap((key, i) => (key === null ? [] : [[key, options[i]!] as const]))),
    [keys, options],
  );
  useVerbKeys(byKey, answer);
  const chances = useFetched(advisingCalled, running.session.match.ruleset.id)?.chances;
  const forecasts = useMemo(
    () => new Map(question.options.map(option => [option, chances?.forecast(t, question, option) ?? []])),
    [question, chances, t],
  );
  const prospects = useMemo(
    () => new Map(question.options.map(option => [option, chances?.prospects(t, question, option) ?? []])),
    [question, chances, t],
  );
  return (
    <>
      <Options>
        {options.map((option, i) => (
          <li key={option} className={isApart(question, verbs, option) ? 'apart' : undefined}>
            <button type="button" ref={i === 0 ? focused : null} onClick={() => answer(option)}>
              <Verbal verb={verbs.find(each => each.option === option)} hotkey={keys[i] ?? null} />
              <Titled text={teller.option(question, option)} />
              <Odds forecasts={forecasts.get(option) ?? []} teller={teller} />
              <Rolls prospects={prospects.get(option) ?? []} teller={teller} />
            </button>
            <Why forecasts={forecasts.get(option) ?? []} teller={teller} />
          </li>
        ))}
      </Options>
      <Unable verbs={verbs} question={question} teller={teller} />
    </>
  );
}

/** Icon, cost and key of an action. */
function Verbal({ verb, hotkey }: { readonly verb: Verb | undefined; readonly hotkey: string | null }) {
  if (!verb) return null;
  return (
    <span className="verbal" aria-hidden="true">
      <VerbIcon verb={verb.verb} />
      <Cost cost={verb.cost} />
      {hotkey === null ? null : <kbd>{hotkey.toUpperCase()}</kbd>}
    </span>
  );
}

interface UnableProps {
  readonly verbs: readonly Verb[];
  readonly question: Question;
  readonly teller: Teller;
}

/** What is not possible now, each with its reason and clause. */
function Unable({ verbs, question, teller }: UnableProps) {
  const all = verbs.filter(({ against }) => against.length > 0);
  if (all.length === 0) return null;
  return (
    <ul className="unable" aria-label="Not possible now">
      {all.map(({ option, verb, against }) => (
        <li key={option} title={against.map(teller.reason).join('. ')}>
          <VerbIcon verb={verb} /> <span>{teller.option(question, option)}</span>{' '}
          <small>{teller.reason(against[0]!)}</small>
        </li>
      ))}
    </ul>
  );
}
