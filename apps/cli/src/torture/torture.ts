/** The result of trying to break a promise. */
export interface TortureResult {
  readonly tries: number;
  /** Figures to report, by name. */
  readonly figures: { readonly [name: string]: number };
  /** Every way in which the promise was broken, as sentences. */
  readonly failures: readonly string[];
}

/** A promise about what survives, and an attempt to break it. One file per promise; the list is in `promises.ts`. */
export interface Torture {
  readonly name: string;
  /** The promise in one sentence. */
  readonly promise: string;
  /** How many tries the long form makes. */
  readonly tries: number;
  run(options: {
    readonly tries: number;
    readonly seed: string;
    readonly onTry: (tries: number) => void;
  }): Promise<TortureResult>;
}
