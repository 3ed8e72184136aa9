// Command Re-roll: one of the player's own dice for 1 CP, or in some editions one roll of several dice
import type { Seat } from '@little-wars/engine';
import { mayPay } from '../battle/paying.ts';
import type { AboutDice } from '../dice/rolls.ts';
import { rollOnTable } from '../dice/rolls.ts';
import { type Look, question, type Roll, sequence, type T } from '../types.ts';

export const COMMAND_RE_ROLL = 'command-re-roll';

export const chooseOneDie = question<'pick-one', AboutDice>('choose a die to roll again', 'pick-one');

/** The dice that are re-rolled together with one of them. */
export type OneRoll = (t: Look, roll: Roll, die: number) => readonly number[];

const alone: OneRoll = (_t, _roll, die) => [die];

/** The first die of each roll that may still be re-rolled: none of its dice has been. */
const left = (t: Look, roll: Roll, oneRoll: OneRoll): readonly number[] =>
  roll.faces.flatMap((_, die) => {
    const dice = oneRoll(t, roll, die);
    return dice[0] === die && !dice.some(each => roll.again.includes(each)) ? [die] : [];
  });

/** Whether a seat may pay for one of these dice: its own, once per phase. */
export const mayReRoll = (t: Look, roll: Roll, seat: Seat, oneRoll: OneRoll = alone): boolean =>
  roll.seat === seat && mayPay(t, seat, COMMAND_RE_ROLL, 1) && left(t, roll, oneRoll).length > 0;

export interface ReRolling {
  readonly die: number | null;
}

export interface ReRollParts {
  readonly name: string;
  readonly clause: string;
  readonly pay: (t: T) => void;
  readonly oneRoll?: OneRoll;
}

export const rollDieAgain = question('roll the die again', 'roll');

/** Pays for it, and re-rolls one die, or all dice of one roll. */
export const reRollOf = ({ name, clause, pay, oneRoll = alone }: ReRollParts) => {
  const dice = (t: Look, { die }: ReRolling): readonly number[] => {
    const roll = rollOnTable(t);
    return oneRoll(t, roll, die ?? left(t, roll, oneRoll)[0]!);
  };
  return sequence<ReRolling>(name, clause, s => [
    s.run(clause, 'pay for it', (t, v) => {
      pay(t);
      return v;
    }),
    s.ask(clause, chooseOneDie, {
      to: t => rollOnTable(t).seat,
      ask: t => {
        const roll = rollOnTable(t);
        const options = left(t, roll, oneRoll);
        const about = { what: roll.what, faces: roll.faces, together: false };
        return options.length > 1 ? { of: 'die', options, about } : null;
      },
      then: (_t, _v, die) => ({ die: die as number }),
    }),
    s.roll(clause, rollDieAgain, {
      count: (t, v) => dice(t, v).length,
      whose: t => rollOnTable(t).seat,
      then: (t, v, faces) => {
        t.emit({ type: 're-rolled', clause, dice: dice(t, v), faces });
        return v;
      },
    }),
  ]);
};

export const commandReRollOf = (clause: string, oneRoll?: OneRoll) =>
  reRollOf({
    name: 'Command Re-roll',
    clause,
    pay: t => t.emit({ type: 'cp-spent', clause, seat: rollOnTable(t).seat, cp: 1, on: COMMAND_RE_ROLL }),
    ...(oneRoll && { oneRoll }),
  });
