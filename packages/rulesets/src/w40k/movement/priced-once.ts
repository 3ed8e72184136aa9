// Paths over ground whose crossing cost applies once per move, however often it is entered
import { keyed, type Leg, perObject } from '@little-wars/engine';
import {
  coreOf,
  type Ground,
  inches,
  type Passage,
  type Point,
  rimOf,
  type Tenths,
  type Trip,
} from '@little-wars/engine/geometry';
import { findLegalMove, isOutOfReach, type MoveQuestion, reachOfBase } from '@little-wars/skirmish';

const OPEN: Passage['pass'] = { how: 'open' };
const CLOSED: Passage['pass'] = { how: 'closed' };

/** A feature with a cost, by its piece. */
interface Priced {
  readonly piece: string;
  readonly price: Tenths;
}

/** More features than this are not combined: a move that pays for that many has little left. */
const MOST_FEATURES = 4;

type Box = Trip['field']['scene']['solids'][number]['box'];

/** The features with a cost that may be in reach. */
function pricedIn(question: MoveQuestion): readonly Priced[] {
  const { trip, from, allowance } = question;
  const { field, ground } = trip;
  const start = boxAround([from], 0);
  const prices = new Map<string, Tenths>();
  const boxes = new Map<string, Box[]>();
  for (const { index, piece, box } of field.scene.solids) {
    const { pass } = ground.passages[index]!;
    if (pass.how !== 'priced' || apart(start, box) > allowance) continue;
    prices.set(piece, pass.price);
    boxes.set(piece, [...(boxes.get(piece) ?? []), box]);
  }
  // A feature on the way to no goal is left out: the sets without it are tried anyway, with more of the allowance.
  const reach = reachOfBase(trip.mover.size);
  const goals = question.goals?.map(goal => boxAround(coreOf(goal), rimOf(goal) + goal.range + reach));
  const isOnTheWay = ({ piece, price }: Priced): boolean =>
    goals === undefined ||
    boxes.get(piece)!.some(box => {
      const left = allowance - price + MORE - Math.max(0, apart(start, box) - reach);
      return goals.some(goal => apart(box, goal) - reach <= left);
    });
  return [...prices]
    .map(([piece, price]) => ({ piece, price }))
    .slice(0, MOST_FEATURES)
    .filter(isOnTheWay);
}

/** Searches follow paths that may still be shortened beyond the allowance, by less than this. */
const MORE = inches(1);

function boxAround(places: readonly Point[], more: number): Box {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - more,
    right: Math.max(...xs) + more,
    low: Math.min(...ys) - more,
    high: Math.max(...ys) + more,
  };
}

/** How far apart two boxes are. */
function apart(a: Box, b: Box): number {
  const [dx, dy] = [Math.max(a.left - b.right, b.left - a.right, 0), Math.max(a.low - b.high, b.low - a.high, 0)];
  return Math.sqrt(dx * dx + dy * dy);
}

/** Enough for the sets of paid features on one table. */
const MOST_SETS = 256;

const paidGrounds = perObject((_ground: Ground) => keyed<string, Ground>(MOST_SETS));

/** The same trip, with some paid features open and all others with a cost closed. */
function paidFor(trip: Trip, paid: readonly string[]): Trip {
  const { field, ground } = trip;
  // The same object for the same features, because searches cache by the ground object.
  const paidGround = paidGrounds(ground)(JSON.stringify(paid), () => ({
    ...ground,
    passages: ground.passages.map((passage, index) =>
      passage.pass.how === 'priced'
        ? { ...passage, pass: paid.includes(field.scene.solids[index]!.piece) ? OPEN : CLOSED }
        : passage,
    ),
  }));
  return { ...trip, ground: paidGround };
}

/** A move that pays for the cheapest feature and enters all of them: if none exists, none exists for any set. */
function withAllPaid(question: MoveQuestion, priced: readonly Priced[]): MoveQuestion {
  const least = Math.min(...priced.map(({ price }) => price));
  const pieces = priced.map(({ piece }) => piece);
  return { ...question, allowance: question.allowance - least, trip: paidFor(question.trip, pieces) };
}

/** A legal move that enters a feature more than once: each set of features is paid for in advance. */
export function findPaidOnce(question: MoveQuestion): readonly Leg[] | null {
  const priced = pricedIn(question);
  if (priced.length > 1 && isOutOfReach(withAllPaid(question, priced))) return null;
  for (let set = 1; set < 1 << priced.length; set++) {
    const paid = priced.filter((_, i) => set & (1 << i));
    const allowance = paid.reduce((left, { price }) => left - price, question.allowance);
    if (allowance <= 0) continue;
    const legs = findLegalMove({
      ...question,
      allowance,
      trip: paidFor(
        question.trip,
        paid.map(({ piece }) => piece),
      ),
    });
    if (legs) return legs;
  }
  return null;
}
