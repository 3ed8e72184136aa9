// Reactions that a person does not want to be asked about any more: declined for them, and said so in the log.
import type { Because, OpenQuestion, Question } from '@little-wars/engine';

/** One reaction at one moment, for one seat, with the words it was put aside by. */
export interface Quiet {
  readonly seat: number;
  readonly timing: string;
  readonly option: string;
  readonly label: string;
}

/** Why such a window was passed by. */
export const NOT_ASKED: Because = { reason: 'not-asked' };

export const wasNotAsked = (because: Because | null): boolean => because?.reason === NOT_ASKED.reason;

/** Whether a seat has put aside everything it is offered here. */
export const isQuiet = (quiet: readonly Quiet[], question: OpenQuestion | null): boolean =>
  question?.kind === 'react' &&
  question.options.every(option =>
    quiet.some(each => each.seat === question.to && each.timing === question.timing && each.option === option),
  );

/** With everything that is offered here put aside. */
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
