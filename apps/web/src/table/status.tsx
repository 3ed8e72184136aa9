import type { Board } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import type { Running, RunningTable } from '../game/running.ts';
import { addressOf } from '../routes.ts';

interface Props {
  readonly running: Running;
  readonly board: Board | null;
  readonly teller: Teller;
  readonly table: RunningTable;
}

/** Turn, score and points, and the bot's doings. */
export function Status({ running: { session, thinking, paused, unkept }, board, teller, table }: Props) {
  const hasBot = session.players.some(({ kind }) => kind === 'bot');
  const lines = board?.status ?? [];
  const seats = [...new Set(lines.flatMap(({ seat }) => (seat === null ? [] : [seat])))];
  return (
    <header className="status">
      <a href={addressOf({ page: 'home' })}>Little Wars</a>
      <h1>{session.name}</h1>
      <ul className="scores">
        {lines
          .filter(({ seat }) => seat === null)
          .map(({ id, value }) => (
            <li key={id}>{`${teller.text(`status.${id}`)} ${teller.thing(id, value)}`}</li>
          ))}
        {seats.map(seat => (
          <li key={seat} className={`seat-${seat}`}>
            <b>{teller.seat(seat)}</b>{' '}
            {lines
              .filter(line => line.seat === seat)
              .map(({ id, value }) => `${teller.text(`status.${id}`)} ${value}`.trim())
              .join(' · ')}
          </li>
        ))}
      </ul>
      {unkept ? (
        <p role="alert" className="refusals">
          This browser does not store the match now (its storage may be full): save it as a file under Record.
        </p>
      ) : null}
      {hasBot ? (
        <span className="bot">
          <span role="status">{thinking ? 'The bot is thinking…' : ''}</span>
          <button type="button" aria-pressed={paused} onClick={() => table.pause(!paused)}>
            {paused ? 'Go on' : 'Pause the bot'}
          </button>
          {paused ? (
            <button type="button" onClick={() => table.step()}>
              One step
            </button>
          ) : null}
        </span>
      ) : null}
    </header>
  );
}
