/** One thing to measure. `prepare` is not timed; it gives the work of one batch. */
export interface Entry {
  readonly name: string;
  readonly unit: Unit;
  prepare(): Batch | Promise<Batch>;
}

export interface Batch {
  /** How many of the things counted one batch does. */
  readonly count: number;
  /** Does the work, and gives a number that depends on every result: fast and wrong shows. */
  run(): number;
}

export const UNITS = ['per second', 'µs', 'ms'] as const;
export type Unit = (typeof UNITS)[number];

export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  readonly checksum: string;
}

const WARM_UP_MS = 400;
const MEASURE_MS = 1500;
const FEWEST_BATCHES = 5;

/** Runs batches for a while and takes the median, so that a noisy machine shifts it little. */
export async function measure(entry: Entry): Promise<Measured> {
  const batch = await entry.prepare();
  const checksum = batch.run();
  const until = (ms: number, least: number): readonly number[] => {
    const times: number[] = [];
    for (const start = performance.now(); performance.now() - start < ms || times.length < least; ) {
      const before = performance.now();
      if (batch.run() !== checksum) throw new Error(`${entry.name}: the same work gave another result`);
      times.push(performance.now() - before);
    }
    return times;
  };
  until(WARM_UP_MS, 1);
  const times = until(MEASURE_MS, FEWEST_BATCHES).toSorted((a, b) => a - b);
  const msEach = times[times.length >> 1]! / batch.count;
  const value = entry.unit === 'per second' ? 1000 / msEach : entry.unit === 'µs' ? msEach * 1000 : msEach;
  return { name: entry.name, value: rounded(value), unit: entry.unit, checksum: checksum.toString(36) };
}

const rounded = (value: number): number => Number(value.toPrecision(3));

/** Folds numbers into one that depends on all of them and their order. */
export function checksumOf(): { add(value: number): void; readonly value: number } {
  let sum = 17;
  return {
    add(value) {
      sum = (Math.imul(sum, 31) + Math.round(value * 16)) >>> 0;
    },
    get value() {
      return sum;
    },
  };
}
