import { type Id, propose, type Question } from '@little-wars/engine';
import { useState } from 'react';
import type { Session } from '../game/session.ts';
import type { Words } from '../words.ts';

interface Props {
  readonly session: Session;
  readonly question: Question;
  readonly words: Words;
  readonly answer: (given: unknown) => void;
}

/** One way to answer for each kind of question, and none for any rule. */
export function AnswerForm({ session, question, words, answer }: Props) {
  const proposal = (): unknown =>
    propose(session.match.ruleset, session.match.setup, session.match.state, below =>
      Math.floor(Math.random() * below),
    );
  switch (question.kind) {
    case 'pick-one':
      return <Options options={question.options} words={words} answer={answer} />;
    case 'react':
      return (
        <>
          <Options options={question.options} words={words} answer={answer} />
          <button type="button" onClick={() => answer(null)}>
            Pass
          </button>
        </>
      );
    case 'pick-some':
      return <Several question={question} words={words} answer={answer} />;
    default:
      return (
        <button type="button" onClick={() => answer(proposal())}>
          Do something sensible
        </button>
      );
  }
}

/** The first choice has the focus: Enter takes it. */
const focused = (button: HTMLButtonElement | null): void => button?.focus();

function Options({ options, words, answer }: { readonly options: readonly Id[] } & Pick<Props, 'words' | 'answer'>) {
  return (
    <ul className="options">
      {options.map((option, i) => (
        <li key={option}>
          <button type="button" ref={i === 0 ? focused : null} onClick={() => answer(option)}>
            {words.of(String(option))}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Several({
  question,
  words,
  answer,
}: { readonly question: Question<'pick-some'> } & Pick<Props, 'words' | 'answer'>) {
  const [picked, setPicked] = useState<readonly Id[]>([]);
  const toggle = (id: Id): void =>
    setPicked(now => (now.includes(id) ? now.filter(other => other !== id) : [...now, id]));
  const enough = picked.length >= question.least && picked.length <= question.most;
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        answer(picked);
      }}
    >
      <fieldset>
        <legend>
          {question.least === question.most ? question.least : `${question.least} to ${question.most}`} of these
        </legend>
        {question.options.map(option => (
          <label key={option}>
            <input type="checkbox" checked={picked.includes(option)} onChange={() => toggle(option)} />
            {words.of(String(option))}
          </label>
        ))}
      </fieldset>
      <button type="submit" disabled={!enough}>
        Confirm
      </button>
    </form>
  );
}
