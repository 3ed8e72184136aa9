// What special rules do to the dice of an attack when somebody chooses so. A rule declares it once: play offers by it,
// and odds count by it.

/** Judged dice of one side. */
export interface Judged {
  readonly critical: number;
  readonly normal: number;
  readonly fail: number;
}

/** One judged die counts as something else, once in an attack: KT-9.20 and its like. */
export interface Change {
  readonly from: 'fail' | 'normal';
  readonly to: 'normal' | 'critical';
  readonly needs: {
    /** So many critical and so many normal dice retained. */
    readonly critical: number;
    readonly normal: number;
    /** In combat: more failures on the other side than on one's own. */
    readonly moreFailures: boolean;
  };
}

export type DiceChoice =
  /** Free: it costs nothing, so that odds take it to be used whenever it helps. */
  | { readonly does: 'change'; readonly change: Change; readonly free?: true }
  /** One die of the roller is rolled again. */
  | { readonly does: 're-roll' }
  /** The damage of one hit is ignored. */
  | { readonly does: 'ignore-hit' }
  /** Something is at work for the attack from then on; nothing is asked on the way. */
  | { readonly does: 'begin' }
  /** An attack that cost its target nothing is made again. */
  | { readonly does: 'attack-again' }
  /** Odds cannot count it, and say so. */
  | { readonly does: 'left-out'; readonly because: LeftOutBecause };

/**
 * Why odds leave something out: it costs something, and nobody knows yet whether it will be used; it comes only when
 * somebody has no wounds left, which is all that odds tell; or odds know nothing of it.
 */
export type LeftOutBecause = 'may-be-used' | 'when-taken-out' | 'not-understood';

/** Whether a change may be made to a side's dice; the other side's are null where there are none. */
export const mayChange = ({ from, needs }: Change, dice: Judged, theirs: Judged | null): boolean =>
  dice[from] > 0 &&
  dice.critical >= needs.critical &&
  dice.normal >= needs.normal &&
  (!needs.moreFailures || (theirs !== null && theirs.fail > dice.fail));
