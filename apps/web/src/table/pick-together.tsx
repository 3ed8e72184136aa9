// Questions that repeat until the player is done: everything at once, answered in the picked order, then done.
import type { Id, Question } from '@little-wars/engine';
import { onwardFor } from '@little-wars/table';
import { type FormEvent, useState } from 'react';
import { focused } from '../parts/focus.ts';
import type { Asking } from './asking.ts';
import { Titled } from './options.tsx';

/** A player who is done is asked again while others continue. */
const pastAll = (done: Id): readonly Id[] => Array.from({ length: 8 }, () => done);

interface Props extends Asking {
  readonly question: Question<'pick-one'>;
  /** The option that ends it. */
  readonly done: Id;
}

export function PickTogether({ question, done, table, seeing }: Props) {
  const { teller, seat } = seeing;
  const { purpose } = question;
  const [picked, setPicked] = useState<readonly Id[]>([]);
  const toggle = (id: Id): void =>
    setPicked(now => (now.includes(id) ? now.filter(other => other !== id) : [...now, id]));
  const give = (event: FormEvent): void => {
    event.preventDefault();
    const [first, ...rest] = [...picked, ...pastAll(done)].map(answer => ({ purpose, answer }));
    table.play([first!], onwardFor(seat, [], rest));
  };
  const options = question.options.filter(id => id !== done);
  return (
    <form onSubmit={give}>
      <fieldset className="together">
        <legend>{`Choose 0 to ${options.length} of these, in this order`}</legend>
        {options.map((option, i) => (
          <label key={option} className="check">
            <input
              type="checkbox"
              ref={i === 0 ? focused : null}
              checked={picked.includes(option)}
              onChange={() => toggle(option)}
            />
            {picked.includes(option) && picked.length > 1 ? <b>{`${picked.indexOf(option) + 1}. `}</b> : null}
            <Titled text={teller.option(question, option)} />
          </label>
        ))}
      </fieldset>
      <button type="submit" className="main">
        {picked.length === 0 ? teller.option(question, done) : `Take ${picked.length}, then pass`}
      </button>
    </form>
  );
}
