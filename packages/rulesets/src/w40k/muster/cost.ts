// The cost of lists
import type { Army, Selection } from './army.ts';
import { choiceOf, kindOf } from './choices.ts';
import type { Sheets } from './sheet.ts';

/** The cost of a unit, as far as its sheet knows its entries; prices for the whole unit once. */
export function selectionCost(sheets: Sheets, { sheet: id, models }: Selection): number {
  const sheet = sheets.sheet(id);
  if (!sheet) return 0;
  const flat = new Set<string>();
  let sum = 0;
  for (const { kind, choices } of models) {
    sum += kindOf(sheet, kind)?.points ?? 0;
    for (const choice of choices.flatMap(each => choiceOf(sheet, each) ?? [])) {
      if (!choice.option.takers.flat) sum += choice.points;
      else if (!flat.has(choice.id)) {
        flat.add(choice.id);
        sum += choice.points;
      }
    }
  }
  return sum;
}

/** The cost of a list: half points are added up before the sum is rounded up. */
export const armyCost = (sheets: Sheets, { selections }: Army): number =>
  Math.ceil(selections.reduce((sum, selection) => sum + selectionCost(sheets, selection), 0));
