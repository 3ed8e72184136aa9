// One form for each kind of question; none is specific to a rule.
import { doneIn, type Question } from '@little-wars/engine';
import { lazy, Suspense } from 'react';
import { OnTheMap } from './later.tsx';
import { PickOne } from './pick-one.tsx';
import type { Asking, PlainAsking } from './question.tsx';

// No first question is of these kinds: loaded lazily.
const Typed = lazy(async () => ({ default: (await import('./typed-answers.tsx')).TypedAnswer }));

const PickTogether = lazy(async () => ({ default: (await import('./pick-together.tsx')).PickTogether }));

export type Props<Q extends Question = Question> = Asking & { readonly question: Q };
export type PlainProps<Q extends Question = Question> = PlainAsking & { readonly question: Q };

export function AnswerForm(props: Props) {
  const { question } = props;
  switch (question.kind) {
    case 'pick-one': {
      const done = doneIn(props.running.session.match.ruleset, question);
      if (done === null) return <PickOne {...props} question={question} asking={props} />;
      return (
        <Suspense fallback={null}>
          <PickTogether {...props} question={question} done={done} />
        </Suspense>
      );
    }
    case 'move':
    case 'place':
    case 'aim':
      return <OnTheMap {...props} />;
    default:
      return <PlainForm {...props} />;
  }
}

/** The form of a question that is answered without a map. */
export function PlainForm(props: PlainProps) {
  const { question } = props;
  switch (question.kind) {
    case 'pick-one':
      return <PickOne {...props} question={question} />;
    case 'react':
    case 'pick-some':
    case 'count':
    case 'share':
    case 'roll':
      return (
        <Suspense fallback={null}>
          <Typed {...props} question={question} />
        </Suspense>
      );
    default:
      return null;
  }
}
