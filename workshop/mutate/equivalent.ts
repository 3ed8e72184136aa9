// Mutants that no test can kill, because the changed program does the same. Each with the reason.

export interface Equivalent {
  readonly file: string;
  /** The line of code, without indentation. */
  readonly code: string;
  /** What is changed, `from => to`; every change of the line when absent. */
  readonly change?: string;
  readonly why: string;
}

export const EQUIVALENT: readonly Equivalent[] = [];
