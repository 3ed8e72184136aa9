// Prepares a pool for rolls and re-rolls: lists every state and every choice once.
import { keyed, lazy } from '@little-wars/engine';
import { firstRoll, takesAllOnes } from './first-roll.ts';
import { compactOf, groupsAt, type Making, NO_SHORTCUTS, type Ranking, type Shortcuts } from './groups.ts';
import { type Class, type Counted, classesOf, KINDS, type Kind, type Pool, place, placesOf, step } from './pool.ts';
import { type Stage, stageOf } from './stages.ts';

/** Final dice, and the number that encodes them. */
export interface End extends Counted {
  readonly place: number;
  /** All of them, failures included. */
  readonly dice: number;
}

/** A prepared pool: everything about it that does not depend on a policy. */
export interface Prepared {
  readonly pool: Pool;
  readonly classes: readonly Class[];
  /** How many offers are merged into the first roll because they leave no choice: 0 or 1. */
  readonly sure: number;
  /** Whether all ones are re-rolled, and dice that then fail count as ones, whatever they show. */
  readonly countsAgain: boolean;
  /** The other offers. */
  readonly stages: readonly Stage[];
  /** The number of faces of each result of a die. */
  readonly sizes: Float64Array;
  /** The weight of each state of the first stage after the first roll; of each place if there is no stage. */
  readonly first: Float64Array;
  readonly places: number;
  /** All possible final dice. */
  readonly ends: readonly End[];
}

/** With more dice than this, the caller must rank dice: enumerating all choices would take too long. */
export const MANY = 8;

const MOST_PREPARED = 2048;
const plain = keyed<number, Prepared>(MOST_PREPARED);
const rolledAgain = keyed<string, Prepared>(MOST_PREPARED);
/** Each of these may take megabytes. */
const manyAgain = keyed<string, Prepared>(16);

export function prepare(pool: Pool, ranking: Ranking = null, shortcuts: Shortcuts = NO_SHORTCUTS): Prepared {
  const { dice, succeedsOn, criticalOn, ones, reRolls } = pool;
  if (reRolls.length === 0) {
    const face = (n: number): number => Math.max(0, Math.min(NEVER, n));
    const key = ((dice * 8 + face(succeedsOn)) * 8 + face(criticalOn)) * 2 + Number(ones);
    return plain(key, () => prepared(pool, null, NO_SHORTCUTS));
  }
  const { countsAgain, fails } = shortcuts;
  let key = `${dice} ${succeedsOn} ${criticalOn} ${ones} ${countsAgain} ${fails && runsIn(fails)} ${ranking ?? ''}`;
  for (const { most, faces } of reRolls) key += ` ${most}:${faces.join('')}`;
  const cached = dice > MANY ? manyAgain : rolledAgain;
  return cached(key, () => prepared(pool, isWidening(reRolls) ? ranking : null, shortcuts));
}

/** A list in which numbers repeat, as text. */
function runsIn(list: Uint8Array): string {
  let runs = '';
  for (let at = 0, from = 0; at <= list.length; at++)
    if (list[at] !== list[from]) {
      runs += `${list[from]}x${at - from},`;
      from = at;
    }
  return runs;
}

/** Whether each offer takes every face that the one before it takes: else a bad die may have to wait for its offer. */
export const isWidening = (reRolls: Pool['reRolls']): boolean =>
  reRolls.every(({ faces }, nth) => {
    const before = reRolls[nth - 1]?.faces ?? NO_FACE;
    return faces.length === 0 || (before.length > 0 && before.every(face => face === 0 || faces.includes(face)));
  });

const NO_FACE = [0];

/** Higher than any face. */
const NEVER = 7;

/** All possible final dice, by place. */
function endsOf({ dice, ones: countsOnes }: Pool): readonly End[] {
  const ends: End[] = [];
  for (let ones = 0; ones <= (countsOnes ? dice : 0); ones++)
    for (let critical = 0; critical <= dice - ones; critical++)
      for (let normal = 0; normal <= dice - ones - critical; normal++)
        ends.push({ place: place(dice, { critical, normal, ones }), critical, normal, ones, dice });
  return ends;
}

function prepared(pool: Pool, ranking: Ranking, shortcuts: Shortcuts): Prepared {
  const { countsAgain } = shortcuts;
  const classes = classesOf(pool);
  const places = placesOf(pool);
  /** The result that a re-rolled die counts as. */
  const counted = (kind: Kind): Kind => (countsAgain && kind === 'fail' ? 'one' : kind);
  const falls = KINDS.flatMap(kind => {
    const size = classes.reduce((sum, each) => (counted(each.as) === kind ? sum + each.size : sum), 0);
    return size === 0 ? [] : [{ adds: step(pool.dice, kind), size }];
  });
  const making: Making = {
    pool,
    classes,
    ranking,
    shortcuts,
    places,
    falls: falls.map(({ adds }) => adds),
    compact: lazy(() => compactOf(pool, places)),
  };
  const sure = ranking !== null && takesAllOnes(pool, classes) ? 1 : 0;
  const rolled = firstRoll(
    making,
    groupsAt(making, sure),
    falls.map(({ size }) => size),
    sure,
  );
  const stages: Stage[] = [];
  let { numbers } = rolled;
  for (let nth = sure; nth < pool.reRolls.length; nth++) {
    const { stage, after } = stageOf(making, nth, numbers);
    stages.push(stage);
    numbers = after;
  }
  const first = new Float64Array(stages[0]?.states ?? places);
  for (let i = 0; i < rolled.weights.length; i++)
    first[stages.length > 0 ? i : rolled.numbers.codes[i]!] = rolled.weights[i]!;
  return {
    pool,
    classes,
    sure,
    countsAgain,
    stages,
    sizes: Float64Array.from(falls, ({ size }) => size),
    first,
    places,
    ends: endsOf(pool),
  };
}
