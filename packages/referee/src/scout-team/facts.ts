// The facts that only Scout Team games have, declared independently on purpose.
import type { Seat } from '@little-wars/engine';
import type { Spot } from '../frame/measure.ts';
import type { CoreBodies, FactOf, Id } from '../w40k/facts.ts';

interface OwnBodies {
  'zone-chosen': { readonly seat: Seat; readonly zone: number };
  'morale-tested': {
    readonly seat: Seat;
    readonly total: number;
    readonly leadership: number;
    readonly passed: boolean;
  };
  'morale-ignored': { readonly seat: Seat };
  fled: { readonly model: Id };
  scored: { readonly seat: Seat; readonly points: number };
  'cp-refunded': { readonly seat: Seat; readonly cp: number };
  returned: { readonly model: Id; readonly at: Spot; readonly wounds: number };
}

export type Fact = FactOf<CoreBodies & OwnBodies>;
