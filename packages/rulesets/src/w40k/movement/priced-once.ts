// Ways over ground that takes its price from a move once, however often it is entered
import type { Leg } from '@little-wars/engine';
import type { Passage, Tenths, Trip } from '@little-wars/engine/geometry';
import { findLegalMove, type MoveQuestion } from '@little-wars/skirmish';

const OPEN: Passage['pass'] = { how: 'open' };
const CLOSED: Passage['pass'] = { how: 'closed' };

/** A feature that costs, by its piece. */
interface Priced {
  readonly piece: string;
  readonly price: Tenths;
}

/** More features than these are not looked at together: a move that pays for as many has little left. */
const MOST_FEATURES = 4;

/** The features that cost and may be in reach. */
function pricedIn({ trip: { field, ground }, from, allowance }: MoveQuestion): readonly Priced[] {
  const found = new Map<string, Tenths>();
  for (const { index, piece, box } of field.scene.solids) {
    const { pass } = ground.passages[index]!;
    const [dx, dy] = [
      Math.max(box.left - from.x, from.x - box.right, 0),
      Math.max(box.low - from.y, from.y - box.high, 0),
    ];
    if (pass.how === 'priced' && dx * dx + dy * dy <= allowance * allowance) found.set(piece, pass.price);
  }
  return [...found].map(([piece, price]) => ({ piece, price })).slice(0, MOST_FEATURES);
}

/** The same trip, with some features open that are paid for and all others that cost closed. */
function paidFor(trip: Trip, paid: ReadonlySet<string>): Trip {
  const { solids } = trip.field.scene;
  const passages = trip.ground.passages.map((passage, index) =>
    passage.pass.how === 'priced' ? { ...passage, pass: paid.has(solids[index]!.piece) ? OPEN : CLOSED } : passage,
  );
  return { ...trip, ground: { ...trip.ground, passages } };
}

/** A legal move that enters a feature more than once: each set of features is paid for beforehand. */
export function findPaidOnce(question: MoveQuestion): readonly Leg[] | null {
  const priced = pricedIn(question);
  for (let set = 1; set < 1 << priced.length; set++) {
    const paid = priced.filter((_, i) => set & (1 << i));
    const allowance = paid.reduce((left, { price }) => left - price, question.allowance);
    if (allowance <= 0) continue;
    const legs = findLegalMove({
      ...question,
      allowance,
      trip: paidFor(question.trip, new Set(paid.map(({ piece }) => piece))),
    });
    if (legs) return legs;
  }
  return null;
}
