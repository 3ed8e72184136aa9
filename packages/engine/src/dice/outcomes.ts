import { latestAt } from '../cache.ts';
import type { Roll } from '../kernel/questions.ts';
import type { Game, Ruleset, Sight } from '../kernel/types.ts';
import { checkRoll, type RollKey } from './source.ts';

/** A group of interchangeable results of a roll. */
export interface Outcome {
  /** One result of the group. */
  readonly faces: readonly number[];
  /** The size of the group. */
  readonly weight: bigint;
}

export interface Outcomes {
  /** The number of results, sides to the power of count: the sum of the weights. */
  readonly total: bigint;
  readonly groups: readonly Outcome[];
}

type Alike = (face: number) => string | number;

/** Beyond this many groups, sample instead of listing. */
export const MOST_OUTCOMES = 1_000_000;

/** The results of a roll, grouped by the ruleset's `alike`; null if there are too many to list. */
export function outcomes<G extends Game>(table: Sight<G>, ruleset: Ruleset<G>, roll: Roll): Outcomes | null {
  return outcomesAlike(roll, ruleset.alike(table, roll));
}

/** With `alike`, order does not matter; without it, every face differs and order counts. */
export function outcomesAlike(roll: Pick<Roll, 'count' | 'sides'>, alike: Alike | null): Outcomes | null {
  checkRoll(roll as RollKey);
  const total = power(BigInt(roll.sides), roll.count);
  if (alike !== null) {
    const classes = classesOf(roll.sides, alike);
    return groupsOf(classes.length, roll.count) > MOST_OUTCOMES
      ? null
      : { total, groups: grouped(classes, roll.count) };
  }
  if (total > BigInt(MOST_OUTCOMES)) return null;
  return { total, groups: [...everyRoll(roll)].map(faces => ({ faces, weight: 1n })) };
}

/** Every result of a roll, the last die changing fastest. */
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

/** A class of interchangeable faces: the lowest one, and how many there are. */
interface Class {
  readonly face: number;
  readonly size: number;
}

function classesOf(sides: number, alike: Alike): readonly Class[] {
  const byKey = new Map<string | number, { face: number; size: number }>();
  for (let face = 1; face <= sides; face++) {
    const key = alike(face);
    const group = byKey.get(key);
    if (group) group.size++;
    else byKey.set(key, { face, size: 1 });
  }
  return [...byKey.values()];
}

/**
 * Distributes the dice over the classes in every way. Putting n of the r remaining dice into a class of size s has the
 * weight C(r, n) * s^n; the weights of the classes multiply.
 */
function grouped(classes: readonly Class[], count: number): readonly Outcome[] {
  const groups: Outcome[] = [];
  const faces = Array.from({ length: count }, () => 0);
  const share = (at: number, rest: number, weight: bigint): void => {
    const { face, size } = classes[at]!;
    const from = count - rest;
    if (rest === 0 || at === classes.length - 1) {
      groups.push({ faces: faces.slice().fill(face, from), weight: weight * power(BigInt(size), rest) });
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
  return groups;
}

/** A row of Pascal's triangle: C(n, 0) … C(n, n). */
const binomials: (n: number) => readonly bigint[] = latestAt<readonly bigint[], void>(n => {
  if (n === 0) return [1n];
  const above = binomials(n - 1);
  return [1n, ...above.map((value, k) => value + (above[k + 1] ?? 0n))];
});

/** The number of ways to distribute dice over classes, C(count + classes - 1, classes - 1); stops if too large. */
export function groupsOf(classes: number, count: number): number {
  let ways = 1;
  for (let i = 1; i < classes; i++) {
    ways = (ways * (count + i)) / i;
    if (ways > MOST_OUTCOMES) return ways;
  }
  return ways;
}

function power(base: bigint, times: number): bigint {
  let product = 1n;
  for (let i = 0; i < times; i++) product *= base;
  return product;
}
