import { fault } from '../../frame/check.ts';
import { facesOf } from '../../frame/played-game.ts';
import type { KillTeamCheck } from '../check.ts';
import { enemyOf, type Ledger } from '../ledger.ts';

const BEATS: { readonly [scouting: string]: string } = { fortify: 'infiltrate', infiltrate: 'recon', recon: 'fortify' };

/** KT-11.12: who decides the first initiative; null in open play, where a roll-off does. */
function sayer({ scouting, attacker }: Ledger): number | null {
  const [one, other] = scouting;
  if (!one || !other) return null;
  if (one === other) return attacker;
  return BEATS[one] === other ? 0 : 1;
}

/** A roll-off gives initiative; on a tie it changes sides. The first comes from scouting. */
export const initiative: KillTeamCheck = {
  name: 'who has initiative',
  clause: 'KT-2.2',
  on: {
    'initiative-won': (l, { seat }, turn) => {
      const [one, other] = facesOf(turn);
      if (one !== undefined && other !== undefined) {
        if (one === other && l.initiative === null) return fault('a roll-off won by somebody', 'a tie', 'KT-1.11');
        const winner = one === other ? enemyOf(l.initiative!) : one > other ? 0 : 1;
        return seat === winner || l.setup.options.errata ? null : fault(`seat ${winner} by ${one} to ${other}`, seat);
      }
      const who = sayer(l);
      if (l.turningPoint > 0 || who === null) return null;
      return turn.by === who ? null : fault(`seat ${who} to say it`, `seat ${turn.by}`, 'KT-11.12');
    },
  },
};
