import type { Card } from '../content/index.ts';

/** Every load-out allowed for an operative with this card: lists of ids, in the order of the card. */
export function loadOutsOf(card: Card): readonly (readonly string[])[] {
  const loadOuts = new Map<string, readonly string[]>();
  for (const { all, oneFrom } of card.loadOuts) {
    let ways: readonly (readonly string[])[] = [all];
    for (const choices of oneFrom) ways = ways.flatMap(way => choices.map(choice => [...way, ...asList(choice)]));
    for (const way of ways) if (!loadOuts.has(keyOf(way))) loadOuts.set(keyOf(way), way);
  }
  return [...loadOuts.values()];
}

const asList = (choice: string | readonly string[]): readonly string[] =>
  typeof choice === 'string' ? [choice] : choice;

/** Ignores the order. */
const keyOf = (ids: readonly string[]): string => ids.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join(' ');

export const isLoadOut = (card: Card, ids: readonly string[]): boolean =>
  loadOutsOf(card).some(each => keyOf(each) === keyOf(ids));

/** The load-out with the fewest differences from this one; the first on the card if several tie. */
export function nearestLoadOut(card: Card, ids: readonly string[]): readonly string[] {
  const all = loadOutsOf(card);
  let nearest = all[0]!;
  for (const each of all) if (differences(each, ids) < differences(nearest, ids)) nearest = each;
  return nearest;
}

function differences(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  let missing = 0;
  for (const id of a) {
    const at = left.indexOf(id);
    if (at < 0) missing++;
    else left.splice(at, 1);
  }
  return missing + left.length;
}
