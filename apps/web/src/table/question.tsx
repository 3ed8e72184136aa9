import type { Reason } from '@little-wars/engine';
import { useState } from 'react';
import type { RunningTable } from '../game/running.ts';
import type { Session } from '../game/session.ts';
import type { Words } from '../words.ts';
import { AnswerForm } from './answers.tsx';

interface Props {
  readonly table: RunningTable;
  readonly session: Session;
  readonly seat: number;
  readonly words: Words;
}

/** Asks the open question in plain words, with its clause one click away. */
export function QuestionPanel({ table, session, words }: Props) {
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const { question } = session.match.state;
  if (question === null) return <Result session={session} />;
  const answer = (given: unknown): void => {
    const answered = table.answer(given);
    setReasons(answered.ok ? [] : answered.reasons);
  };
  const mine = typeof question.to === 'number' && session.players[question.to]?.kind === 'person';
  return (
    <section className="question" aria-label="Question">
      <h2>{words.of(`ask.${question.purpose}`, question.about)}</h2>
      <small>{question.clause}</small>
      {mine || question.to === 'dice' ? (
        <AnswerForm key={session.moments.length} session={session} question={question} words={words} answer={answer} />
      ) : null}
      <ul role="alert">
        {reasons.map(reason => (
          <li key={JSON.stringify(reason)}>{words.refusal(reason)}</li>
        ))}
      </ul>
    </section>
  );
}

function Result({ session }: { readonly session: Session }) {
  const { ruleset, setup, state } = session.match;
  const result = ruleset.result(setup, state.position);
  if (!result) return null;
  const [winner] = result.winners;
  return (
    <section className="question">
      <h2>{result.winners.length === 1 ? `Seat ${winner! + 1} has won` : 'A draw'}</h2>
      <p>{result.scores.join(' : ')}</p>
    </section>
  );
}
