import { type Faults, fault } from '../../frame/check.ts';
import { facesOf, type Turn } from '../../frame/played-game.ts';
import type { Clauses, CoreCheck } from '../check.ts';
import type { CoreFact } from '../facts.ts';

const asRolled = (faces: readonly number[], turn: Turn<CoreFact>): Faults =>
  faces.join(' ') === facesOf(turn).join(' ') ? null : fault(`faces ${facesOf(turn).join(' ')}`, faces.join(' '));

/** Dice are as rolled, and none is re-rolled twice. */
export const diceAsRolled = ({ dice, reRolls }: Clauses): CoreCheck => ({
  name: 'dice as rolled',
  clause: dice,
  on: {
    rolled: (_l, { roll }, turn) => asRolled(roll.faces, turn),
    're-rolled': (l, { dice: again, faces }, turn) => {
      const before = l.rolls.at(-1)?.again ?? [];
      const twice = again.filter(die => before.includes(die));
      return [
        asRolled(faces, turn),
        again.length === faces.length ? null : fault(`${again.length} dice`, faces.length),
        twice.length === 0 ? null : fault('no die rolled again twice', `die ${twice[0]! + 1}`, reRolls),
      ];
    },
  },
});
