import type { Board } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import type { ReactNode } from 'react';
import type { Running, RunningTable } from '../game/running.ts';
import { addressOf } from '../routes.ts';
import { Scores } from './scores.tsx';

interface Props {
  readonly running: Running;
  readonly board: Board;
  readonly teller: Teller;
  readonly table: RunningTable;
  /** Whether it is played in this tab. */
  readonly isHere: boolean;
  readonly children?: ReactNode;
}

/** Turn, score and points, and what the bot is doing. */
export function Status({ running, board, teller, table, isHere, children }: Props) {
  const { session, failed, paused, unkept } = running;
  const isOver = session.match.state.question === null;
  const hasBot = isHere && !isOver && session.players.some(({ kind }) => kind === 'bot');
  return (
    <header className="status">
      <a href={addressOf({ page: 'home' })} aria-label="Little Wars" className="home">
        <span>Little Wars</span>
      </a>
      <h1>{session.name}</h1>
      <Scores board={board} teller={teller} players={session.players} />
      {children}
      {unkept ? (
        <p role="alert" className="refusals">
          This browser does not store the match now (its storage may be full). Play on if you like, but do not close
          this page: save the match as a file under Record, or make room by deleting old matches in another tab.
        </p>
      ) : null}
      {failed ? (
        <p role="alert" className="refusals">
          The bot could not answer. Nothing is lost: let it try again with One step, or take back and choose
          differently.{' '}
          <button type="button" onClick={() => table.step()}>
            One step
          </button>
        </p>
      ) : null}
      {hasBot ? (
        <span className="bot">
          <button
            type="button"
            aria-pressed={paused}
            aria-label={paused ? 'Go on' : 'Pause the bot'}
            onClick={() => table.pause(!paused)}
          >
            <span aria-hidden="true">{paused ? '▶' : '❚❚'}</span>{' '}
            <span className="wide">{paused ? 'Go on' : 'Pause'}</span>
          </button>
          {paused && !failed ? (
            <button type="button" onClick={() => table.step()}>
              One step
            </button>
          ) : null}
        </span>
      ) : null}
    </header>
  );
}
