import { type Check, type Faults, fault, same } from '../../frame/check.ts';
import { facesOf, type Turn } from '../../frame/played-game.ts';
import type { Fact } from '../facts.ts';
import type { Ledger } from '../ledger.ts';

const asRolled = (faces: readonly number[], turn: Turn<Fact>): Faults =>
  same('faces', facesOf(turn).join(' '), faces.join(' '));

/** 7E-5.3, 7E-6: dice are as rolled, and none is re-rolled twice. */
export const diceAsRolled: Check<Ledger, Fact> = {
  name: 'dice as rolled',
  clause: '7E-5.3',
  on: {
    rolled: (_l, { roll }, turn) => asRolled(roll.faces, turn),
    're-rolled': (l, { dice, faces }, turn) => {
      const before = l.rolls.at(-1)?.again ?? [];
      const twice = dice.filter(die => before.includes(die));
      return [
        asRolled(faces, turn),
        same('dice', dice.length, faces.length),
        twice.length === 0 ? null : fault('no die rolled again twice', `die ${twice[0]! + 1}`),
      ];
    },
  },
};
