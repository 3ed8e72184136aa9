// Choices of wargear by their written form
import { perObject } from '@little-wars/engine';
import type { Datasheet, NamedUse, WargearOption } from '../content/types.ts';

/** A choice of a datasheet: what is given up and what is taken. */
export interface Choice {
  /** `boltgun>plasma-gun`, `choppa+slugga>shoota`, `>camo-cloak` */
  readonly id: string;
  /** Its option, and the number of that on the sheet. */
  readonly option: WargearOption;
  readonly at: number;
  readonly add: readonly string[];
  readonly points: number;
}

const written = (remove: readonly string[], add: readonly string[]): string => `${remove.join('+')}>${add.join('+')}`;

/** All choices of a sheet, in its order. */
export const choicesOf: (sheet: Datasheet<NamedUse>) => readonly Choice[] = perObject(({ options }) =>
  options.flatMap((option, at) =>
    option.choices.map(({ add, points }) => ({ id: written(option.remove, add), option, at, add, points })),
  ),
);

const byId = perObject(
  (sheet: Datasheet<NamedUse>): ReadonlyMap<string, Choice> =>
    new Map(choicesOf(sheet).map(choice => [choice.id, choice])),
);

export const choiceOf = (sheet: Datasheet<NamedUse>, id: string): Choice | undefined => byId(sheet).get(id);

/** Wargear after each of several things is given up; null if one of them is not there. */
export function without(wargear: readonly string[], remove: readonly string[]): readonly string[] | null {
  let left = wargear;
  for (const item of remove) {
    const at = left.indexOf(item);
    if (at < 0) return null;
    left = left.toSpliced(at, 1);
  }
  return left;
}
