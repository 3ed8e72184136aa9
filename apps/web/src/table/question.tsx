import type { Reason } from '@little-wars/engine';
import type { Catalogue } from '@little-wars/words';
import type { Running, RunningTable } from '../game/running.ts';
import { takeBack } from '../game/session.ts';
import { LessonCards } from '../guide/lesson-card.tsx';
import { inInches } from '../map/upright.ts';
import { AnswerForm } from './answers.tsx';
import { Dice } from './log.tsx';
import { Result } from './result.tsx';
import { isPerson } from './seeing.ts';
import type { OnStage } from './stage.tsx';

export interface Asking extends OnStage {
  readonly table: RunningTable;
  readonly running: Running;
  readonly reasons: readonly Reason[];
  readonly answer: (given: unknown) => void;
}

/** Asks the open question in plain words, with its clause one click away. */
export function QuestionPanel(asking: Asking) {
  const { running, seeing, reasons, drawn } = asking;
  const { session } = running;
  const { question } = session.match.state;
  const { teller } = seeing;
  if (question === null) return <Result session={session} teller={teller} />;
  const mine = isPerson(session.players, question.to) || question.to === 'dice';
  const found = [...reasons, ...(drawn?.reasons ?? [])];
  return (
    <section className="question" aria-label="Question" data-moment={session.moments.length}>
      {running.stored.guided ? <LessonCards session={session} seat={seeing.seat} teller={teller} /> : null}
      <LastRoll {...asking} />
      <p className={`asked seat-${question.to}`}>{question.to === 'dice' ? 'Dice' : teller.seat(question.to)}</p>
      <h2 aria-live="polite">{teller.question(question)}</h2>
      <Clause clause={question.clause} ruleset={session.match.ruleset.id} />
      <ul className="numbers">
        {teller.numbers(question).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {mine ? (
        <AnswerForm key={session.moments.length} {...asking} question={question} />
      ) : (
        <p className="soft">Waiting for {teller.seat(question.to as number)}.</p>
      )}
      {drawn?.cost != null ? <p className="soft">{inInches(drawn.cost)} of the way</p> : null}
      <div role="alert">
        <ul className="refusals">
          {found.map(reason => (
            <li key={JSON.stringify(reason)}>
              {teller.reason(reason)} <Hint reason={reason.reason} texts={session.match.ruleset.texts['en']} />
            </li>
          ))}
        </ul>
      </div>
      <Undo {...asking} />
    </section>
  );
}

export const Clause = ({ clause, ruleset }: { readonly clause: string; readonly ruleset: string }) => (
  <a className="clause" href={`#/rules/${ruleset}/${clause}`}>
    {clause}
  </a>
);

/** What to do instead, where the ruleset has a word for it. */
const Hint = ({ reason, texts }: { readonly reason: string; readonly texts: Catalogue | undefined }) => {
  const hint = texts?.[`hint.${reason}`];
  return hint === undefined ? null : <small>{hint}</small>;
};

/** The dice as they fell, for whoever is asked next. */
function LastRoll({ running: { session }, seeing: { teller } }: Asking) {
  const rolls = session.moments.slice(-6).filter(({ input }) => input.by === 'dice');
  const last = rolls.at(-1);
  if (!last) return null;
  return (
    <p className="last-roll" aria-live="polite">
      {teller.question(last.question)}: <Dice faces={last.input.answer as readonly number[]} />
    </p>
  );
}

/** Free until a die was rolled or a secret shown; after that both have to agree. */
function Undo({ table, running: { session }, seeing: { seat } }: Asking) {
  const back = takeBack(session, seat);
  if (!back) return null;
  const people = session.players.filter(({ kind }) => kind === 'person').length;
  const undo = (): void => {
    if (back.free || confirm(people > 1 ? UNDO_TOGETHER : UNDO_ALONE)) table.backTo(back.to);
  };
  return (
    <button type="button" className="undo" onClick={undo}>
      {back.free ? 'Take back' : 'Take back…'}
    </button>
  );
}

const UNDO_TOGETHER = 'Dice were rolled or something hidden was shown since then. Do both players agree to go back?';
const UNDO_ALONE = 'Dice were rolled or something hidden was shown since then. Go back all the same?';
