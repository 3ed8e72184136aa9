// Which dice to take up when an offer is made, as numbers by group.
import { ALL_FAILS, ANY_FAILS, type Group, groupsAt, type Making } from './groups.ts';
import { rollsOnesAgain, step } from './pool.ts';

/** Iterates over the ways to take up dice at an offer. Its fields describe the current one. */
export class Taking {
  /** How many dice of each group are taken up, and how many in all. */
  readonly some: Int32Array;
  count = 0;
  /** The place of the others, and how many of them may be re-rolled later, by group at the next offer. */
  place = 0;
  readonly left: Int32Array;
  /** The same as one number. */
  leftCode = 0;
  /** The groups at the next offer. */
  readonly after: readonly Group[];
  readonly most: number;
  private readonly alive: Int32Array;
  private readonly steps: readonly number[];
  private readonly becomes: readonly number[];
  private readonly isOffered: readonly boolean[];
  /** The groups from the worst to the best; null if dice have no ranking. */
  private readonly worstFirst: readonly number[] | null;
  /** The groups whose dice are always all taken up. */
  private readonly sure: readonly number[];
  /** By place (see `Shortcuts`); null if nothing is certain about failures. */
  private readonly failsBy: Uint8Array | null;
  private readonly fails: readonly number[];
  /** The groups of ones that are not taken up in any case. */
  private readonly ones: readonly number[];
  /** `leftCode` is below this. */
  readonly leftCodes: number;
  private readonly side: number;
  private readonly places: number;
  /** What a die of each group adds to `leftCode`. */
  private readonly leftSteps: readonly number[];

  constructor(making: Making, nth: number) {
    const { pool, ranking, shortcuts, places } = making;
    const { groups } = groupsAt(making, nth);
    this.after = groupsAt(making, nth + 1).groups;
    this.most = Math.min(pool.reRolls[nth]!.most, pool.dice);
    this.some = new Int32Array(groups.length);
    this.alive = new Int32Array(groups.length);
    this.left = new Int32Array(this.after.length);
    this.steps = groups.map(({ as }) => step(pool.dice, as));
    this.becomes = groups.map(({ as, offers }) =>
      this.after.findIndex(next => next.as === as && next.offers === offers >> 1),
    );
    this.isOffered = groups.map(({ offers }) => (offers & 1) === 1);
    this.worstFirst =
      ranking?.flatMap(kind => groups.flatMap(({ as }, i) => (as === kind && this.isOffered[i] ? [i] : []))) ?? null;
    const takesOnes = ranking !== null && nth === 0 && rollsOnesAgain(pool);
    this.sure = groups.flatMap(({ as }, i) => (this.isOffered[i] && takesOnes && as === 'one' ? [i] : []));
    this.failsBy = ranking !== null && this.most === pool.dice ? shortcuts.fails : null;
    this.ones = groups.flatMap(({ as }, i) => (as === 'one' && !this.sure.includes(i) ? [i] : []));
    this.fails = groups.flatMap(({ as }, i) => (this.isOffered[i] && as === 'fail' ? [i] : []));
    this.side = pool.dice + 1;
    this.places = places;
    const steps = [1];
    for (let i = 0; i < this.after.length; i++) steps.push(steps[i]! * this.side);
    this.leftSteps = this.becomes.map(next => (next >= 0 ? steps[next]! : 0));
    this.leftCodes = steps.at(-1)!;
  }

  /**
   * Visits every way in a state: none, the worst die, the two worst and so on; or any dice, the fewest of the first
   * group first.
   */
  each(code: number, visit: () => void): void {
    const { alive, some, left, becomes, side } = this;
    let rest = Math.floor(code / this.places);
    this.place = code - rest * this.places;
    this.count = 0;
    this.leftCode = 0;
    some.fill(0);
    left.fill(0);
    for (let i = 0; i < alive.length; i++) {
      const next = Math.floor(rest / side);
      alive[i] = rest - next * side;
      rest = next;
      if (becomes[i]! >= 0) left[becomes[i]!]! += alive[i]!;
      this.leftCode += alive[i]! * this.leftSteps[i]!;
    }
    for (let i = 0; i < this.sure.length; i++) this.take(this.sure[i]!, alive[this.sure[i]!]!);
    const fails = this.failsHere();
    if (fails === ALL_FAILS)
      for (let i = 0; i < this.fails.length; i++) this.take(this.fails[i]!, alive[this.fails[i]!]!);
    if (this.worstFirst === null) this.takeFrom(0, visit);
    else this.takeWorst(this.worstFirst, visit);
  }

  /** Which failures are taken up: dice in hand may come to whatever failures may come to, but ones are worse. */
  private failsHere(): number {
    if (this.failsBy === null) return ANY_FAILS;
    for (let i = 0; i < this.ones.length; i++) if (this.alive[this.ones[i]!]! > 0) return ANY_FAILS;
    return this.failsBy[this.place]!;
  }

  private takeWorst(order: readonly number[], visit: () => void): void {
    visit();
    for (let k = 0; k < order.length; k++) {
      const i = order[k]!;
      while (this.some[i]! < this.alive[i]! && this.count < this.most) {
        this.take(i, 1);
        visit();
      }
    }
  }

  private takeFrom(i: number, visit: () => void): void {
    if (i === this.some.length) {
      visit();
      return;
    }
    this.takeFrom(i + 1, visit);
    if (!this.isOffered[i]) return;
    const limit = Math.min(this.alive[i]!, this.most - this.count);
    for (let n = 1; n <= limit; n++) {
      this.take(i, 1);
      this.takeFrom(i + 1, visit);
    }
    if (limit > 0) this.take(i, -limit);
  }

  private take(i: number, dice: number): void {
    this.some[i]! += dice;
    this.count += dice;
    this.place -= dice * this.steps[i]!;
    const next = this.becomes[i]!;
    if (next >= 0) this.left[next]! -= dice;
    this.leftCode -= dice * this.leftSteps[i]!;
  }
}
