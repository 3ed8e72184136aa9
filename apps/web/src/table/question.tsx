import { type Question, questionOf } from '@little-wars/engine';
import { isPerson, peopleIn, undoIn } from '@little-wars/table';
import { lazy, Suspense } from 'react';
import { inInches } from '../map/upright.ts';
import { Clause, WithClauses } from '../parts/clause.tsx';
import { AnswerForm } from './answers.tsx';
import type { Asking } from './asking.ts';
import {
  Advice,
  Ahead,
  AskedForMe,
  FirstTime,
  Quieted,
  QuietOffer,
  Refused,
  SetUpAsDrawn,
  SetUpForMe,
} from './later.tsx';
import { capital } from './names.ts';

// Loaded lazily: most matches are not guided, and no first board is a result.
const LessonCards = lazy(async () => ({ default: (await import('../guide/lesson-card.tsx')).LessonCards }));
const Result = lazy(async () => ({ default: (await import('./result.tsx')).Result }));
const PlayedOut = lazy(async () => ({ default: (await import('./who-plays.tsx')).PlayedOut }));

/** Kinds that are answered on the map have their own suggestion. */
const ON_THE_MAP: readonly string[] = ['move', 'place', 'aim'];

/** Asks the open question in plain words, with its clause one click away. */
export function QuestionPanel(asking: Asking) {
  const { table, running, seeing, reasons, drawn, answer, tried, failed, rulings, setUp } = asking;
  const { session, stored } = running;
  const { match, moments } = session;
  const question = questionOf(match.ruleset, match.setup, match.state);
  const { teller } = seeing;
  if (question === null)
    return (
      <Suspense fallback={null}>
        <Result session={session} stored={stored} seeing={seeing} />
      </Suspense>
    );
  const mine = isPerson(session.players, question.to) || question.to === 'dice';
  const isAdvisable = mine && !setUp && question.to !== 'dice' && !ON_THE_MAP.includes(question.kind);
  return (
    <section className="question" aria-label="Question" data-moment={moments.length}>
      <Suspense fallback={null}>{stored.guided ? <LessonCards session={session} seat={seeing.seat} /> : null}</Suspense>
      <div className="prompt">
        <p className={`asked seat-${question.to}`}>{askedOf(asking, question)}</p>
        <h2 aria-live="polite">{setUp ? 'Set up like this?' : teller.question(question)}</h2>
        <Clause clause={question.clause} ruleset={match.ruleset.id} />
        <ul className="numbers">
          {teller.numbers(question).map(line => (
            <li key={line}>
              <WithClauses text={line} ruleset={match.ruleset.id} />
            </li>
          ))}
        </ul>
        {mine && !stored.guided && !setUp ? <FirstTime {...asking} question={question} /> : null}
        {drawn?.cost != null ? <p className="soft">{`This way is ${inInches(drawn.cost)} long.`}</p> : null}
        <Refused
          question={question}
          reasons={[...reasons, ...(drawn?.reasons ?? [])]}
          {...{ tried, failed, rulings, teller }}
          ruleset={match.ruleset}
        />
      </div>
      <div className="answer">
        {mine && !setUp ? <Ahead {...asking} question={question} /> : null}
        {setUp ? (
          <SetUpAsDrawn setUp={setUp} glance={asking.glance} />
        ) : mine ? (
          <AnswerForm key={moments.length} {...asking} question={question} />
        ) : (
          <p className="soft" role="status">
            {waitingFor(teller.seat(question.to as number), running.thinking)}
          </p>
        )}
      </div>
      <div className="row beside">
        <Undo {...asking} />
        <SetUpForMe {...asking} question={question} />
        {isAdvisable ? <Advice key={moments.length} {...{ match, seeing, question, answer }} /> : null}
        {mine && question.kind === 'react' ? <QuietOffer {...asking} question={question} /> : null}
        <Quieted {...asking} />
        <AskedForMe {...asking} />
        {mine && isAlone(asking) ? (
          <Suspense fallback={null}>
            <PlayedOut seat={seeing.seat} choose={(seat, player) => table.seat(seat, player)} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

/** Whether no other side has models left. */
const isAlone = ({ seeing: { board, seat } }: Asking): boolean =>
  board.models.every(({ seat: of, out }) => of === seat || out);

const waitingFor = (who: string, isThinking: boolean): string =>
  isThinking ? `${capital(who)} is thinking…` : `Waiting for ${who}.`;

/** Who is to answer, from the point of view of the people here. */
function askedOf({ running: { session }, seeing: { teller } }: Asking, { to }: Question): string {
  if (to === 'dice') return 'Dice';
  const isAlone = peopleIn(session) === 1 && isPerson(session.players, to);
  return isAlone ? 'Your turn' : capital(teller.seat(to));
}

/** Undo is free until a die is rolled or a secret is shown; after that both players must agree. */
function Undo({ table, running: { session }, seeing: { seat } }: Asking) {
  const back = undoIn(session, seat);
  if (!back) return null;
  const isFree = back.against.length === 0;
  const undo = (): void => {
    // Bots may have rolled dice since the table was drawn.
    const isStillFree = isFree && undoIn(table.now().session, seat)?.against.length === 0;
    if (isStillFree || confirm(peopleIn(session) > 1 ? UNDO_TOGETHER : UNDO_ALONE)) table.backTo(back.to);
  };
  return (
    <button type="button" className="undo" onClick={undo}>
      {isFree ? 'Take back' : 'Take back…'}
    </button>
  );
}

const UNDO_TOGETHER = 'Dice were rolled or something hidden was shown since then. Do both players agree to go back?';
const UNDO_ALONE = 'Dice were rolled or something hidden was shown since then. Go back anyway?';
