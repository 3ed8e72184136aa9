// VG-10.4, VG-3.9  How many hits are not saved.
import { keyed } from '@little-wars/engine';
import type { Roll } from './case.ts';
import { type Ends, endsOf, everyEnd, type Lying } from './dice.ts';

const cached = keyed<number, readonly number[]>(4096);

/** The chances of 0, 1, 2 … unsaved hits. */
export function unsavedOf(hits: number, armor: Roll, explodes: boolean): readonly number[] {
  const { faces, free, bought } = armor;
  const key = ((((hits * 8 + faces) * 2 + (explodes ? 1 : 0)) * 64 + free) * 64 + bought) | 0;
  return cached(key, () => through(hits, endsOf({ ...armor, dice: hits, explodes })));
}

/** The same with some armor dice already rolled. */
export const unsavedAfter = (hits: number, armor: Roll, explodes: boolean, lying: Lying): readonly number[] =>
  through(hits, endsOf({ ...armor, dice: 0, explodes }, lying));

/** Surplus saves are lost: the chance of saving every hit is whatever remains. */
function through(hits: number, ends: Ends): readonly number[] {
  const unsaved: number[] = new Array(hits + 1).fill(0);
  let some = 0;
  everyEnd(ends, (sixes, others, chance) => {
    const left = hits - sixes - others;
    if (left <= 0) return;
    unsaved[left]! += chance;
    some += chance;
  });
  unsaved[0] = Math.max(0, 1 - some);
  return unsaved;
}
