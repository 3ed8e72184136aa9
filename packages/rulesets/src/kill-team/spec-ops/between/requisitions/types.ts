import type { Frame, Seat } from '@little-wars/engine';
import type { Look } from '../types.ts';

/** KT-14.47: what may be bought after a battle. */
export interface Requisition {
  readonly id: string;
  readonly clause: string;
  readonly words: { readonly en: string };
  /** Whether it would have an effect now; whether it can be paid for is checked separately. */
  readonly isOpen: (t: Look, seat: Seat) => boolean;
  readonly start: (seat: Seat) => Frame;
}
