import type { Problem } from '@little-wars/engine';
import { tellProblem } from '@little-wars/words';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadTable, type RunningTable } from '../game/running.ts';
import { Replay } from '../replay/replay.tsx';
import { addressOf } from '../routes.ts';
import { Table } from '../table/table.tsx';

type Opened =
  | { readonly as: 'loading' }
  | { readonly as: 'open'; readonly table: RunningTable }
  | { readonly as: 'missing' }
  | { readonly as: 'broken'; readonly problems: readonly Problem[] };

export function MatchPage({ id, at }: { readonly id: string; readonly at: number | null }) {
  const [opened, setOpened] = useState<Opened>({ as: 'loading' });
  useEffect(() => {
    let table: RunningTable | null = null;
    let left = false;
    void loadTable(id).then(loaded => {
      if (loaded?.ok) {
        table = loaded.table;
        if (left) return table.stop();
      }
      if (left) return;
      setOpened(
        loaded === null
          ? { as: 'missing' }
          : loaded.ok
            ? { as: 'open', table: loaded.table }
            : { as: 'broken', problems: loaded.problems },
      );
    });
    return () => {
      left = true;
      table?.stop();
    };
  }, [id]);
  if (opened.as === 'loading') return <p className="loading">Setting the table…</p>;
  if (opened.as === 'open')
    return at === null ? <Table table={opened.table} /> : <Watched table={opened.table} at={at} />;
  return (
    <main className="page">
      <h1>{opened.as === 'missing' ? 'No such match here' : 'This match cannot be opened'}</h1>
      {opened.as === 'missing' ? (
        <p>Matches are kept in the browser in which they are played.</p>
      ) : (
        <ul>
          {opened.problems.map(problem => (
            <li key={`${problem.path} ${problem.problem}`}>{tellProblem(problem)}</li>
          ))}
        </ul>
      )}
      <p>
        <a href={addressOf({ page: 'home' })}>Go to the list of matches</a>
      </p>
    </main>
  );
}

function Watched({ table, at }: { readonly table: RunningTable; readonly at: number }) {
  const { session, stored } = useSyncExternalStore(table.subscribe, table.now);
  const go = (to: number): void => history.replaceState(null, '', addressOf({ page: 'match', id: stored.id, at: to }));
  const [moment, setMoment] = useState(at);
  useEffect(() => setMoment(at), [at]);
  return (
    <Replay
      session={session}
      stored={stored}
      at={moment}
      go={to => {
        setMoment(to);
        go(to);
      }}
    />
  );
}
