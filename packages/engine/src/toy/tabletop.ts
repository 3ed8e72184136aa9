// The tabletop of Tin Soldiers
import { footprintOf, reach as reachFrom, walk } from '../geometry/index.ts';
import type { Board, BoardModel, Leg, Question, Reachable, Ruling, Tabletop, Way } from '../kernel/index.ts';
import { actorNamed, aimNamed, supposing } from '../kernel/index.ts';
import { BASE, cards, HEIGHT, MOVE, maps } from './content.ts';
import { reasonsAgainstMove, sees, sightOf, tripOf } from './ground.ts';
import { onGround, soldierOf } from './lookups.ts';
import { nameOfCard } from './telling.ts';
import type { Look, SoldierId, Toy } from './types.ts';

function board(t: Look): Board {
  const { width, depth, pieces } = maps[t.setup.map]!.terrain;
  const { round, points, courage, barrel } = t.position;
  return {
    width,
    depth,
    pieces,
    models: t.position.soldiers.map((_, id) => modelOf(t, id)),
    marks: [{ id: 'barrel', kind: 'barrel', at: { ...barrel, z: 0 }, radius: 100, seat: null, conditions: [] }],
    zones: [],
    status: [
      { id: 'round', seat: null, value: round },
      ...[0, 1].flatMap(seat => [
        { id: 'points', seat, value: points[seat]! },
        { id: 'courage', seat, value: courage[seat]! },
      ]),
    ],
    scores: [0, 1].map(seat => ({ seat, source: { word: 'source.barrel' }, value: points[seat]!, clause: 'TOY-1.1' })),
    notes: [],
  };
}

function modelOf(t: Look, id: SoldierId): BoardModel {
  const { seat, card, at, wounds, ready } = soldierOf(t, id);
  const { wounds: of, dice } = cards[card]!;
  return {
    id,
    seat,
    name: nameOfCard(card),
    card: nameOfCard(card),
    base: at && footprintOf(BASE, at),
    at,
    height: HEIGHT,
    figure: { body: 'legs', bulk: 'common', head: 'crest', pack: 'pack', weapon: 'rifle', blade: false },
    wounds: { left: wounds, of },
    conditions: [],
    ready,
    out: wounds === 0,
    lines: [{ label: 'dice', value: String(dice) }],
  };
}

/** TOY-5.1 */
function court(t: Look, from: number | string, to: number | string): readonly Ruling[] {
  const { visible, margin } = sightOf(t, from as SoldierId, to as SoldierId);
  return [{ id: 'visible', clause: 'TOY-5.1', holds: visible, margin }];
}

function reach(t: Look, question: Pick<Question<'move'>, 'model' | 'allowance'>): Reachable {
  const id = question.model as SoldierId;
  const from = soldierOf(t, id).at!;
  const trip = tripOf(t, id);
  const reached = reachFrom(trip, from, question.allowance);
  const along = (legs: readonly Leg[]): Way => ({
    legs,
    cost: Math.ceil(walk(trip, { from, legs }).cost.tenths),
    reasons: reasonsAgainstMove(t, question, legs),
  });
  return {
    outlines: reached.outlines(),
    limits: [{ id: 'move', at: question.allowance }],
    contact: () => null,
    along,
    wayTo: to => along(reached.pathTo(to)?.legs ?? [{ how: 'go', to: onGround(to) }]),
  };
}

export const tabletop: Tabletop<Toy> = {
  board,
  ground: () => null,
  actor: actorNamed(),
  aim: aimNamed(['shooter'], ['target']),
  court,
  reach,
  stride: (t, model) => reach(t, { model, allowance: MOVE }),
  movedTo: (t, model, at) =>
    supposing(t, { soldiers: t.position.soldiers.map((each, id) => (id === model ? { ...each, at } : each)) }),
  ahead: () => null,
  glimpse: (t, from, to) => ({ sees: sees(t, from as SoldierId, to as SoldierId), cover: false, obscured: false }),
  // Maps of Tin Soldiers are referred to by name, so no other table can be used.
  standIns: () => null,
};
