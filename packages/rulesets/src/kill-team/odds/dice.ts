// What a handful of dice comes to, re-rolls included.
import { six } from '@little-wars/engine';
import { type Counted, classOfFace, kindOf, type Pool, step } from './pool.ts';
import { type Prepared, prepare } from './prepared.ts';
import { type Choices, choicesOf, plainly, type ReRolling } from './re-rolls.ts';

/** Dice after all re-rolls, and how many equally likely falls of the dice lead there. */
export interface Rolled extends Counted {
  readonly weight: number;
}

/** A die as it lies on the table. */
export interface Shown {
  readonly face: number;
  readonly reRolled: boolean;
}

/** How dice are rolled and rolled again, and what comes of it. */
export interface RollPlan {
  /** 6 to the power of all dice, those that may be re-rolled counted twice. */
  readonly total: number;
  readonly rolled: readonly Rolled[];
  /** The places of the dice to roll again when the nth offer is made. */
  choose(nth: number, dice: readonly Shown[]): readonly number[];
}

type Rolling = Pick<Pool, 'dice' | 'reRolls'>;

/** How many dice are rolled at most: first, and again. */
export const mostRolls = (rolling: Rolling): number => rolling.dice + mostAgain(rolling);

/** KT-1.5: no die twice. */
function mostAgain({ dice, reRolls }: Rolling): number {
  let sum = 0;
  for (const { most } of reRolls) sum += Math.min(most, dice);
  return Math.min(dice, sum);
}

export function planRoll(pool: Pool, how: ReRolling): RollPlan {
  const prepared = prepare(pool);
  const choices = choicesOf(prepared, how);
  return planOf(
    prepared,
    choices,
    typeof how === 'string' ? plainWeights(prepared, how) : weightsBy(prepared, choices),
  );
}

/** The same, of dice that are made ready, with the choices made and what comes of them known. */
export const planOf = (prepared: Prepared, choices: Choices, weights: Float64Array): RollPlan => ({
  total: six(mostRolls(prepared.pool)),
  rolled: rolledIn(prepared, weights),
  choose: (nth, dice) => chosenAt(prepared, choices, nth, dice),
});

export function rolledIn({ ends }: Prepared, weights: Float64Array): readonly Rolled[] {
  const made: Rolled[] = [];
  for (const { place, critical, normal, ones } of ends)
    if (weights[place] !== 0) made.push({ critical, normal, ones, weight: weights[place]! });
  return made;
}

/** The same few handfuls come up all the time. */
const plain = new WeakMap<Prepared, { never?: Float64Array; fails?: Float64Array }>();

/** The weight of each place by a plain policy. */
export function plainWeights(prepared: Prepared, how: 'never' | 'fails'): Float64Array {
  const known = plain.get(prepared) ?? {};
  plain.set(prepared, known);
  known[how] ??= weightsBy(prepared, plainly(prepared, how));
  return known[how];
}

interface Room {
  /** The weight of each hand, and of each state, by stage. */
  readonly held: readonly Float64Array[];
  readonly states: readonly Float64Array[];
  readonly ends: Float64Array;
}

const rooms = new WeakMap<Prepared, Room>();

function roomFor(prepared: Prepared): Room {
  const before = rooms.get(prepared);
  if (before) return before;
  const made: Room = {
    held: prepared.stages.map(({ hands }) => new Float64Array(hands)),
    states: prepared.stages.map(({ states }) => new Float64Array(states)),
    ends: new Float64Array(prepared.places),
  };
  rooms.set(prepared, made);
  return made;
}

/** How many falls of the dice lead to each place. */
export const weightsBy = (prepared: Prepared, choices: Choices, from?: Float64Array): Float64Array =>
  carried(prepared, choices, from).slice();

/** The same, until these dice are rolled again: carries the weight of every state through the offers. */
export function carried(prepared: Prepared, choices: Choices, from: Float64Array = prepared.first): Float64Array {
  const { pool, stages, sizes } = prepared;
  if (stages.length === 0) return from;
  const { held, states: room, ends } = roomFor(prepared);
  const ways = sizes.length;
  const scale = six(mostAgain(pool));
  const first = room[0]!;
  for (let state = 0; state < first.length; state++) first[state] = from[state]! * scale;
  for (let nth = 0; nth < stages.length; nth++) {
    const { states, hand, count, hands, inHand, next } = stages[nth]!;
    const [weights, inHands, after, chosen] = [room[nth]!, held[nth]!, room[nth + 1] ?? ends, choices[nth]!];
    inHands.fill(0);
    after.fill(0);
    for (let state = 0; state < states; state++) {
      const choice = chosen[state]!;
      inHands[hand[choice]!]! += weights[state]! / six(count[choice]!);
    }
    for (let each = hands - 1; each >= 0; each--) {
      const weight = inHands[each]!;
      if (weight === 0) continue;
      if (inHand[each] === 0) after[next[each * ways]!]! += weight;
      else for (let way = 0; way < ways; way++) inHands[next[each * ways + way]!]! += weight * sizes[way]!;
    }
  }
  return ends;
}

/** The number of the state the nth offer finds; without any offer, the place the dice have come to. */
export function stateOf({ pool, classes, stages }: Prepared, nth: number, dice: readonly Shown[]): number | undefined {
  const stage = stages[nth];
  let code = 0;
  for (const { face, reRolled } of dice)
    code +=
      reRolled || !stage
        ? step(pool.dice, kindOf(face, pool))
        : stage.adds[classes.indexOf(classOfFace(classes, pool, face))]!;
  return stage ? stage.numbers.get(code) : code;
}

/** The place that final dice have come to. */
export const placeOfDice = ({ pool }: Prepared, dice: readonly Shown[]): number =>
  dice.reduce((sum, { face }) => sum + step(pool.dice, kindOf(face, pool)), 0);

/** The places of the dice that a choice takes up. */
export function chosenAt(prepared: Prepared, choices: Choices, nth: number, dice: readonly Shown[]): readonly number[] {
  const stage = prepared.stages[nth]!;
  const state = stateOf(prepared, nth, dice);
  if (state === undefined) return [];
  const left = [...stage.taken[choices[nth]![state]!]!];
  return dice.flatMap(({ face, reRolled }, i) => {
    const at = reRolled ? -1 : stage.alive.indexOf(classOfFace(prepared.classes, prepared.pool, face));
    return at >= 0 && left[at]!-- > 0 ? [i] : [];
  });
}
