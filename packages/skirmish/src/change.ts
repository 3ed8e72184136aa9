// Updates of positions, which are plain immutable data, for facts to use. A list or record that does not change stays
// the same object, because caches are keyed by it.

/** The list with one item replaced. */
export function replacedAt<X>(list: readonly X[], i: number, item: X): readonly X[] {
  const copy = list.slice();
  copy[i] = item;
  return copy;
}

/** The list with an amount added to one number, such as a seat's points. */
export const addedAt = (list: readonly number[], i: number, by: number): readonly number[] =>
  replacedAt(list, i, list[i]! + by);

/** The items that pass a test; the same list if all of them do. */
export const staying = <X>(list: readonly X[], stays: (item: X) => boolean): readonly X[] =>
  list.every(stays) ? list : list.filter(stays);

/** A copy with some fields changed. Copies field by field, which is several times faster than spreading. */
export function changed<X extends object>(old: X, change: Partial<X>): X {
  const copy = { ...old };
  for (const key in change) copy[key] = change[key] as X[typeof key];
  return copy;
}

function isSame<X extends object>(old: X, change: Partial<X>): boolean {
  for (const key in change) if (old[key] !== change[key]) return false;
  return true;
}

/** The list with one item changed; the same list if nothing changes. */
export function changedAt<X extends object>(list: readonly X[], i: number, change: Partial<X>): readonly X[] {
  const old = list[i]!;
  return isSame(old, change) ? list : replacedAt(list, i, changed(old, change));
}
