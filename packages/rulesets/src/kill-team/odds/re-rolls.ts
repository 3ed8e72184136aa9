// Which dice to roll again: by a plain policy, or whatever is worth most in the end.
import { perObject, six } from '@little-wars/engine';
import type { Prepared } from './prepared.ts';
import type { Stage } from './stages.ts';

/**
 * What final dice are worth to their roller, by `place`: the first list decides, the next ones break ties. Each holds
 * whole numbers on one scale, so that equal is equal.
 */
export type Worth = readonly Float64Array[];

/** Never, every failure that may be, or whatever is worth most. */
export type ReRolling = 'never' | 'fails' | Worth;

/** The choice made at each state of each stage. */
export type Choices = readonly Int32Array[];

/** Failures, lowest faces first, as many as the offer takes; or nothing. It is always the same. */
export const plainly = (prepared: Prepared, how: 'never' | 'fails'): Choices =>
  how === 'never' ? never(prepared) : fails(prepared);

const never = perObject(({ stages }: Prepared): Choices => stages.map(stage => plainChoices(stage, 'never')));
const fails = perObject(({ stages }: Prepared): Choices => stages.map(stage => plainChoices(stage, 'fails')));

function plainChoices(stage: Stage, how: 'never' | 'fails'): Int32Array {
  const { states, first, groups } = stage;
  return Int32Array.from({ length: states }, (_, state) => {
    if (how === 'never') return first[state]!;
    // Of what may be taken up, the failures alone, and of those as many of the first class as can be.
    const ways = stage.ways(state);
    let best = 0;
    for (const [way, some] of ways.entries()) {
      const fails = some.every((n, i) => n === 0 || groups[i]!.as === 'one' || groups[i]!.as === 'fail');
      if (fails && compare(some, ways[best]!) > 0) best = way;
    }
    return first[state]! + best;
  });
}

/** Which of two values is higher: the first number that differs says. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

/** What the roller does, and what each state of the first stage is then worth: all on one scale, list by list. */
export interface Decided {
  readonly choices: Choices;
  readonly values: readonly Float64Array[];
}

/** Scratch memory by stage: the values of hands and states, list by list, and what is chosen. */
interface Room {
  readonly hands: readonly (readonly Float64Array[])[];
  readonly values: readonly (readonly Float64Array[])[];
  readonly choices: Choices;
  /** After what the dice are worth, what they cost: dice rolled again. */
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
 * Backward induction over the offers. Of choices worth the same, the one that is expected to roll the fewest dice
 * again in all is taken, and of those the one that rolls the most of them now: who waits may not be asked again.
 * What it gives holds until these dice are thought about again.
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

/** What each state of the first stage is worth by the first list alone: the same value for a third of the work. */
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

/** The same, to keep. */
export function byWorth(prepared: Prepared, worth: Worth): Decided {
  const { choices, values } = decideByWorth(prepared, worth);
  return { choices: kept(choices), values: values.slice(0, worth.length).map(list => list.slice()) };
}

export const kept = (choices: Choices): Choices => choices.map(list => list.slice());

type Lists = readonly Float64Array[];

/**
 * Of dice in hand, on a scale of 6 to the power of their number times that of the next stage. Three lists are gone
 * through at once, three ways a die falls are written out: most time of large forecasts is spent here.
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
  /** 6 to the power of all dice that may be rolled again from here on. */
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

/** The choices of a policy, to keep. */
export const choicesOf = (prepared: Prepared, how: ReRolling): Choices =>
  typeof how === 'string' ? plainly(prepared, how) : kept(decideByWorth(prepared, how).choices);
