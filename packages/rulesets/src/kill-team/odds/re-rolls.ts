// Which dice to re-roll: by a fixed policy, or to maximise the worth of the final dice.
import { perObject, six } from '@little-wars/engine';
import type { Prepared } from './prepared.ts';
import type { Stage } from './stages.ts';

/**
 * The worth of final dice to their roller, by `place`: the first list decides, the next ones break ties. All are whole
 * numbers on one scale, so that ties are exact.
 */
export type Worth = readonly Float64Array[];

/** Never, every failure that may be re-rolled, or whatever is worth most. */
export type ReRolling = 'never' | 'fails' | Worth;

/** The choice made at each state of each stage. */
export type Choices = readonly Int32Array[];

/** The choices of a fixed policy: none, or failures with the lowest faces first, as many as the offer takes. */
export const plainly = (prepared: Prepared, how: 'never' | 'fails'): Choices =>
  how === 'never' ? never(prepared) : fails(prepared);

const never = perObject(({ stages }: Prepared): Choices => stages.map(stage => plainChoices(stage, 'never')));
const fails = perObject(({ stages }: Prepared): Choices => stages.map(stage => plainChoices(stage, 'fails')));

function plainChoices(stage: Stage, how: 'never' | 'fails'): Int32Array {
  const { states, first, groups } = stage;
  return Int32Array.from({ length: states }, (_, state) => {
    if (how === 'never') return first[state]!;
    // Only failures, and of those as many of the first class as possible.
    const ways = stage.ways(state);
    let best = 0;
    for (const [way, some] of ways.entries()) {
      const fails = some.every((n, i) => n === 0 || groups[i]!.as === 'one' || groups[i]!.as === 'fail');
      if (fails && compare(some, ways[best]!) > 0) best = way;
    }
    return first[state]! + best;
  });
}

/** Compares two values lexicographically. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

/** The roller's choices, and the resulting worth of each state of the first stage: all on one scale, list by list. */
export interface Decided {
  readonly choices: Choices;
  readonly values: readonly Float64Array[];
}

/** Scratch memory by stage: the values of hands and states, list by list, and what is chosen. */
interface Room {
  readonly hands: readonly (readonly Float64Array[])[];
  readonly values: readonly (readonly Float64Array[])[];
  readonly choices: Choices;
  /** The last list: the cost of dice, as the number of re-rolled ones. */
  readonly cost: Float64Array;
}

const LISTS = 4;

const roomFor = perObject(({ stages, places }: Prepared): Room => {
  const lists = (size: number): readonly Float64Array[] => Array.from({ length: LISTS }, () => new Float64Array(size));
  return {
    hands: stages.map(({ hands }) => lists(hands)),
    values: stages.map(({ states }) => lists(states)),
    choices: stages.map(({ states }) => new Int32Array(states)),
    cost: new Float64Array(places),
  };
});

/**
 * Backward induction over the offers. Among equal choices it prefers the one that is expected to re-roll the fewest
 * dice in total, and then the one that re-rolls the most of them now, since there may not be another offer. The result
 * is in scratch memory, valid until the next call for these dice.
 */
export function decideByWorth(prepared: Prepared, worth: Worth): Decided {
  const { stages, sizes } = prepared;
  const room = roomFor(prepared);
  let after: readonly Float64Array[] = [...worth, room.cost];
  const lists = after.length;
  let scale = 1;
  for (let nth = stages.length - 1; nth >= 0; nth--) {
    const stage = stages[nth]!;
    const [hands, values] = [room.hands[nth]!, room.values[nth]!];
    scale *= six(stage.most);
    weighHands(stage, sizes, after, hands);
    decide(stage, { hands, values, chosen: room.choices[nth]!, lists, scale });
    after = values;
  }
  return { choices: room.choices, values: after };
}

/** The worth of each state of the first stage by the first list alone: the same value for a third of the work. */
export function mainByWorth(prepared: Prepared, worth: Float64Array): Float64Array {
  const { stages, sizes } = prepared;
  const room = roomFor(prepared);
  let after = worth;
  for (let nth = stages.length - 1; nth >= 0; nth--) {
    const { states, first, hand, count, most, powers } = stages[nth]!;
    const [hands, values] = [room.hands[nth]![0]!, room.values[nth]![0]!];
    weighList(stages[nth]!, sizes, after, hands);
    for (let state = 0; state < states; state++) {
      let best = -Infinity;
      for (let choice = first[state]!; choice < first[state + 1]!; choice++) {
        const mine = hands[hand[choice]!]! * powers[most - count[choice]!]!;
        if (mine > best) best = mine;
      }
      values[state] = best;
    }
    after = values;
  }
  return after;
}

/** The same in memory of its own. */
export function byWorth(prepared: Prepared, worth: Worth): Decided {
  const { choices, values } = decideByWorth(prepared, worth);
  return { choices: kept(choices), values: values.slice(0, worth.length).map(list => list.slice()) };
}

export const kept = (choices: Choices): Choices => choices.map(list => list.slice());

type Lists = readonly Float64Array[];

/**
 * The worth of dice in hand, on a scale of 6 to the power of their number times that of the next stage. Handles three
 * lists at once and unrolls three results of a die: large forecasts spend most of their time here.
 */
function weighHands(stage: Stage, sizes: Float64Array, after: Lists, values: Lists): void {
  const lists = after.length;
  if (sizes.length === 3 && lists === 3) weighThree(stage, sizes, after, values);
  else for (let i = 0; i < lists; i++) weighList(stage, sizes, after[i]!, values[i]!);
}

function weighThree({ hands, inHand, next }: Stage, sizes: Float64Array, after: Lists, values: Lists): void {
  const [one, two, three] = [sizes[0]!, sizes[1]!, sizes[2]!];
  const [main, tie, cost] = [values[0]!, values[1]!, values[2]!];
  const [afterMain, afterTie, afterCost] = [after[0]!, after[1]!, after[2]!];
  for (let hand = 0, at = 0; hand < hands; hand++, at += 3) {
    const a = next[at]!;
    if (inHand[hand] === 0) {
      main[hand] = afterMain[a]!;
      tie[hand] = afterTie[a]!;
      cost[hand] = afterCost[a]!;
      continue;
    }
    const b = next[at + 1]!;
    const c = next[at + 2]!;
    main[hand] = one * main[a]! + two * main[b]! + three * main[c]!;
    tie[hand] = one * tie[a]! + two * tie[b]! + three * tie[c]!;
    cost[hand] = one * cost[a]! + two * cost[b]! + three * cost[c]!;
  }
}

function weighList(
  { hands, inHand, next }: Stage,
  sizes: Float64Array,
  after: Float64Array,
  values: Float64Array,
): void {
  const ways = sizes.length;
  for (let hand = 0, at = 0; hand < hands; hand++, at += ways) {
    if (inHand[hand] === 0) {
      values[hand] = after[next[at]!]!;
      continue;
    }
    let sum = 0;
    for (let way = 0; way < ways; way++) sum += sizes[way]! * values[next[at + way]!]!;
    values[hand] = sum;
  }
}

interface Deciding {
  readonly hands: readonly Float64Array[];
  readonly values: readonly Float64Array[];
  readonly chosen: Int32Array;
  readonly lists: number;
  /** 6 to the power of all dice that may be re-rolled from here on. */
  readonly scale: number;
}

/** The best choice at each state. */
function decide(stage: Stage, { hands, values, chosen, lists, scale }: Deciding): void {
  const { states, first, hand, count, most, powers } = stage;
  const cost = lists - 1;
  const main = hands[0]!;
  const mains = values[0]!;
  const costs = values[cost]!;
  for (let state = 0; state < states; state++) {
    let best = first[state]!;
    const end = first[state + 1]!;
    let by = powers[most - count[best]!]!;
    let worth = main[hand[best]!]! * by;
    for (let choice = best + 1; choice < end; choice++) {
      const ours = powers[most - count[choice]!]!;
      const mine = main[hand[choice]!]! * ours;
      let more = mine - worth;
      for (let i = 1; i < lists && more === 0; i++) {
        more = hands[i]![hand[choice]!]! * ours - hands[i]![hand[best]!]! * by;
        if (i === cost) more += (count[best]! - count[choice]!) * scale;
      }
      if (more < 0 || (more === 0 && count[choice]! <= count[best]!)) continue;
      best = choice;
      by = ours;
      worth = mine;
    }
    chosen[state] = best;
    mains[state] = worth;
    const at = hand[best]!;
    for (let i = 1; i < lists; i++) values[i]![state] = hands[i]![at]! * by;
    costs[state]! -= count[best]! * scale;
  }
}

/** The choices of a policy, in memory of their own. */
export const choicesOf = (prepared: Prepared, how: ReRolling): Choices =>
  typeof how === 'string' ? plainly(prepared, how) : kept(decideByWorth(prepared, how).choices);
