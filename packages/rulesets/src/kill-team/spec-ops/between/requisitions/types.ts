import type { Frame, Seat } from '@little-wars/engine';
import type { Look } from '../types.ts';

/** KT-14.47: what may be bought once a battle is settled. */
export interface Requisition {
  readonly id: string;
  readonly clause: string;
  readonly words: { readonly en: string };
  /** Whether it would do something now; that it can be paid for is asked besides. */
  readonly isOpen: (t: Look, seat: Seat) => boolean;
  readonly start: (seat: Seat) => Frame;
}
