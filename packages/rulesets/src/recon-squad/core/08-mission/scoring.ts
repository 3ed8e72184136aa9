// RS-8.3-9, RS-8.13  Who has won, and by how much
import type { Result, Seat } from '@little-wars/engine';
import { inches, isWithin, type Point, standingAt } from '@little-wars/engine/geometry';
import { standingOn } from '@little-wars/skirmish';
import { onTable } from '../../../w40k/measuring/lookups.ts';
import { kitOf } from '../../lookups.ts';
import type { Position, Setup } from '../../state.ts';
import { freeCorners, markersOf } from './zones.ts';

/** 8E-11.2 */
const CONTROL = inches(3);
/** RS-8.8 */
const CORNER = inches(12);

/** How many models of a seat are within a distance of a point of the table. */
function nearPoint(position: Position, seat: Seat, { x, y }: Point, distance: number): number {
  const point = standingAt({ x, y, z: 0 });
  return onTable(position, seat).filter(id => {
    const model = position.models[id]!;
    return isWithin(standingOn(kitOf(model).kind.base, model.at!, model.along), point, distance);
  }).length;
}

/** 8E-11.2: the side with more models near a marker; null if neither has. */
export function holderOf(position: Position, marker: Point): Seat | null {
  const [zero, one] = [0, 1].map(seat => nearPoint(position, seat, marker, CONTROL)) as [number, number];
  return zero === one ? null : zero > one ? 0 : 1;
}

/** RS-8.3, RS-8.6, RS-8.7: the points for markers of a seat that has this many more than the other. */
export const primary = (lead: number): number =>
  lead >= 2 ? 10 : lead === 1 ? 7 : lead === 0 ? 5 : lead === -1 ? 3 : 0;

/** RS-8.4, RS-8.8 */
export function bonusOf(setup: Setup, position: Position, seat: Seat): number {
  const corners = freeCorners(setup, position.corners).every(corner => nearPoint(position, seat, corner, CORNER) > 0);
  return (position.leadersLost[1 - seat] ? 1 : 0) + (corners ? 1 : 0);
}

/** RS-8.9, RS-8.13: markers name the winner; bonus points only add to the score. */
export function resultOf(setup: Setup, position: Position): Result | null {
  if (!position.over) return null;
  const held = markersOf(setup, position.corners).map(marker => holderOf(position, marker));
  const [zero, one] = [0, 1].map(seat => held.filter(holder => holder === seat).length) as [number, number];
  const lead = zero - one;
  return {
    winners: lead === 0 ? [] : [lead > 0 ? 0 : 1],
    scores: [primary(lead) + bonusOf(setup, position, 0), primary(-lead) + bonusOf(setup, position, 1)],
  };
}
