import type { Seat } from '@little-wars/engine';
import type { Look } from '../types.ts';

/** Whether a seat has the CP for a stratagem that it has not used in this phase. */
export const mayPay = ({ position }: Look, seat: Seat, stratagem: string, cp: number): boolean =>
  position.cp[seat]! >= cp && !position.spent[seat]!.includes(stratagem);
