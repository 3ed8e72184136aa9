// Forms for reactions, several options, numbers, shares and dice that people roll themselves.
import type { Id, Question } from '@little-wars/engine';
import { type FormEvent, type ReactNode, useState } from 'react';
import { focused } from '../parts/focus.ts';
import type { PlainAnswerProps as Props } from './asking.ts';
import { ChanceOption, ChancesOf } from './chances-of.tsx';
import { handfuls, inOrder } from './dice-picks.ts';
import { Options, Titled } from './options.tsx';

export function TypedAnswer(props: Props<Question<'react' | 'pick-some' | 'count' | 'share' | 'roll'>>) {
  const { question } = props;
  switch (question.kind) {
    case 'react':
      return <Reaction {...props} question={question} />;
    case 'pick-some':
      return <PickSome {...props} question={question} />;
    case 'count':
      return <Count {...props} question={question} />;
    case 'share':
      return <Share {...props} question={question} />;
    case 'roll':
      return <TypedDice {...props} question={question} />;
  }
}

function Reaction({ question, answer, seeing, running }: Props<Question<'react'>>) {
  return (
    <Options>
      {[null, ...question.options].map(option => (
        <ChanceOption
          key={option}
          given={option}
          isFocused={option === null}
          {...{ question, answer, seeing, running }}
        >
          <Titled text={seeing.teller.option(question, option)} />
        </ChanceOption>
      ))}
    </Options>
  );
}

function PickSome({ question, answer, seeing, running, begins = [] }: Props<Question<'pick-some'>>) {
  const { teller } = seeing;
  const { least, most } = question;
  const [picked, setPicked] = useState<readonly Id[]>(begins);
  const toggle = (id: Id): void =>
    setPicked(now => (now.includes(id) ? now.filter(other => other !== id) : [...now, id]));
  const wanted = least === most ? `${least}` : `${least} to ${most}`;
  return (
    <>
      <Form
        onSubmit={() => answer(picked)}
        isReady={picked.length >= least && picked.length <= most}
        label={picked.length === 0 ? 'Take none' : `Take ${picked.length}`}
      >
        <fieldset>
          <legend>{`Choose ${wanted} of these`}</legend>
          {inOrder(question).map((option, i) => (
            <label key={option} className="check">
              <input
                type="checkbox"
                ref={i === 0 ? focused : null}
                checked={picked.includes(option)}
                disabled={!picked.includes(option) && picked.length >= most}
                onChange={() => toggle(option)}
              />
              <Titled text={teller.option(question, option)} />
            </label>
          ))}
        </fieldset>
        <ChancesOf question={question} given={picked} seeing={seeing} running={running} />
      </Form>
      <p className="row handfuls">
        {handfuls(question).map(({ title, picks }) => (
          <button key={title} type="button" onClick={() => answer(picks)}>
            {title}
          </button>
        ))}
      </p>
    </>
  );
}

/** Up to this many numbers are shown as buttons. */
const FEW = 8;

function Count(props: Props<Question<'count'>>) {
  const { least, most } = props.question;
  if (most - least >= FEW) return <TypedCount {...props} />;
  return (
    <Options>
      {Array.from({ length: most - least + 1 }, (_, i) => (
        <ChanceOption key={i} {...props} given={least + i} isFocused={i === 0}>
          {least + i}
        </ChanceOption>
      ))}
    </Options>
  );
}

function TypedCount({ question, answer }: Props<Question<'count'>>) {
  const [count, setCount] = useState(question.least);
  return (
    <Form onSubmit={() => answer(count)} isReady label="Confirm">
      <label>
        {`From ${question.least} to ${question.most} `}
        <input
          type="number"
          ref={focused}
          min={question.least}
          max={question.most}
          value={count}
          onChange={event => setCount(Number(event.target.value))}
        />
      </label>
    </Form>
  );
}

function Share({ question, answer, seeing, running }: Props<Question<'share'>>) {
  const { teller } = seeing;
  const { among, total, least } = question;
  const [shares, setShares] = useState<readonly number[]>(() =>
    among.map((_, i) => least + (i === 0 ? total - least * among.length : 0)),
  );
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  return (
    <Form
      onSubmit={() => answer(shares)}
      isReady={left === 0}
      label={left === 0 ? 'Confirm' : `${left} left to share out`}
    >
      {among.map((taker, i) => (
        <label key={taker}>
          {`${teller.thing(question.of, taker, question.about)} `}
          <input
            type="number"
            ref={i === 0 ? focused : null}
            min={least}
            max={total}
            value={shares[i]}
            onChange={event => setShares(shares.with(i, Number(event.target.value)))}
          />
        </label>
      ))}
      {left === 0 ? <ChancesOf question={question} given={shares} seeing={seeing} running={running} /> : null}
    </Form>
  );
}

/** Real dice, typed in. */
function TypedDice({ question, answer }: Props<Question<'roll'>>) {
  const [typed, setTyped] = useState('');
  const faces = typed
    .split(/[^0-9]+/)
    .filter(part => part !== '')
    .map(Number);
  const split = faces.length === 1 && question.sides < 10 ? [...typed.replace(/\D/g, '')].map(Number) : faces;
  return (
    <Form onSubmit={() => answer(split)} isReady={split.length === question.count} label="Confirm these dice">
      <label>
        {`Roll ${question.count} ${question.count === 1 ? 'die' : 'dice'} of ${question.sides} sides and type what they show `}
        <input
          type="text"
          inputMode="numeric"
          ref={focused}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </label>
    </Form>
  );
}

interface FormProps {
  readonly onSubmit: () => void;
  readonly isReady: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

function Form({ onSubmit, isReady, label, children }: FormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) onSubmit();
  };
  return (
    <form onSubmit={submit}>
      {children}
      <button type="submit" className="main" disabled={!isReady}>
        {label}
      </button>
    </form>
  );
}
