// What the stage knows at a moment, for whatever is shown on it.
import type { Id, Ruling } from '@little-wars/engine';
import type { Gesture } from '@little-wars/table';
import type { Dispatch } from 'react';
import type { Drawn } from '../map/draft.ts';
import type { Failed, Moves, Planner, Prepared } from './gestures.ts';
import type { Glance, Looking } from './looking.ts';
import type { Seeing } from './seeing.ts';
import type { DrawnSetUp } from './setting-up.ts';

export interface OnStage {
  readonly seeing: Seeing;
  readonly looking: Looking;
  readonly glance: Dispatch<Glance>;
  readonly drawn: Drawn | null;
  readonly confirm: () => void;
  /** Rotates what is placed or moved; null where it cannot be rotated. */
  readonly turn: ((by: 1 | -1) => void) | null;
  /** A clicked model that does not answer the open question. */
  readonly tried: Id | null;
  /** The attack that was clicked and is not possible. */
  readonly failed: Failed | null;
  /** The rulings on whichever of these was tried. */
  readonly rulings: readonly Ruling[];
  /** The attack that was clicked and not made yet. */
  readonly prepared: Prepared | null;
  /** A move drawn before its action was chosen; null if it is impossible. */
  readonly moves: Moves | null;
  readonly playAll: (gestures: readonly Gesture[]) => void;
  readonly planner: Planner | null;
  /** The set-up that is drawn and not confirmed yet. */
  readonly setUp: DrawnSetUp | null;
}
