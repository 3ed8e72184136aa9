// The facts of Zero-G that the referee looks at, declared again on purpose.
import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '../frame/measure.ts';

export type Id = number;

interface Bodies {
  'first-turn-won': { readonly seat: Seat };
  'round-began': { readonly round: number };
  'turn-began': { readonly seat: Seat };
  'phase-began': { readonly phase: string };
  deployed: { readonly model: Id; readonly at: Spot };
  arrived: { readonly model: Id; readonly at: Spot };
  moved: { readonly model: Id; readonly from?: Spot; readonly to: Spot };
  recoiled: { readonly model: Id; readonly from: Spot; readonly to: Spot };
  fired: { readonly attacker: Id; readonly profile: string };
  'arrows-changed': { readonly model: Id; readonly arrows: number; readonly course: Direction | null };
  drifted: { readonly model: Id; readonly faces: readonly number[] };
  'wounds-lost': { readonly model: Id; readonly wounds: number };
  'wounds-regained': { readonly model: Id; readonly wounds: number };
  slain: { readonly model: Id };
  lost: { readonly model: Id };
  'body-left': { readonly model: Id; readonly at: Spot; readonly arrows: number; readonly course: Direction };
  'body-drifted': { readonly model: Id; readonly from: Spot; readonly to: Spot };
  'body-stopped': { readonly model: Id };
  'body-removed': { readonly model: Id; readonly why: string };
  scored: { readonly seat: Seat; readonly points: number };
  'game-ended': object;
}

export type Fact = {
  [K in keyof Bodies]: { readonly type: K; readonly clause: string } & Bodies[K];
}[keyof Bodies];
