// What the geometry needs to know about a move
import { eachAtPosition, type Leg, perKey } from '@little-wars/engine';
import type { Path, Spot, Trip } from '@little-wars/engine/geometry';
import { modelsInPlay, tripCache } from '@little-wars/skirmish';
import type { Book, Manner } from '../book.ts';
import { type Lookups, modelOf } from '../measuring/lookups.ts';
import type { Look, ModelId } from '../types.ts';

export interface Trips {
  tripOf(t: Look, model: ModelId, manner: Manner): Trip;
}

/** A bound for the cache, above the number of manners of movement. */
const MOST_MANNERS = 16;

export function tripsOf(book: Book, lookups: Lookups): Trips {
  const trips = tripCache<Look>((t, model, ground) => ({
    field: {
      scene: book.sceneOf(t),
      others: modelsInPlay(t.position.models, (_, id) => id !== model).map(id => lookups.named(t, id)),
    },
    mover: lookups.mover(t, model),
    ground,
  }));
  /** Every path that is tried at a position asks for it. */
  const byManner = perKey(
    (manner: Manner) =>
      eachAtPosition((t: Look, model: ModelId) => trips(t, model, lookups.crowd(t), book.groundOf(t, model, manner))),
    MOST_MANNERS,
  );
  return { tripOf: (t, model, manner) => byManner(manner)(t, model) };
}

export const pathOf = (t: Look, model: ModelId, legs: readonly Leg[]): Path => {
  const { at, along } = modelOf(t, model);
  return { from: at!, along, legs };
};

export const endOf = ({ from, legs }: Path): Spot => legs.at(-1)?.to ?? from;
