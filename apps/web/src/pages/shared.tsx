import type { Problem } from '@little-wars/engine';
import { peopleAt, type Session, sessionOf } from '@little-wars/table';
import { tellProblem } from '@little-wars/words';
import { useEffect, useState } from 'react';
import { keepRecord } from '../game/begin.ts';
import { Frame } from '../parts/frame.tsx';
import { unpacked } from '../replay/links.ts';
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
  useEffect(() => {
    void unpacked(data).then(read => {
      if (read.ok)
        setSession(sessionOf(read.value, { name: 'A match sent to you', players: peopleAt(read.value.ruleset) }));
      else setProblems(read.problems);
    });
  }, [data]);
  if (problems.length > 0)
    return (
      <Frame title="This link cannot be opened">
        <ul className="refusals">
          {problems.map(problem => (
            <li key={JSON.stringify(problem)}>{tellProblem(problem)}</li>
          ))}
        </ul>
      </Frame>
    );
  if (!session) return <p className="loading">Checking every input…</p>;
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
