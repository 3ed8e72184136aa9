// KT-14.47  Requisition points
import type { Seat } from '@little-wars/engine';
import { teamOf } from '../lookups.ts';
import type { Look, T } from '../types.ts';

/** Every requisition costs a point. */
const COST = 1;

export const mayPay = (t: Look, seat: Seat): boolean => teamOf(t, seat).requisition >= COST;

export const pay = (t: T, seat: Seat, clause: string): void =>
  t.emit({ type: 'requisition-changed', clause, seat, by: -COST });
