// A roll of one to three dice that are added up: its result with the best use of re-rolls
import type { ReRoll } from '../types.ts';
import { FACES } from './pool.ts';

export interface FewDice {
  readonly dice: 1 | 2 | 3;
  /** The free re-roll on offer. */
  readonly which: ReRoll;
  /** Whether one more die may be paid for; with `buysAll` the whole roll, if none of it was re-rolled. */
  readonly mayBuy: boolean;
  readonly buysAll?: boolean;
  readonly succeeds: (faces: readonly number[]) => boolean;
}

export interface Fallen {
  readonly chance: number;
  /** The probability of each final pair of faces. */
  readonly finals: readonly (readonly [faces: readonly number[], chance: number])[];
}

const everyFall = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : everyFall(dice - 1).flatMap(faces => FACES.map(face => [...faces, face]));

/** Sets of dice, smallest first. */
const subsetsOf = (dice: readonly number[]): readonly (readonly number[])[] =>
  dice
    .reduce<(readonly number[])[]>((sets, die) => sets.concat(sets.map(set => [...set, die])), [[]])
    .toSorted((a, b) => a.length - b.length);

/** The choices a free re-roll has. */
function freeSets(which: ReRoll, faces: readonly number[]): readonly (readonly number[])[] {
  const all = [...faces.keys()];
  switch (which) {
    case 'none':
      return [[]];
    case 'ones':
      return subsetsOf(all.filter(i => faces[i] === 1));
    case 'all':
      return [[], all];
    case 'one-or-all':
      return [[], ...all.map(i => [i]), all];
    default:
      return subsetsOf(all);
  }
}

/** Every outcome after re-rolling some dice, all equally likely. */
const fallsAgain = (faces: readonly number[], again: readonly number[]): readonly (readonly number[])[] =>
  everyFall(again.length).map(rolled => faces.map((face, i) => (again.includes(i) ? rolled[again.indexOf(i)]! : face)));

const BARELY = 1e-12;

/** The set that succeeds most often; the smallest in a tie. */
function bestSet(
  choices: readonly (readonly number[])[],
  worthOf: (chosen: readonly number[]) => number,
): readonly [chosen: readonly number[], value: number] {
  return choices
    .map(chosen => [chosen, worthOf(chosen)] as const)
    .reduce((best, each) => (each[1] > best[1] + BARELY ? each : best));
}

/** Which dice to re-roll for free, and which one to pay for; empty for none. */
export function policyOf({ which, mayBuy, buysAll = false, succeeds }: Omit<FewDice, 'dice'>) {
  const average = (falls: readonly (readonly number[])[], value: (faces: readonly number[]) => number): number =>
    falls.reduce((sum, faces) => sum + value(faces), 0) / falls.length;
  const success = (faces: readonly number[]): number => (succeeds(faces) ? 1 : 0);
  const bought = (faces: readonly number[], again: readonly number[]) => {
    const left = [...faces.keys()].filter(i => !again.includes(i));
    const whole = again.length === 0 ? [left] : [];
    const choices = mayBuy ? [[], ...(buysAll ? whole : left.map(i => [i]))] : [[]];
    return bestSet(choices, chosen => average(fallsAgain(faces, chosen), success));
  };
  const free = (faces: readonly number[]) =>
    bestSet(freeSets(which, faces), chosen => average(fallsAgain(faces, chosen), after => bought(after, chosen)[1]));
  return {
    free: (faces: readonly number[]) => free(faces)[0],
    bought: (faces: readonly number[], again: readonly number[]) => bought(faces, again)[0],
  };
}

export function fallenOf(of: FewDice): Fallen {
  const { free, bought } = policyOf(of);
  const finals = new Map<string, [readonly number[], number]>();
  const count = (faces: readonly number[], chance: number): void => {
    const key = faces.join(' ');
    finals.set(key, [faces, (finals.get(key)?.[1] ?? 0) + chance]);
  };
  const falls = everyFall(of.dice);
  for (const faces of falls) {
    const again = free(faces);
    const after = fallsAgain(faces, again);
    for (const second of after) {
      const paid = bought(second, again);
      const last = fallsAgain(second, paid);
      for (const third of last) count(third, 1 / (falls.length * after.length * last.length));
    }
  }
  const list = [...finals.values()];
  return { finals: list, chance: list.reduce((sum, [faces, chance]) => sum + (of.succeeds(faces) ? chance : 0), 0) };
}
