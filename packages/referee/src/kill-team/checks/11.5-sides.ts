import { fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { enemyOf } from '../ledger.ts';

/** The winner of the roll-off chooses the Attacker, the Defender picks a drop zone, and the other zone remains. */
export const sides: KillTeamCheck = {
  name: 'attacker and drop zones',
  clause: 'KT-11.5',
  on: {
    'attacker-chosen': (l, _fact, turn) => {
      const winner = l.rollOff;
      return winner === null || turn.by === winner ? null : fault(`seat ${winner} to say it`, `seat ${turn.by}`);
    },
    'drop-zone-chosen': (l, { seat, zone }, turn) => {
      const defender = l.attacker === null ? null : enemyOf(l.attacker);
      const taken = l.dropZones[enemyOf(seat)];
      return [
        defender === null || turn.by === defender ? null : fault(`seat ${defender} to pick`, `seat ${turn.by}`),
        taken === zone ? fault('different drop zones', `both ${zone}`) : null,
      ];
    },
  },
};
