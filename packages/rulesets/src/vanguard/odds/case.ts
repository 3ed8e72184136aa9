// What odds are asked of: an attack on one target as bare numbers.

/** Dice of one side: a hit roll or an armor roll. */
export interface Roll {
  /** Of the six faces, how many succeed: 6 among them, 1 never (VG-3.4, VG-3.6). */
  readonly faces: number;
  /** VG-3.11: dice that may be rolled again for nothing, all at once. */
  readonly free: number;
  /** VG-11.3: dice rolled again for CP, one after the other. */
  readonly bought: number;
}

/** What a number of natural 6s in the hit roll makes of the rest. */
export interface Hurting {
  /** The armor roll, by the better of the armors the target has (VG-10.9). */
  readonly armor: Roll;
  /** VG-10.5: of each unsaved hit. */
  readonly damage: number;
  /** VG-10.10: on top of the hits. */
  readonly mortal: number;
}

/** VG-10.3-6: an attack on one target, or harm of another kind. */
export interface StrikeCase {
  /** VG-3.4 */
  readonly explodes: boolean;
  readonly dice: number;
  readonly hit: Roll;
  /** Hits without a roll: harm outside attacks (VG-10.11). */
  readonly hits: number;
  /** By natural 6s in the hit roll, from none on; more than listed are as the last, but for mortal wounds, which go on growing. */
  readonly hurting: readonly Hurting[];
  readonly wounds: number;
  /** VG-10.18: no recovery roll. */
  readonly wasDown: boolean;
  /** VG-10.6: the chance to recover, by wounds beyond those left; more than listed are as the last. */
  readonly recovers: readonly number[];
  /** VG-8.1: who loses a wound and has some left is knocked down. */
  readonly knocksDown: boolean;
}

const NO_RE_ROLLS = { free: 0, bought: 0 };

/** VG-10.6: 4+, minus the wounds beyond those left; natural 6 passes. */
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
