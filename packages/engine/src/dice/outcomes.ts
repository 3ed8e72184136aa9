import { latestAt } from '../cache.ts';
import type { Roll } from '../kernel/questions.ts';
import type { Game, Ruleset, Sight } from '../kernel/types.ts';
import { checkRoll, type RollKey } from './source.ts';

/** Results of a roll that make no difference to one another. */
export interface Outcome {
  /** One of the results. */
  readonly faces: readonly number[];
  /** How many of the equally likely results there are. */
  readonly weight: bigint;
}

export interface Outcomes {
  /** All equally likely results: sides to the power of count. The weights add up to it. */
  readonly total: bigint;
  readonly groups: readonly Outcome[];
}

type Alike = (face: number) => string | number;

/** Past this many groups nobody should list them: sample instead. */
export const MOST_OUTCOMES = 1_000_000;

/** The results of a roll, grouped as the ruleset says they are alike; null where there are too many to list. */
export function outcomes<G extends Game>(table: Sight<G>, ruleset: Ruleset<G>, roll: Roll): Outcomes | null {
  return outcomesAlike(roll, ruleset.alike(table, roll));
}

/** With a key for each face, order does not matter; without one, every face differs and order counts. */
export function outcomesAlike(roll: Pick<Roll, 'count' | 'sides'>, alike: Alike | null): Outcomes | null {
  checkRoll(roll as RollKey);
  const total = power(BigInt(roll.sides), roll.count);
  if (alike !== null) {
    const classes = classesOf(roll.sides, alike);
    return countsInto(classes.length, roll.count) > MOST_OUTCOMES
      ? null
      : { total, groups: grouped(classes, roll.count) };
  }
  if (total > BigInt(MOST_OUTCOMES)) return null;
  return { total, groups: [...everyRoll(roll)].map(faces => ({ faces, weight: 1n })) };
}

/** Every result of a roll in order, the last die changing fastest. */
export function* everyRoll({ count, sides }: Pick<Roll, 'count' | 'sides'>): Generator<readonly number[]> {
  const faces = Array.from({ length: count }, () => 1);
  for (;;) {
    yield faces.slice();
    let die = count - 1;
    while (die >= 0 && faces[die] === sides) faces[die--] = 1;
    if (die < 0) return;
    faces[die]!++;
  }
}

/** Faces that are alike: the lowest of them, and how many. */
interface Class {
  readonly face: number;
  readonly size: number;
}

function classesOf(sides: number, alike: Alike): readonly Class[] {
  const byKey = new Map<string | number, { face: number; size: number }>();
  for (let face = 1; face <= sides; face++) {
    const key = alike(face);
    const known = byKey.get(key);
    if (known) known.size++;
    else byKey.set(key, { face, size: 1 });
  }
  return [...byKey.values()];
}

/**
 * Shares the dice out over the classes in every way; a way with n dice in a class of size s, out of r dice not yet
 * shared out, weighs C(r, n) * s^n, and the classes multiply.
 */
function grouped(classes: readonly Class[], count: number): readonly Outcome[] {
  const made: Outcome[] = [];
  const faces = Array.from({ length: count }, () => 0);
  const share = (at: number, rest: number, weight: bigint): void => {
    const { face, size } = classes[at]!;
    const from = count - rest;
    if (at === classes.length - 1) {
      made.push({ faces: faces.slice().fill(face, from), weight: weight * power(BigInt(size), rest) });
      return;
    }
    const choose = binomials(rest);
    let scaled = weight;
    for (let n = 0; n <= rest; n++) {
      share(at + 1, rest - n, scaled * choose[n]!);
      if (n < rest) faces[from + n] = face;
      scaled *= BigInt(size);
    }
  };
  share(0, count, 1n);
  return made;
}

/** A row of Pascal's triangle: C(n, 0) … C(n, n). */
const binomials: (n: number) => readonly bigint[] = latestAt<readonly bigint[], void>(n => {
  if (n === 0) return [1n];
  const above = binomials(n - 1);
  return [1n, ...above.map((value, k) => value + (above[k + 1] ?? 0n))];
});

/** In how many ways a number of dice is shared over classes: C(count + classes - 1, classes - 1), or too many. */
function countsInto(classes: number, count: number): number {
  let ways = 1;
  for (let i = 1; i < classes; i++) {
    ways = (ways * (count + i)) / i;
    if (ways > MOST_OUTCOMES) return ways;
  }
  return ways;
}

function power(base: bigint, times: number): bigint {
  let made = 1n;
  for (let i = 0; i < times; i++) made *= base;
  return made;
}
