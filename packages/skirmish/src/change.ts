// Changes of positions, which are plain immutable data: for what facts do. A list or record that would stay as it is
// stays the same object, because caches go by it.

/** The list with one item replaced. */
export function replacedAt<X>(list: readonly X[], i: number, item: X): readonly X[] {
  const copy = list.slice();
  copy[i] = item;
  return copy;
}

/** The numbers with something added to one of them: points of a seat, for instance. */
export const addedAt = (list: readonly number[], i: number, by: number): readonly number[] =>
  replacedAt(list, i, list[i]! + by);

/** Those of a list that stay; the same list where all of them do. */
export const staying = <X>(list: readonly X[], stays: (item: X) => boolean): readonly X[] =>
  list.every(stays) ? list : list.filter(stays);

/** A copy with some of it changed. Field by field: spreading one record over another takes several times as long. */
export function changed<X extends object>(old: X, change: Partial<X>): X {
  const copy = { ...old };
  for (const key in change) copy[key] = change[key] as X[typeof key];
  return copy;
}

function isSame<X extends object>(old: X, change: Partial<X>): boolean {
  for (const key in change) if (old[key] !== change[key]) return false;
  return true;
}

/** The list with one item changed; the same list where that changes nothing. */
export function changedAt<X extends object>(list: readonly X[], i: number, change: Partial<X>): readonly X[] {
  const old = list[i]!;
  return isSame(old, change) ? list : replacedAt(list, i, changed(old, change));
}
