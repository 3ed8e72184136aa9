import { type Game, type State, statesOf } from '@little-wars/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Session } from '../game/session.ts';
import { addressOf, type Pair } from '../routes.ts';
import type { StoredMatch } from '../store/database.ts';
import { Log } from '../table/log.tsx';
import { Stage } from '../table/stage.tsx';
import { LuckTable } from './luck-table.tsx';
import { RecordTools } from './record-tools.tsx';

interface Props {
  readonly session: Session;
  /** Null for a match that is looked at but not kept here. */
  readonly stored: StoredMatch | null;
  readonly at: number;
  readonly go: (to: number) => void;
  /** Whom the sight court looks at first. */
  readonly pair?: Pair | null;
}

const SPEEDS = [1, 3, 10] as const;

/** A match watched again: any moment of it, at any speed. */
export function Replay({ session, stored, at: wanted, go, pair = null }: Props) {
  const { match, moments, players } = session;
  const states = useMemo((): readonly State<Game>[] => [...statesOf(match)], [match]);
  const last = moments.length;
  const at = Math.min(wanted, last);
  const then = useMemo(
    () => ({ ...match, inputs: match.inputs.slice(0, at), state: states[at]! }),
    [match, states, at],
  );
  const past = useMemo(
    () => ({ ...session, match: then, moments: moments.slice(0, at) }),
    [session, then, moments, at],
  );
  const [speed, setSpeed] = useState<number | null>(null);
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
  return (
    <Stage
      match={then}
      seat={seat}
      moment={at}
      answer={null}
      pair={pair}
      header={() => (
        <header className="status">
          <a href={stored ? addressOf({ page: 'match', id: stored.id, at: null }) : addressOf({ page: 'home' })}>
            {stored ? 'Back to the match' : 'Little Wars'}
          </a>
          <h1>{`${session.name}: replay`}</h1>
        </header>
      )}
      panel={({ seeing: { teller } }) => (
        <section className="question" aria-label="Replay">
          <label className="scrub">
            {`Moment ${at} of ${last}`}
            <input type="range" min="0" max={last} value={at} onChange={event => go(Number(event.target.value))} />
          </label>
          <p className="row">
            <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
              Back
            </button>
            <button type="button" disabled={at === last} onClick={() => go(at + 1)}>
              On
            </button>
            {SPEEDS.map(each => (
              <button
                key={each}
                type="button"
                aria-pressed={speed === each}
                onClick={() => setSpeed(speed === each ? null : each)}
              >
                {`▶ ${each}×`}
              </button>
            ))}
          </p>
          <p aria-live="polite">
            {moment
              ? `${typeof moment.input.by === 'number' ? `${teller.seat(moment.input.by)}: ` : ''}${teller.question(moment.question)}`
              : 'The end.'}
          </p>
        </section>
      )}
      tabs={({ seeing }) => [
        { id: 'log', title: 'Log', body: <Log id={stored?.id ?? null} session={past} seeing={seeing} /> },
        { id: 'luck', title: 'Luck', body: <LuckTable moments={past.moments} teller={seeing.teller} /> },
        { id: 'record', title: 'Record', body: <RecordTools session={session} stored={stored} at={at} /> },
      ]}
    />
  );
}
