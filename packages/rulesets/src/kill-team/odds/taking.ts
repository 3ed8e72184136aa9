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

/** Shows every way to take up some of the dice that may still be rolled again. What is shown holds for one visit. */
export type EachWay = (alive: readonly number[], visit: (some: readonly number[]) => void) => void;

interface Taking {
  readonly groups: readonly { readonly as: Kind }[];
  readonly isOffered: readonly boolean[];
  readonly most: number;
  readonly ranking: readonly Kind[];
}

/** None, the worst die, the two worst dice and so on. */
export function worstFirst({ groups, isOffered, most, ranking }: Taking): EachWay {
  const order = ranking.flatMap(kind => groups.flatMap((group, i) => (group.as === kind && isOffered[i] ? [i] : [])));
  const some = groups.map(() => 0);
  return (alive, visit) => {
    some.fill(0);
    let room = most;
    visit(some);
    for (const i of order)
      while (some[i]! < alive[i]! && room > 0) {
        some[i]!++;
        room--;
        visit(some);
      }
  };
}
