import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '../frame/measure.ts';

interface Bodies {
  'corner-chosen': { readonly seat: Seat; readonly corner: number };
  'first-turn-won': { readonly seat: Seat };
  'round-began': { readonly round: number };
  'turn-began': { readonly seat: Seat };
  'phase-began': { readonly phase: string };
  deployed: { readonly model: number; readonly at: Spot; readonly along: Direction };
  arrived: { readonly model: number; readonly at: Spot; readonly along: Direction };
  returned: { readonly model: number; readonly at: Spot };
  moved: { readonly model: number; readonly to: Spot; readonly along?: Direction };
  'left-table': { readonly model: number };
  slain: { readonly model: number };
  'game-goes-on': { readonly seat: Seat; readonly face: number; readonly goesOn: boolean };
  'game-ended': object;
}

/** The facts that the referee looks at. */
export type Fact = { [K in keyof Bodies]: { readonly type: K; readonly clause: string } & Bodies[K] }[keyof Bodies];
