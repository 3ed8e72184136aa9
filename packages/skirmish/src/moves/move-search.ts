// The search for a legal move: cheapest paths over bends and edges, and from each of those straight on to an end.
import { type Leg, lazy } from '@little-wars/engine';
import { flat, INCH, type Point, type Solid, type Spot, type Tenths } from '@little-wars/engine/geometry';
import { isTop } from './ends.ts';
import { legFilter } from './leg-filter.ts';
import { type Level, withNewEnds } from './levels.ts';
import type { MoveQuestion, Reckoned } from './move-question.ts';
import { areaOf } from './obstacles.ts';
import { cheapestPiece, leastOf, openPieces, type Pieces, type Priced, pieceCost } from './piece-costs.ts';
import { type Queue, queue } from './queue.ts';
import { SPARE, type Stop, stopAt, stopsOf } from './search-stops.ts';
import { shortened } from './shorten.ts';

type Legs = readonly Leg[];

/** How many paths that are slightly too long are shortened, the cheapest first. */
const MOST_SPARED = 12;

/** An upper bound on what is counted twice where two short pieces lie in one line. */
const SHORT: Tenths = INCH;

interface Place {
  readonly at: Spot;
  /** Whether a move may end here; null until asked. */
  may: boolean | null;
}

interface Search extends Pieces {
  readonly reckoned: Reckoned;
  readonly levels: readonly Level[];
  readonly start: Stop;
  /** By index, the start first. Listed lazily: most moves are found from the start alone. */
  readonly stops: () => readonly Stop[];
  /** The stop whose pieces to others are to be queued next. */
  latest: Stop | null;
  /** Pieces from one stop to another, as numbers: a search queues thousands, and an object for each would cost more. */
  readonly waiting: Queue<number>;
  /** Set when there is no legal end at all, in reach or not. */
  isWithoutEnd: boolean;
  readonly spared: Priced[];
}

/** An upper bound on the number of stops of a search: two indices are packed into one number. */
const MOST_STOPS = 65_536;

/** Entries of the queue: a piece that is not judged yet, by its two stops; a stop with its cheapest judged piece. */
const unjudged = (from: number, to: number): number => from * MOST_STOPS + to;
const judged = (to: number): number => -1 - to;

/**
 * A legal move, or null if no end has a path over these stops that can be made short enough. Tight gaps are tried last:
 * there are few, and most paths are found without them.
 */
export function searchMove(question: MoveQuestion, reckoned: Reckoned, levels: readonly Level[]): Legs | null {
  if (levels.every(({ squares }) => squares()?.isEmpty)) return null;
  const search = newSearch(question, reckoned, levels, false);
  const legs = searchOver(search);
  if (legs || search.isWithoutEnd || levels.every(({ obstacles }) => obstacles().tight().length === 0)) return legs;
  const tight = newSearch(question, reckoned, withNewEnds(question, levels), true);
  return isAlike(search, tight) ? null : searchOver(tight);
}

/** Whether a search would settle the same stops as a finished one: it has all of those, and they lead to no others. */
function isAlike(finished: Search, { stops }: Search): boolean {
  const settled = finished.stops().filter(stop => stop.settled);
  const before = new Set(finished.stops().map(placeOf));
  const now = new Set(stops().map(placeOf));
  return (
    settled.every(stop => now.has(placeOf(stop))) &&
    !stops().some(to => !before.has(placeOf(to)) && settled.some(from => leadsTo(finished, from, to)))
  );
}

const placeOf = ({ at: { x, y, z } }: Stop): string => `${x} ${y} ${z}`;

/** Whether there is a piece from a settled stop to another that is short enough to go on. */
function leadsTo(search: Search, from: Stop, to: Stop): boolean {
  const { question, reckoned, filter } = search;
  const most = question.allowance + SPARE - to.ahead - from.cost;
  return (
    reckoned.heightCost(from.at.z, to.at.z) + leastOf(question.trip, from.at, to.at) <= most &&
    !filter.isBarred(from.at, to.at) &&
    cheapestPiece(search, from.at, to.at, most) !== null
  );
}

function searchOver(search: Search): Legs | null {
  const { question, levels } = search;
  // Checked at every stop, so those at which no charge may end (most of them) are dropped first.
  const isOpen = (place: Place): boolean => question.goals === null || mayEndAt(question, place);
  const places = search.levels.map(({ z, ends }) => lazy(() => placesAt(ends().places(), z).filter(isOpen)));
  let isFirst = true;
  for (let stop = settleNext(search); stop; stop = settleNext(search)) {
    const legs = toAnEnd(search, stop, [...nearEnds(search, stop), ...places]);
    if (legs) return legs;
    // Going on beyond the start lists all stops, so first check that any end exists.
    search.isWithoutEnd = isFirst && question.goals !== null && !hasEnd(question, levels);
    if (search.isWithoutEnd) return null;
    isFirst = false;
  }
  return byCrossings(search) ?? bySpared(search);
}

/** Whether there is any place to end at, in reach or not. */
export const hasEnd = ({ mayEnd }: MoveQuestion, levels: readonly Level[]): boolean =>
  levels.some(({ z, ends }) => ends().some(({ x, y }) => mayEnd({ x, y, z })));

const placesAt = (points: readonly Point[], z: Tenths): Place[] =>
  points.map(({ x, y }) => ({ at: { x, y, z }, may: null }));

function mayEndAt({ mayEnd }: MoveQuestion, place: Place): boolean {
  place.may ??= mayEnd(place.at);
  return place.may;
}

/** An upper bound on the error of rounding ends to whole tenths. */
const ROUNDED = 2;

/** The ends nearest to a stop, on each level that it can still get to. */
const nearEnds = ({ levels, question, reckoned }: Search, { at, cost }: Stop): readonly (() => readonly Place[])[] =>
  levels.flatMap(({ z, ends, squares }) => {
    // The cost so far may count short pieces in one line twice.
    const left = question.allowance - cost - Math.max(0, reckoned.heightCost(at.z, z) - SHORT);
    if (left + SPARE < 0 || (squares()?.from(at) ?? 0) > Math.abs(left) + ROUNDED) return [];
    return [() => placesAt(ends().from(at, left), z)];
  });

function newSearch(question: MoveQuestion, reckoned: Reckoned, levels: readonly Level[], isTight: boolean): Search {
  const { trip, from } = question;
  const near = areaOf(question);
  const tops = new Map<Tenths, () => readonly Solid[]>(
    levels.map(({ z }) => [z, lazy(() => trip.field.scene.solids.filter(solid => isTop(trip, solid, z)))]),
  );
  const filter = legFilter({ trip, near, levels, tops });
  const start = stopAt(0, from, reckoned.ahead(from));
  const search: Search = {
    question,
    reckoned,
    levels,
    topsAt: z => tops.get(z)?.() ?? [],
    filter,
    start,
    stops: lazy(() => [start, ...stopsOf(question, reckoned, levels, filter, isTight)]),
    latest: null,
    waiting: queue(),
    isWithoutEnd: false,
    spared: [],
  };
  start.best = 0;
  search.waiting.push(0, judged(0));
  return search;
}

/** Settles the next stop: its cheapest path is known. Pieces are judged only when they come up in the queue. */
function settleNext(search: Search): Stop | null {
  const { waiting, question, start } = search;
  if (search.latest) queuePieces(search, search.latest);
  const stops = search.latest ? search.stops() : [start];
  for (let next = waiting.pop(); next !== null; next = waiting.pop()) {
    const to = stops[next < 0 ? -1 - next : next % MOST_STOPS]!;
    if (to.settled) continue;
    if (next < 0) {
      to.settled = true;
      to.cost = to.best;
      search.latest = to;
      return to;
    }
    const from = stops[Math.floor(next / MOST_STOPS)]!;
    const piece = cheapestPiece(search, from.at, to.at, question.allowance + SPARE - to.ahead - from.cost);
    const cost = piece ? from.cost + piece.cost : Infinity;
    if (!piece || cost >= to.best) continue;
    to.best = cost;
    to.legs = [...from.legs, ...piece.legs];
    waiting.push(keyOf(search, cost, to), judged(to.index));
  }
  return null;
}

/** The key of the queue: the cost of a path to a stop, plus the bound on what is left if the question looks ahead. */
const keyOf = ({ question }: Search, cost: number, { ahead }: Stop): number =>
  question.looksAhead ? cost + ahead : cost;

/** Whether two places are certainly farther apart than this: quicker than measuring. */
function isBeyond(a: Point, b: Point, distance: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const far = distance + 1;
  return far < 0 || dx * dx + dy * dy > far * far;
}

/** Queues the pieces from a stop to all that are not settled, by their minimum cost: most are never judged. */
function queuePieces(search: Search, from: Stop): void {
  const { question, reckoned, filter, stops, waiting } = search;
  const most = question.allowance + SPARE;
  for (const to of stops()) {
    if (to.settled || isBeyond(from.at, to.at, most - to.ahead - from.cost)) continue;
    const least = from.cost + reckoned.heightCost(from.at.z, to.at.z) + leastOf(question.trip, from.at, to.at);
    if (!(least + to.ahead <= most && least < to.best) || filter.isBarred(from.at, to.at)) continue;
    waiting.push(keyOf(search, least, to), unjudged(from.index, to.index));
  }
}

/** Straight on from a stop to any of some ends; of the paths slightly too long, the cheapest is kept for shortening. */
function toAnEnd(search: Search, stop: Stop, lists: readonly (() => readonly Place[])[]): Legs | null {
  const { allowance, isLegal } = search.question;
  let best: Priced | null = null;
  for (const places of lists)
    for (const place of places()) {
      if (place.may === false || isTooFar(search, stop, place.at)) continue;
      const most: number = Math.max(allowance + SHORT, best?.cost ?? allowance + SPARE);
      for (const legs of lastPieces(search, stop, place.at)) {
        const cost = costWith(search, stop, legs, most);
        if (cost === null) continue;
        if (!mayEndAt(search.question, place)) break;
        const way: Legs = [...stop.legs, ...legs];
        // Short pieces in one line count as one, which only the judge of the whole path knows.
        if (cost <= allowance + SHORT && isLegal(way)) return way;
        if (cost < (best?.cost ?? allowance + SPARE)) best = { legs: way, cost };
      }
    }
  if (best) search.spared.push(best);
  return null;
}

const isTooFar = ({ question, reckoned }: Search, { at, cost }: Stop, to: Spot): boolean =>
  isBeyond(at, to, question.allowance + SPARE - cost) ||
  cost + reckoned.heightCost(at.z, to.z) + flat(at, to) > question.allowance + SPARE;

const STAYS: readonly Legs[] = [[]];
const NONE: readonly Legs[] = [];

/** The pieces from a stop to an end. */
function lastPieces(search: Search, { at }: Stop, to: Spot): readonly Legs[] {
  if (at.x === to.x && at.y === to.y && at.z === to.z) return STAYS;
  return search.filter.isBarred(at, to) ? NONE : openPieces(search, at, to);
}

/** The cost of the path to a stop and a last piece; null if the piece is closed or the total exceeds the limit. */
function costWith(search: Search, { at, cost }: Stop, legs: Legs, most: number): number | null {
  if (legs.length === 0) return cost;
  const price = pieceCost(search, at, legs, most - cost);
  return price === null ? null : cost + price;
}

/** From every stop to the crossings of borders: many places, tried only if all others fail. */
function byCrossings(search: Search): Legs | null {
  const places = search.levels.flatMap(({ z, ends }) => placesAt(ends().crossings(), z));
  for (const stop of search.stops()) {
    const legs = stop.settled ? toAnEnd(search, stop, [() => places]) : null;
    if (legs) return legs;
  }
  return null;
}

function bySpared({ question, filter, spared }: Search): Legs | null {
  const shortening = { ...question, isClosed: filter.isClosed };
  spared.sort((a, b) => a.cost - b.cost);
  for (const { legs } of spared.slice(0, MOST_SPARED)) {
    const shorter = shortened(shortening, legs);
    if (shorter && question.isLegal(shorter)) return shorter;
  }
  return null;
}
