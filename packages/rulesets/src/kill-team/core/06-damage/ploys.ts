// KT-6.4-6  Tactical ploys, and the one everybody has: Command Re-roll
import type { Seat } from '@little-wars/engine';
import { cardOf } from '../../lookups.ts';
import { type Look, type OperativeId, question, sequence, type T } from '../../types.ts';
import { type AboutDice, now, reRollable, rollAgain, rollerOf, type Side, seatOf, shown } from '../dice/dice.ts';

/** KT-6.4: a ploy that a player wants to use. */
export interface Ploying {
  readonly seat: Seat;
  readonly ploy: string;
  readonly cp: number;
}

/** KT-6.4: whether the seat can pay for it and has not used it this turning point. */
export const mayUsePloy = (t: Look, { seat, ploy, cp }: Ploying): boolean =>
  t.position.cp[seat]! >= cp && !t.position.ploys[seat]!.includes(ploy);

/** Runts gain nothing from the ploys of their team (KT-13.1). */
export const gainsFromPloys = (t: Look, operative: OperativeId): boolean =>
  !cardOf(t, operative).abilities.includes('runt');

/** KT-6.4: pays for the ploy and records its use. */
export function usePloy(t: T, { seat, ploy, cp }: Ploying, clause = 'KT-6.4'): void {
  if (cp > 0) t.emit({ type: 'cp-changed', clause, seat, by: -cp });
  t.emit({ type: 'ploy-used', clause, seat, ploy });
}

export const COMMAND_RE_ROLL = 'command-re-roll';
const COST = 1;

/** KT-6.5, KT-6.6: a player's own dice, any number of times while CP last and some die has not been re-rolled. */
export const mayReRollByCommand = (t: Look, side: Side, seat: Seat, cp = COST): boolean =>
  seatOf(t, now(t, side)) === seat &&
  gainsFromPloys(t, rollerOf(now(t, side))) &&
  t.position.cp[seat]! >= cp &&
  reRollable(t, side).length > 0;

interface CommandReRoll {
  readonly side: Side;
  /** The cost, which some equipment reduces. */
  readonly cp: number;
  readonly die: number | null;
}

export const chooseDieToRollAgain = question<'pick-one', AboutDice>('choose a die to roll again', 'pick-one');

export const commandReRoll = sequence<CommandReRoll>(COMMAND_RE_ROLL, 'KT-6.5', s => [
  s.ask('KT-6.5', chooseDieToRollAgain, {
    to: (t, v) => seatOf(t, now(t, v.side)),
    ask: (t, v) => {
      const options = reRollable(t, v.side);
      return options.length > 1 ? { of: 'die', options, about: shown(t, v.side, COMMAND_RE_ROLL) } : null;
    },
    then: (_t, v, die) => ({ ...v, die: die as number }),
  }),
  s.run('KT-6.5', 'pay for it', (t, v) => {
    usePloy(t, { seat: seatOf(t, now(t, v.side)), ploy: COMMAND_RE_ROLL, cp: v.cp }, 'KT-6.5');
    return v;
  }),
  s.call('KT-6.5', 'take it up', (t, { side, die }) =>
    rollAgain.start({ side, chosen: [die ?? reRollable(t, side)[0]!] }),
  ),
]);

/** The frame of a Command Re-roll, at its usual cost unless told otherwise. */
export const reRollByCommand = (side: Side, cp = COST) => commandReRoll.start({ side, cp, die: null });
