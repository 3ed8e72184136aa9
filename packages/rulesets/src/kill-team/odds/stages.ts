// Offers to roll dice again: every state they are made in, and every choice there, listed once.
import { aliveIn, codeOf, type Group, groupsAt, type Making } from './groups.ts';
import { Numbering } from './numbering.ts';
import { step } from './pool.ts';
import { type EachWay, waysToTake, worstFirst } from './taking.ts';

/**
 * One offer. A state is what all dice come to as they lie, and how many of each group may still be rolled again (KT-1.5:
 * none twice). States, choices and hands are numbered, so that whatever is asked of them is a walk over lists of numbers.
 */
export interface Stage {
  readonly nth: number;
  readonly most: number;
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

/** An offer made to these states, and the states it leads to. */
export function stageOf(making: Making, nth: number, numbers: Numbering) {
  const { pool, places } = making;
  const { groups, groupOf } = groupsAt(making, nth);
  const after = groupsAt(making, nth + 1).groups;
  const most = Math.min(pool.reRolls[nth]!.most, pool.dice);
  const becomes = groups.map(({ as, offers }) =>
    after.findIndex(next => next.as === as && next.offers === offers >> 1),
  );
  const steps = groups.map(({ as }) => step(pool.dice, as));
  const hands = handsOf(making, nth === pool.reRolls.length - 1 ? null : new Numbering());
  const [first, hand, count] = [[0], [] as number[], [] as number[]];
  const left = after.map(() => 0);
  const aliveAt = (code: number): readonly number[] => aliveIn(pool, groups, Math.floor(code / places));
  const eachWay = waysAt(making, groups, most);
  for (let state = 0; state < numbers.size; state++) {
    const code = numbers.codes[state]!;
    const alive = aliveAt(code);
    eachWay(alive, some => {
      left.fill(0);
      let [place, dice] = [code % places, 0];
      for (let i = 0; i < some.length; i++) {
        place -= some[i]! * steps[i]!;
        dice += some[i]!;
        if (becomes[i]! >= 0) left[becomes[i]!]! += alive[i]! - some[i]!;
      }
      hand.push(hands.of(dice, codeOf(pool, after, place, left)));
      count.push(dice);
    });
    first.push(hand.length);
  }
  const stage: Stage = {
    nth,
    most,
    groups,
    groupOf,
    numbers,
    states: numbers.size,
    first: new Int32Array(first),
    hand: new Int32Array(hand),
    count: new Uint8Array(count),
    ways(state) {
      const made: (readonly number[])[] = [];
      eachWay(aliveAt(numbers.codes[state]!), some => made.push([...some]));
      return made;
    },
    hands: hands.inHand.length,
    inHand: new Uint8Array(hands.inHand),
    next: new Int32Array(hands.next),
  };
  return { stage, after: hands.after };
}

/** The ways to take dice up when an offer is made. */
function waysAt({ ranking }: Making, groups: readonly Group[], most: number): EachWay {
  const isOffered = groups.map(({ offers }) => (offers & 1) === 1);
  if (ranking) return worstFirst({ groups, isOffered, most, ranking });
  return (alive, visit) => {
    for (const some of waysToTake(
      alive.map((n, i) => (isOffered[i] ? n : 0)),
      most,
    ))
      visit(some);
  };
}

/**
 * Dice in hand over what is left: numbered as they are met, those with fewer dice first. Looked up in one list for each
 * number of dice that may still be rolled again.
 */
function handsOf({ places, falls, compact }: Making, reached: Numbering | null) {
  const lists = new Map<number, Int32Array>();
  const [inHand, next] = [[] as number[], [] as number[]];
  const listOf = (alive: number): Int32Array => {
    let list = lists.get(alive);
    if (list === undefined) {
      list = new Int32Array(compact.size).fill(-1);
      lists.set(alive, list);
    }
    return list;
  };
  const numberOf = (list: Int32Array, count: number, place: number, alive: number): number => {
    const at = compact.at[count * places + place]!;
    const before = list[at]!;
    if (before >= 0) return before;
    // Hands with a die less get their numbers first.
    if (count > 0) for (const adds of falls) numberOf(list, count - 1, place + adds, alive);
    const left = alive * places + place;
    for (const adds of falls)
      next.push(
        count > 0 ? numberOf(list, count - 1, place + adds, alive) : reached === null ? left : reached.of(left),
      );
    inHand.push(count);
    list[at] = inHand.length - 1;
    return list[at]!;
  };
  const of = (count: number, left: number): number => {
    const alive = Math.floor(left / places);
    return numberOf(listOf(alive), count, left - alive * places, alive);
  };
  return { of, inHand, next, after: reached ?? new Numbering() };
}
