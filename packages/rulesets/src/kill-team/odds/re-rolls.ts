// Which dice to roll again: by a plain policy, or whatever is worth most in the end.
import { six } from './distribution.ts';
import { type Class, classesOf, KINDS, type Pool, placesOf, step } from './pool.ts';
import { everyFall, type Memo, memo } from './tables.ts';

/**
 * What final dice are worth to their roller, by `place`: the first list decides, the next ones break ties. Each holds
 * whole numbers on one scale, so that equal is equal.
 */
export type Worth = readonly Float64Array[];

/** Never, every failure that may be, or whatever is worth most. */
export type ReRolling = 'never' | 'fails' | Worth;

/**
 * One offer. Its states are numbers: the `place` of the dice that are final, and how many dice of each living class
 * are still as they fell. Re-rolled dice are final (KT-1.5), and so are those that no offer from here on takes.
 */
export interface Stage {
  readonly nth: number;
  readonly most: number;
  readonly alive: readonly Class[];
  /** What a die of each class of the pool adds to a state of this stage. */
  readonly adds: readonly number[];
  /** What a die of each living class adds to a state of the next stage. */
  readonly after: readonly number[];
  /** States of this stage are below the one, those of the next below the other. */
  readonly space: number;
  readonly spaceAfter: number;
  /** What may be done at states met before; and what is, by a plain policy: it is always the same. */
  readonly choices: Memo<readonly Choice[]>;
  readonly plain: { readonly never: Memo<Choice>; readonly fails: Memo<Choice> };
}

/** What is done at a state. */
export interface Choice {
  /** How many dice of each living class are taken up, and how many in all. */
  readonly taken: readonly number[];
  readonly count: number;
  /** The state of the next stage without the dice in hand. */
  readonly left: number;
}

/** A pool made ready: everything about it that no policy changes. */
export interface Prepared {
  readonly pool: Pool;
  readonly classes: readonly Class[];
  readonly stages: readonly Stage[];
  /** What a die that is rolled adds to a place, and by how many faces. */
  readonly falls: readonly (readonly [adds: number, size: number])[];
  /** Every state the first roll may lead to, and how many falls of the dice do. */
  readonly first: readonly (readonly [state: number, weight: number])[];
}

const MOST_PREPARED = 2048;
const ready = new Map<string, Prepared>();

export function prepare(pool: Pool): Prepared {
  const offers = pool.reRolls.map(({ most, faces }) => `${most}:${faces.join('')}`).join(' ');
  const key = `${pool.dice} ${pool.succeedsOn} ${pool.criticalOn} ${pool.ones} ${offers}`;
  const before = ready.get(key);
  if (before) return before;
  if (ready.size >= MOST_PREPARED) ready.clear();
  const classes = classesOf(pool);
  const falls = KINDS.flatMap(kind => {
    const size = classes.reduce((sum, each) => (each.as === kind ? sum + each.size : sum), 0);
    return size === 0 ? [] : [[step(pool.dice, kind), size] as const];
  });
  const stages = stagesOf(pool, classes);
  const made = { pool, classes, falls, stages, first: firstRoll(pool, classes, stages) };
  ready.set(key, made);
  return made;
}

function firstRoll(pool: Pool, classes: readonly Class[], stages: readonly Stage[]): Prepared['first'] {
  const adds = stages[0]?.adds ?? classes.map(({ as }) => step(pool.dice, as));
  const sizes = classes.map(({ size }) => size);
  const weights = new Map<number, number>();
  everyFall(sizes, pool.dice, (counts, weight) => {
    let state = 0;
    for (let i = 0; i < counts.length; i++) state += counts[i]! * adds[i]!;
    weights.set(state, (weights.get(state) ?? 0) + weight);
  });
  return [...weights];
}

function stagesOf(pool: Pool, classes: readonly Class[]): readonly Stage[] {
  const aliveAt = (nth: number): readonly Class[] => classes.filter(({ offers }) => offers >> nth !== 0);
  const spaceOf = (alive: number): number => {
    let space = placesOf(pool);
    for (let i = 0; i < alive; i++) space *= pool.dice + 1;
    return space;
  };
  const addsAt =
    (nth: number) =>
    (each: Class): number => {
      const at = aliveAt(nth).indexOf(each);
      return at < 0 ? step(pool.dice, each.as) : spaceOf(at);
    };
  return pool.reRolls.map(({ most }, nth): Stage => {
    const alive = aliveAt(nth);
    const space = spaceOf(alive.length);
    return {
      nth,
      most: Math.min(most, pool.dice),
      alive,
      adds: classes.map(addsAt(nth)),
      after: alive.map(addsAt(nth + 1)),
      space,
      spaceAfter: spaceOf(aliveAt(nth + 1).length),
      choices: memo(space),
      plain: { never: memo(space), fails: memo(space) },
    };
  });
}

/** How many dice of each living class a state has. */
function countsIn({ alive }: Stage, state: number, pool: Pool): readonly number[] {
  const side = pool.dice + 1;
  let rest = Math.floor(state / placesOf(pool));
  return alive.map(() => {
    const count = rest % side;
    rest = Math.floor(rest / side);
    return count;
  });
}

const isOffered = ({ nth, alive }: Stage, at: number): boolean => ((alive[at]!.offers >> nth) & 1) === 1;

function choiceOf(stage: Stage, final: number, counts: readonly number[], taken: readonly number[]): Choice {
  let left = final;
  let count = 0;
  for (let at = 0; at < taken.length; at++) {
    left += (counts[at]! - taken[at]!) * stage.after[at]!;
    count += taken[at]!;
  }
  return { taken, count, left };
}

export type Decide = (stage: Stage, state: number) => Choice;

/** What the roller does, and what the state its first roll led to is then worth: all on one scale. */
export interface Decider {
  readonly decide: Decide;
  value(state: number): readonly number[];
}

/** Failures, lowest faces first, as many as the offer takes; or nothing. */
export const plainly =
  ({ pool }: Prepared, how: 'never' | 'fails'): Decide =>
  (stage, state) => {
    const before = stage.plain[how].get(state);
    if (before) return before;
    let room = how === 'fails' ? stage.most : 0;
    const counts = countsIn(stage, state, pool);
    const taken = counts.map((count, at) => {
      const fails = stage.alive[at]!.as === 'one' || stage.alive[at]!.as === 'fail';
      const takes = fails && isOffered(stage, at) ? Math.min(room, count) : 0;
      room -= takes;
      return takes;
    });
    const made = choiceOf(stage, state % placesOf(pool), counts, taken);
    stage.plain[how].set(state, made);
    return made;
  };

/** Which of two values is higher: the first number that differs says. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

interface Decided {
  readonly choice: Choice;
  /** On a scale of 6 to the power of all dice that may be re-rolled from here on. */
  readonly value: readonly number[];
}

/**
 * Backward induction over the offers. Of choices worth the same, the one that is expected to roll the fewest dice
 * again in all is taken, and of those the one that rolls the most of them now: who waits may not be asked again.
 */
export function byWorth({ pool, stages, falls }: Prepared, worth: Worth): Decider {
  const decisions = stages.map(() => new Map<number, Decided>());
  const dealt = stages.map(({ most, spaceAfter }) => memo<readonly number[]>((most + 1) * spaceAfter));
  const scales = stages.map((_, nth) => six(stages.slice(nth).reduce((sum, { most }) => sum + most, 0)));
  // After what the dice are worth, what they cost: dice rolled again.
  const cost = worth.length;

  const valueAt = (nth: number, state: number): readonly number[] =>
    nth === stages.length ? [...worth.map(list => list[state]!), 0] : decided(stages[nth]!, state).value;

  /** Of dice in hand, on a scale of 6^count times that of the next stage. */
  const valueInHand = (stage: Stage, count: number, left: number): readonly number[] => {
    const key = count * stage.spaceAfter + left;
    const before = dealt[stage.nth]!.get(key);
    if (before) return before;
    const value = count === 0 ? valueAt(stage.nth + 1, left) : new Array<number>(cost + 1).fill(0);
    if (count > 0)
      for (const [adds, size] of falls) {
        const fallen = valueInHand(stage, count - 1, left + adds);
        for (let i = 0; i <= cost; i++) (value as number[])[i]! += size * fallen[i]!;
      }
    dealt[stage.nth]!.set(key, value);
    return value;
  };

  const decided = (stage: Stage, state: number): Decided => {
    const before = decisions[stage.nth]!.get(state);
    if (before) return before;
    const value = new Array<number>(cost + 1).fill(0);
    let best: Choice | null = null;
    for (const choice of choicesAt(stage, state, pool)) {
      const scale = six(stage.most - choice.count);
      const dice = valueInHand(stage, choice.count, choice.left);
      const paid = choice.count * scales[stage.nth]!;
      let more = best === null ? 1 : 0;
      for (let i = 0; i <= cost && more === 0; i++) more = dice[i]! * scale - (i === cost ? paid : 0) - value[i]!;
      if (more < 0 || (more === 0 && choice.count <= best!.count)) continue;
      best = choice;
      for (let i = 0; i <= cost; i++) value[i] = dice[i]! * scale - (i === cost ? paid : 0);
    }
    const made = { choice: best!, value };
    decisions[stage.nth]!.set(state, made);
    return made;
  };

  return { decide: (stage, state) => decided(stage, state).choice, value: state => valueAt(0, state) };
}

/** Every way to take dice up at a state, the fewest of the first class first. */
function choicesAt(stage: Stage, state: number, pool: Pool): readonly Choice[] {
  const before = stage.choices.get(state);
  if (before) return before;
  const made: Choice[] = [];
  const counts = countsIn(stage, state, pool);
  const taken = counts.map(() => 0);
  const take = (at: number, room: number): void => {
    if (at === counts.length) {
      made.push(choiceOf(stage, state % placesOf(pool), counts, taken.slice()));
      return;
    }
    const most = isOffered(stage, at) ? Math.min(counts[at]!, room) : 0;
    for (let n = 0; n <= most; n++) {
      taken[at] = n;
      take(at + 1, room - n);
    }
  };
  take(0, stage.most);
  stage.choices.set(state, made);
  return made;
}
