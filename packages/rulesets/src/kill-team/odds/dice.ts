// What a handful of dice comes to, re-rolls included.
import { six } from './distribution.ts';
import { atPlace, type Counted, classOfFace, kindOf, type Pool, placesOf, step } from './pool.ts';
import { byWorth, type Decide, type Prepared, plainly, prepare, type ReRolling } from './re-rolls.ts';
import { type Tally, tally } from './tables.ts';

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
export const mostRolls = ({ dice, reRolls }: Rolling): number => dice + mostAgain({ dice, reRolls });

/** KT-1.5: no die twice. */
const mostAgain = ({ dice, reRolls }: Rolling): number =>
  Math.min(
    dice,
    reRolls.reduce((sum, { most }) => sum + Math.min(most, dice), 0),
  );

export function planRoll(pool: Pool, how: ReRolling): RollPlan {
  const prepared = prepare(pool);
  const decide = typeof how === 'string' ? plainly(prepared, how) : byWorth(prepared, how).decide;
  return {
    total: six(mostRolls(pool)),
    rolled: typeof how === 'string' ? rolledPlainly(prepared, how) : rolledBy(prepared, decide),
    choose: (nth, dice) => chosenAt(prepared, decide, nth, dice),
  };
}

/** The same few handfuls come up all the time. */
const plain = new WeakMap<Prepared, Map<string, readonly Rolled[]>>();

function rolledPlainly(prepared: Prepared, how: 'never' | 'fails'): readonly Rolled[] {
  const known = plain.get(prepared) ?? new Map<string, readonly Rolled[]>();
  plain.set(prepared, known);
  const made = known.get(how) ?? rolledBy(prepared, plainly(prepared, how));
  known.set(how, made);
  return made;
}

/** Carries the weight of every fall of the dice through the offers. */
export function rolledBy(
  { pool, first, stages, falls }: Prepared,
  decide: Decide,
  from: Prepared['first'] = first,
): readonly Rolled[] {
  const scale = six(mostAgain(pool));
  let states: Pick<Tally, 'each'> = {
    each: visit => {
      for (const [state, weight] of from) visit(state, weight * scale);
    },
  };
  if (stages.length === 0) states = gathered(states, placesOf(pool));
  for (const stage of stages) {
    const inHand = Array.from({ length: stage.most + 1 }, (): Tally => tally(stage.spaceAfter));
    states.each((state, weight) => {
      const { count, left } = decide(stage, state);
      inHand[count]!.add(left, weight / six(count));
    });
    for (let count = stage.most; count > 0; count--)
      inHand[count]!.each((left, weight) => {
        for (const [more, size] of falls) inHand[count - 1]!.add(left + more, weight * size);
      });
    states = inHand[0]!;
  }
  const made: Rolled[] = [];
  states.each((at, weight) => made.push({ ...atPlace(pool.dice, at), weight }));
  return made;
}

/** The same with every number once. */
function gathered(states: Pick<Tally, 'each'>, space: number): Tally {
  const made = tally(space);
  states.each(made.add);
  return made;
}

/** The state the nth offer finds. */
export function stateOf({ pool, classes, stages }: Prepared, nth: number, dice: readonly Shown[]): number {
  const adds = stages[nth]?.adds;
  let state = 0;
  for (const { face, reRolled } of dice)
    state +=
      reRolled || !adds
        ? step(pool.dice, kindOf(face, pool))
        : adds[classes.indexOf(classOfFace(classes, pool, face))]!;
  return state;
}

/** The places of the dice that a decision takes up. */
export function chosenAt(prepared: Prepared, decide: Decide, nth: number, dice: readonly Shown[]): readonly number[] {
  const stage = prepared.stages[nth]!;
  const left = [...decide(stage, stateOf(prepared, nth, dice)).taken];
  return dice.flatMap(({ face, reRolled }, i) => {
    const at = reRolled ? -1 : stage.alive.indexOf(classOfFace(prepared.classes, prepared.pool, face));
    return at >= 0 && left[at]!-- > 0 ? [i] : [];
  });
}
