import type { Game } from './types.ts';

/**
 * A first game that teaches by doing: a setup, and lessons that are shown when they first matter.
 */
export interface Guide<G extends Game = Game> {
  /** Validated by `readSetup`. */
  readonly setup: unknown;
  /** The purpose of the question at which the pupil takes over: set-up is played for both sides. */
  readonly from: string;
  /**
   * The table as the pupil finds it then: a few models of each side near each other, the others stay out. Null if it
   * stays as set-up left it.
   */
  scene(position: G['position']): G['position'] | null;
  readonly lessons: readonly Lesson[];
  /** The text of each lesson by its id: no other game needs them. */
  readonly texts: { readonly [id: string]: string };
}

export interface Lesson {
  readonly id: string;
  readonly clause: string;
  /** Shown at the first question of this purpose, or after the first fact of this type. */
  readonly at: { readonly purpose: string } | { readonly fact: string };
}
