// Reinforcements, at the end of the Movement phase
import { end, hints, type Placement, type Question, type Reason } from '@little-wars/engine';
import { inches, isWithin, mayStand, type Spot, type Tenths } from '@little-wars/engine/geometry';
import type { Book } from '../book.ts';
import { enemiesOf, type Lookups, modelOf, ownerOf } from '../measuring/lookups.ts';
import { DONE } from '../shooting/phase.ts';
import { type Look, type ModelId, question, sequence } from '../types.ts';
import { hasLikelyPlace, type PlaceSearch, proposePlace, raisedIn } from './placing.ts';
import type { Trips } from './trips.ts';

export const chooseArrival = question('choose a model to arrive', 'pick-one');
export const placeArrival = question('place it', 'place');

/** Reinforcements must arrive farther than this from enemies. */
const APART: Tenths = inches(9);

export interface Arriving {
  readonly model: ModelId | null;
}

type Placing = Question<'place'>;

/** Cache limit: more than the models of a match. */
const MOST_MODELS = 160;

export function arrivalsOf(book: Book, lookups: Lookups, trips: Trips) {
  const { clauses } = book;
  const waiting = (t: Look): readonly ModelId[] =>
    t.position.models.flatMap(({ seat, reserve, did }, id) =>
      reserve && seat === t.position.turn && !did.includes('left') ? [id] : [],
    );

  const reasonsAgainst = (t: Look, { what }: Pick<Placing, 'what'>, { at, along }: Placement): readonly Reason[] => {
    const id = what as ModelId;
    const base = lookups.standingAt({ ...modelOf(t, id), ...(along && { along }) }, at);
    const reasons: Reason[] = [];
    const near = enemiesOf(t, id).find(enemy => isWithin(base, lookups.standing(t, enemy), APART));
    if (near !== undefined) reasons.push({ reason: 'too-near-an-enemy', clause: clauses.reinforcements, enemy: near });
    if (!mayStand(trips.tripOf(t, id, 'move'), at, along))
      reasons.push({ reason: 'cannot-stand', clause: clauses.terrain });
    return t.query('arrival-refused', reasons, { model: id, at });
  };
  const placesFor = (t: Look, model: ModelId): PlaceSearch => {
    const scene = book.sceneOf(t);
    const box: PlaceSearch['box'] = [
      { x: 0, y: 0 },
      { x: scene.width, y: scene.depth },
    ];
    return {
      box,
      raised: () => raisedIn(scene, box),
      isLegal: placement => reasonsAgainst(t, { what: model }, placement).length === 0,
    };
  };
  /** The last place found for each model. */
  const likely = hints<Spot>(MOST_MODELS);
  const mayArrive = (t: Look, model: ModelId): boolean => hasLikelyPlace(placesFor(t, model), likely, model);

  const arrivals = sequence<Arriving>('reinforcements', clauses.reinforcements, s => [
    s.ask(clauses.reinforcements, chooseArrival, {
      to: t => t.position.turn,
      ask: t => {
        const options = waiting(t).filter(model => mayArrive(t, model));
        return options.length > 0 ? { of: 'model', options: [...options, DONE] } : null;
      },
      then: (_t, _v, model) => ({ model: model === DONE ? null : (model as ModelId) }),
      propose: (_t, _question, next, choices) => choices!.any(next) ?? DONE,
    }),
    s.run(clauses.reinforcements, 'whether anybody arrives', (_t, v) => (v.model === null ? end() : v)),
    s.ask(clauses.reinforcements, placeArrival, {
      to: (t, v) => ownerOf(t, v.model!),
      ask: (_t, v) => ({ what: v.model! }),
      then: (t, v, { at, along = { dx: 1, dy: 0 } }) => {
        const model = v.model!;
        t.emit({ type: 'arrived', clause: clauses.reinforcements, model, at, along });
        t.emit({ type: 'did', clause: clauses.reinforcements, model, deed: 'arrived' });
        return v;
      },
      legal: reasonsAgainst,
      propose: (t, { what }, next) => proposePlace(placesFor(t, what as ModelId), next),
    }),
    s.window(clauses.reinforcements, 'after an arrival', 'arrived', (_t, v) => ({ model: v.model! })),
    s.run(clauses.reinforcements, 'the next', () => ({ model: null })),
    s.repeat(clauses.reinforcements, 'while others may arrive', {
      from: chooseArrival.purpose,
      while: t => waiting(t).length > 0,
    }),
  ]);
  return { arrivals, sequences: [arrivals] };
}
