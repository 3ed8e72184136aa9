// Dice made ready to be rolled and rolled again: every state they may be in, and every choice there, listed once.
import { keyed } from '@little-wars/engine';
import { atPlace, type Class, type Counted, classesOf, KINDS, type Kind, type Pool, placesOf, step } from './pool.ts';
import { everyFall } from './tables.ts';
import { waysToTake, worstFirst } from './taking.ts';

/** Dice that lie as they fell and that the same offers from here on take. */
export interface Group {
  readonly as: Kind;
  /** Bit n: the nth offer from here on takes them. */
  readonly offers: number;
  /** As many as the offers from here on could take: more of them make no difference. */
  readonly cap: number;
}

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
  readonly numbers: ReadonlyMap<number, number>;
  readonly states: number;
  /** The choices at state i are those from `first[i]` on, up to `first[i + 1]`. */
  readonly first: Int32Array;
  /** For each choice: its hand, how many dice that takes up, and how many of each group. */
  readonly hand: Int32Array;
  readonly count: Uint8Array;
  readonly taken: readonly (readonly number[])[];
  /**
   * Dice in hand and the state without them. With none in hand the first entry of `next` is a state of the next stage,
   * or a place after the last; else there is an entry for each way a die may fall: the hand with one die less.
   */
  readonly hands: number;
  readonly inHand: Uint8Array;
  readonly next: Int32Array;
}

/** Final dice, and the number they are written as. */
export interface End extends Counted {
  readonly place: number;
  /** All of them, failures included. */
  readonly dice: number;
}

/** A pool made ready: everything about it that no policy changes. */
export interface Prepared {
  readonly pool: Pool;
  readonly classes: readonly Class[];
  readonly stages: readonly Stage[];
  /** The faces of each way a die may fall. */
  readonly sizes: Float64Array;
  /** The weight of each state of the first stage after the first roll; of each place where there is no stage. */
  readonly first: Float64Array;
  readonly places: number;
  /** Everything the dice may come to. */
  readonly ends: readonly End[];
}

/**
 * What is known of the worth of dice: their kinds from the worst to the best, so that a better kind is never worth less.
 * Then nobody rolls the best again, nor a better die before a worse one. Null: nothing is known.
 */
export type Ranking = readonly Kind[] | null;

/** With more dice than this, whoever knows how dice rank says so: all choices would be too many to look at. */
export const MANY = 8;

const MOST_PREPARED = 2048;
const plain = keyed<number, Prepared>(MOST_PREPARED);
const rolledAgain = keyed<string, Prepared>(MOST_PREPARED);

export function prepare(pool: Pool, ranking: Ranking = null): Prepared {
  const { dice, succeedsOn, criticalOn, ones, reRolls } = pool;
  if (reRolls.length === 0) {
    const face = (n: number): number => Math.max(0, Math.min(NEVER, n));
    const key = ((dice * 8 + face(succeedsOn)) * 8 + face(criticalOn)) * 2 + Number(ones);
    return plain(key, () => prepared(pool, null));
  }
  let key = `${dice} ${succeedsOn} ${criticalOn} ${ones} ${ranking ?? ''}`;
  for (const { most, faces } of reRolls) key += ` ${most}:${faces.join('')}`;
  return rolledAgain(key, () => prepared(pool, ranking));
}

/** No face is as high. */
const NEVER = 7;

function prepared(pool: Pool, ranking: Ranking): Prepared {
  const classes = classesOf(pool);
  const places = placesOf(pool);
  const falls = KINDS.flatMap(kind => {
    const size = classes.reduce((sum, each) => (each.as === kind ? sum + each.size : sum), 0);
    return size === 0 ? [] : [{ adds: step(pool.dice, kind), size }];
  });
  const making: Making = { pool, classes, ranking, places, falls: falls.map(({ adds }) => adds) };
  const start = groupsAt(making, 0);
  const rolled = firstRoll(making, start);
  const stages: Stage[] = [];
  let numbers = numbered(rolled.keys());
  for (let nth = 0; nth < pool.reRolls.length; nth++) {
    const made = stageOf(making, nth, numbers);
    stages.push(made.stage);
    numbers = made.after;
  }
  const first = new Float64Array(stages[0]?.states ?? places);
  for (const [code, weight] of rolled) first[stages[0]?.numbers.get(code) ?? code] = weight;
  const ends = Array.from({ length: places }, (_, place) => ({
    ...atPlace(pool.dice, place),
    place,
    dice: pool.dice,
  })).filter(({ critical, normal, ones }) => critical + normal + ones <= pool.dice);
  return { pool, classes, stages, sizes: Float64Array.from(falls, ({ size }) => size), first, places, ends };
}

const numbered = (codes: Iterable<number>): ReadonlyMap<number, number> => {
  const made = new Map<number, number>();
  for (const code of codes) made.set(code, made.size);
  return made;
};

interface Making {
  readonly pool: Pool;
  readonly classes: readonly Class[];
  readonly ranking: Ranking;
  readonly places: number;
  /** What a die that falls adds to a place. */
  readonly falls: readonly number[];
}

interface Groups {
  readonly groups: readonly Group[];
  readonly groupOf: readonly number[];
}

/** The groups at the nth offer, in the order of the classes. */
function groupsAt({ pool, classes, ranking }: Making, nth: number): Groups {
  const groups: Group[] = [];
  const best = ranking?.at(-1);
  const groupOf = classes.map(({ as, offers: all }) => {
    const offers = all >> nth;
    if (offers === 0 || as === best) return -1;
    const at = groups.findIndex(group => group.as === as && group.offers === offers);
    if (at >= 0) return at;
    let cap = 0;
    for (const [i, { most }] of pool.reRolls.slice(nth).entries()) if ((offers >> i) & 1) cap += most;
    groups.push({ as, offers, cap: Math.min(cap, pool.dice) });
    return groups.length - 1;
  });
  return { groups, groupOf };
}

/** States are written as one number: the place of all dice, then how many of each group may still be rolled again. */
export function codeOf(pool: Pool, groups: readonly Group[], place: number, alive: readonly number[]): number {
  let code = 0;
  for (let i = groups.length - 1; i >= 0; i--) code = code * (pool.dice + 1) + Math.min(alive[i]!, groups[i]!.cap);
  return code * placesOf(pool) + place;
}

/** Every state the first roll may lead to, and how many falls of the dice do. */
function firstRoll({ pool, classes }: Making, { groups, groupOf }: Groups): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  const alive = groups.map(() => 0);
  everyFall(
    classes.map(({ size }) => size),
    pool.dice,
    (counts, weight) => {
      alive.fill(0);
      let place = 0;
      for (let i = 0; i < counts.length; i++) {
        place += counts[i]! * step(pool.dice, classes[i]!.as);
        if (groupOf[i]! >= 0) alive[groupOf[i]!]! += counts[i]!;
      }
      const code = codeOf(pool, groups, place, alive);
      weights.set(code, (weights.get(code) ?? 0) + weight);
    },
  );
  return weights;
}

/** An offer made to these states, and the states it leads to. */
function stageOf(making: Making, nth: number, numbers: ReadonlyMap<number, number>) {
  const { pool, places, ranking, falls } = making;
  const { groups, groupOf } = groupsAt(making, nth);
  const after = groupsAt(making, nth + 1).groups;
  const most = Math.min(pool.reRolls[nth]!.most, pool.dice);
  const becomes = groups.map(({ as, offers }) =>
    after.findIndex(next => next.as === as && next.offers === offers >> 1),
  );
  const steps = groups.map(({ as }) => step(pool.dice, as));
  const hands = handsOf(pool.dice, falls, nth === pool.reRolls.length - 1 ? null : new Map<number, number>());
  const [first, hand, count, taken] = [[0], [] as number[], [] as number[], [] as (readonly number[])[]];
  const left = after.map(() => 0);
  const isOffered = groups.map(({ offers }) => (offers & 1) === 1);
  for (const code of numbers.keys()) {
    const alive = aliveIn(pool, groups, Math.floor(code / places));
    const limits = alive.map((n, i) => (isOffered[i] ? n : 0));
    for (const some of ranking ? worstFirst(groups, limits, most, ranking) : waysToTake(limits, most)) {
      left.fill(0);
      let [place, dice] = [code % places, 0];
      for (let i = 0; i < some.length; i++) {
        place -= some[i]! * steps[i]!;
        dice += some[i]!;
        if (becomes[i]! >= 0) left[becomes[i]!]! += alive[i]! - some[i]!;
      }
      hand.push(hands.of(dice, codeOf(pool, after, place, left)));
      count.push(dice);
      taken.push(some);
    }
    first.push(hand.length);
  }
  const stage: Stage = {
    nth,
    most,
    groups,
    groupOf,
    numbers,
    states: numbers.size,
    first: Int32Array.from(first),
    hand: Int32Array.from(hand),
    count: Uint8Array.from(count),
    taken,
    hands: hands.inHand.length,
    inHand: Uint8Array.from(hands.inHand),
    next: Int32Array.from(hands.next),
  };
  return { stage, after: hands.after as ReadonlyMap<number, number> };
}

/** Dice in hand over what is left: numbered as they are met, those with fewer dice first. */
function handsOf(most: number, falls: readonly number[], reached: Map<number, number> | null) {
  const known = new Map<number, number>();
  const [inHand, next] = [[] as number[], [] as number[]];
  /** A state of the next stage, or a place after the last. */
  const endOf = (left: number): number => {
    if (reached === null) return left;
    const before = reached.get(left);
    if (before !== undefined) return before;
    reached.set(left, reached.size);
    return reached.size - 1;
  };
  const of = (count: number, left: number): number => {
    const key = left * (most + 1) + count;
    const before = known.get(key);
    if (before !== undefined) return before;
    const leads = falls.map(adds => (count > 0 ? of(count - 1, left + adds) : endOf(left)));
    const number = inHand.length;
    known.set(key, number);
    inHand.push(count);
    for (const lead of leads) next.push(lead);
    return number;
  };
  return { of, inHand, next, after: reached ?? new Map<number, number>() };
}

/** How many dice of each group may be rolled again in a state. */
function aliveIn({ dice }: Pool, groups: readonly Group[], code: number): readonly number[] {
  let rest = code;
  return groups.map(() => {
    const count = rest % (dice + 1);
    rest = Math.floor(rest / (dice + 1));
    return count;
  });
}
