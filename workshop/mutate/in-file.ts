// How an equivalent mutant is listed.
export interface Equivalent {
  readonly file: string;
  /** The line of code, without indentation; or what the lines that are meant have in common. */
  readonly code: string | RegExp;
  /** The change, `from => to`; if absent, every change of the line. */
  readonly change?: string;
  /** Which of several like changes on that line, from 0; if absent, all of them. */
  readonly nth?: number;
  readonly why: string;
}

/** Several changes of one line, with one reason. */
export const inFile = (file: string, why: string, code: string, ...changes: readonly string[]): readonly Equivalent[] =>
  changes.map(change => ({ file, code, change, why }));
