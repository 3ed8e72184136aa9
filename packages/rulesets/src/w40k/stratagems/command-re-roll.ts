// Command Re-roll: one die of one's own for 1 CP
import type { Seat } from '@little-wars/engine';
import type { AboutDice } from '../dice/rolls.ts';
import { rollOnTable } from '../dice/rolls.ts';
import { type Look, question, type Roll, sequence, type T } from '../types.ts';
import { mayPay } from './paying.ts';

export const COMMAND_RE_ROLL = 'command-re-roll';

export const chooseOneDie = question<'pick-one', AboutDice>('choose a die to roll again', 'pick-one');

/** The dice that may still be rolled again. */
const left = ({ faces, again }: Roll): readonly number[] => faces.flatMap((_, i) => (again.includes(i) ? [] : [i]));

/** Whether a seat may pay for one of these dice: its own, once a phase. */
export const mayReRoll = (t: Look, roll: Roll, seat: Seat): boolean =>
  roll.seat === seat && mayPay(t, seat, COMMAND_RE_ROLL, 1) && left(roll).length > 0;

export interface ReRolling {
  readonly die: number | null;
}

export interface ReRollParts {
  readonly name: string;
  readonly clause: string;
  readonly pay: (t: T) => void;
  /** Whether all dice of a roll are one roll, made again together. */
  readonly isWhole?: (roll: Roll) => boolean;
}

/** Pays for it, and rolls one die again, or a whole roll. */
export const reRollOf = ({ name, clause, pay, isWhole = () => false }: ReRollParts) =>
  sequence<ReRolling>(name, clause, s => [
    s.run(clause, 'pay for it', (t, v) => {
      pay(t);
      return v;
    }),
    s.ask(clause, chooseOneDie, {
      to: t => rollOnTable(t).seat,
      ask: t => {
        const roll = rollOnTable(t);
        const options = left(roll);
        const about = { what: roll.what, faces: roll.faces, together: false };
        return options.length > 1 && !isWhole(roll) ? { of: 'die', options, about } : null;
      },
      then: (_t, _v, die) => ({ die: die as number }),
    }),
    s.roll(clause, 'roll the die again', {
      count: t => (isWhole(rollOnTable(t)) ? left(rollOnTable(t)).length : 1),
      whose: t => rollOnTable(t).seat,
      then: (t, v, faces) => {
        const dice = left(rollOnTable(t));
        t.emit({ type: 're-rolled', clause, dice: isWhole(rollOnTable(t)) ? dice : [v.die ?? dice[0]!], faces });
        return v;
      },
    }),
  ]);

export const commandReRollOf = (clause: string, isWhole?: (roll: Roll) => boolean) =>
  reRollOf({
    name: 'Command Re-roll',
    clause,
    pay: t => t.emit({ type: 'cp-spent', clause, seat: rollOnTable(t).seat, cp: 1, on: COMMAND_RE_ROLL }),
    ...(isWhole && { isWhole }),
  });
