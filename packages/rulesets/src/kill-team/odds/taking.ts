// Which dice to take up when an offer is made, as numbers by group.
import type { Kind } from './pool.ts';

/** Every way to take dice up, the fewest of the first group first. */
export function waysToTake(limits: readonly number[], most: number): readonly (readonly number[])[] {
  const made: (readonly number[])[] = [];
  const take = (taken: readonly number[], room: number): void => {
    const at = taken.length;
    if (at === limits.length) {
      made.push(taken);
      return;
    }
    const limit = Math.min(limits[at]!, room);
    for (let n = 0; n <= limit; n++) take([...taken, n], room - n);
  };
  take([], most);
  return made;
}

/** The worst die, the two worst dice and so on. */
export function worstFirst(
  groups: readonly { readonly as: Kind }[],
  limits: readonly number[],
  most: number,
  ranking: readonly Kind[],
): readonly (readonly number[])[] {
  const some = groups.map(() => 0);
  const made: (readonly number[])[] = [[...some]];
  for (const kind of ranking)
    for (let i = 0; i < groups.length; i++)
      while (groups[i]!.as === kind && some[i]! < limits[i]! && made.length <= most) {
        some[i]!++;
        made.push([...some]);
      }
  return made;
}
