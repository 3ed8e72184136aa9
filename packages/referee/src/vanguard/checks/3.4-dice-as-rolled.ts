import { type Fault, type Faults, fault } from '../../frame/check.ts';
import { facesOf, type Turn } from '../../frame/played-game.ts';
import type { VanguardCheck } from '../check.ts';
import type { Die, Fact } from '../facts.ts';
import { type Ledger, ongoing } from '../ledger.ts';

function against(
  l: Ledger,
  before: readonly Die[],
  fact: { dice: readonly Die[]; clause: string },
  turn: Turn<Fact>,
): Faults {
  const { dice, clause } = fact;
  const faces = [...facesOf(turn)];
  const faults: Fault[] = [];
  for (const [i, die] of dice.entries()) {
    const old = before[i];
    if (old && old.face === die.face && old.reRolled === die.reRolled) continue;
    if (old?.reRolled) faults.push(fault('a die rolled again at most once', 'twice', 'VG-3.3'));
    if (old?.face === 6) faults.push(fault('no natural 6 rolled again', `die ${i + 1}`, 'VG-3.11'));
    const at = faces.indexOf(die.face);
    if (at < 0) faults.push(fault(`one of the faces rolled (${facesOf(turn).join(' ')})`, die.face));
    else faces.splice(at, 1);
  }
  if (clause !== 'VG-3.4') return faults;
  const sixes = before.filter(({ face, exploded }) => face === 6 && !exploded).length;
  const more = dice.length - before.length;
  const due = l.setup.options.explodingSixes ? sixes : 0;
  return more === due ? faults : [...faults, fault(`${due} bonus dice`, more)];
}

/** Bonus dice come before hits or saves are counted: no 6 is left without its bonus die. */
function unexploded(l: Ledger, dice: readonly Die[]): Faults {
  const left = dice.filter(({ face, exploded }) => face === 6 && !exploded).length;
  return left > 0 && l.setup.options.explodingSixes ? fault('a bonus die for every 6', `${left} without`) : null;
}

/** Dice are as rolled; each natural 6 adds one; none is re-rolled twice (VG-3.3). */
export const diceAsRolled: VanguardCheck = {
  name: 'dice as rolled, and bonus dice',
  clause: 'VG-3.4',
  on: {
    'hit-dice-set': (l, fact, turn) => against(l, ongoing(l)?.hitDice ?? [], fact, turn),
    'armor-dice-set': (l, fact, turn) => against(l, ongoing(l)?.armorDice ?? [], fact, turn),
    'hits-scored': l => unexploded(l, ongoing(l)?.hitDice ?? []),
    'attack-ended': l => unexploded(l, ongoing(l)?.armorDice ?? []),
  },
};
