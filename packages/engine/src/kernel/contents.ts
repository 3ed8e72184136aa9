import type { Game, Ruleset } from './types.ts';

/** A sequence and its numbered steps: the order of play as the code has it. */
export interface Contents {
  readonly sequence: string;
  readonly clause: string;
  readonly steps: readonly {
    readonly number: number;
    readonly form: string;
    readonly name: string;
    readonly clause: string;
  }[];
}

export function contentsOf<G extends Game>(ruleset: Ruleset<G>): readonly Contents[] {
  return ruleset.sequences.map(({ name, clause, steps }) => ({
    sequence: name,
    clause,
    steps: steps.map((step, i) => ({
      number: i + 1,
      form: step.form === 'ask' && step.kind === 'roll' ? 'roll' : step.form,
      name: step.name,
      clause: step.clause,
    })),
  }));
}
