/** One thing to measure. `prepare` is not timed; it returns the work of one batch. */
export interface Entry {
  readonly name: string;
  readonly unit: Unit;
  /** For whole games, which have a lot of code to warm up: measured for longer, in CPU time of this thread. */
  readonly long?: true;
  prepare(): Batch | Promise<Batch>;
}

export interface Batch extends Counted {
  /** The same work in other units. */
  readonly also?: readonly (Counted & { readonly name: string })[];
  /** Does the work and returns a checksum of every result, so that wrong results are noticed. */
  run(): number | Promise<number>;
  /** Called after the warm-up, when measuring begins. */
  warm?(): void;
}

interface Counted {
  /** The number of units in one batch. */
  readonly count: number;
  /** The figure itself, if it is not a speed. */
  value?(): number;
}

export const UNITS = ['per second', 'µs', 'ms', '%', 'times'] as const;
export type Unit = (typeof UNITS)[number];

export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  readonly checksum: string;
}

const SHORT = { warmUpMs: 400, measureMs: 1500, now: () => performance.now() };
/** CPU time, which other processes on the machine affect less than the wall clock. */
const LONG = { warmUpMs: 8000, measureMs: 20_000, now: () => process.threadCpuUsage().user / 1000 };
const FEWEST_BATCHES = 5;

/** Runs batches for a while and takes the median, which is robust on a noisy machine. */
export async function measure(entry: Entry): Promise<readonly Measured[]> {
  const batch = await entry.prepare();
  const { warmUpMs, measureMs, now } = entry.long ? LONG : SHORT;
  const checksum = await batch.run();
  const until = async (ms: number, least: number): Promise<readonly number[]> => {
    const times: number[] = [];
    for (const start = now(); now() - start < ms || times.length < least; ) {
      const before = now();
      if ((await batch.run()) !== checksum) throw new Error(`${entry.name}: the same work gave another result`);
      times.push(now() - before);
    }
    return times;
  };
  await until(warmUpMs, 1);
  batch.warm?.();
  const times = (await until(measureMs, FEWEST_BATCHES)).toSorted((a, b) => a - b);
  const ms = times[times.length >> 1]!;
  return [{ ...batch, name: entry.name }, ...(batch.also ?? [])].map(({ name, count, value }) => ({
    name,
    value: rounded(value?.() ?? inUnit(ms / count, entry.unit)),
    unit: entry.unit,
    checksum: checksum.toString(36),
  }));
}

const inUnit = (ms: number, unit: Unit): number => (unit === 'per second' ? 1000 / ms : unit === 'µs' ? ms * 1000 : ms);

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
