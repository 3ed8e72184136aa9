/**
 * A first game that teaches by doing: a setup, and lessons that are shown when they first matter. The text of a lesson
 * is `lesson.<id>` in the ruleset's texts.
 */
export interface Guide {
  /** Validated by `readSetup`. */
  readonly setup: unknown;
  /** The purpose of the question at which the pupil takes over: set-up is played for both sides. */
  readonly from: string;
  readonly lessons: readonly Lesson[];
}

export interface Lesson {
  readonly id: string;
  readonly clause: string;
  /** Shown at the first question of this purpose, or after the first fact of this type. */
  readonly at: { readonly purpose: string } | { readonly fact: string };
}
