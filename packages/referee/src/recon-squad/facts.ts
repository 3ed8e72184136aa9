// The facts that only Recon Squad games have, declared independently on purpose.
import type { Seat } from '@little-wars/engine';
import type { Spot } from '../frame/measure.ts';
import type { CoreBodies, FactOf, Id } from '../w40k/facts.ts';

interface OwnBodies {
  'corner-chosen': { readonly seat: Seat; readonly corner: number };
  'set-up-finished': { readonly seat: Seat };
  broke: { readonly seat: Seat };
  'break-tested': {
    readonly model: Id;
    readonly total: number;
    readonly leadership: number;
    readonly passed: boolean;
  };
  'mine-laid': { readonly seat: Seat; readonly at: Spot; readonly by: Id };
  'mine-went-off': { readonly mine: number; readonly model: Id };
  'mines-cleared': object;
  fell: { readonly model: Id; readonly height: number; readonly strength: number };
  'gap-jumped': { readonly model: Id; readonly inches: number; readonly face: number; readonly cleared: boolean };
  returned: { readonly model: Id; readonly at: Spot; readonly wounds: number };
  'game-goes-on': { readonly seat: Seat; readonly face: number; readonly goesOn: boolean };
}

export type Fact = FactOf<CoreBodies & OwnBodies>;
