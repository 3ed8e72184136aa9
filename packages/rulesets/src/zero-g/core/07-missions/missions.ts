// ZG-7  Two missions: points destroyed, and three objectives adrift
import type { Result, Seat } from '@little-wars/engine';
import {
  ahead,
  type Direction,
  inches,
  isWithin,
  standingAt as pointAt,
  rayToEdge,
  type Spot,
} from '@little-wars/engine/geometry';
import { otherSeat } from '@little-wars/skirmish';
import { kitOf, mapOf, onTable, sceneOfSetup, standingAt } from '../../lookups.ts';
import type { Position, Setup, Wreck } from '../../state.ts';
import { type Look, question, sequence, type T } from '../../types.ts';

/** ZG-7.2 */
const CONTROL = inches(3);

export const wrecksOf = (setup: Setup): readonly Wreck[] =>
  setup.mission === 'hold-the-wreck'
    ? mapOf(setup).objectives.map(({ at: { x, y }, course }) => ({ at: { x, y, z: 0 }, course }))
    : [];

/** ZG-7.2: the side with more models within 3" of an objective; null if neither has. */
export function holderOf(position: Position, { at }: Pick<Wreck, 'at'>): Seat | null {
  const [zero, one] = [0, 1].map(
    seat =>
      onTable(position, seat).filter(id =>
        isWithin(standingAt(position.models[id]!, position.models[id]!.at!), pointAt(at), CONTROL),
      ).length,
  ) as [number, number];
  return zero === one ? null : zero > one ? 0 : 1;
}

/** ZG-7.1: the points of models that a side has destroyed. */
export const destroyedBy = ({ models }: Position, seat: Seat): number =>
  models.reduce((sum, model) => (model.seat !== seat && model.removed ? sum + kitOf(model).points : sum), 0);

/** ZG-7.2: where an objective drifts to, and its new course: it reverses at the edge. */
export function driftOf(t: Pick<Look, 'setup'>, { at, course }: Wreck, far: number): Wreck {
  const scene = sceneOfSetup(t.setup);
  const { end } = rayToEdge(scene, { from: at, towards: course }, [], () => false);
  const total = inches(far);
  if (total < end.tenths) return { at: ahead(at, course, total), course };
  const back: Direction = { dx: -course.dx + 0, dy: -course.dy + 0 };
  const edge: Spot = { x: Math.round(end.at.x), y: Math.round(end.at.y), z: at.z };
  return { at: ahead(edge, back, Math.round(total - end.tenths)), course: back };
}

export interface WreckDrift {
  readonly wreck: number;
}

export const rollObjectiveDrift = question('roll for an objective to drift', 'roll');

const driftWreck = sequence<WreckDrift>('an objective drifts', 'ZG-7.2', s => [
  s.roll('ZG-7.2', rollObjectiveDrift, {
    count: () => 1,
    then: (t, v, [face]) => {
      const before = t.position.wrecks[v.wreck]!;
      const { at, course } = driftOf(t, before, face!);
      t.emit({ type: 'wreck-drifted', clause: 'ZG-7.2', wreck: v.wreck, from: before.at, to: at, course });
      return v;
    },
  }),
]);

/** ZG-7.2: at the start of each game turn all objectives drift. */
export const driftWrecks = sequence<object>('objectives drift', 'ZG-7.2', s => [
  s.each('ZG-7.2', 'each objective', {
    of: t => t.position.wrecks.map((_, i) => i),
    call: (_t, _v, wreck: number) => driftWreck.start({ wreck }),
  }),
]);

/** ZG-7.1: at the end of each game turn an objective is worth a point to the side that holds it. */
export function scoreWrecks(t: T): void {
  for (const wreck of t.position.wrecks) {
    const seat = holderOf(t.position, wreck);
    if (seat !== null) t.emit({ type: 'scored', clause: 'ZG-7.1', seat, points: 1 });
  }
}

/** Whether a side has no models left, on the table or in reserve. */
export const isWipedOut = ({ models }: Position, seat: Seat): boolean =>
  models.every(model => model.seat !== seat || model.removed);

export const scoresOf = (setup: Setup, position: Position): readonly number[] =>
  setup.mission === 'hold-the-wreck' ? position.scores : [0, 1].map(seat => destroyedBy(position, seat));

/** ZG-7.1: the only side left wins; otherwise the higher score. */
export function resultOf(setup: Setup, position: Position): Result | null {
  if (!position.over) return null;
  const scores = scoresOf(setup, position);
  const out = [0, 1].map(seat => isWipedOut(position, seat));
  if (out[0] !== out[1]) return { winners: [out[0] ? 1 : 0], scores };
  const [zero, one] = scores as [number, number];
  return { winners: zero === one ? [] : [zero > one ? 0 : 1], scores };
}

export const missionSequences = [driftWreck, driftWrecks];
export { otherSeat };
