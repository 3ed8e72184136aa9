// What special rules let a player do to the dice of an attack. A rule declares it once; play and odds both read it.

/** Judged dice of one side. */
export interface Judged {
  readonly critical: number;
  readonly normal: number;
  readonly fail: number;
}

/** One judged die counts as something else, once per attack, as with KT-9.20. */
export interface Change {
  readonly from: 'fail' | 'normal';
  readonly to: 'normal' | 'critical';
  readonly needs: {
    /** At least this many critical and normal dice retained. */
    readonly critical: number;
    readonly normal: number;
    /** In combat: the other side has more failures. */
    readonly moreFailures: boolean;
  };
}

export type DiceChoice =
  /** `free`: it costs nothing, so odds assume it is used whenever it helps. */
  | { readonly does: 'change'; readonly change: Change; readonly free?: true }
  /** The roller re-rolls one die. */
  | { readonly does: 're-roll' }
  /** The damage of one hit is ignored. */
  | { readonly does: 'ignore-hit' }
  /** An effect applies for the rest of the attack; no further question is asked. */
  | { readonly does: 'begin' }
  /** An attack that dealt no damage is repeated. */
  | { readonly does: 'attack-again' }
  /** Odds cannot include it, and report that. */
  | { readonly does: 'left-out'; readonly because: LeftOutBecause };

/**
 * Why odds leave a rule out: it has a cost, so using it is uncertain; it applies only once somebody has no wounds left,
 * and odds stop there; or odds do not understand it.
 */
export type LeftOutBecause = 'may-be-used' | 'when-taken-out' | 'not-understood';

/** Whether a change may be made to a side's dice; `theirs` is null where the other side has no dice. */
export const mayChange = ({ from, needs }: Change, dice: Judged, theirs: Judged | null): boolean =>
  dice[from] > 0 &&
  dice.critical >= needs.critical &&
  dice.normal >= needs.normal &&
  (!needs.moreFailures || (theirs !== null && theirs.fail > dice.fail));
