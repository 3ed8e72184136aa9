// The input of odds: an attack on one target as plain numbers.

/** Dice of one side: a hit roll or an armor roll. */
export interface Roll {
  /** How many of the six faces succeed: 6 always, 1 never (VG-3.4, VG-3.6). */
  readonly faces: number;
  /** VG-3.11: dice that may be re-rolled for free, all at once. */
  readonly free: number;
  /** VG-11.3: dice re-rolled for CP, one after the other. */
  readonly bought: number;
}

/** What follows the hit roll, given its number of natural 6s. */
export interface Hurting {
  /** The armor roll, with the best of the target's armors (VG-10.9). */
  readonly armor: Roll;
  /** VG-10.5: per unsaved hit. */
  readonly damage: number;
  /** VG-10.10: in addition to the hits. */
  readonly mortal: number;
}

/** VG-10.3-6: an attack on one target, or harm of another kind. */
export interface StrikeCase {
  /** VG-3.4 */
  readonly explodes: boolean;
  readonly dice: number;
  readonly hit: Roll;
  /** Hits without a roll, for harm outside attacks (VG-10.11). */
  readonly hits: number;
  /** By natural 6s in the hit roll, from 0; beyond the list as the last, but mortal wounds keep growing. */
  readonly hurting: readonly Hurting[];
  readonly wounds: number;
  /** VG-10.18: whether it was already down, which rules out a recovery roll. */
  readonly wasDown: boolean;
  /** VG-10.6: the chance to recover, by surplus wounds; beyond the list as the last entry. */
  readonly recovers: readonly number[];
  /** VG-8.1: whether a target that loses a wound and survives is knocked down. */
  readonly knocksDown: boolean;
}

const NO_RE_ROLLS = { free: 0, bought: 0 };

/** VG-10.6: 4+, minus the surplus wounds; a natural 6 passes. */
export const RECOVERS: readonly number[] = [3 / 6, 2 / 6, 1 / 6];

export const rolling = (faces: number, again: Partial<Roll> = {}): Roll => ({ ...NO_RE_ROLLS, ...again, faces });

/** A case with nothing special about it. */
export const plainStrike: Omit<StrikeCase, 'dice' | 'hit' | 'hurting' | 'wounds'> = {
  explodes: true,
  hits: 0,
  wasDown: false,
  recovers: RECOVERS,
  knocksDown: false,
};
