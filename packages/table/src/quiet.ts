// Reactions that a person does not want to be asked about: declined automatically, with a note in the log.
import type { Because, OpenQuestion, Question } from '@little-wars/engine';

/** One reaction at one timing, muted for one seat, with the text that was shown for it. */
export interface Quiet {
  readonly seat: number;
  readonly timing: string;
  readonly option: string;
  readonly label: string;
}

/** The reason given for passing automatically. */
export const NOT_ASKED: Because = { reason: 'not-asked' };

/** The reason for an answer that cannot matter; `why` and `clause` say more. */
export const SETTLED = 'settled';

/** The reason for the answers of a gesture after its first. */
export const COMPOSED: Because = { reason: 'composed' };

/** Whether the table gave the answer, or it came with the previous one. */
export const wasNotAsked = (because: Because | null): boolean =>
  because !== null && [NOT_ASKED.reason, SETTLED, COMPOSED.reason].includes(because.reason);

/** Whether the seat has muted everything it is offered here. */
export const isQuiet = (quiet: readonly Quiet[], question: OpenQuestion | null): boolean =>
  question?.kind === 'react' &&
  question.options.every(option =>
    quiet.some(each => each.seat === question.to && each.timing === question.timing && each.option === option),
  );

/** Adds everything that is offered here to the muted reactions. */
export const quietened = (
  quiet: readonly Quiet[],
  { to, timing, options }: Question<'react'>,
  labelOf: (option: string) => string,
): readonly Quiet[] => [
  ...quiet,
  ...options
    .filter(option => !quiet.some(each => each.seat === to && each.timing === timing && each.option === option))
    .map(option => ({ seat: Number(to), timing, option, label: labelOf(option) })),
];
