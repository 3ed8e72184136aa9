import { fault, same } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { seats } from '../ledger.ts';

/** 3CP each at the start of matched play (KT-11.6), +1 in each Strategy phase, and never more spent than available. */
export const commandPoints: KillTeamCheck = {
  name: 'command points',
  clause: 'KT-2.4',
  on: {
    'cp-changed': (l, { seat, by, clause }) => {
      if (l.cp[seat]! + by < 0) return fault(`at most ${l.cp[seat]} spent`, -by);
      if (by <= 0) return null;
      if (l.turningPoint === 0) return same('a start of', l.setup.play === 'open' ? 0 : 3, by);
      return clause === 'KT-2.4' ? same('a gain of', 1, by) : null;
    },
    'phase-began': (l, { phase }) => {
      if (phase !== 'firefight') return null;
      const start = l.setup.play === 'open' ? 0 : 3;
      const most = start + l.turningPoint;
      return seats.map(seat => (l.cp[seat]! > most ? fault(`at most ${most} by now`, l.cp[seat]!) : null));
    },
  },
};
