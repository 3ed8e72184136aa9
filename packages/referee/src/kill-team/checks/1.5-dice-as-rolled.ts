import { type Fault, fault } from '../../frame/check.ts';
import { facesOf, type Turn } from '../../frame/played-game.ts';
import type { KillTeamCheck } from '../check.ts';
import type { Die, Fact } from '../facts.ts';
import { ongoing } from '../ledger.ts';

/** KT-4.9: a die kept for cover has no face. */
const KEPT = 0;

const same = (one: Die, other: Die | undefined): boolean => one.face === other?.face && one.reRolled === other.reRolled;

/** Faces come from a roll of the same input; a re-rolled die keeps its face from then on. */
function against(before: readonly Die[], dice: readonly Die[], turn: Turn<Fact>): readonly Fault[] {
  const faces = [...facesOf(turn)];
  const faults: Fault[] = [];
  for (const [i, die] of dice.entries()) {
    const old = before[i];
    if (same(die, old) || die.face === KEPT) continue;
    if (old?.reRolled) faults.push(fault('a die rolled again at most once', `die ${i + 1} changed twice`));
    const at = faces.indexOf(die.face);
    if (at < 0) faults.push(fault(`one of the faces rolled (${facesOf(turn).join(' ')})`, die.face, 'KT-4.3'));
    else faces.splice(at, 1);
  }
  return faults;
}

/** Dice are as rolled, and none is re-rolled twice. */
export const diceAsRolled: KillTeamCheck = {
  name: 'dice as rolled',
  clause: 'KT-1.5',
  on: {
    'attack-dice-set': (l, { dice }, turn) => against(ongoing(l)?.attackDice ?? [], dice, turn),
    'defence-dice-set': (l, { dice }, turn) => against(ongoing(l)?.defenceDice ?? [], dice, turn),
  },
};
