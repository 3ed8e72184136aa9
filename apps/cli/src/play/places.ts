import type {
  Board,
  BoardModel,
  Edition,
  Game,
  Leg,
  Match,
  Placement,
  Question,
  Reason,
  Seat,
} from '@little-wars/engine';
import { judge, tableOf } from '@little-wars/engine';
import type { Direction, Point, Spot } from '@little-wars/engine/geometry';
import { inInches, type Teller } from '@little-wars/words';
import { isIn } from './map.ts';

const INCH = 254;

/** Parses pairs of numbers in inches: `12.5,8` or `10,8 12.5,9`; null if the text is anything else. */
export function placesIn(typed: string): readonly Point[] | null {
  const pairs = typed.trim().split(/\s+/);
  const matches = pairs.map(pair => /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(pair));
  if (matches.some(match => match === null)) return null;
  return matches.map(match => ({ x: Math.round(Number(match![1]) * INCH), y: Math.round(Number(match![2]) * INCH) }));
}

export const shownSpot = ({ x, y }: Point): string => `${inInches(x)},${inInches(y)}`;

/** Heights at which something might stand at a point: the ground, and the tops of the terrain there. */
export function heightsAt(board: Board, { x, y }: Point): readonly number[] {
  const tops = board.pieces
    .flatMap(({ parts }) => parts)
    .filter(({ outline }) => isIn(outline, x, y))
    .map(({ top }) => top);
  return [...new Set([0, ...tops])].toSorted((a, b) => a - b);
}

/** The terrain at a point in words, lowest first: kind, height, and its class under the rules. */
export function groundLines(board: Board, { x, y }: Point, teller: Teller): readonly string[] {
  const parts = board.pieces.flatMap(({ parts: of }) => of).filter(({ outline }) => isIn(outline, x, y));
  if (parts.length === 0) return ['There is no terrain there.'];
  return parts
    .toSorted((a, b) => a.bottom - b.bottom || a.top - b.top)
    .flatMap(({ kind, bottom, top, ground }) => {
      const heights = bottom === 0 ? `${inInches(top)}"` : `${inInches(bottom)}" to ${inInches(top)}"`;
      const what = `${teller.thing('kind', kind)}, ${heights} high`;
      if (ground === undefined) return [what];
      return [`${what}: ${teller.thing('ground', ground)}`, `  ${teller.thing('ground-does', ground)}`];
    });
}

const flat = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

const reachOf = ({ base }: BoardModel): number => base?.r ?? 0;

/** Describes a place by the way there, the nearest mark and the nearest enemy. */
export function describePlace(
  to: Spot,
  { board, teller, seat, model }: { board: Board; teller: Teller; seat: Seat; model: BoardModel | null },
): string {
  const parts = [shownSpot(to)];
  if (to.z > 0) parts.push(`${inInches(to.z)}" up`);
  if (model?.at) parts.push(`${inInches(flat(model.at, to))}" away`);
  const mark = nearest(board.marks, ({ at }) => flat(at, to));
  if (mark) parts.push(`${inInches(mark.away)}" to ${small(teller.thing('mark', mark.what.id))}`);
  const enemies = board.models.filter(other => other.seat !== seat && other.at !== null && !other.out);
  const own = model ? reachOf(model) : 0;
  const enemy = nearest(enemies, other => flat(other.at!, to) - reachOf(other) - own);
  if (enemy) parts.push(`${inInches(Math.max(0, enemy.away))}" to ${teller.label(enemy.what.id)}`);
  return parts.join('; ');
}

function nearest<X>(list: readonly X[], away: (x: X) => number): { readonly what: X; readonly away: number } | null {
  return list.reduce<{ what: X; away: number } | null>((best, what) => {
    const here = away(what);
    return best === null || here < best.away ? { what, away: here } : best;
  }, null);
}

const small = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export const howIt = (legs: readonly Leg[]): string => {
  const ways = [...new Set(legs.map(({ how }) => how))].filter(how => how !== 'go');
  return ways.length === 0 ? '' : ` (${ways.join(', ')})`;
};

export type Typed<A> = { readonly answer: A } | { readonly reasons: readonly Reason[] };

/** A move to a typed place: the path that the ruleset finds, or straight through all typed places. */
export function moveTo(
  match: Match<Game, Edition<Game>>,
  view: object,
  question: Question<'move'>,
  places: readonly Point[],
  board: Board,
): Typed<readonly Leg[]> {
  const { ruleset, setup } = match;
  const from = board.models.find(({ id }) => id === question.model)?.at ?? null;
  const reach = ruleset.tabletop.reach(tableOf(ruleset, setup, view), question);
  if (places.length === 1) {
    const { legs, reasons } = reach.wayTo(places[0]!);
    return reasons.length === 0 ? { answer: legs } : { reasons };
  }
  const spots = places.map(({ x, y }): Spot => ({ x, y, z: from?.z ?? 0 }));
  const touching = reach.contact(spots.at(-1)!);
  const touched = touching && typedMove(match, question, [...spots.slice(0, -1), touching]);
  return touched && 'answer' in touched ? touched : typedMove(match, question, spots);
}

function typedMove(
  { ruleset, setup, state }: Match<Game, Edition<Game>>,
  question: Question<'move'>,
  spots: readonly Spot[],
): Typed<readonly Leg[]> {
  const legs = spots.map((to): Leg => ({ how: 'go', to }));
  const judged = judge(ruleset, setup, state, { by: question.to, answer: legs });
  return judged.ok ? { answer: legs } : { reasons: judged.reasons };
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Places something at a typed place, on the ground or on top of terrain, rotated as typed, or otherwise to fit. */
export function placeAt(
  match: Match<Game, Edition<Game>>,
  question: Question<'place'>,
  { x, y, along: wanted }: Point & { readonly along?: Direction | null },
  usual: Placement,
  board: Board,
): Typed<Placement> {
  const { ruleset, setup, state } = match;
  const fitted = usual.along ? [usual.along, ...DIRECTIONS.map(([dx, dy]) => ({ dx, dy }))] : [null];
  const turned = wanted ? [wanted] : fitted;
  const tries = heightsAt(board, { x, y }).flatMap(z =>
    turned.map((along): Placement => ({ at: { x, y, z }, ...(along ? { along } : {}) })),
  );
  const judged = tries.map(answer => ({ answer, judged: judge(ruleset, setup, state, { by: question.to, answer }) }));
  const good = judged.find(({ judged: { ok } }) => ok);
  if (good) return { answer: good.answer };
  const [first] = judged;
  return { reasons: first && !first.judged.ok ? first.judged.reasons : [] };
}
