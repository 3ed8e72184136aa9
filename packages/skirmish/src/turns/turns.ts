// Roll-offs, and whose turn it is before the battle.
import type { Declared, Game, Next, Seat, Sight, Step, Steps, Table } from '@little-wars/engine';
import { otherSeat } from '../models.ts';

/** The variables of a sequence with a roll-off. */
export interface RolledOff {
  /** One for each seat. */
  readonly faces: readonly number[];
}

export interface RollingOff<G extends Game, V extends RolledOff> {
  readonly roll: Declared<'roll'>;
  /** The totals of the dice with bonuses; their faces by default. */
  readonly totals?: (t: Sight<G>, v: V) => readonly number[];
  /** The name of the last step, and what it does for the winner. */
  readonly last: string;
  readonly won: (t: Table<G>, v: V, seat: Seat) => Next<V>;
}

/** The steps of a roll-off: a die for each seat, ties are re-rolled, the higher wins. */
export function rollOffSteps<G extends Game, V extends RolledOff>(
  s: Steps<G, V>,
  clause: string,
  { roll, totals = (_t, v) => v.faces, last, won }: RollingOff<G, V>,
): readonly Step<G, V>[] {
  return [
    s.roll(clause, roll, { count: () => 2, then: (_t, v, faces) => ({ ...v, faces }) }),
    s.repeat(clause, 'while they tie', {
      from: roll.purpose,
      while: (t, v) => {
        const [one, two] = totals(t, v);
        return one === two;
      },
    }),
    s.run(clause, last, (t, v) => {
      const [one, two] = totals(t, v);
      return won(t, v, one! > two! ? 0 : 1);
    }),
  ];
}

/** Seats alternating, this many times each. */
export const inTurn = (first: Seat, times: number): readonly Seat[] =>
  Array.from({ length: times }, () => [first, otherSeat(first)]).flat();

/** Whose turn it is to set up next: the other seat's, unless it has none left; null when neither has. */
export function nextToSetUp(seat: Seat, waiting: (seat: Seat) => readonly unknown[]): Seat | null {
  if (waiting(otherSeat(seat)).length > 0) return otherSeat(seat);
  return waiting(seat).length > 0 ? seat : null;
}
