import { type Faults, fault } from '../../frame/check.ts';
import { INCH, inchesOf, type Point, sticksOut } from '../../frame/measure.ts';
import type { VanguardCheck } from '../check.ts';
import { baseOf, enemyOf, type Ledger } from '../ledger.ts';

const DEEP = 6 * INCH;
const ROUNDING = 1.5;

function zoneOf({ setup: { options } }: Ledger, side: number): readonly Point[] {
  const [width, depth] = [options.tableWidth * INCH, options.tableDepth * INCH];
  const [low, high] = side === 0 ? [0, DEEP] : [depth - DEEP, depth];
  return [
    { x: 0, y: low },
    { x: width, y: low },
    { x: width, y: high },
    { x: 0, y: high },
  ];
}

function inTurn(l: Ledger, seat: number): Faults {
  const last = l.deployed.at(-1);
  const left = (of: number): number =>
    l.models.filter(each => each.seat === of).length - l.deployed.filter(each => each === of).length;
  if (last === undefined)
    return seat === l.first ? null : fault(`seat ${l.first} to place the first model`, `seat ${seat}`, 'VG-15.2');
  return seat === last && left(enemyOf(seat)) > 0 ? fault(`a model of seat ${enemyOf(seat)}`, `of seat ${seat}`) : null;
}

/** The winner of the roll-off takes a side and places first, then they alternate; the whole base in the own zone. */
export const deployment: VanguardCheck = {
  name: 'deployment',
  clause: 'VG-15.5',
  on: {
    'deployment-won': (l, { seat }) => {
      const [one = 0, other = 0] = l.rolled;
      return one !== other && seat === (one > other ? 0 : 1)
        ? null
        : fault('the winner of the roll-off', `seat ${seat} by ${one} to ${other}`, 'VG-15.2');
    },
    'side-chosen': (l, { seat }, turn) =>
      seat === l.first && turn.by === seat
        ? null
        : fault(`seat ${l.first} to choose a side`, `seat ${seat}`, 'VG-15.2'),
    deployed: (l, { model: id, at, along }) => {
      const model = l.models[id]!;
      const side = l.sides[model.seat];
      if (side === null || side === undefined) return fault('a side chosen before', 'none', 'VG-15.2');
      const out = sticksOut(baseOf({ ...model, at, along }), zoneOf(l, side));
      return [
        inTurn(l, model.seat),
        model.at === null ? null : fault('each model once', `model ${id} again`),
        out <= ROUNDING ? null : fault('the whole base in its zone', `${inchesOf(out)} outside`, 'VG-15.7'),
      ];
    },
  },
};
