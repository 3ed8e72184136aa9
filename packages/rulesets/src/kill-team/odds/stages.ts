// Re-roll offers: every state in which they are made, and every choice there, listed once.
import { six } from '@little-wars/engine';
import { aliveCode, type Compact, type Group, groupsAt, type Making } from './groups.ts';
import { Growing } from './growing.ts';
import { Numbering } from './numbering.ts';
import { Taking } from './taking.ts';

/**
 * One offer. A state is the place of all dice as they show, and how many of each group may still be re-rolled (KT-1.5:
 * none twice). States, choices and hands are numbered, so that computations are loops over lists of numbers.
 */
export interface Stage {
  readonly nth: number;
  readonly most: number;
  /** 6 to the power of 0, 1 and so on up to `most`. */
  readonly powers: Float64Array;
  readonly groups: readonly Group[];
  /** The group of each class of the pool; -1 for dice that no offer from here on takes. */
  readonly groupOf: readonly number[];
  /** The number of a state by its code. */
  readonly numbers: Numbering;
  readonly states: number;
  /** The choices at state i are those from `first[i]` on, up to `first[i + 1]`. */
  readonly first: Int32Array;
  /** For each choice: its hand, and how many dice that takes up. */
  readonly hand: Int32Array;
  readonly count: Uint8Array;
  /** For each choice at a state, in their order, how many dice of each group it takes up. */
  ways(state: number): readonly (readonly number[])[];
  /**
   * Dice in hand and the state without them. With none in hand the first entry of `next` is a state of the next stage,
   * or a place after the last; else there is an entry for each way a die may fall: the hand with one die less.
   */
  readonly hands: number;
  readonly inHand: Uint8Array;
  readonly next: Int32Array;
}

/** Codes of remaining dice are cached: there are many choices, and few sets of remaining dice. */
const MOST_CODES = 1 << 16;

/** The stage of an offer in these states, and the states it leads to. */
export function stageOf(making: Making, nth: number, numbers: Numbering) {
  const { pool } = making;
  const { groups, groupOf } = groupsAt(making, nth);
  const hands = new Hands(making, nth === pool.reRolls.length - 1 ? null : new Numbering());
  const taking = new Taking(making, nth);
  const { after, most } = taking;
  const first = new Int32Array(numbers.size + 1);
  const hand = new Growing();
  const count = new Growing();
  const codes = new Int32Array(Math.min(MOST_CODES, taking.leftCodes)).fill(-1);
  const aliveAfter = (): number => {
    const cached = codes[taking.leftCode] ?? -1;
    if (cached >= 0) return cached;
    const code = aliveCode(pool, after, taking.left);
    if (taking.leftCode < codes.length) codes[taking.leftCode] = code;
    return code;
  };
  const put = (): void => {
    hand.push(hands.of(taking.count, aliveAfter(), taking.place));
    count.push(taking.count);
  };
  for (let state = 0; state < numbers.size; state++) {
    taking.each(numbers.codes[state]!, put);
    first[state + 1] = hand.size;
  }
  const stage: Stage = {
    nth,
    most,
    powers: Float64Array.from({ length: most + 1 }, (_, n) => six(n)),
    groups,
    groupOf,
    numbers,
    states: numbers.size,
    first,
    hand: hand.list(),
    count: new Uint8Array(count.list()),
    ways(state) {
      const ways: (readonly number[])[] = [];
      taking.each(numbers.codes[state]!, () => ways.push([...taking.some]));
      return ways;
    },
    hands: hands.inHand.size,
    inHand: new Uint8Array(hands.inHand.list()),
    next: hands.next.list(),
  };
  return { stage, after: hands.after };
}

/**
 * Dice in hand over the remaining ones, numbered in the order in which they are seen, those with fewer dice first.
 * There is one lookup list for each number of dice that may still be re-rolled.
 */
class Hands {
  readonly inHand = new Growing();
  readonly next = new Growing();
  readonly after: Numbering;
  private readonly lists = new Map<number, Int32Array>();
  private latest = -1;
  private list: Int32Array = new Int32Array(0);
  private readonly places: number;
  private readonly falls: readonly number[];
  private readonly compact: Compact;
  private readonly isLast: boolean;

  constructor({ places, falls, compact }: Making, reached: Numbering | null) {
    this.places = places;
    this.falls = falls;
    this.compact = compact();
    this.isLast = reached === null;
    this.after = reached ?? new Numbering();
  }

  /** The index of this many dice in hand, over a place and dice that may still be re-rolled. */
  of(count: number, alive: number, place: number): number {
    if (alive !== this.latest) {
      let list = this.lists.get(alive);
      if (list === undefined) {
        list = new Int32Array(this.compact.size).fill(-1);
        this.lists.set(alive, list);
      }
      this.latest = alive;
      this.list = list;
    }
    const before = this.list[this.compact.at[count * this.places + place]!]!;
    return before >= 0 ? before : this.put(count, place);
  }

  /** Numbers a hand that has no number yet. */
  private put(count: number, place: number): number {
    const { list, falls, next, places } = this;
    const { at } = this.compact;
    if (count === 0) {
      const left = this.latest * places + place;
      const to = this.isLast ? left : this.after.of(left);
      for (let i = 0; i < falls.length; i++) next.push(to);
    } else {
      // Hands with one die less are numbered first.
      const below = (count - 1) * places + place;
      for (let i = 0; i < falls.length; i++)
        if (list[at[below + falls[i]!]!]! < 0) this.put(count - 1, place + falls[i]!);
      for (let i = 0; i < falls.length; i++) next.push(list[at[below + falls[i]!]!]!);
    }
    const number = this.inHand.size;
    list[at[count * places + place]!] = number;
    this.inHand.push(count);
    return number;
  }
}
