import { fault } from '../../frame/check.ts';
import { INCH, inchesOf, standing, sticksOut } from '../../frame/measure.ts';
import type { ToyCheck } from '../check.ts';
import { outline } from '../ledger.ts';

const STRIP = 3 * INCH;

/** Seats place soldiers in turn, wholly within 3" of their own edge. */
export const placing: ToyCheck = {
  name: 'placing in turn and in strips',
  clause: 'TOY-2.1',
  on: {
    placed: (l, { soldier, at }) => {
      const { seat } = l.soldiers[soldier]!;
      const { depth } = l.table;
      const strip = seat === 0 ? outline(l.table, 0, STRIP) : outline(l.table, depth - STRIP, depth);
      const out = sticksOut(standing({ shape: 'round', diameter: 250 }, at), strip);
      const due = l.placed.length % 2;
      return [
        seat === due ? null : fault(`a soldier of seat ${due}`, `of seat ${seat}`),
        out <= 1e-6 ? null : fault('wholly within 3" of its edge', `${inchesOf(out)} outside`),
      ];
    },
  },
};
