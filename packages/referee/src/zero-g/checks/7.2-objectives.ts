import { type Check, fault } from '../../frame/check.ts';
import { INCH } from '../../frame/measure.ts';
import { facesOf } from '../../frame/played-game.ts';
import type { Fact } from '../facts.ts';
import { between, type Ledger } from '../ledger.ts';

const ROUNDING = 2;
/** ZG-7.1: three objectives, a point each. */
const MOST = 3;

/** ZG-7.1, ZG-7.2: objectives drift no further than their die, and give at most a point each per game turn. */
export const objectives: Check<Ledger, Fact> = {
  name: 'objectives',
  clause: 'ZG-7.2',
  on: {
    'wreck-drifted': (_l, { from, to }, turn) => {
      const [face] = facesOf(turn);
      const far = between(from, to);
      return far <= (face ?? 0) * INCH + ROUNDING ? null : fault(`${face}" at most`, far / INCH);
    },
  },
  after: {
    scored: l => [
      l.mission === 'hold-the-wreck' ? null : fault('no objectives', 'points for one', 'ZG-7.1'),
      l.scored <= MOST ? null : fault(`${MOST} points in a turn`, l.scored, 'ZG-7.1'),
    ],
  },
};
