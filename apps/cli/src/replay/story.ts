import { type FactShape, type Played, stateHash } from '@little-wars/engine';
import type { Session } from '@little-wars/table';

/** The effects of one input; the first chapter is the opening, before any input. */
export interface Chapter {
  /** From 1 on; 0 for the opening. */
  readonly input: number;
  readonly by: Played['by'] | null;
  readonly answer: unknown;
  /** The purpose of the roll, if it was one. */
  readonly purpose: string | null;
  readonly facts: readonly FactShape[];
  readonly hash: string;
}

/** A match as data for programs, from its opening up to an input. */
export function chaptersUpTo({ match, opening, moments }: Session, to: number): readonly Chapter[] {
  const begun = moments[0]?.before ?? match.state;
  return [
    {
      input: 0,
      by: null,
      answer: null,
      purpose: null,
      facts: opening.map(({ fact }) => fact),
      hash: stateHash(match.ruleset, match.setup, begun),
    },
    ...moments.slice(0, to).map(({ input: { by, answer, roll, hash }, events }, i) => ({
      input: i + 1,
      by,
      answer,
      purpose: roll?.purpose ?? null,
      facts: events.map(({ fact }) => fact),
      hash,
    })),
  ];
}
