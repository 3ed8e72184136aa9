// A priority queue: the least key first; of equal keys, the one that came first.

export interface Queue<I> {
  push(key: number, item: I): void;
  /** Null when it is empty. */
  pop(): { readonly key: number; readonly item: I } | null;
}

interface Entry<I> {
  readonly key: number;
  readonly order: number;
  readonly item: I;
}

const isBefore = <I>(a: Entry<I>, b: Entry<I>): boolean => a.key < b.key || (a.key === b.key && a.order < b.order);

export function queue<I>(): Queue<I> {
  const heap: Entry<I>[] = [];
  let count = 0;
  const sink = (entry: Entry<I>): void => {
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, entry)) break;
      heap[i] = heap[child]!;
      i = child;
    }
    heap[i] = entry;
  };
  return {
    push(key, item) {
      const entry = { key, order: count++, item };
      let i = heap.length;
      for (; i > 0; i = (i - 1) >> 1) {
        const up = heap[(i - 1) >> 1]!;
        if (!isBefore(entry, up)) break;
        heap[i] = up;
      }
      heap[i] = entry;
    },
    pop() {
      const first = heap[0];
      const last = heap.pop();
      if (!first || !last) return null;
      if (heap.length > 0) sink(last);
      return first;
    },
  };
}
