import { fault } from '../../frame/check.ts';
import type { ToyCheck } from '../check.ts';

/** A soldier without wounds falls and gives the other side a point. */
export const wounds: ToyCheck = {
  name: 'wounds, falls and points',
  clause: 'TOY-5.4',
  on: {
    fell: (l, { soldier }) =>
      l.soldiers[soldier]!.wounds === 0 ? null : fault('0 wounds', l.soldiers[soldier]!.wounds),
    'wounds-lost': (l, { soldier, amount }) =>
      amount > 0 && l.soldiers[soldier]!.at !== null ? null : fault('wounds of a soldier in play', amount),
    scored: (l, { seat, points, clause }) =>
      clause === 'TOY-5.4' && l.due[seat]! < points ? fault(`${l.due[seat]} points due`, points) : null,
    ended: l =>
      l.soldiers.map((one, id) =>
        one.at !== null && one.wounds === 0 ? fault('a fall at 0 wounds', `soldier ${id} stands`) : null,
      ),
  },
};
