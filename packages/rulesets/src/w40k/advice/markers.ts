// How markers attract models, and what holding them is worth
import { flat, inches, type Point } from '@little-wars/engine/geometry';
import { modelOf, onTable, ownerOf } from '../measuring/lookups.ts';
import type { Look, ModelId, Position } from '../types.ts';
import type { Goal } from './places.ts';

const CONTROL = inches(3);
/** A model within this distance will soon be there. */
const NEAR = CONTROL + inches(1);

/** The surplus of a seat's models near a marker, not counting one of them. */
function leadAt(position: Position, seat: number, marker: Point, but: ModelId | null = null): number {
  const near = (side: number): number =>
    onTable(position, side).filter(id => id !== but && flat(position.models[id]!.at!, marker) < NEAR).length;
  return near(seat) - near(1 - seat);
}

/** Markers as goals of a model, each with a value; a marker that is held safely needs nobody else. */
export const markerGoals = (t: Look, model: ModelId, markers: readonly Point[], worth: number): readonly Goal[] =>
  markers.map(({ x, y }) => {
    const lead = leadAt(t.position, ownerOf(t, model), { x, y }, model);
    return { at: { x, y }, worth: lead >= 2 ? 2 : worth, within: CONTROL };
  });

/** The enemies as goals, where there is nothing to hold. */
export const enemyGoals = (t: Look, model: ModelId, worth: number, within: number): readonly Goal[] =>
  onTable(t.position, 1 - ownerOf(t, model))
    .slice(0, 6)
    .map(id => ({ at: modelOf(t, id).at!, worth, within }));

/** A cheap score of a position: markers held, and the remaining models of both sides. */
export function heldAndLeft(position: Position, seat: number, markers: readonly Point[]): number {
  const held = markers.reduce((sum, marker) => sum + Math.sign(leadAt(position, seat, marker)), 0);
  const left = position.models.reduce(
    (sum, { seat: side, wounds, removed }) => sum + (removed ? 0 : side === seat ? wounds : -wounds),
    0,
  );
  return 10 * held + left;
}
