// Where to go: a handful of places within reach, and what standing there is worth.
import { bestOf, type Leg, lazy, type Seat } from '@little-wars/engine';
import { inches, type Spot } from '@little-wars/engine/geometry';
import { bestReached, firstApart, type Reached, worthOfNearness } from '@little-wars/skirmish';
import type { Move } from '../core/03-actions/move-reasons.ts';
import { flies } from '../core/03-actions/moves.ts';
import { AROUND, flat, placeAt } from '../core/03-actions/places.ts';
import { endsBy } from '../core/03-actions/ways.ts';
import { rangedOf } from '../core/04-shooting/aiming.ts';
import { doorwaysFor, leadsThrough } from '../core/12-close-quarters/doorways.ts';
import { enemiesOf, operativeOf, ownerOf, sceneOfTable } from '../lookups.ts';
import type { Look, OperativeId, Order } from '../types.ts';
import { dangerAt } from './danger.ts';
import { bestFightWith, type Fight } from './fights.ts';
import { type Goal, goalsOf, worthForGoals } from './goals.ts';
import { bestShotOf, shotAt } from './shots.ts';
import { activationOf, cached, ifSo } from './supposing.ts';
import { type Call, callsFor, spotsOf, worthOfCalls } from './tac-op-ways.ts';
import { areCardsOpen, areOrdersAsked, worthIfEnded } from './tac-ops.ts';
import { linkedSpots, moveBy, spotsInReach, wayFinder } from './ways.ts';
import { WEIGHTS } from './weights.ts';

export interface Place {
  readonly to: Spot;
  /** The worth as far as it is known without checking lines of sight. */
  readonly promise: number;
  /** The promise plus what tac ops would score. */
  readonly hopes: (order: Order) => number;
  /** The worth of standing there with an order, danger included. */
  readonly stand: (order: Order) => number;
  /** The best shot from there on Engage. */
  readonly shot: () => number;
}

/** Inputs to a place's worth that are the same for every place. */
interface Outlook {
  readonly operative: OperativeId;
  readonly goals: readonly Goal[];
  readonly calls: readonly Call[];
  readonly enemies: readonly Spot[];
}

const outlookOf = (t: Look, operative: OperativeId): Outlook =>
  cached(t, operative, 'outlook', () => ({
    operative,
    goals: goalsOf(t, operative),
    calls: callsFor(t, operative),
    enemies: enemiesOf(t, operative).map(id => operativeOf(t, id).at!),
  }));

/** The promise of spots for an operative. */
export const promiseFor = (t: Look, operative: OperativeId): ((at: Spot) => number) => {
  const outlook = outlookOf(t, operative);
  return at => promiseOf(t, outlook, at);
};

/** The worth of a spot as far as it is known without checking lines of sight. */
const promiseOf = (t: Look, { operative, goals, calls, enemies }: Outlook, at: Spot): number =>
  worthForGoals(t, operative, at, goals) + worthOfCalls(at, calls) + worthOfNearness(at, enemies, WEIGHTS.nearness);

/** The table with the operative at a spot on Engage, with one AP left. */
const onceThere = (t: Look, operative: OperativeId, at: Spot, performed: readonly string[]): Look =>
  ifSo(t, operative, { at, order: 'engage' }, { activation: activationOf(operative, 1, performed) });

function weighed(t: Look, outlook: Outlook, to: Spot, performed: readonly string[]): Place {
  const { operative } = outlook;
  const then = onceThere(t, operative, to, performed);
  const promise = promiseOf(t, outlook, to);
  const danger = {
    engage: lazy(() => dangerAt(then, operative, 'engage')),
    conceal: lazy(() => dangerAt(then, operative, 'conceal')),
  };
  const seat: Seat = ownerOf(t, operative);
  const cards = lazy(() => worthIfEnded(then, seat));
  const hidden = lazy(() => worthIfEnded(ifSo(then, operative, { order: 'conceal' }), seat));
  const cardsWith = (order: Order): number =>
    !areCardsOpen(t) ? 0 : order === 'conceal' && areOrdersAsked(t, seat) ? hidden() : cards();
  const hopes = (order: Order): number => promise + cardsWith(order);
  return {
    to,
    promise,
    hopes,
    stand: order => hopes(order) - danger[order](),
    shot: lazy(() => Math.max(0, bestShotOf(then, { attacker: operative, action: 'shoot' })?.worth ?? 0)),
  };
}

const performedBy = (t: Look, ...actions: readonly string[]): readonly string[] => [
  ...new Set([...(t.position.activation?.performed ?? []), ...actions]),
];

/** The worth of where an operative stands now. */
export const worthOfStaying = (t: Look, operative: OperativeId): number =>
  cached(t, operative, `stay/${performedBy(t).join()}`, () =>
    weighed(t, outlookOf(t, operative), operativeOf(t, operative).at!, performedBy(t)),
  ).stand(operativeOf(t, operative).order);

interface Candidates {
  readonly places: readonly Place[];
  readonly wayTo: (to: Spot) => readonly Leg[] | null;
}

/** Candidate places, whether or not there is a way to them. */
const placesFor = (t: Look, move: Move): Candidates =>
  cached(t, move.operative, `${move.action}/${move.allowance}/${performedBy(t, move.action).join()}`, () => {
    const { operative, action } = move;
    const outlook = outlookOf(t, operative);
    const places = spotsFor(t, move, outlook).map(to => weighed(t, outlook, to, performedBy(t, action)));
    const ways = new Map<Spot, readonly Leg[] | null>();
    const find = wayFinder(t, move);
    const wayTo = (to: Spot): readonly Leg[] | null => {
      const before = ways.get(to);
      const legs = before === undefined ? find(to) : before;
      ways.set(to, legs);
      return legs;
    };
    return { places, wayTo };
  });

/** The most that tac ops can add to a promise. */
const SLACK = WEIGHTS.tacOpNow;

/** An upper bound: the best shot if everybody stood in the open. */
const mostByShot = (t: Look, operative: OperativeId): number =>
  cached(t, operative, 'most-by-shot', () => {
    const shooter = { attacker: operative, action: 'shoot' };
    const targets = enemiesOf(t, operative).filter(id => operativeOf(t, id).wounds > 0);
    const shots = rangedOf(t, operative).flatMap(weapon =>
      targets.map(target => shotAt(t, shooter, weapon, target).worth),
    );
    return Math.max(0, ...shots);
  });

/** The best place with a legal way there, by standing there and, if asked, shooting from there. */
export function bestPlace(t: Look, move: Move, shoots: boolean): Reached | null {
  const { operative } = move;
  const { places, wayTo } = placesFor(t, move);
  const { order } = operativeOf(t, operative);
  const most = shoots ? mostByShot(t, operative) : 0;
  const prospects = places.map(place => ({
    to: place.to,
    promise: place.promise + most + SLACK,
    worths: [
      () => place.hopes(order) + most,
      () => place.stand(order) + most,
      () => place.stand(order) + (shoots ? place.shot() : 0),
    ],
  }));
  return bestReached(prospects, wayTo);
}

const MOST = 12;
const APART = inches(0.8);

const ringAround = (from: Spot, allowance: number): readonly Spot[] =>
  AROUND.flatMap((unit, i) => [
    ...(i % 2 === 0 ? [placeAt(from, unit, allowance - 3)] : []),
    ...(i % 4 === 0 ? [placeAt(from, unit, Math.floor(allowance * 0.6))] : []),
  ]);

/** The most promising spots: at objectives, where tac ops want somebody, on other levels, and all around. */
function spotsFor(t: Look, move: Move, outlook: Outlook): readonly Spot[] {
  const { operative, allowance } = move;
  const from = operativeOf(t, operative).at!;
  const { width, depth } = sceneOfTable(t);
  const byGoals = outlook.goals
    .map(({ token }) => token)
    .filter(({ at }) => flat(from, at) <= allowance + inches(2))
    .flatMap(({ at }) => [at, ...AROUND.filter((_, i) => i % 4 === 0).map(unit => placeAt(at, unit, inches(1.5)))]);
  const around = from.z === 0 && !flies(t, operative) ? spotsInReach(t, move) : ringAround(from, allowance);
  const byDoors = doorwaysFor(t, operative, allowance).flatMap(doorway =>
    leadsThrough(t, doorway) ? [doorway.before, doorway.behind] : [doorway.before],
  );
  const level = [...byGoals, ...byDoors, ...spotsOf(from, outlook.calls), ...around];
  const spots = [...level.filter(at => flat(from, at) <= allowance - 2), ...linkedSpots(t, move)];
  const ranked = spots
    .filter(({ x, y }) => x > 0 && y > 0 && x < width && y < depth)
    .map(to => ({ to, worth: promiseOf(t, outlook, to) }))
    .sort((a, b) => b.worth - a.worth);
  return firstApart(
    ranked.map(({ to }) => to),
    { most: MOST, apart: APART },
  );
}

export interface Charge {
  readonly legs: readonly Leg[];
  readonly fight: Fight;
  /** The fight, plus where it leaves the operative. */
  readonly worth: number;
}

const ENDS = 6;

export const chargeOf = (t: Look, operative: OperativeId): Charge | null =>
  cached(t, operative, 'charge', () => {
    const move = moveBy(t, operative, 'charge');
    const way = wayFinder(t, move);
    const outlook = outlookOf(t, operative);
    const charges = enemiesOf(t, operative).flatMap(enemy => {
      const ends = endsBy(t, move, enemy).slice(0, ENDS);
      const fight = ends.length > 0 ? bestFightWith(t, operative, enemy) : null;
      if (fight === null || fight.worth <= 0) return [];
      for (const to of ends) {
        const legs = way(to);
        if (legs) return [{ legs, fight, worth: fight.worth + promiseOf(t, outlook, to) }];
      }
      return [];
    });
    return bestOf(charges);
  });
