// A priority queue (binary heap): the least key first, and first in first out among equal keys.

export interface Queue<I> {
  push(key: number, item: I): void;
  /** Null when it is empty. */
  pop(): I | null;
}

/** Keys and orders are in parallel arrays: a search pushes thousands of items, and objects would cost more. */
export function queue<I>(): Queue<I> {
  const keys: number[] = [];
  const orders: number[] = [];
  const items: I[] = [];
  const isBefore = (key: number, order: number, i: number): boolean =>
    key < keys[i]! || (key === keys[i] && order < orders[i]!);
  const put = (i: number, key: number, order: number): void => {
    keys[i] = key;
    orders[i] = order;
  };
  const sink = (key: number, order: number): void => {
    const { length } = keys;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= length) break;
      if (child + 1 < length && isBefore(keys[child + 1]!, orders[child + 1]!, child)) child++;
      if (isBefore(key, order, child)) break;
      put(i, keys[child]!, orders[child]!);
      i = child;
    }
    put(i, key, order);
  };
  return {
    push(key, item) {
      const order = items.length;
      items.push(item);
      let i = keys.length;
      for (; i > 0; i = (i - 1) >> 1) {
        const up = (i - 1) >> 1;
        if (!isBefore(key, order, up)) break;
        put(i, keys[up]!, orders[up]!);
      }
      put(i, key, order);
    },
    pop() {
      if (keys.length === 0) return null;
      const first = items[orders[0]!]!;
      const key = keys.pop()!;
      const order = orders.pop()!;
      if (keys.length > 0) sink(key, order);
      return first;
    },
  };
}
