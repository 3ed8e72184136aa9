import type { Declared, Game, Ruleset, Step } from '../kernel/index.ts';

type Changes = Partial<Pick<Extract<Step<Game>, { form: 'ask' }>, 'legal' | 'propose'>>;

/** A copy of a ruleset with `legal` or `propose` of one question replaced. */
export const withAsk = <R extends Pick<Ruleset, 'sequences'>>(
  ruleset: R,
  { purpose }: Declared,
  changes: Changes,
): R => ({
  ...ruleset,
  sequences: ruleset.sequences.map(sequence => ({
    ...sequence,
    steps: sequence.steps.map(step => (step.form === 'ask' && step.name === purpose ? { ...step, ...changes } : step)),
  })),
});
