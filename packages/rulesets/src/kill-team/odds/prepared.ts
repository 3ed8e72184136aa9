// Dice made ready to be rolled and rolled again: every state they may be in, and every choice there, listed once.
import { atPlace, type Class, type Counted, classesOf, KINDS, type Pool, placesOf, step } from './pool.ts';
import { everyFall } from './tables.ts';

/**
 * One offer. Its states are the final dice (re-rolled ones, KT-1.5, and those that no offer from here on takes) and how
 * many dice of each living class are still as they fell. States, choices and hands are numbered, so that whatever is
 * asked of them is a walk over lists of numbers.
 */
export interface Stage {
  readonly nth: number;
  readonly most: number;
  readonly alive: readonly Class[];
  /** What a die of each class of the pool adds to the code of a state. */
  readonly adds: readonly number[];
  /** The number of a state by its code. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly states: number;
  /** The choices at state i are those from `first[i]` on, up to `first[i + 1]`. */
  readonly first: Int32Array;
  /** For each choice: its hand, how many dice that takes up, and how many of each living class. */
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

const MOST_PREPARED = 2048;
const ready = new Map<string, Prepared>();

export function prepare(pool: Pool): Prepared {
  let key = `${pool.dice} ${pool.succeedsOn} ${pool.criticalOn} ${pool.ones}`;
  for (const { most, faces } of pool.reRolls) key += ` ${most}:${faces.join('')}`;
  const before = ready.get(key);
  if (before) return before;
  if (ready.size >= MOST_PREPARED) ready.clear();
  const made = prepared(pool);
  ready.set(key, made);
  return made;
}

function prepared(pool: Pool): Prepared {
  const classes = classesOf(pool);
  const places = placesOf(pool);
  const falls = KINDS.flatMap(kind => {
    const size = classes.reduce((sum, each) => (each.as === kind ? sum + each.size : sum), 0);
    return size === 0 ? [] : [{ adds: step(pool.dice, kind), size }];
  });
  const codes = codesFor(pool, classes);
  const rolled = firstRoll(pool, classes, codes.adds(0));
  const stages: Stage[] = [];
  let numbers = numbered(rolled.keys());
  for (let nth = 0; nth < pool.reRolls.length; nth++) {
    const made = stageOf({ pool, classes, codes, falls: falls.map(({ adds }) => adds) }, nth, numbers);
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

const numbered = (codes: Iterable<number>): ReadonlyMap<number, number> =>
  new Map([...codes].map((code, number) => [code, number]));

/** How states are written as one number: the place of the final dice, then how many there are of each living class. */
interface Codes {
  alive(nth: number): readonly Class[];
  /** What a die of each class adds at an offer, and what one left lying adds at the next. */
  adds(nth: number): readonly number[];
}

function codesFor(pool: Pool, classes: readonly Class[]): Codes {
  const alive = (nth: number): readonly Class[] => classes.filter(({ offers }) => offers >> nth !== 0);
  return {
    alive,
    adds: nth =>
      classes.map(each => {
        const at = alive(nth).indexOf(each);
        return at < 0 ? step(pool.dice, each.as) : placesOf(pool) * power(pool.dice + 1, at);
      }),
  };
}

const power = (base: number, exponent: number): number => (exponent === 0 ? 1 : base * power(base, exponent - 1));

/** Every state the first roll may lead to, and how many falls of the dice do. */
function firstRoll(pool: Pool, classes: readonly Class[], adds: readonly number[]): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  everyFall(
    classes.map(({ size }) => size),
    pool.dice,
    (counts, weight) => {
      const state = counts.reduce((sum, count, i) => sum + count * adds[i]!, 0);
      weights.set(state, (weights.get(state) ?? 0) + weight);
    },
  );
  return weights;
}

interface Making {
  readonly pool: Pool;
  readonly classes: readonly Class[];
  readonly codes: Codes;
  /** What a die that falls adds to a code. */
  readonly falls: readonly number[];
}

/** An offer made to these states, and the states it leads to. */
function stageOf(making: Making, nth: number, numbers: ReadonlyMap<number, number>) {
  const { pool, classes, codes, falls } = making;
  const alive = codes.alive(nth);
  const most = Math.min(pool.reRolls[nth]!.most, pool.dice);
  const isLast = nth === pool.reRolls.length - 1;
  const after = codes.adds(nth + 1);
  const leaves = alive.map(each => after[classes.indexOf(each)]!);
  const [hands, inHand, next, made] = [
    new Map<string, number>(),
    [] as number[],
    [] as number[],
    new Map<number, number>(),
  ];
  const handOf = (count: number, left: number): number => {
    const known = hands.get(`${count} ${left}`);
    if (known !== undefined) return known;
    if (count === 0 && !isLast && !made.has(left)) made.set(left, made.size);
    const leads =
      count > 0
        ? falls.map(adds => handOf(count - 1, left + adds))
        : falls.map(() => (isLast ? left : made.get(left)!));
    const number = hands.size;
    hands.set(`${count} ${left}`, number);
    inHand.push(count);
    next.push(...leads);
    return number;
  };
  const [first, hand, count, taken] = [[0], [] as number[], [] as number[], [] as (readonly number[])[]];
  for (const code of numbers.keys()) {
    const counts = countsIn(alive, code, pool);
    for (const some of waysToTake(alive, counts, { nth, most })) {
      let left = code % placesOf(pool);
      for (let i = 0; i < some.length; i++) left += (counts[i]! - some[i]!) * leaves[i]!;
      const dice = some.reduce((sum, n) => sum + n, 0);
      hand.push(handOf(dice, left));
      count.push(dice);
      taken.push(some);
    }
    first.push(hand.length);
  }
  const stage: Stage = {
    nth,
    most,
    alive,
    adds: codes.adds(nth),
    numbers,
    states: numbers.size,
    first: Int32Array.from(first),
    hand: Int32Array.from(hand),
    count: Uint8Array.from(count),
    taken,
    hands: inHand.length,
    inHand: Uint8Array.from(inHand),
    next: Int32Array.from(next),
  };
  return { stage, after: made as ReadonlyMap<number, number> };
}

/** How many dice of each living class a state has. */
function countsIn(alive: readonly Class[], code: number, pool: Pool): readonly number[] {
  const side = pool.dice + 1;
  let rest = Math.floor(code / placesOf(pool));
  return alive.map(() => {
    const count = rest % side;
    rest = Math.floor(rest / side);
    return count;
  });
}

export const isOffered = ({ offers }: Class, nth: number): boolean => ((offers >> nth) & 1) === 1;

/** Every way to take dice up, the fewest of the first class first. */
function waysToTake(
  alive: readonly Class[],
  counts: readonly number[],
  { nth, most }: { readonly nth: number; readonly most: number },
): readonly (readonly number[])[] {
  const made: (readonly number[])[] = [];
  const take = (taken: readonly number[], room: number): void => {
    const at = taken.length;
    if (at === counts.length) {
      made.push(taken);
      return;
    }
    const limit = isOffered(alive[at]!, nth) ? Math.min(counts[at]!, room) : 0;
    for (let n = 0; n <= limit; n++) take([...taken, n], room - n);
  };
  take([], most);
  return made;
}
