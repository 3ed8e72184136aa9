import type { Problem } from '@little-wars/engine';
import type { Session } from '@little-wars/table';
import { tellProblem } from '@little-wars/words';
import { useEffect, useState } from 'react';
import { keepRecord } from '../game/begin.ts';
import { type CheckedSoFar, Checking } from '../parts/checking.tsx';
import { Frame } from '../parts/frame.tsx';
import { readBeside } from '../replay/reading.ts';
import { Replay } from '../replay/replay.tsx';
import { addressOf, type Pair } from '../routes.ts';

interface Props {
  readonly data: string;
  readonly at: number | null;
  readonly pair: Pair | null;
}

/** A match from a shared link: shown, and stored only on request. */
export function SharedPage({ data, at, pair }: Props) {
  const [session, setSession] = useState<Session | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [moment, setMoment] = useState<number | null>(at);
  const [soFar, setSoFar] = useState<CheckedSoFar | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const listen = (inputs: number, of: number): void => setSoFar({ inputs, of });
    void readBeside({ read: 'link', text: data }, { listen, signal: leaving.signal }).then(read => {
      if (leaving.signal.aborted) return;
      if (read.ok) setSession({ ...read.value, name: 'A match sent to you' });
      else setProblems(read.problems);
    });
    return () => leaving.abort();
  }, [data]);
  if (problems.length > 0)
    return (
      <Frame title="This link cannot be opened">
        <ul className="refusals">
          {problems.map(problem => (
            <li key={JSON.stringify(problem)}>{tellProblem(problem)}</li>
          ))}
        </ul>
        <p>
          <a href={addressOf({ page: 'home' })}>Go to the start</a>
        </p>
      </Frame>
    );
  const leave = (): void => {
    location.hash = addressOf({ page: 'home' });
  };
  if (!session) return <Checking soFar={soFar} stop={leave} />;
  const keep = async (): Promise<void> => {
    const id = await keepRecord(session.match, session.name);
    location.hash = addressOf({ page: 'match', id, at: null });
  };
  return (
    <Replay
      session={session}
      stored={null}
      at={moment ?? session.moments.length}
      go={setMoment}
      pair={pair}
      beside={
        <span className="bot">
          <button type="button" className="main" onClick={() => void keep()}>
            Keep this match
          </button>
        </span>
      }
    />
  );
}
