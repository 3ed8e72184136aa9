// Dice rolled together: their result with the free re-rolls on offer
import type { Needed } from '../attacks/rolls.ts';
import { wouldFail } from '../dice/rolls.ts';
import type { ReRoll } from '../types.ts';
import { type Chances, mixedIn, mixture, SURE, summed, times } from './chances.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
const SIXTH = 1 / 6;

/** The value of each face of a die, and how many dice it adds; added dice add none. */
export interface Die {
  readonly byFace: readonly Chances[];
  readonly more: readonly number[];
}

export interface Pooling {
  readonly which: ReRoll;
  readonly needed: Needed;
  /** Which faces are re-rolled: of the dice themselves, and of those they add. */
  readonly again: FacesAgain;
  /** Larger values are clamped to this. */
  readonly most: number;
}

/** The faces that are re-rolled, of the dice of a roll and of those they add. */
export interface FacesAgain {
  readonly own: readonly boolean[];
  readonly added: readonly boolean[];
}

/** Differences in value below this are ignored. */
const ALIKE = 1e-9;

/** Where any die may be re-rolled: failures, and faces worth less than a new die on average. */
function againBy(which: ReRoll, needed: Needed, values: readonly number[]): readonly boolean[] {
  const fresh = values.reduce((sum, value) => sum + value, 0) / values.length;
  return FACES.map((face, i) => isAgain(which, face, needed) || (which === 'any' && values[i]! + ALIKE < fresh));
}

/** Which dice are re-rolled, by the value of each face and the dice it adds. */
export function facesAgain(
  which: ReRoll,
  needed: Needed,
  { values, more }: { readonly values: readonly number[]; readonly more: readonly number[] },
): FacesAgain {
  const added = againBy(which, needed, values);
  const chances = chancesOf(added);
  const extra = values.reduce((sum, value, i) => sum + value * chances[i]!, 0);
  const own = againBy(
    which,
    needed,
    values.map((value, i) => value + more[i]! * extra),
  );
  return { own, added };
}

/** Whether this die is re-rolled. */
function isAgain(which: ReRoll, face: number, needed: Needed): boolean {
  const { needs } = needed;
  const fails = wouldFail(face, needed);
  switch (which) {
    case 'ones':
      return face === 1;
    case 'failed':
    case 'one':
      return fails && face < needs;
    case 'any':
      return fails;
    default:
      return false;
  }
}

/** The probability of each face after a free re-roll of every die it may take. */
export const facesWith = (which: ReRoll, needed: Needed): readonly number[] =>
  chancesOf(FACES.map(face => isAgain(which, face, needed)));

function chancesOf(again: readonly boolean[]): readonly number[] {
  const count = again.filter(Boolean).length;
  return again.map(is => (is ? 0 : SIXTH) + count * SIXTH * SIXTH);
}

/** The result of a random number of dice. */
export function poolOf(die: Die, pooling: Pooling, counts: Chances): Chances {
  if (pooling.which === 'one') return withOneReRoll(die, pooling, counts);
  const { again, most } = pooling;
  const faces = chancesOf(again.own);
  const extra = mixture(chancesOf(again.added).map((chance, i) => [chance, die.byFace[i]!] as const));
  const own = die.byFace.map((chances, i) =>
    die.more[i] === 0 ? chances : summed(chances, times(extra, die.more[i]!, most), most),
  );
  const one = mixture(faces.map((chance, i) => [chance, own[i]!] as const));
  const mixed: number[] = [];
  let pool: Chances = SURE;
  for (const [n, chance] of counts.entries()) {
    if (n > 0) pool = summed(pool, one, most);
    mixedIn(mixed, chance, pool);
  }
  return mixed;
}

/** The results of dice, by how many dice they add. */
type Rows = number[][];

function addRow(rows: Rows, at: number, share: number, chances: Chances): void {
  while (rows.length <= at) rows.push([]);
  mixedIn(rows[at]!, share, chances);
}

/** Adds a share of the sum of two. */
function addSum(into: Rows, share: number, [a, b]: readonly [Rows, Rows], most: number): void {
  for (const [i, one] of a.entries())
    for (const [j, other] of b.entries())
      if (one.length > 0 && other.length > 0) addRow(into, i + j, share, summed(one, other, most));
}

interface OneDie {
  /** The result of a die with any face, and of one that does not fail. */
  readonly any: Rows;
  readonly good: Rows;
  readonly failing: number;
}

function oneDie({ byFace, more }: Die, needed: Needed): OneDie {
  const [any, good]: readonly [Rows, Rows] = [[], []];
  let failing = 0;
  for (const [i, face] of FACES.entries()) {
    addRow(any, more[i]!, SIXTH, byFace[i]!);
    if (isAgain('one', face, needed)) failing += SIXTH;
    else addRow(good, more[i]!, SIXTH, byFace[i]!);
  }
  return { any, good, failing };
}

/** Visits the results of 0, 1, 2 … dice where the first failure is re-rolled. */
function eachPool({ any, good, failing }: OneDie, most: number, count: number, visit: (n: number, pool: Rows) => void) {
  // Before the re-roll is used, and after.
  let [fresh, used]: readonly [Rows, Rows] = [[[...SURE]], []];
  visit(0, fresh);
  for (let n = 1; n <= count; n++) {
    const [next, after]: readonly [Rows, Rows] = [[], []];
    addSum(after, 1, [used, any], most);
    addSum(after, failing, [fresh, any], most);
    addSum(next, 1, [fresh, good], most);
    [fresh, used] = [next, after];
    visit(n, fresh);
    visit(n, used);
  }
}

/** In each roll one failed die is re-rolled; dice that others add are a roll of their own. */
function withOneReRoll(die: Die, { needed, most }: Pooling, counts: Chances): Chances {
  const rows: Rows = [];
  eachPool(oneDie(die, needed), most, counts.length - 1, (n, pool) => {
    for (const [more, row] of pool.entries()) addRow(rows, more, counts[n]!, row);
  });
  const mixed: number[] = [];
  const alone = oneDie({ byFace: die.byFace, more: die.more.map(() => 0) }, needed);
  eachPool(alone, most, rows.length - 1, (n, [extra = []]) => mixedIn(mixed, 1, summed(rows[n]!, extra, most)));
  return mixed;
}
