import type { Board, StatusLine } from '@little-wars/engine';
import type { Player } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { AtHand } from './at-hand.tsx';
import { shortName } from './names.ts';
import { Noted } from './noted.tsx';

interface Props {
  readonly board: Board;
  readonly teller: Teller;
  readonly players: readonly Player[];
}

/** The score ribbon: turn and phase, then the score and the points of each side. */
export function Scores({ board, teller, players }: Props) {
  const lines = board.status;
  const seats = [...new Set(lines.flatMap(({ seat }) => (seat === null ? [] : [seat])))].toSorted((a, b) => a - b);
  return (
    <ul className="scores">
      <li className="turn">
        <Noted board={board} seat={null} teller={teller}>
          <span className="figures">
            {lines
              .filter(({ seat }) => seat === null)
              .map(({ id, value }) => (
                <span key={id}>
                  <Label text={teller.text(`status.${id}`)} /> <b>{teller.thing(id, value)}</b>
                </span>
              ))}
          </span>
          <AtHand
            board={board}
            seat={null}
            teller={teller}
            said={lines.map(({ id, value }) => teller.thing(id, value))}
          />
        </Noted>
      </li>
      {seats.map(seat => (
        <li key={seat} className={`side-of seat-${seat}`}>
          <Noted board={board} seat={seat} teller={teller}>
            <span className="figures">
              <b className="who">{shortName(players, seat)}</b>{' '}
              {lines
                .filter(line => line.seat === seat)
                .map(line => (
                  <Value key={line.id} line={line} teller={teller} />
                ))}
            </span>
            <AtHand board={board} seat={seat} teller={teller} />
          </Noted>
        </li>
      ))}
    </ul>
  );
}

/** Abbreviations are their own initials. */
const initialsOf = (text: string): string =>
  text === text.toUpperCase() ? text : [...text.matchAll(/\b\w/g)].join('').toUpperCase();

/** The name of a value; its initials where there is little room. */
const Label = ({ text }: { readonly text: string }) => (
  <>
    <span className="label">{text}</span>
    <span className="initials" aria-hidden="true">
      {initialsOf(text)}
    </span>
  </>
);

/** A number in large figures, or something that one side has and the other does not. */
const Value = ({ line: { id, value }, teller }: { readonly line: StatusLine; readonly teller: Teller }) =>
  value === '' ? (
    <span className="held">{teller.text(`status.${id}`)} </span>
  ) : (
    <span className="value">
      <Label text={teller.text(`status.${id}`)} /> <b>{`${value} `}</b>
    </span>
  );
