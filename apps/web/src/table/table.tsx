import { type Board, tableOf, viewOf } from '@little-wars/engine';
import { useMemo, useSyncExternalStore } from 'react';
import type { RunningTable } from '../game/running.ts';
import { addressOf } from '../routes.ts';
import { wordsOf } from '../words.ts';
import { Log } from './log.tsx';
import { MapView } from './map.tsx';
import { QuestionPanel } from './question.tsx';

/** The whole table: status, map, the open question, the log. */
export function Table({ table }: { readonly table: RunningTable; readonly at: number | null }) {
  const { session, thinking } = useSyncExternalStore(table.subscribe, table.now);
  const { match } = session;
  const words = useMemo(() => wordsOf(match.ruleset), [match.ruleset]);
  const { question } = match.state;
  // Who looks: the person asked; with a bot to move, the first person.
  const seat =
    typeof question?.to === 'number' && session.players[question.to]?.kind === 'person'
      ? question.to
      : Math.max(
          0,
          session.players.findIndex(({ kind }) => kind === 'person'),
        );
  const board = useMemo((): Board | null => {
    const { position } = viewOf(match.ruleset, match.setup, match.state, seat);
    return match.ruleset.tabletop?.board(tableOf(match.ruleset, match.setup, position)) ?? null;
  }, [match, seat]);
  return (
    <div className="table">
      <header className="status">
        <a href={addressOf({ page: 'home' })}>Little Wars</a>
        <h1>{session.name}</h1>
        {board?.status.map(({ id, seat: of, value }) => (
          <span key={`${id} ${of}`}>
            {words.of(`status.${id}`, { seat: of === null ? '' : of + 1 })}: {value}
          </span>
        ))}
        {thinking ? <span role="status">The bot is thinking…</span> : null}
      </header>
      {board ? <MapView board={board} words={words} /> : <p>This ruleset has no board to show.</p>}
      <aside className="side">
        <QuestionPanel table={table} session={session} seat={seat} words={words} />
        <Log session={session} seat={seat} words={words} />
      </aside>
    </div>
  );
}
