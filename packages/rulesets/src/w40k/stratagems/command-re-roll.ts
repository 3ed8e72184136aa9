// Command Re-roll: one die of one's own for 1 CP
import type { Seat } from '@little-wars/engine';
import type { AboutDice } from '../dice/rolls.ts';
import { rollOnTable } from '../dice/rolls.ts';
import { type Look, question, type Roll, sequence } from '../types.ts';
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

export const commandReRollOf = (clause: string) =>
  sequence<ReRolling>('Command Re-roll', clause, s => [
    s.run(clause, 'pay 1 CP', (t, v) => {
      t.emit({ type: 'cp-spent', clause, seat: rollOnTable(t).seat, cp: 1, on: COMMAND_RE_ROLL });
      return v;
    }),
    s.ask(clause, chooseOneDie, {
      to: t => rollOnTable(t).seat,
      ask: t => {
        const roll = rollOnTable(t);
        const options = left(roll);
        const about = { what: roll.what, faces: roll.faces, together: false };
        return options.length > 1 ? { of: 'die', options, about } : null;
      },
      then: (_t, _v, die) => ({ die: die as number }),
    }),
    s.roll(clause, 'roll the die again', {
      count: () => 1,
      whose: t => rollOnTable(t).seat,
      then: (t, v, faces) => {
        t.emit({ type: 're-rolled', clause, dice: [v.die ?? left(rollOnTable(t))[0]!], faces });
        return v;
      },
    }),
  ]);
