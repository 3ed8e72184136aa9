// One of several options; actions have icons, costs and keys, and impossible ones are listed too.
import { type Id, type Question, type Verb, verbsIn } from '@little-wars/engine';
import type { Gesture } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import { focused } from '../parts/focus.ts';
import type { Asking, PlainAsking } from './asking.ts';
import { inOrder } from './dice-picks.ts';
import { ChancesOnButton, Why } from './later.tsx';
import { Options, Titled } from './options.tsx';
import { shortNames } from './short-names.ts';
import { VerbIcon } from './verb-icon.tsx';
import { useVerbKeys } from './verb-keys.ts';
import { keysFor } from './verb-letters.ts';

// Only units have it: a first board is shown without.
const UnitLikewise = lazy(async () => ({ default: (await import('./unit-likewise.tsx')).UnitLikewise }));

type Props<Q extends Question = Question> = PlainAsking & { readonly question: Q };

/** Options that change nothing: they are shown separately at the end, and Enter never takes them by accident. */
function isApart(question: Question<'pick-one'>, verbs: readonly Verb[], option: Id): boolean {
  const verb = verbs.find(each => each.option === option)?.verb;
  return verb === 'end' || (typeof option === 'string' && question.options.some(id => typeof id === 'number'));
}

/** More models than this are named in short. */
const FEW = 4;

/** The cost of an action in points, as dots. */
const Cost = ({ cost }: { readonly cost: number | null }) =>
  cost === null ? null : (
    <i className="cost" aria-hidden="true">
      {cost === 0 ? '○' : '●'.repeat(cost)}
    </i>
  );

export function PickOne({
  question,
  answer,
  seeing,
  running,
  beside,
  asking = null,
}: Props<Question<'pick-one'>> & { readonly asking?: Asking | null }) {
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
  const ofUnit = useRef<((option: Id) => readonly Gesture[] | null) | null>(null);
  const take = (option: Id): void => {
    const all = ofUnit.current?.(option);
    if (all && asking) asking.playAll(all);
    else answer(option);
  };
  useVerbKeys(byKey, take);
  const chances = useFetched(advisingCalled, running.session.match.ruleset.id)?.chances;
  const forecasts = useMemo(
    () => new Map(question.options.map(option => [option, chances?.forecast(t, question, option) ?? []])),
    [question, chances, t],
  );
  const prospects = useMemo(
    () => new Map(question.options.map(option => [option, chances?.prospects(t, question, option) ?? []])),
    [question, chances, t],
  );
  const isDense = options.length > FEW && options.some(option => teller.isModel(question.of, option));
  // There is little room while a way is drawn. A drag draws its frames without naming them anew.
  const isShort = isDense || Boolean(asking?.drawn);
  const shown = useMemo(
    () => (isShort ? inShort(question, options, teller) : options.map(option => teller.option(question, option))),
    [isShort, question, options, teller],
  );
  return (
    <>
      {asking && verbs.length > 0 ? (
        <Suspense fallback={null}>
          <UnitLikewise asking={asking} question={question} verbs={verbs} taken={ofUnit} />
        </Suspense>
      ) : null}
      <Options isDense={isDense}>
        {options.map((option, i) => (
          <li key={option} className={isApart(question, verbs, option) ? 'apart' : undefined}>
            <button
              type="button"
              ref={i === 0 ? focused : null}
              title={isShort ? teller.option(question, option) : undefined}
              onClick={() => take(option)}
            >
              <Verbal verb={verbs.find(each => each.option === option)} hotkey={keys[i] ?? null} />
              <Named text={shown[i]!} hasCost={verbs.length > 0} />
              <ChancesOnButton
                forecasts={forecasts.get(option) ?? []}
                prospects={prospects.get(option) ?? []}
                teller={teller}
              />
            </button>
            <Why forecasts={forecasts.get(option) ?? []} teller={teller} />
            {beside?.(option)}
          </li>
        ))}
      </Options>
      <Unable verbs={verbs} question={question} teller={teller} />
    </>
  );
}

/** Of many models, the words that tell them apart: their full names are in the titles. */
function inShort(question: Question<'pick-one'>, options: readonly Id[], teller: Teller): readonly string[] {
  const isModel = (option: Id): boolean => teller.isModel(question.of, option);
  const names = shortNames(
    options.filter(isModel).map(id => teller.option(question, id).replace(`${teller.label(id)} `, '')),
  );
  const short = new Map(options.filter(isModel).map((id, i) => [id, `${teller.label(id)} ${names[i]}`]));
  return options.map(option => short.get(option) ?? teller.option(question, option));
}

/** The dots say the cost to who sees them, the words in brackets to who does not. */
function Named({ text, hasCost }: { readonly text: string; readonly hasCost: boolean }) {
  const cost = hasCost ? /\s*\(\d+ \w+\)$/.exec(text) : null;
  if (!cost) return <Titled text={text} />;
  return (
    <span>
      {text.slice(0, cost.index)}
      <span className="visually-hidden">{cost[0]}</span>
    </span>
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

/** What is impossible now, each with its reason and clause. */
function Unable({ verbs, question, teller }: UnableProps) {
  const all = verbs.filter(({ against }) => against.length > 0);
  if (all.length === 0) return null;
  return (
    <ul className="unable" aria-label="Not possible now">
      {all.map(({ option, verb, against }) => (
        <li key={option} title={against.map(teller.reason).join('. ')}>
          <VerbIcon verb={verb} /> <Named text={teller.option(question, option)} hasCost />{' '}
          <small>{teller.reason(against[0]!)}</small>
        </li>
      ))}
    </ul>
  );
}
