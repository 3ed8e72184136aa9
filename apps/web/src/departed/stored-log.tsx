import { useState } from 'react';
import type { Departed } from '../game/restoring.ts';
import { Clause } from '../parts/clause.tsx';
import { Dice } from '../table/dice.tsx';
import { toldAt } from './as-stored.ts';
import '../styles/drawer.css';

interface Props {
  readonly departed: Departed;
  readonly moment: number;
}

const AT_FIRST = 60;

/** What happened up to a moment, newest first, in the stored words. */
export function StoredLog({ departed, moment }: Props) {
  const [shown, setShown] = useState(AT_FIRST);
  const all = Array.from({ length: moment }, (_, i) => moment - 1 - i);
  const inWords = all.filter(n => toldAt(departed, n));
  return (
    <section className="log" aria-label="Log">
      {inWords.length < moment ? (
        <p className="soft">{`${moment - inWords.length} of these ${moment} inputs were stored without words.`}</p>
      ) : null}
      <ol>
        {inWords.slice(0, shown).map(n => (
          <StoredLine key={n} departed={departed} n={n} />
        ))}
      </ol>
      {inWords.length > shown ? (
        <button type="button" onClick={() => setShown(shown + 200)}>
          Show earlier lines
        </button>
      ) : null}
    </section>
  );
}

function StoredLine({ departed, n }: { readonly departed: Departed; readonly n: number }) {
  const moment = toldAt(departed, n);
  if (!moment) return null;
  const { asked, roll, lines, why } = moment;
  return (
    <li value={n + 1}>
      {roll ? (
        <span>
          {asked} <Dice faces={roll.faces} />
        </span>
      ) : null}
      {roll === null && lines.length === 0 ? <small className="soft">{asked}</small> : null}
      <ul>
        {lines.map(({ text, clause }, i) => (
          <li key={i}>
            {text} <Clause clause={clause} ruleset={departed.stored.ruleset} />
          </li>
        ))}
      </ul>
      {why === null ? null : <small className="why-so">{why}</small>}
    </li>
  );
}
