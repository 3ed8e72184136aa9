/** Sorts the first few numbers of a list. By insertion: they are few, and nearly in order. */
export function sortStart(list: Int32Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const its = list[i]!;
    let k = i;
    for (; k > 0 && list[k - 1]! > its; k--) list[k] = list[k - 1]!;
    list[k] = its;
  }
}
