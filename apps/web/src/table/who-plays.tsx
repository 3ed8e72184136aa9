// Changes the player of a side at any time; the rest of a decided match need not be played by hand.
import type { Seat } from '@little-wars/engine';
import type { Player } from '@little-wars/table';
import { letterOf } from '@little-wars/words';
import { useId } from 'react';
import { PlayerChoice, USUAL_BOT } from '../parts/player-choice.tsx';

interface Props {
  readonly players: readonly Player[];
  readonly choose: (seat: Seat, player: Player) => void;
}

/** Who plays each side from here on. */
export function WhoPlays({ players, choose }: Props) {
  const name = useId();
  return (
    <p className="row who-plays">
      {players.map((player, seat) => (
        <label key={seat} htmlFor={`${name}-${seat}`}>
          {`Side ${letterOf(seat)} is played by `}
          <PlayerChoice id={`${name}-${seat}`} player={player} choose={chosen => choose(seat, chosen)} />
        </label>
      ))}
    </p>
  );
}

/** The only side left plays to the end, and may let a bot do that. */
export function PlayedOut({ seat, choose }: Pick<Props, 'choose'> & { readonly seat: Seat }) {
  return (
    <p className="row played-out">
      <span>Nobody else is left.</span>
      <button type="button" onClick={() => choose(seat, USUAL_BOT)}>
        Have the rest played for you
      </button>
    </p>
  );
}
