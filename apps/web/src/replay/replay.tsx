import { type Chapter, chaptersOf, type Moment, type Session, sessionAt } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Duel } from '../duel/duel.tsx';
import { Clause } from '../parts/clause.tsx';
import { addressOf, type Pair } from '../routes.ts';
import type { StoredMatch } from '../store/database.ts';
import { Dice } from '../table/dice.tsx';
import { Log } from '../table/log.tsx';
import { momentInWords } from '../table/moment-in-words.ts';
import { capital } from '../table/names.ts';
import { Scores } from '../table/scores.tsx';
import type { Seeing } from '../table/seeing.ts';
import { Stage } from '../table/stage.tsx';
import { LuckTable } from './luck-table.tsx';
import { RecordTools } from './record-tools.tsx';
import '../styles/drawer.css';

interface Props {
  readonly session: Session;
  /** Null for a match that is not stored here. */
  readonly stored: StoredMatch | null;
  readonly at: number;
  readonly go: (to: number) => void;
  /** The pair the sight court opens with. */
  readonly pair?: Pair | null;
  /** More tools. */
  readonly beside?: ReactNode;
}

const SPEEDS = [1, 3, 10] as const;

/** Replays a match: any moment, at any speed. */
export function Replay({ session, stored, at: wanted, go, pair = null, beside = null }: Props) {
  const { match, moments, players } = session;
  const last = moments.length;
  const at = Math.min(wanted, last);
  const past = useMemo(() => sessionAt(session, at), [session, at]);
  const [speed, setSpeed] = useState<number | null>(null);
  const since = useRef(at);
  const goTo = useRef(go);
  goTo.current = go;
  useEffect(() => {
    if (speed === null) return;
    if (at >= last) return setSpeed(null);
    const timer = setTimeout(() => goTo.current(at + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [speed, at, last]);
  const seat = Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  );
  const moment = moments[at];
  const chapters = useMemo(() => chaptersOf(session), [session]);
  const here = chapters.findLastIndex(chapter => chapter.at <= at);
  return (
    <Stage
      match={past.match}
      players={players}
      seat={seat}
      moment={at}
      answer={null}
      pair={pair}
      opened="log"
      header={({ seeing }) => (
        <header className="status">
          <a href={stored ? addressOf({ page: 'match', id: stored.id, at: null }) : addressOf({ page: 'home' })}>
            {stored ? 'Back to the match' : 'Little Wars'}
          </a>
          <h1>{`${session.name}: replay`}</h1>
          <Scores board={seeing.board} teller={seeing.teller} players={players} />
          {beside}
        </header>
      )}
      panel={({ seeing }) => (
        <section className="question replayed" aria-label="Replay">
          <label className="scrub">
            {`Moment ${at} of ${last}`}
            <input type="range" min="0" max={last} value={at} onChange={event => go(Number(event.target.value))} />
          </label>
          <p className="row">
            <button type="button" disabled={at === 0} onClick={() => go(0)}>
              Start
            </button>
            <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
              Back
            </button>
            <button type="button" disabled={at === last} onClick={() => go(at + 1)}>
              On
            </button>
            <button type="button" disabled={at === last} onClick={() => go(last)}>
              End
            </button>
          </p>
          <p className="row">
            <button type="button" disabled={at === 0} onClick={() => go(earlier(chapters, at))}>
              Chapter back
            </button>
            <button type="button" disabled={at === last} onClick={() => go(chapters[here]?.end ?? last)}>
              Next chapter
            </button>
          </p>
          <p className="row">
            {SPEEDS.map(each => (
              <button
                key={each}
                type="button"
                aria-pressed={speed === each}
                onClick={() => setSpeed(speed === each ? null : each)}
              >
                {speed === each ? '■ Stop' : `▶ ${each}×`}
              </button>
            ))}
          </p>
          <div aria-live="polite">
            {at === 0 ? null : <Happened past={past} seeing={seeing} />}
            <p>
              <strong>
                {moment ? 'Next: ' : match.state.question === null ? 'The end.' : 'This is as far as it has come.'}
              </strong>
              {moment ? nextIn(moment, seeing) : null}
            </p>
          </div>
        </section>
      )}
      over={on => <Duel {...on} session={past} answer={null} again={null} since={since.current} />}
      tabs={({ seeing }) => [
        { id: 'log', title: 'Log', body: <Log id={stored?.id ?? null} session={past} seeing={seeing} /> },
        {
          id: 'chapters',
          title: 'Chapters',
          body: <Chapters chapters={chapters} here={here} go={go} teller={seeing.teller} />,
        },
        { id: 'luck', title: 'Luck', body: <LuckTable session={past} teller={seeing.teller} /> },
        { id: 'record', title: 'Record', body: <RecordTools session={session} stored={stored} at={at} /> },
      ]}
    />
  );
}

/** The start of the chapter, or of the previous one if already there. */
const earlier = (chapters: readonly Chapter[], at: number): number => chapters.findLast(each => each.at < at)?.at ?? 0;

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  readonly here: number;
  readonly go: (to: number) => void;
  readonly teller: Teller;
}

/** Whose turn it was, in order. */
const Chapters = ({ chapters, here, go, teller }: ChaptersProps) => (
  <ol className="chapters">
    {chapters.map(({ at, actor, seat }, i) => (
      <li key={at}>
        <button
          type="button"
          className={seat === null ? '' : `seat-${seat}`}
          aria-current={i === here ? 'step' : undefined}
          onClick={() => go(at)}
        >
          {actor === null ? 'Before the battle' : teller.model(actor)}
        </button>
      </li>
    ))}
  </ol>
);

/** The next question, and who is asked. */
const nextIn = ({ question, input }: Moment, { teller }: Seeing): string =>
  `${typeof input.by === 'number' ? `${capital(teller.seat(input.by))}: ` : ''}${teller.question(question)}`;

/** The last moment: its dice, its facts, and the reason. */
function Happened({ past, seeing }: { readonly past: Session; readonly seeing: Seeing }) {
  const { asked, roll, lines, why } = momentInWords(past.moments.at(-1)!, past, seeing.viewer);
  return (
    <ul className="just-now">
      {roll ? (
        <li>
          {asked}: <Dice faces={roll.faces} />
        </li>
      ) : null}
      {roll === null && lines.length === 0 ? <li className="soft">{asked}</li> : null}
      {lines.map(({ text, clause }, i) => (
        <li key={i}>
          {text} <Clause clause={clause} ruleset={past.match.ruleset.id} />
        </li>
      ))}
      {why === null ? null : (
        <li>
          <small className="why-so">{why}</small>
        </li>
      )}
    </ul>
  );
}
