/**
 * A first game that teaches by doing: a setup to play, and lessons that are told where they first matter. The words of
 * a lesson are in the ruleset's texts as `lesson.<id>`.
 */
export interface Guide {
  /** For `readSetup` to judge. */
  readonly setup: unknown;
  readonly lessons: readonly Lesson[];
}

export interface Lesson {
  readonly id: string;
  readonly clause: string;
  /** Told at the first question of this purpose, or once a fact of this type has happened. */
  readonly at: { readonly purpose: string } | { readonly fact: string };
}
