// Choices of wargear by their written form
import { perObject } from '@little-wars/engine';
import type { WargearOption } from '../content/types.ts';
import type { Sheet, SheetKind } from './sheet.ts';

/** A choice on a datasheet: what it gives up and what it takes. */
export interface Choice {
  /** `boltgun>plasma-gun`, `choppa+slugga>shoota`, `>camo-cloak` */
  readonly id: string;
  /** Its option, and the index of that option on the sheet. */
  readonly option: WargearOption;
  readonly at: number;
  readonly add: readonly string[];
  readonly points: number;
}

const written = (remove: readonly string[], add: readonly string[]): string => `${remove.join('+')}>${add.join('+')}`;

/** All choices of a sheet, in its order. */
export const choicesOf: (sheet: Sheet) => readonly Choice[] = perObject(({ options }) =>
  options.flatMap((option, at) =>
    option.choices.map(({ add, points }) => ({ id: written(option.remove, add), option, at, add, points })),
  ),
);

const byId = perObject(
  (sheet: Sheet): ReadonlyMap<string, Choice> => new Map(choicesOf(sheet).map(choice => [choice.id, choice])),
);

export const choiceOf = (sheet: Sheet, id: string): Choice | undefined => byId(sheet).get(id);

/** Wargear after giving up several things; null if one of them is missing. */
export function without(wargear: readonly string[], remove: readonly string[]): readonly string[] | null {
  let left = wargear;
  for (const item of remove) {
    const at = left.indexOf(item);
    if (at < 0) return null;
    left = left.toSpliced(at, 1);
  }
  return left;
}

export const kindOf = <K extends SheetKind>(sheet: { readonly models: readonly K[] }, name: string): K | undefined =>
  sheet.models.find(kind => kind.name === name);

/** The wargear of a member: ids of weapons, gear and powers. Choices that cannot be paid for in wargear are ignored. */
export function wargearOf(sheet: Sheet, kind: SheetKind, choices: readonly string[]): readonly string[] {
  let wargear = kind.wargear;
  for (const id of choices) {
    const choice = choiceOf(sheet, id);
    if (!choice) continue;
    const left = without(wargear, choice.option.remove);
    if (left !== null) wargear = [...left, ...choice.add];
  }
  return wargear;
}

/** The cost of a model with its choices, without prices for a whole unit. */
export function modelPoints(sheet: Sheet, kind: SheetKind, choices: readonly string[]): number {
  const taken = choices.flatMap(id => choiceOf(sheet, id) ?? []);
  return taken.reduce((sum, { option, points }) => (option.takers.flat ? sum : sum + points), kind.points);
}
