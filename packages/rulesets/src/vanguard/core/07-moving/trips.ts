// VG-7.1, VG-7.6  What the geometry needs to know about a move
import type { Leg } from '@little-wars/engine';
import {
  groundBelow,
  inches,
  type Mover,
  mayStand,
  type Path,
  placeAround,
  type Spot,
  type Tenths,
  type Trip,
} from '@little-wars/engine/geometry';
import { tripCache } from '@little-wars/skirmish';
import { baseOf, bodyAt, cardOf, heightOf, inPlay, modelOf, sceneOfTable } from '../../lookups.ts';
import type { Look, ModelId } from '../../types.ts';
import { groundFor } from '../08-falling/ground.ts';

/** VG-2.1: its current SP. */
export const speedOf = (t: Look, model: ModelId): Tenths =>
  Math.max(0, t.query('speed', inches(cardOf(t, model).speed), { model }));

export const moverOf = (t: Look, model: ModelId): Mover => ({
  size: baseOf(modelOf(t, model)),
  height: heightOf(modelOf(t, model)),
});

const trips = tripCache<Look>((t, model, ground) => ({
  field: {
    scene: sceneOfTable(t),
    others: inPlay(t.position, (_, id) => id !== model).map(id => ({
      id: String(id),
      ...bodyAt(modelOf(t, id), modelOf(t, id).at!),
    })),
  },
  mover: moverOf(t, model),
  ground,
}));

export const tripOf = (t: Look, model: ModelId): Trip => trips(t, model, t.position.models, groundFor(sceneOfTable(t)));

export const pathOf = (t: Look, model: ModelId, legs: readonly Leg[]): Path => {
  const { at, along } = modelOf(t, model);
  return { from: at!, along, legs };
};

export const endOf = ({ from, legs }: Path): Spot => legs.at(-1)?.to ?? from;

/** VG-8.14: the nearest spot where it can stand, on whatever ground lies below a place in the air. */
export function spotBelow(t: Look, model: ModelId, at: Spot): Spot {
  const trip = tripOf(t, model);
  const scene = sceneOfTable(t);
  const landing = (spot: Spot): Spot => ({ ...spot, z: groundBelow(scene, trip.ground, spot, at.z) });
  const place = placeAround(at, spot => mayStand(trip, landing(spot), modelOf(t, model).along));
  return landing(place ?? at);
}
