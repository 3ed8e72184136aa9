// ST-8, 9E-12.7, 9E-12.8  Who holds markers, and the result
import type { Result, Seat } from '@little-wars/engine';
import { inches, isGapWithin, type Point, standingAt } from '@little-wars/engine/geometry';
import { otherSeat, standingOn } from '@little-wars/skirmish';
import { onTable } from '../../../w40k/measuring/lookups.ts';
import { kitOf } from '../../lookups.ts';
import type { Model, Position, Setup } from '../../state.ts';
import { markersOf } from './ground.ts';

/** 9E-12.7 */
const CONTROL = inches(3);
const CONTROL_UP = inches(5);
/** ST-8.2 */
const FIRST_SCORING = 2;
const POINTS = 5;

/** Whether a model is within range of a point of the table. */
export const isAt = (model: Model, { x, y }: Point, distance = CONTROL): boolean =>
  model.at !== null &&
  Math.abs(model.at.z) <= CONTROL_UP &&
  isGapWithin(standingOn(kitOf(model).kind.base, model.at, model.along), standingAt({ x, y, z: 0 }), distance);

/** 9E-12.8: Troops, and models with the rule. */
export const isSecuring = (model: Model): boolean => {
  const { sheet, abilities } = kitOf(model);
  return sheet.role === 'Troops' || abilities.some(({ rule }) => rule === 'objective-secured');
};

/** 9E-12.7, 9E-12.8: the side that holds a marker; null if neither does. */
export function holderOf(position: Position, marker: Point): Seat | null {
  const near = (seat: Seat): readonly Model[] =>
    onTable(position, seat)
      .map(id => position.models[id]!)
      .filter(model => isAt(model, marker));
  const [zero, one] = [near(0), near(1)];
  const [secures, opposes] = [zero.some(isSecuring), one.some(isSecuring)];
  if (secures !== opposes) return secures ? 0 : 1;
  return zero.length === one.length ? null : zero.length > one.length ? 0 : 1;
}

const heldBy = (setup: Setup, position: Position): readonly [number, number] => {
  const holders = markersOf(setup).map(marker => holderOf(position, marker));
  return [holders.filter(seat => seat === 0).length, holders.filter(seat => seat === 1).length];
};

/** ST-8.2: 5 points each for one marker, for two, and for more than the enemy, from the second round on. */
export function pointsFor(setup: Setup, position: Position, seat: Seat): number {
  if (position.round < FIRST_SCORING) return 0;
  const held = heldBy(setup, position);
  const [own, theirs] = [held[seat]!, held[otherSeat(seat)]!];
  return POINTS * [own >= 1, own >= 2, own > theirs].filter(Boolean).length;
}

/** 9E-3.3: a side has no models left, on the table or in reserve. */
export const isDestroyed = ({ models }: Position, seat: Seat): boolean =>
  models.every(model => model.seat !== seat || model.removed);

/** ST-8.1: the points of the enemies a side has destroyed. */
const destroyedBy = ({ models }: Position, seat: Seat): number =>
  Math.ceil(models.reduce((sum, model) => (model.seat !== seat && model.removed ? sum + kitOf(model).points : sum), 0));

/** ST-8.1, ST-8.2: a side's score in the mission so far. */
export const scoreOf = ({ mission }: Setup, position: Position, seat: Seat): number =>
  mission === 'straight-fight' ? destroyedBy(position, seat) : position.scores[seat]!;

/** ST-8.1: a destroyed army has lost; otherwise points decide. */
export function resultOf(setup: Setup, position: Position): Result | null {
  if (!position.over) return null;
  const scores = [0, 1].map(seat => scoreOf(setup, position, seat));
  const gone = [0, 1].filter(seat => isDestroyed(position, seat));
  if (gone.length === 1) return { winners: [otherSeat(gone[0]!)], scores };
  const [zero, one] = scores as [number, number];
  return { winners: zero === one ? [] : [zero > one ? 0 : 1], scores };
}
