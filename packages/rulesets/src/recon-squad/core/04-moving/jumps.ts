// RS-4  Gaps, jumps and falls during a move
import { end, type Leg } from '@little-wars/engine';
import {
  flat,
  groundBelow,
  inches,
  isWithin,
  mayStand,
  placeAround,
  type Spot,
  type Tenths,
  type Trip,
  towards,
  walk,
} from '@little-wars/engine/geometry';
import { type OnTheWay, otherSeat } from '@little-wars/skirmish';
import type { BareHit, strikeSequences } from '../../../w40k/attacks/strike.ts';
import type { Move, WayEvent } from '../../../w40k/book.ts';
import { reRollable, rollSequence, rollWith } from '../../../w40k/dice/rolls.ts';
import { enemiesOf, isAlive, type Lookups, modelOf, ONE_INCH, ownerOf } from '../../../w40k/measuring/lookups.ts';
import { pathOf, type Trips } from '../../../w40k/movement/trips.ts';
import { sceneOfSetup } from '../../lookups.ts';
import { type Look, type ModelId, sequence, type T } from '../../types.ts';

export interface Falling {
  readonly model: ModelId;
  /** Where it leaves the edge, and the direction of the gap. */
  readonly edge: Spot;
  readonly beyond: Spot;
  readonly height: Tenths;
}

export interface Jumping extends Falling {
  /** RS-4.2: the width of the gap in inches, rounded down. */
  readonly width: number;
}

/** A jump on a path: its edge, and the gap's width; null for a jump down. */
export interface OnePath {
  readonly place: OnTheWay & { readonly how: 'go' };
  readonly falling: Falling;
  readonly width: number | null;
}

/** The initial spacing of places tried along the way, in tenths. */
const STRIDE = 16;

/** RS-4.4: the Strength of a fall. */
export const strengthOfFall = (height: Tenths): number => Math.ceil(height / inches(1));

/** RS-4.4, RS-4.7: the effect of a fall. */
export const fallHit = (t: Look, model: ModelId, height: Tenths): BareHit => ({
  model,
  seat: otherSeat(ownerOf(t, model)),
  hits: 1,
  strength: strengthOfFall(height),
  ap: 0,
  damage: 1,
});

/** RS-4.2: whether a die clears a gap of this many inches, rounded down. */
export const clears = (face: number, width: number): boolean => face > width;

export interface JumpParts {
  readonly lookups: Lookups;
  readonly trips: Trips;
  readonly bareHit: ReturnType<typeof strikeSequences>['bareHit'];
}

export const jumpRoll = reRollable('roll to jump');

export function jumpSequences({ lookups, trips, bareHit }: JumpParts) {
  const rollJump = rollSequence(jumpRoll, ['RS-4.2', '8E-3.1']);

  /** RS-4.9: the last place of a leg where the centre is over its starting ground. */
  const edgeOf = (t: Look, { ground }: Trip, from: Spot, to: Spot): Spot => {
    const scene = sceneOfSetup(t.setup);
    const at = (distance: number): Spot => towards(from, to, distance);
    const isOver = (distance: number): boolean => groundBelow(scene, ground, at(distance), from.z) === from.z;
    let last = 0;
    for (let step = STRIDE; step >= 1; step /= 4)
      while (last + step <= flat(from, to) && isOver(last + step)) last += step;
    return at(last);
  };

  /** RS-4.4: the bottom of the near edge: the first place past it that is free of terrain. */
  const footOf = (trip: Trip, { edge, beyond }: Falling, onGround: (spot: Spot) => Spot): Spot => {
    const bare: Trip = { ...trip, field: { ...trip.field, others: [] } };
    const at = (distance: number): Spot => onGround({ ...towards(edge, beyond, distance), z: edge.z });
    const isFree = (distance: number): boolean => at(distance).z < edge.z && mayStand(bare, at(distance));
    for (let distance = 0; distance <= flat(edge, beyond); distance += STRIDE) {
      if (!isFree(distance)) continue;
      let first = distance;
      while (first > 0 && isFree(first - 1)) first--;
      return at(first);
    }
    // The gap is narrower than the base: the nearest place to the edge.
    return onGround(edge);
  };

  /** RS-4.4, RS-4.11: the bottom of the near edge, or the nearest legal place. */
  const landingOf = (t: Look, falling: Falling): Spot => {
    const { model, edge } = falling;
    const trip = trips.tripOf(t, model, 'move');
    const scene = sceneOfSetup(t.setup);
    const onGround = (spot: Spot): Spot => ({ ...spot, z: groundBelow(scene, trip.ground, spot, edge.z - 1) });
    const foot = footOf(trip, falling, onGround);
    const isFree = (spot: Spot): boolean => {
      const at = onGround(spot);
      return (
        at.z < edge.z &&
        mayStand(trip, at, modelOf(t, model).along) &&
        enemiesOf(t, model).every(
          enemy => !isWithin(lookups.standingAt(modelOf(t, model), at), lookups.standing(t, enemy), ONE_INCH),
        )
      );
    };
    return onGround(placeAround(foot, isFree) ?? foot);
  };

  const fall = sequence<Falling>('fall', 'RS-4.4', s => [
    s.run('RS-4.4', 'come down', (t: T, v) => {
      const to = landingOf(t, v);
      const height = v.edge.z - to.z;
      t.emit({ type: 'moved', clause: 'RS-4.4', model: v.model, to });
      t.emit({ type: 'fell', clause: 'RS-4.4', model: v.model, height, strength: strengthOfFall(height) });
      return { ...v, height };
    }),
    s.call('RS-4.7', 'suffer the hit', (t, { model, height }) =>
      height > 0 ? bareHit.start(fallHit(t, model, height)) : null,
    ),
  ]);

  const jump = sequence<Jumping>('jump a gap', 'RS-4.2', s => [
    s.call(
      'RS-4.2',
      'roll against its width',
      (t, { model }) => rollWith(rollJump, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
      (t, v, [face]) => {
        const cleared = clears(face!, v.width);
        t.emit({ type: 'gap-jumped', clause: 'RS-4.2', model: v.model, inches: v.width, face: face!, cleared });
        return cleared ? end() : v;
      },
    ),
    s.call('RS-4.4', 'fall', (t, v) => (isAlive(t, v.model) ? fall.start(v) : null)),
  ]);

  /** The jumps of a path: rolled over gaps, and off edges (RS-4.3). */
  const jumpsOf = (t: Look, move: Move, legs: readonly Leg[]): readonly OnePath[] => {
    const { model, manner } = move;
    if (legs.every(({ how }) => how !== 'drop' && how !== 'jump')) return [];
    const trip = trips.tripOf(t, model, manner);
    const accounts = walk(trip, pathOf(t, model, legs)).legs;
    const jumps: OnePath[] = [];
    let [at, from] = [0, modelOf(t, model).at!];
    for (const [leg, { how, to }] of legs.entries()) {
      if (how === 'drop' || how === 'jump') {
        const edge = edgeOf(t, trip, from, to);
        jumps.push({
          place: { at: at + flat(from, edge), leg, spot: edge, fallsFrom: edge.z, how: 'go' },
          falling: { model, edge, beyond: to, height: 0 },
          width: how === 'jump' ? (accounts[leg]?.link?.jump?.wholeInches ?? 0) : null,
        });
      }
      at += flat(from, to) + Math.abs(to.z - from.z);
      from = to;
    }
    return jumps;
  };
  const eventsOf = (t: Look, move: Move, legs: readonly Leg[]): readonly WayEvent[] =>
    jumpsOf(t, move, legs).map(({ place, falling, width }) => ({
      ...place,
      frame: width === null ? fall.start(falling) : jump.start({ ...falling, width }),
    }));
  /** RS-4.4: the height of a fall. */
  const dropOf = (t: Look, falling: Falling): Tenths => falling.edge.z - landingOf(t, falling).z;
  return { eventsOf, jumpsOf, dropOf, sequences: [rollJump, fall, jump] };
}
