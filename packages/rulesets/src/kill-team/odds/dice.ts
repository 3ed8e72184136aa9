// What a handful of dice comes to, re-rolls included.
import { binomial, lazy, perObject, six } from '@little-wars/engine';
import { ALL_FAILS, codeOf } from './groups.ts';
import { type Counted, classOfFace, kindOf, type Pool, placesOf, step } from './pool.ts';
import { MANY, type Prepared, prepare } from './prepared.ts';
import { RANKED, rankingOf, shortcutsOf } from './ranking.ts';
import { type Choices, choicesOf, plainly, type ReRolling } from './re-rolls.ts';
import type { Stage } from './stages.ts';

/** Dice after all re-rolls, and how many equally likely outcomes of the dice lead to them. */
export interface Rolled extends Counted {
  readonly weight: number;
}

/** A die as it shows. */
export interface Shown {
  readonly face: number;
  readonly reRolled: boolean;
}

/** How dice are rolled and re-rolled, and the outcomes. */
export interface RollPlan {
  /** 6 to the power of all dice, those that may be re-rolled counted twice. */
  readonly total: number;
  readonly rolled: readonly Rolled[];
  /** The indices of the dice to re-roll with the nth offer. */
  choose(nth: number, dice: readonly Shown[]): readonly number[];
}

type Rolling = Pick<Pool, 'dice' | 'reRolls'>;

/** The maximum number of dice rolled, re-rolls included. */
export const mostRolls = (rolling: Rolling): number => rolling.dice + mostAgain(rolling);

/** KT-1.5: no die twice. */
function mostAgain({ dice, reRolls }: Rolling): number {
  let sum = 0;
  for (const { most } of reRolls) sum += Math.min(most, dice);
  return Math.min(dice, sum);
}

/** The plan for a pool, by a fixed policy or by the worth of final dice. */
export function planRoll(pool: Pool, how: ReRolling): RollPlan {
  if (typeof how === 'string') {
    const isMany = pool.dice > MANY && pool.reRolls.length > 0;
    if (isMany && how === 'never') return neverPlan(pool);
    const prepared = isMany ? prepareForFails(pool) : prepare(pool);
    return planOf(prepared, plainly(prepared, how), plainWeights(prepared, how));
  }
  const ranking = pool.dice <= MANY ? null : rankingOf(pool, how);
  const shortcuts = shortcutsOf(pool, how, ranking);
  const prepared = prepare(pool, ranking, shortcuts);
  const choices = choicesOf(prepared, shortcuts.countsAgain ? how.slice(0, -1) : how);
  return planOf(prepared, choices, weightsBy(prepared, choices));
}

/** Dice that stay as they fell, on the scale of those that may be rolled again. */
function neverPlan(pool: Pool): RollPlan {
  const [prepared, scale] = [prepare({ ...pool, reRolls: [] }), six(mostAgain(pool))];
  const rolled = lazy(() => rolledIn(prepared, prepared.first).map(each => ({ ...each, weight: each.weight * scale })));
  return {
    total: six(mostRolls(pool)),
    get rolled() {
      return rolled();
    },
    choose: () => [],
  };
}

/** Only the choice that rolls all failures again is listed where an offer has room for them. */
const prepareForFails = (pool: Pool): Prepared =>
  prepare(pool, pool.ones ? RANKED : RANKED.slice(1), {
    countsAgain: false,
    fails: new Uint8Array(placesOf(pool)).fill(ALL_FAILS),
  });

/** The plan of prepared dice, from the choices and the weights of the places they lead to. */
export function planOf(prepared: Prepared, choices: Choices, weights: Float64Array): RollPlan {
  let rolled: readonly Rolled[] | null = null;
  return {
    total: six(mostRolls(prepared.pool)),
    get rolled() {
      rolled ??= rolledIn(prepared, weights);
      return rolled;
    },
    choose: (nth, dice) => chosenAt(prepared, choices, nth, dice),
  };
}

export function rolledIn(prepared: Prepared, weights: Float64Array): readonly Rolled[] {
  const { ends } = prepared;
  if (prepared.countsAgain) return rolledIn({ ...prepared, countsAgain: false }, onesAmong(prepared, weights));
  const rolled: Rolled[] = [];
  for (const { place, critical, normal, ones } of ends)
    if (weights[place] !== 0) rolled.push({ critical, normal, ones, weight: weights[place]! });
  return rolled;
}

/** The weight of each place, from weights that count failed re-rolls as ones: every failing face is equally likely. */
function onesAmong({ pool, classes, ends, places }: Prepared, weights: Float64Array): Float64Array {
  const faces = classes.reduce((sum, { as, size }) => (as === 'one' || as === 'fail' ? sum + size : sum), 0);
  const one = step(pool.dice, 'one');
  const byPlace = new Float64Array(places);
  /** The chance that k of n failures show 1. */
  const shares = new Float64Array((pool.dice + 1) * (pool.dice + 1));
  for (let failed = 0; failed <= pool.dice; failed++)
    for (let ones = 0; ones <= failed; ones++) {
      let share = binomial(failed, ones);
      for (let i = 0; i < failed; i++) share *= (i < ones ? 1 : faces - 1) / faces;
      shares[failed * (pool.dice + 1) + ones] = share;
    }
  for (const { place, ones: failed } of ends) {
    if (weights[place] === 0) continue;
    const row = failed * (pool.dice + 1);
    for (let ones = 0; ones <= failed; ones++)
      byPlace[place - (failed - ones) * one]! += weights[place]! * shares[row + ones]!;
  }
  return byPlace;
}

/** The weight of each place by a fixed policy; cached, because the same few pools come up all the time. */
export const plainWeights = (prepared: Prepared, how: 'never' | 'fails'): Float64Array =>
  how === 'never' ? neverAgain(prepared) : failsAgain(prepared);

/** The outcomes of dice by a fixed policy, in lists; `again` is 6 to the power of all dice, as in a plan. */
export interface Falls {
  readonly critical: readonly number[];
  readonly normal: readonly number[];
  readonly weight: readonly number[];
  readonly again: number;
}

export const plainFalls = (prepared: Prepared, how: 'never' | 'fails'): Falls =>
  how === 'never' ? neverFalls(prepared) : failsFalls(prepared);

function fallsOf(prepared: Prepared, how: 'never' | 'fails'): Falls {
  const rolled = rolledIn(prepared, plainWeights(prepared, how));
  return {
    critical: rolled.map(({ critical }) => critical),
    normal: rolled.map(({ normal }) => normal),
    weight: rolled.map(({ weight }) => weight),
    again: six(mostRolls(prepared.pool)),
  };
}

const neverFalls = perObject((prepared: Prepared) => fallsOf(prepared, 'never'));
const failsFalls = perObject((prepared: Prepared) => fallsOf(prepared, 'fails'));

const neverAgain = perObject((prepared: Prepared) => weightsBy(prepared, plainly(prepared, 'never')));
const failsAgain = perObject((prepared: Prepared) => weightsBy(prepared, plainly(prepared, 'fails')));

/** The weight of each hand, and of each state, by stage. */
const roomFor = perObject(({ stages, places }: Prepared) => ({
  held: stages.map(({ hands }) => new Float64Array(hands)),
  states: stages.map(({ states }) => new Float64Array(states)),
  ends: new Float64Array(places),
}));

/** How many outcomes of the dice lead to each place. */
export const weightsBy = (prepared: Prepared, choices: Choices, from?: Float64Array): Float64Array =>
  carried(prepared, choices, from).slice();

/**
 * The same in scratch memory, valid until the next call for these dice: carries every state's weight through the
 * offers.
 */
export function carried(prepared: Prepared, choices: Choices, from: Float64Array = prepared.first): Float64Array {
  const { pool, stages, sizes } = prepared;
  if (stages.length === 0) return from;
  const { held, states: room, ends } = roomFor(prepared);
  const ways = sizes.length;
  const scale = prepared.sure > 0 ? 1 : six(mostAgain(pool));
  const first = room[0]!;
  for (let state = 0; state < first.length; state++) first[state] = from[state]! * scale;
  for (let nth = 0; nth < stages.length; nth++) {
    const { states, hand, count, hands, inHand, next, powers } = stages[nth]!;
    const [weights, inHands, after, chosen] = [room[nth]!, held[nth]!, room[nth + 1] ?? ends, choices[nth]!];
    inHands.fill(0);
    after.fill(0);
    for (let state = 0; state < states; state++) {
      const choice = chosen[state]!;
      inHands[hand[choice]!]! += weights[state]! / powers[count[choice]!]!;
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

/** The number of the state at the nth offer; the place of the dice if there is no offer. */
export function stateOf(prepared: Prepared, nth: number, dice: readonly Shown[]): number | undefined {
  const { pool, stages, sure } = prepared;
  const stage = stages[nth - sure];
  const place = placeOfDice(prepared, dice);
  if (!stage) return place;
  const alive = stage.groups.map(() => 0);
  for (const die of dice) {
    const group = groupOf(prepared, stage, die);
    if (group >= 0) alive[group]!++;
  }
  const state = stage.numbers.find(codeOf(pool, stage.groups, place, alive));
  return state < 0 ? undefined : state;
}

/** The group that a die is in when an offer is made; -1 if it is final. */
const groupOf = ({ pool, classes }: Prepared, stage: Stage, { face, reRolled }: Shown): number =>
  reRolled ? -1 : stage.groupOf[classes.indexOf(classOfFace(classes, pool, face))]!;

/** The place of final dice. */
export const placeOfDice = ({ pool, countsAgain }: Prepared, dice: readonly Shown[]): number =>
  dice.reduce((sum, { face, reRolled }) => {
    const kind = kindOf(face, pool);
    return sum + step(pool.dice, countsAgain && reRolled && kind === 'fail' ? 'one' : kind);
  }, 0);

/** The indices of the dice that a choice takes up. */
export function chosenAt(prepared: Prepared, choices: Choices, nth: number, dice: readonly Shown[]): readonly number[] {
  if (nth < prepared.sure) return dice.flatMap(({ face }, i) => (kindOf(face, prepared.pool) === 'one' ? [i] : []));
  const at = nth - prepared.sure;
  const stage = prepared.stages[at]!;
  const state = stateOf(prepared, nth, dice);
  if (state === undefined) return [];
  const left = [...stage.ways(state)[choices[at]![state]! - stage.first[state]!]!];
  return dice.flatMap((die, i) => {
    const group = groupOf(prepared, stage, die);
    return group >= 0 && left[group]!-- > 0 ? [i] : [];
  });
}
