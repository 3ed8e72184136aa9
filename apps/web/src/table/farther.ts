// A drag beyond the end of a move: with a second kind of move after it, or as another kind of move.
import type { Game, Id, Leg, Question, Reachable, Sight } from '@little-wars/engine';
import { tableOf } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import { type Gesture, moving, movingFarther, type Planning, type TableMatch } from '@little-wars/table';
import type { Planner } from './gestures.ts';

type Ahead = Extract<Planning, { readonly ok: true }>;

/** How a model could continue beyond the end of its move. */
export interface Farther {
  /** The words of the button. */
  readonly title: string;
  /** Computed lazily when a drag first goes that far. */
  readonly reach: () => Reachable;
  /** The gestures of a path. */
  gestures(legs: readonly Leg[]): readonly (readonly Gesture[])[];
}

interface Props {
  readonly planner: Planner;
  readonly model: Id;
  /** The match at the question for the path of the move. */
  readonly toMove: Ahead;
  readonly seat: number;
}

/** Null if nothing goes farther. */
export function fartherOf({ planner, model, toMove, seat }: Props): Farther | null {
  const question = moveIn(toMove.match);
  const at = boardModel(toMove.match, seat, model)?.at;
  if (question === null || !at) return null;
  const after = planner.plan(movingFarther(model, [{ how: 'go', to: at }], null));
  const second = after.ok && after.isDone ? moveIn(after.match) : null;
  if (second) {
    const { allowance } = question;
    const whole = { ...question, allowance: allowance + second.allowance };
    const reach = once(() => withLimits(reachIn(toMove.match, seat, whole), allowance));
    const gestures = (legs: readonly Leg[]) =>
      cutsOf({ reach: reach(), from: at, limit: allowance }, legs).map(([one, two]) => movingFarther(model, one, two));
    return { title: 'Move and dash there', reach, gestures };
  }
  const instead = planner.plan(moving(model, null, [], ['dash']));
  const longer = instead.ok && instead.isDone ? moveIn(instead.match) : null;
  if (!longer || !instead.ok || longer.allowance <= question.allowance) return null;
  return {
    title: 'Run there',
    reach: once(() => withLimits(reachIn(instead.match, seat, longer), question.allowance)),
    gestures: legs => [[moving(model, legs, [], ['dash'])]],
  };
}

function once<V extends object>(make: () => V): () => V {
  let value: V | null = null;
  return () => {
    value ??= make();
    return value;
  };
}

const moveIn = ({ state: { question } }: TableMatch): Question<'move'> | null =>
  question?.kind === 'move' ? (question as Question<'move'>) : null;

const sightIn = ({ ruleset, setup, state }: TableMatch, seat: number): Sight<Game> =>
  tableOf(ruleset, setup, ruleset.view(setup, state.position, seat));

const boardModel = (match: TableMatch, seat: number, model: Id) =>
  match.ruleset.tabletop.board(sightIn(match, seat)).models.find(({ id }) => id === model);

const reachIn = (match: TableMatch, seat: number, question: Question<'move'>): Reachable =>
  match.ruleset.tabletop.reach(sightIn(match, seat), question);

/** The reach with the end of the first move marked on it. */
const withLimits = (reach: Reachable, first: number): Reachable => ({
  ...reach,
  limits: [{ id: 'move', at: first }, ...reach.limits.slice(-1)],
});

/** How much shorter the first part may be if it cannot end at its limit, in tenths. */
const SHORTER = [1, 64, 127, 254, 381, 508];

interface Way {
  readonly reach: Reachable;
  readonly from: Spot;
  /** How far the first part may go. */
  readonly limit: number;
}

type Cut = readonly [first: readonly Leg[], second: readonly Leg[]];

/** Where to split a path in two: near the limit of the first part. */
const cutsOf = (way: Way, legs: readonly Leg[]): readonly Cut[] =>
  SHORTER.flatMap(shorter => {
    const cut = cutAt({ ...way, limit: way.limit - shorter }, legs);
    return cut ? [cut] : [];
  });

function cutAt({ reach, from, limit }: Way, legs: readonly Leg[]): Cut | null {
  const isShort = (some: readonly Leg[]): boolean => reach.along(some).cost <= limit;
  const whole = legs.findIndex((_, i) => !isShort(legs.slice(0, i + 1)));
  const next = legs[whole];
  if (!next) return null;
  const before = legs.slice(0, whole);
  const start = before.at(-1)?.to ?? from;
  const upTo = (share: number): readonly Leg[] => [...before, { ...next, to: between(start, next.to, share) }];
  // A climb is not split, and crossing costs are not proportional to length.
  const share = next.how === 'go' ? longest(each => isShort(upTo(each))) : 0;
  if (share > 0) return [upTo(share), legs.slice(whole)];
  return before.length > 0 ? [before, legs.slice(whole)] : null;
}

const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: Math.round(from.x + (to.x - from.x) * share),
  y: Math.round(from.y + (to.y - from.y) * share),
  z: to.z,
});

/** The longest share of a leg that is short enough, to about a hundredth. */
function longest(isShort: (share: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let n = 0; n < 8; n++) {
    const middle = (low + high) / 2;
    if (isShort(middle)) low = middle;
    else high = middle;
  }
  return low;
}
