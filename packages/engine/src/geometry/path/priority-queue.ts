/** A min-heap of nodes by cost; ties are broken by number, so that every machine finds the same way. */
export interface Heap {
  readonly keys: number[];
  readonly nodes: number[];
}

export const heap = (): Heap => ({ keys: [], nodes: [] });

export function push({ keys, nodes }: Heap, key: number, node: number): void {
  let i = keys.length;
  keys.push(key);
  nodes.push(node);
  while (i > 0) {
    const up = (i - 1) >> 1;
    if (keys[up]! < key || (keys[up] === key && nodes[up]! <= node)) break;
    keys[i] = keys[up]!;
    nodes[i] = nodes[up]!;
    i = up;
  }
  keys[i] = key;
  nodes[i] = node;
}

/** Removes and returns the node with the least key. The heap must not be empty. */
export function pop({ keys, nodes }: Heap): number {
  const top = nodes[0]!;
  const key = keys.pop()!;
  const node = nodes.pop()!;
  const n = keys.length;
  if (n === 0) return top;
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= n) break;
    const right = child + 1;
    if (right < n && (keys[right]! < keys[child]! || (keys[right] === keys[child] && nodes[right]! < nodes[child]!)))
      child = right;
    if (key < keys[child]! || (key === keys[child] && node <= nodes[child]!)) break;
    keys[i] = keys[child]!;
    nodes[i] = nodes[child]!;
    i = child;
  }
  keys[i] = key;
  nodes[i] = node;
  return top;
}
