// Mutants that no test can kill, because the changed program behaves the same; each with the reason.

export interface Equivalent {
  readonly file: string;
  /** The line of code, without indentation. */
  readonly code: string;
  /** The change, `from => to`; if absent, every change of the line. */
  readonly change?: string;
  readonly why: string;
}

export const EQUIVALENT: readonly Equivalent[] = [];
