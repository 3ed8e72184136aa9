// A set-up that is left to the table: drawn on the board, adjusted there, confirmed once.
import type { Board, Id } from '@little-wars/engine';
import type { Point, Spot } from '@little-wars/engine/geometry';
import type { SetUpPlan } from '@little-wars/table';
import type { Drag } from '../map/pointing.ts';

export interface SettingUp {
  /** The plan that was confirmed: what it could not place is drawn again. */
  readonly confirmed: SetUpPlan | null;
  /** Null until it can be drawn: others answer first. */
  readonly drawn: DrawnSetUp | null;
}

/** Something drawn where it would be placed. */
export interface DrawnGhost {
  /** The model; null if it is something else. */
  readonly id: Id | null;
  readonly at: Spot;
  readonly r: number;
  readonly label: string;
  readonly name: string;
  /** What it covers, if it is no model. */
  readonly ground: readonly (readonly Point[])[] | null;
  /** Why it cannot stand there. */
  readonly refusals: readonly string[];
  /** What else is chosen for it, its order for instance; null if nothing is. */
  readonly choice: DrawnChoice | null;
}

export interface DrawnChoice {
  readonly option: string;
  /** The option's name, and the name of the one that a change would choose. */
  readonly name: string;
  readonly next: string;
  /** The option's name with its explanation. */
  readonly told: string;
}

export interface DrawnSetUp {
  /** The moment at which it was drawn: later it is out of date. */
  readonly moment: number;
  /** The board with everybody where they would stand. */
  readonly board: Board;
  readonly ghosts: readonly DrawnGhost[];
  /** Which of the ghosts keys move. */
  readonly held: number;
  readonly isPossible: boolean;
  readonly mayTurn: boolean;
  confirm(): void;
  hold(ghost: number): void;
  /** Moves the model that is held, in tenths. */
  nudge(dx: number, dy: number): void;
  turn(by: 1 | -1): void;
  /** Takes the next option for a ghost; nothing happens where nothing is chosen. */
  change(ghost: number): void;
  /** A tap holds a model or whatever is at a point, and takes the next option for it; false if nothing is there. */
  tap(at: Point, model: Id | null): boolean;
  /** Begins to drag the model at a point, or nearer to it than `slack`; null if there is none. */
  grab(at: Point, slack: number): Drag | null;
}
