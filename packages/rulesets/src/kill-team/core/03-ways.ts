// KT-3.20  Whether a move has a legal end at all, and one such move
import type { Leg } from '@little-wars/engine';
import { type Path, type Reach, reach, type Spot, type Tenths } from '@little-wars/engine/geometry';
import { ENGAGEMENT, enemiesOf, operativeOf, reachOf, sceneOfTable } from '../lookups.ts';
import type { Look, OperativeId, Position, Setup } from '../types.ts';
import { isEngaged } from './01-measuring.ts';
import { againstMove, type Move } from './03-move-reasons.ts';
import { allowanceOf, flies, MANNERS, type MoveAction, tripOf } from './03-moves.ts';
import { searchingGround } from './08-ground.ts';

interface Known {
  readonly setup: Setup;
  readonly ways: Map<string, readonly Leg[] | null>;
}

/** By the list of operatives: it is another one as soon as anyone moves. */
const known = new WeakMap<Position['operatives'], Known>();

/** The legs of some legal move of an operative; null when there is none. Where it may stay, it stays. */
export function findMove(t: Look, operative: OperativeId, action: MoveAction): readonly Leg[] | null {
  if (mayStay(t, operative, action)) return [];
  const move: Move = { operative, action, allowance: allowanceOf(t, operative, action), dash: 0 };
  const { operatives, barricades, openHatches } = t.position;
  let before = known.get(operatives);
  if (before?.setup !== t.setup) known.set(operatives, (before = { setup: t.setup, ways: new Map() }));
  const key = `${operative}/${action}/${move.allowance}/${barricades.length}/${openHatches.join()}`;
  const found = before.ways.get(key);
  if (found !== undefined) return found;
  const legs = action === 'charge' ? findCharge(t, move) : findEnd(t, move);
  before.ways.set(key, legs);
  return legs;
}

/** Who is not engaged, and need not be, can always stay where it is. */
const mayStay = (t: Look, operative: OperativeId, action: MoveAction): boolean =>
  MANNERS[action].ends === 'free' &&
  !isEngaged(t, operative) &&
  t.query('move-refused', [], { operative, action, legs: [] }).length === 0;

const isLegal = (t: Look, move: Move, legs: readonly Leg[]): boolean => againstMove(t, move, legs).length === 0;

/** Sixteen directions around, and those between them. */
const AROUND: readonly (readonly [number, number])[] = around([
  [1, 0],
  [5, 1],
  [5, 2],
  [3, 2],
  [1, 1],
  [2, 3],
  [2, 5],
  [1, 5],
]);

function around(quarter: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const first = quarter.map(([x, y]): readonly [number, number] => {
    const length = Math.sqrt(x * x + y * y);
    return [x / length, y / length];
  });
  const second = first.map(([x, y]): readonly [number, number] => [-y, x]);
  return [...first, ...second, ...[...first, ...second].map(([x, y]): readonly [number, number] => [-x, -y])];
}

const placeAt = ({ x, y, z }: Spot, [ux, uy]: readonly [number, number], distance: number): Spot => ({
  x: Math.round(x + ux * distance),
  y: Math.round(y + uy * distance),
  z,
});

const flat = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** One straight leg; a flier comes down or up on it. */
export const straightTo = (from: Spot, to: Spot): readonly Leg[] => [{ how: from.z === to.z ? 'go' : 'jump', to }];

/** How far from an enemy's base a charge may end: as far as it can be, half of that, or touching. */
const GAPS: readonly Tenths[] = [ENGAGEMENT - 2, ENGAGEMENT / 2, 2];

/** Places within an enemy's engagement range, the nearest first. */
export function placesBy(t: Look, operative: OperativeId, enemy: OperativeId): readonly Spot[] {
  const from = operativeOf(t, operative).at!;
  const at = operativeOf(t, enemy).at!;
  const touching = reachOf(t, operative) + reachOf(t, enemy);
  const away = flat(from, at);
  const straight: readonly (readonly [number, number])[] =
    away > 0 ? [[(from.x - at.x) / away, (from.y - at.y) / away]] : [];
  const places = [...straight, ...AROUND].flatMap(direction =>
    GAPS.map(gap => placeAt(at, direction, touching + gap)),
  );
  return places.map(to => ({ to, away: flat(from, to) })).sort((a, b) => a.away - b.away).map(({ to }) => to); // biome-ignore format: one chain
}

/** KT-3.8: straight at an enemy if that will do, else by the ways there are. */
function findCharge(t: Look, move: Move): readonly Leg[] | null {
  const { operative, allowance } = move;
  const from = operativeOf(t, operative).at!;
  const own = reachOf(t, operative);
  const inReach = enemiesOf(t, operative)
    .map(enemy => ({ enemy, away: flat(from, operativeOf(t, enemy).at!) - own - reachOf(t, enemy) - ENGAGEMENT }))
    .filter(({ away }) => away <= allowance)
    .sort((a, b) => a.away - b.away);
  const places = inReach.flatMap(({ enemy }) =>
    placesBy(t, operative, enemy).filter(to => flat(from, to) <= allowance),
  );
  if (places.length === 0) return null;
  const isFlier = flies(t, operative);
  const level = places.filter(to => to.z === from.z || isFlier);
  for (const to of level) {
    const legs = straightTo(from, to);
    if (isLegal(t, move, legs)) return legs;
  }
  return isFlier ? null : alongWays(t, move, places);
}

/** KT-3.11: anywhere out of engagement range. */
function findEnd(t: Look, move: Move): readonly Leg[] | null {
  const { operative, allowance } = move;
  const from = operativeOf(t, operative).at!;
  const places = [1, 0.75, 0.5, 0.25].flatMap(share =>
    AROUND.map(direction => placeAt(from, direction, Math.floor(allowance * share) - 1)),
  );
  for (const to of places) {
    const legs = straightTo(from, to);
    if (isLegal(t, move, legs)) return legs;
  }
  return alongWays(t, move, places);
}

/** By the shortest ways around what is between. */
function alongWays(t: Look, move: Move, places: readonly Spot[]): readonly Leg[] | null {
  const reached = reachOfMove(t, move);
  for (const to of places) {
    const path: Path | null = reached.pathTo(to, to.z);
    if (path && isLegal(t, move, path.legs)) return path.legs;
  }
  return null;
}

/** Everything an operative can reach with a move, engagement range aside. */
export function reachOfMove(t: Look, { operative, allowance }: Pick<Move, 'operative' | 'allowance'>): Reach {
  const trip = tripOf(t, operative);
  const ground = searchingGround(sceneOfTable(t), t.setup.options, flies(t, operative));
  return reach({ ...trip, ground }, operativeOf(t, operative).at!, allowance);
}
