// RS-8.3-9, RS-8.13  The result
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

/** 8E-11.2: the side with more models near a marker; null for a tie. */
export function holderOf(position: Position, marker: Point): Seat | null {
  const [zero, one] = [0, 1].map(seat => nearPoint(position, seat, marker, CONTROL)) as [number, number];
  return zero === one ? null : zero > one ? 0 : 1;
}

/** RS-8.3, RS-8.6, RS-8.7: the points for a seat with this lead in markers. */
export const primary = (lead: number): number =>
  lead >= 2 ? 10 : lead === 1 ? 7 : lead === 0 ? 5 : lead === -1 ? 3 : 0;

/** RS-8.4 */
const leaderBonus = (position: Position, seat: Seat): number => (position.leadersLost[1 - seat] ? 1 : 0);

/** RS-8.8 */
const cornerBonus = (setup: Setup, position: Position, seat: Seat): number =>
  freeCorners(setup, position.corners).every(corner => nearPoint(position, seat, corner, CORNER) > 0) ? 1 : 0;

/** RS-8.4, RS-8.8 */
export const bonusOf = (setup: Setup, position: Position, seat: Seat): number =>
  leaderBonus(position, seat) + cornerBonus(setup, position, seat);

/** How many more markers seat 0 holds than seat 1. */
function leadOf(setup: Setup, position: Position): number {
  const held = markersOf(setup, position.corners).map(marker => holderOf(position, marker));
  const [zero, one] = [0, 1].map(seat => held.filter(holder => holder === seat).length) as [number, number];
  return zero - one;
}

export interface Points {
  readonly markers: number;
  readonly leader: number;
  readonly corners: number;
}

/** RS-8.3-9: the points of a seat if the game ended now. */
export const pointsSoFar = (setup: Setup, position: Position, seat: Seat): Points => ({
  markers: primary(seat === 0 ? leadOf(setup, position) : -leadOf(setup, position)),
  leader: leaderBonus(position, seat),
  corners: cornerBonus(setup, position, seat),
});

/** RS-8.9, RS-8.13: markers decide the winner; bonus points only add to the score. */
export function resultOf(setup: Setup, position: Position): Result | null {
  if (!position.over) return null;
  const lead = leadOf(setup, position);
  return {
    winners: lead === 0 ? [] : [lead > 0 ? 0 : 1],
    scores: [primary(lead) + bonusOf(setup, position, 0), primary(-lead) + bonusOf(setup, position, 1)],
  };
}
