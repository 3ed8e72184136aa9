// Who meets whom.
import type { Pairing } from '@little-wars/campaign';
import type { OpenCampaign } from './use-campaign.ts';

export const isBetweenBots = ({ row }: Pick<OpenCampaign, 'row'>, players: Pairing): boolean =>
  players.every(player => player !== null && row.founding.players[player]!.bot !== null);

/** "Ada against Ben", each in the colour of its side. */
export const Pair = ({ row, players }: { readonly row: OpenCampaign['row']; readonly players: Pairing }) => (
  <span className="pair">
    {players.map((player, seat) =>
      player === null ? null : (
        <span key={player}>
          {seat === 1 ? <i> against </i> : null}
          <b className={`seat-${player % 2}`}>{row.founding.players[player]!.name}</b>
        </span>
      ),
    )}
  </span>
);
