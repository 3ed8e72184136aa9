// One form for each kind of question; none is specific to a rule.
import { doneIn } from '@little-wars/engine';
import { lazy, Suspense } from 'react';
import type { AnswerProps, PlainAnswerProps } from './asking.ts';
import { OnTheMap } from './later.tsx';
import { PickOne } from './pick-one.tsx';

// No first question is of these kinds: loaded lazily.
const Typed = lazy(async () => ({ default: (await import('./typed-answers.tsx')).TypedAnswer }));

const PickTogether = lazy(async () => ({ default: (await import('./pick-together.tsx')).PickTogether }));

export function AnswerForm(props: AnswerProps) {
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
export function PlainForm(props: PlainAnswerProps) {
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
