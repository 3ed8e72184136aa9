// VG-3  Dice whose natural 6s add further dice, in closed form.
import { binomial, keyed } from '@little-wars/engine';
import type { Roll } from './case.ts';

/** Dice already on the table before the rest are rolled. */
export interface Lying {
  readonly sixes: number;
  readonly successes: number;
  /** Failures that may still be re-rolled. */
  readonly failures: number;
}

export interface Pool extends Roll {
  readonly dice: number;
  readonly explodes: boolean;
}

/**
 * How a roll ends: `ends[e][b]` is the chance of e natural 6s and b other successes, not counting the runs of 6s from
 * bonus dice. Those are `rows(e)` runs, each of length 0, 1, 2 … with chance 5/6, 5/36, 5/216 …: together a negative
 * binomial number of further 6s, independent of the other dice.
 */
export interface Ends {
  readonly ends: readonly (readonly number[])[];
  readonly rows: (e: number) => number;
}

/**
 * Exploding dice: a die is a run of 6s and a last die that is no 6. Runs and last dice are independent, so n dice are
 * a negative binomial number of 6s alongside n five-faced dice. A re-rolled die either shows no 6 and is done, or shows
 * one and adds a new die with a run of its own, which may be re-rolled. So all that varies is how many 6s the re-rolled
 * dice have shown.
 */
export function endsOf({ dice, faces, explodes, free, bought }: Pool, lying?: Lying): Ends {
  let states = lying ? oneState(lying) : explodes ? lastDice(dice, faces) : plainDice(dice, faces);
  const die = againOf(faces, explodes);
  if (free > 0) states = rolledAgain(states, die, free);
  for (let i = 0; i < bought; i++) states = rolledAgain(states, die, 1);
  const ends: number[][] = [];
  for (const { sixes, successes, chance } of states) add(ends, sixes, successes, chance);
  const before = lying?.sixes ?? 0;
  const fresh = lying ? 0 : dice;
  return { ends, rows: e => (explodes ? fresh + e - before : 0) };
}

function add(into: number[][], at: number, x: number, chance: number): void {
  while (into.length <= at) into.push([]);
  const row = into[at]!;
  while (row.length <= x) row.push(0);
  row[x]! += chance;
}

interface State extends Lying {
  readonly chance: number;
}

const oneState = (lying: Lying): readonly State[] => [{ ...lying, chance: 1 }];

/** The last dice of runs: five faces, without the 6. */
const lastDice = (dice: number, faces: number): readonly State[] =>
  Array.from({ length: dice + 1 }, (_, failures) => ({
    sixes: 0,
    successes: dice - failures,
    failures,
    chance: binomial(dice, failures) * power((6 - faces) / 5, failures) * power((faces - 1) / 5, dice - failures),
  }));

/** Without exploding sixes, 6s are only successes. */
const plainDice = (dice: number, faces: number): readonly State[] =>
  Array.from({ length: dice + 1 }, (_, sixes) => {
    const chance = binomial(dice, sixes) * power(1 / 6, sixes) * power(5 / 6, dice - sixes);
    return lastDice(dice - sixes, faces).map(state => ({ ...state, sixes, chance: chance * state.chance }));
  }).flat();

/** What one re-rolled die adds. */
interface Again {
  readonly sixes: number;
  readonly successes: number;
  readonly failures: number;
  readonly chance: number;
}

/** VG-3.12: a new 6 explodes; VG-3.11: its bonus die may be re-rolled, the die itself may not (VG-3.3). */
function againOf(faces: number, explodes: boolean): readonly Again[] {
  const none = { sixes: 0, successes: 0, failures: 0 };
  const plain = [
    { ...none, chance: (6 - faces) / 6 },
    { ...none, successes: 1, chance: (faces - 1) / 6 },
  ];
  if (!explodes) return [...plain, { ...none, sixes: 1, chance: 1 / 6 }];
  return [
    ...plain,
    { sixes: 1, successes: 1, failures: 0, chance: (faces - 1) / 30 },
    { sixes: 1, successes: 0, failures: 1, chance: (6 - faces) / 30 },
  ];
}

/** Re-rolls as many failures as there are and are allowed; new failures wait for the next re-roll. */
function rolledAgain(states: readonly State[], die: readonly Again[], most: number): readonly State[] {
  // What this many dice add is the same in every state.
  const added: (readonly Again[])[] = [[{ sixes: 0, successes: 0, failures: 0, chance: 1 }]];
  const addedBy = (count: number): readonly Again[] => {
    added[count] ??= merged(addedBy(count - 1).flatMap(before => die.map(each => together(before, each))));
    return added[count];
  };
  return merged(
    states.flatMap(state => {
      const count = Math.min(most, state.failures);
      const rest = { ...state, failures: state.failures - count };
      return addedBy(count).map(each => together(rest, each));
    }),
  );
}

const together = (state: State, more: Again): State => ({
  sixes: state.sixes + more.sixes,
  successes: state.successes + more.successes,
  failures: state.failures + more.failures,
  chance: state.chance * more.chance,
});

/** More dice than there are in any roll. */
const PLACES = 1024;

/** Merges equal states and drops impossible ones. */
function merged(states: readonly State[]): readonly State[] {
  const chances = new Map<number, number>();
  for (const { sixes, successes, failures, chance } of states) {
    if (chance === 0) continue;
    const key = (sixes * PLACES + successes) * PLACES + failures;
    chances.set(key, (chances.get(key) ?? 0) + chance);
  }
  return Array.from(chances, ([key, chance]) => ({
    sixes: Math.floor(key / (PLACES * PLACES)),
    successes: Math.floor(key / PLACES) % PLACES,
    failures: key % PLACES,
    chance,
  }));
}

export function power(base: number, times: number): number {
  let product = 1;
  for (let i = 0; i < times; i++) product *= base;
  return product;
}

/** Chances below this count as zero: far too small to change a double near 1. */
export const NEVER = 1e-18;

/** The number of 6s in this many runs: C(rows + k - 1, k) (5/6)^rows (1/6)^k, as far as it matters. */
export const sixesIn = (rows: number): readonly number[] => cached(rows, () => negativeBinomial(rows));

const cached = keyed<number, readonly number[]>(512);

function negativeBinomial(rows: number): readonly number[] {
  if (rows === 0) return [1];
  const chances = [power(5 / 6, rows)];
  // Each is this fraction of the one before; past the peak the fractions shrink, so a geometric sum bounds the rest.
  for (let k = 1; ; k++) {
    const part = (rows + k - 1) / (6 * k);
    if (part < 0.5 && chances[k - 1]! < NEVER / 2) return chances;
    chances.push(chances[k - 1]! * part);
  }
}

/** Visits every end of a roll: natural 6s in all, other successes, and the chance. */
export function everyEnd({ ends, rows }: Ends, visit: (sixes: number, others: number, chance: number) => void): void {
  for (const [e, byOthers] of ends.entries()) {
    if (!byOthers.some(chance => chance > 0)) continue;
    for (const [k, row] of sixesIn(rows(e)).entries())
      for (const [others, chance] of byOthers.entries()) if (chance * row > NEVER) visit(e + k, others, chance * row);
  }
}
