// Small tables by number: lists while the numbers stay small, maps beyond.
import { binomial } from '@little-wars/engine';

const DENSE_BELOW = 1 << 11;

export interface Memo<V> {
  get(key: number): V | undefined;
  set(key: number, value: V): void;
}

/** Remembers one value for each number below `size`. */
export function memo<V>(size: number): Memo<V> {
  if (size >= DENSE_BELOW) return new Map<number, V>();
  const list: (V | undefined)[] = new Array<V | undefined>(size).fill(undefined);
  return {
    get: key => list[key],
    set: (key, value) => {
      list[key] = value;
    },
  };
}

/** Adds weights up by number. */
export interface Tally {
  add(key: number, weight: number): void;
  /** Every number with a weight. While it goes on, nothing may be added to this tally. */
  each(visit: (key: number, weight: number) => void): void;
}

export function tally(size: number): Tally {
  if (size >= DENSE_BELOW) {
    const map = new Map<number, number>();
    return {
      add: (key, weight) => void map.set(key, (map.get(key) ?? 0) + weight),
      each: visit => {
        for (const [key, weight] of map) visit(key, weight);
      },
    };
  }
  const list = new Float64Array(size);
  return {
    add: (key, weight) => {
      list[key]! += weight;
    },
    each: visit => {
      for (let key = 0; key < size; key++) if (list[key] !== 0) visit(key, list[key]!);
    },
  };
}

/** Every way so many dice fall into classes of so many faces each, with the number of falls that do. */
export function everyFall(
  sizes: readonly number[],
  dice: number,
  visit: (counts: readonly number[], weight: number) => void,
): void {
  const counts = sizes.map(() => 0);
  const share = (at: number, rest: number, weight: number): void => {
    const last = at === sizes.length - 1;
    let scaled = weight;
    for (let n = 0; n <= rest; n++, scaled *= sizes[at]!) {
      if (last && n < rest) continue;
      counts[at] = n;
      if (last) visit(counts, scaled);
      else share(at + 1, rest - n, scaled * binomial(rest, n));
    }
  };
  share(0, dice, 1);
}
