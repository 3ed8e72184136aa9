import type { Board } from '@little-wars/engine';
import type { Player } from '@little-wars/table';
import type { Teller } from '@little-wars/words';

interface Props {
  readonly board: Board;
  readonly teller: Teller;
  readonly players: readonly Player[];
}

/** Turn and phase, then the score and the points of each side. */
export function Scores({ board, teller, players }: Props) {
  const lines = board.status;
  const seats = [...new Set(lines.flatMap(({ seat }) => (seat === null ? [] : [seat])))].toSorted((a, b) => a - b);
  return (
    <ul className="scores">
      {lines
        .filter(({ seat }) => seat === null)
        .map(({ id, value }) => (
          <li key={id}>{`${teller.text(`status.${id}`)} ${teller.thing(id, value)}`}</li>
        ))}
      {seats.map(seat => (
        <li key={seat} className={`seat-${seat}`}>
          <b>{teller.seat(seat)}</b> <span className="soft">{whoIs(players, seat)}</span>{' '}
          {lines
            .filter(line => line.seat === seat)
            .map(({ id, value }) => `${teller.text(`status.${id}`)} ${value}`.trim())
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}

/** Empty if all players are people or all are bots. */
function whoIs(players: readonly Player[], seat: number): string {
  const kinds = new Set(players.map(({ kind }) => kind));
  if (kinds.size < 2) return '';
  return players[seat]?.kind === 'bot' ? 'bot' : 'you';
}
