// Models in space: who is in play, where, and how large.
import type { Seat } from '@little-wars/engine';
import { latestAlike, latestAt, latestFrom } from '@little-wars/engine';
import {
  type BaseSize,
  type Body,
  type Direction,
  footprintOf,
  type Ground,
  gap,
  type Spot,
  type Standing,
  type Tenths,
  type Trip,
} from '@little-wars/engine/geometry';

/** What models of every ruleset have: their seat, and their place; null while not on the table. */
export interface InSpace {
  readonly seat: Seat;
  readonly at: Spot | null;
  readonly removed: boolean;
}

export const otherSeat = (seat: Seat): Seat => 1 - seat;

export const isInPlay = ({ at, removed }: Pick<InSpace, 'at' | 'removed'>): boolean => at !== null && !removed;

/** The models in play that pass a test, as indexes into the list. */
export function modelsInPlay<M extends Pick<InSpace, 'at' | 'removed'>>(
  models: readonly M[],
  test: (model: M, id: number) => boolean = () => true,
): readonly number[] {
  const ids: number[] = [];
  for (let id = 0; id < models.length; id++) {
    const model = models[id]!;
    if (isInPlay(model) && test(model, id)) ids.push(id);
  }
  return ids;
}

/** The models a seat has yet to set up. */
export const waitingOf = (models: readonly InSpace[], seat: Seat): readonly number[] =>
  models.flatMap((model, id) => (model.seat === seat && model.at === null && !model.removed ? [id] : []));

/** The largest distance from the centre of a base to its edge; to a corner a little more, since those are rounded. */
export function reachOfBase(base: BaseSize): number {
  if (base.shape === 'round') return base.diameter / 2;
  const { length, width } = base;
  return base.shape === 'rectangular' ? Math.ceil(Math.sqrt(length * length + width * width) / 2) + 1 : length / 2;
}

/** A base, and the direction in which it lies. */
type Lying = readonly [size: BaseSize, along: Direction | undefined];

/** Iterations that move two bases into contact: each moves by the remaining gap, which never makes them overlap. */
const STEPS = 8;

/** The approximate distance between the centres of two bases if one comes into contact straight from a direction. */
export function apartInContact([own, lies]: Lying, [other, along]: Lying, { dx, dy }: Direction): number {
  let apart = reachOfBase(own) + reachOfBase(other);
  const length = Math.sqrt(dx * dx + dy * dy);
  if ((own.shape !== 'rectangular' && other.shape !== 'rectangular') || length === 0) return apart;
  const there = footprintOf(other, { x: 0, y: 0 }, along);
  for (let i = 0; i < STEPS; i++) {
    const at = { x: (dx / length) * apart, y: (dy / length) * apart };
    apart -= gap(footprintOf(own, at, lies), there).tenths;
  }
  return apart;
}

/** A base at a spot, in the form used for measuring. */
export const standingOn = (base: BaseSize, at: Spot, along?: Direction): Standing => ({
  ...footprintOf(base, at, along),
  z: at.z,
});

/** The upright solid of a model at a spot; its height depends on the ruleset. */
export const bodyOn = (base: BaseSize, at: Spot, height: Tenths, along?: Direction): Body => ({
  ...footprintOf(base, at, along),
  bottom: at.z,
  top: at.z + height,
});

/** The models in play, by side. */
export interface Crowd {
  /** The models of each seat in play. */
  readonly sides: readonly (readonly number[])[];
}

/**
 * Caches the crowd of a list of models: the same object until a model moves, arrives, leaves or changes sides, so that
 * other caches can be keyed by it. `isAlike` compares whatever else matters, such as base and height.
 */
export function crowdCache<M extends InSpace>(
  isAlike: (before: M, now: M) => boolean,
): (models: readonly M[]) => Crowd {
  const areThere = (before: readonly M[], now: readonly M[]): boolean => {
    if (before.length !== now.length) return false;
    for (let id = 0; id < now.length; id++) {
      const [a, b] = [before[id]!, now[id]!];
      if (a !== b && (a.at !== b.at || a.removed !== b.removed || a.seat !== b.seat || !isAlike(a, b))) return false;
    }
    return true;
  };
  return latestAlike(areThere, models => ({
    sides: [0, 1].map(seat => modelsInPlay(models, model => model.seat === seat)),
  }));
}

/** Caches what the geometry needs to judge moves: the latest trip of each model, by crowd, setup and ground. */
export function tripCache<T extends { readonly setup: object }>(
  make: (t: T, id: number, ground: Ground) => Trip,
): (t: T, id: number, crowd: object, ground: Ground) => Trip {
  // The table is not part of the key: a trip is the same on every table with this crowd, setup and ground.
  const tripAt = latestAt((id: number, _crowd: object, _setup: object, ground: Ground) =>
    latestFrom((t: T) => make(t, id, ground)),
  );
  return (t, id, crowd, ground) => tripAt(id, crowd, t.setup, ground)(t);
}
