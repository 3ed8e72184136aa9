import { fault, same } from '../../frame/check.ts';
import { gapToSpot, INCH, inchesOf } from '../../frame/measure.ts';
import { baseOf } from '../../w40k/ledger.ts';
import type { SquadCheck } from '../check.ts';

const TRIGGER = 6 * INCH;
/** RS-2.27 */
const DISC = 125;
const LAYING = 3 * INCH;
const SLACK = 2;

/** RS-2.17-18, RS-4.2-4: mines go off near enemies, falls hit by their height, jumps are rolled against the gap. */
export const minesAndFalls: SquadCheck = {
  name: 'mines, jumps and falls',
  clause: 'RS-2.17',
  on: {
    'mine-laid': (l, { by, at, seat }) => {
      const model = l.models[by]!;
      const apart = gapToSpot(baseOf(model), at) - DISC;
      return [
        model.trait === 'minelayer' && model.seat === seat
          ? null
          : fault('a mine of a Minelayer', `model ${by}`, 'RS-2.9'),
        apart <= LAYING + SLACK ? null : fault('within 3"', inchesOf(apart), 'RS-2.9'),
      ];
    },
    'mine-went-off': (l, { mine, model: id }) => {
      const model = l.models[id]!;
      const there = l.mines[mine];
      if (!there) return fault('a mine on the table', `mine ${mine + 1}`);
      const apart = gapToSpot(baseOf(model), there.at) - DISC;
      return [
        there.seat === model.seat ? fault('an enemy', `model ${id}`) : null,
        apart <= TRIGGER + SLACK ? null : fault('within 6"', inchesOf(apart)),
      ];
    },
    fell: (_l, { height, strength }) => {
      const due = Math.ceil(height / INCH);
      return due === strength ? null : fault(`Strength ${due}`, strength, 'RS-4.4');
    },
    'gap-jumped': (l, { inches, face, cleared }) => [
      same('the die', l.settled?.faces[0] ?? 0, face),
      cleared === face > inches ? null : fault(`${face > inches}`, `${cleared}`, 'RS-4.2'),
    ],
    'attack-began': (l, { attack }) => {
      if (attack.manner !== 'hit') return null;
      return [
        l.hit === null ? fault('a mine or a fall', 'a hit', 'RS-4.4') : same('Strength', l.hit, attack.strength),
        attack.ap === 0 && attack.damage === 1 ? null : fault('AP 0 and damage 1', `${attack.ap} and ${attack.damage}`),
      ];
    },
  },
};
