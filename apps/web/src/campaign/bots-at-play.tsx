// A battle between two bots, and what follows it: played in the worker, answer by answer, while the page looks on.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RunningTable } from '../game/running.ts';
import { useTable } from '../game/use-table.ts';
import { StillBoard } from '../map/still.tsx';
import { Guarded } from '../parts/guarded.tsx';
import { addressOf } from '../routes.ts';
import { boardOf } from './boards.tsx';
import { Pair } from './pair.tsx';
import { beginBetween, type Stage } from './steps.ts';
import type { CampaignProps } from './use-campaign.ts';

type Playing = Extract<Stage, { readonly at: 'battle' | 'fought' | 'between' }>;

export function BotsAtPlay({ campaign, act, refresh, stage }: CampaignProps & { readonly stage: Playing }) {
  const { row } = campaign;
  const { next } = stage;
  const begun = useRef(false);
  useEffect(() => {
    if (stage.at !== 'fought' || begun.current) return;
    begun.current = true;
    void act(of => beginBetween(of.rules, of));
  });
  const match = stage.at === 'battle' ? next.battle : next.between;
  return (
    <section className="panel coming" aria-label="What comes next">
      <p className="eyebrow">{`Battle ${row.entries.length + 1}, between bots`}</p>
      <h2>
        <Pair row={row} players={next.players} />
      </h2>
      {match === null ? (
        <p role="status">The battle is over. What follows it begins…</p>
      ) : (
        <Match key={match} id={match} isBattle={stage.at === 'battle'} done={refresh} />
      )}
    </section>
  );
}

interface MatchProps {
  readonly id: string;
  readonly isBattle: boolean;
  readonly done: () => Promise<void>;
}

function Match({ id, isBattle, done }: MatchProps) {
  const { now, takeBack } = useTable(id);
  if (now.as === 'open') return <Live table={now.table} isBattle={isBattle} done={done} />;
  if (now.as === 'loading') return <p role="status">Setting the table…</p>;
  return (
    <p role="status">
      {now.as === 'elsewhere' ? 'Another tab is playing it. ' : 'It cannot be opened. '}
      <button type="button" onClick={now.as === 'elsewhere' ? takeBack : () => void done()}>
        {now.as === 'elsewhere' ? 'Play it here' : 'Look again'}
      </button>
    </p>
  );
}

function Live({ table, isBattle, done }: { readonly table: RunningTable } & Omit<MatchProps, 'id'>) {
  const { session, failed, paused } = useSyncExternalStore(table.subscribe, table.now);
  const isOver = session.match.state.question === null;
  const isTold = useRef(false);
  useEffect(() => {
    if (!isOver || isTold.current) return;
    isTold.current = true;
    // The campaign reads it from the store.
    void table.stop().then(done);
  }, [isOver, table, done]);
  const { moments } = session;
  return (
    <>
      {isBattle ? (
        <figure className="battlefield">
          <Guarded otherwise={null}>
            <StillBoard board={boardOf(session)} told="The battlefield" zones={false} />
          </Guarded>
        </figure>
      ) : null}
      <p role="status" aria-live="off" className="progress">
        {isOver
          ? 'It is over. Recording the result…'
          : `${isBattle ? 'The bots are fighting' : 'The teams recover and regroup'}: ${moments.length} answers so far.`}
      </p>
      <p className="row">
        <button type="button" onClick={() => (failed ? table.step() : table.pause(!paused))} disabled={isOver}>
          {failed ? 'Try again' : paused ? 'Go on' : 'Pause'}
        </button>
        {isBattle ? (
          <a className="button" href={addressOf({ page: 'match', id: table.now().stored.id, at: null })}>
            Watch it at the table
          </a>
        ) : null}
      </p>
    </>
  );
}
