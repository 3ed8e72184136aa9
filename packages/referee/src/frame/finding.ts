/** Something in a game that violates a clause, as far as the referee can tell. */
export interface Finding {
  readonly game: string;
  /** From 1; 0 for the opening. */
  readonly input: number;
  readonly check: string;
  readonly clause: string;
  readonly expected: string;
  readonly seen: string;
}

/** A finding as a sentence. */
export const sentenceOf = ({ game, input, clause, check, expected, seen }: Finding): string =>
  `${game}, input ${input}: by ${clause} (${check}) it should be ${expected}, and it is ${seen}.`;
