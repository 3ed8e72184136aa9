import {
  type Choices,
  eagerAction,
  type Id,
  type Leg,
  type Numbers,
  type Question,
  type Reason,
} from '@little-wars/engine';
import { inches, type Point, type Spot, towards } from '@little-wars/engine/geometry';
import { freeShare } from './core/03-actions/detours.ts';
import { type Link, linksFor } from './core/03-actions/links.ts';
import { againstMove, type Move, type MoveAbout } from './core/03-actions/move-reasons.ts';
import { flies, MANNERS } from './core/03-actions/moves.ts';
import { flat } from './core/03-actions/places.ts';
import { endsBy, findMove, straightTo } from './core/03-actions/ways.ts';
import { heightCost } from './core/08-terrain/ground.ts';
import { isCloseQuarters } from './core/12-close-quarters/close-quarters.ts';
import { doorwaysFor, leadsThrough } from './core/12-close-quarters/doorways.ts';
import { hatchesFor } from './core/12-close-quarters/hatches.ts';
import { ENGAGEMENT, enemiesOf, mapOf, operativeOf, reachOf, sceneOfTable, sideOf } from './lookups.ts';
import type { Look, OperativeId } from './types.ts';

const TRIES = 4;
const LEAST = inches(0.5);

/** A legal move: straight to somewhere, now towards an enemy or an objective and now anywhere; a charge to an enemy. */
export function proposeMove(t: Look, { model, allowance, about }: Question<'move'>, next: Numbers): readonly Leg[] {
  const { action, dash } = about as MoveAbout;
  const move: Move = { operative: model as OperativeId, action, allowance, dash };
  if (allowance < 1) return findMove(t, move.operative, action) ?? [];
  const from = operativeOf(t, move.operative).at!;
  const isFlier = flies(t, move.operative);
  const other = !isFlier && next(4) === 0 ? onAnotherLevel(t, move, next) : null;
  if (other) return other;
  const mayPass = action !== 'charge' && isCloseQuarters(t.setup) && next(2) > 0;
  const through = mayPass ? byDoorway(t, move, next) : null;
  if (through) return through;
  for (let i = 0; i < TRIES; i++) {
    const to = aim(t, move, next);
    // Somewhere else, where there is hardly a way at all.
    if (action !== 'charge' && i < TRIES - 1 && flat(from, to) < LEAST) continue;
    const legs = straightTo(from, to);
    if (legs[0]!.how !== 'go' && !isFlier) continue;
    const reasons = againstMove(t, move, legs);
    if (reasons.length === 0) return legs;
    const shorter = action === 'charge' ? null : upTo(from, legs[0]!.to, reasons);
    if (shorter && againstMove(t, move, shorter).length === 0) return shorter;
  }
  return findMove(t, move.operative, action) ?? [];
}

/** A move that changes level, where one is near enough and legal. */
function onAnotherLevel(t: Look, move: Move, next: Numbers): readonly Leg[] | null {
  const at = operativeOf(t, move.operative).at!;
  const least = ({ from, leg }: Link): number => flat(at, from) + flat(from, leg.to) + heightCost(from.z, leg.to.z);
  const most = move.allowance + move.dash;
  const isNear = (link: Link): boolean => link.from.z === at.z && least(link) <= most;
  const near = linksFor(t, move.operative, isNear, { at, most });
  if (near.length === 0) return null;
  const { from, leg } = near[next(near.length)]!;
  const legs: readonly Leg[] = [{ how: 'go', to: from }, leg];
  return againstMove(t, move, legs).length === 0 ? legs : null;
}

/** KT-12.23: through an open doorway nearby, or before a closed one; one leg less where that is too far. */
function byDoorway(t: Look, move: Move, next: Numbers): readonly Leg[] | null {
  const near = doorwaysFor(t, move.operative, move.allowance);
  if (near.length === 0) return null;
  const doorway = near[next(Math.min(near.length, 2))]!;
  const to = (spot: Spot): Leg => ({ how: 'go', to: spot });
  const ways = leadsThrough(t, doorway)
    ? [[to(doorway.before), to(doorway.behind)], [to(doorway.behind)], [to(doorway.before)]]
    : [[to(doorway.before)]];
  return ways.find(legs => againstMove(t, move, legs).length === 0) ?? null;
}

/** The same straight line, up to what is in its way. */
function upTo(from: Spot, to: Spot, [first]: readonly Reason[]): readonly Leg[] | null {
  const reached = first?.reason.startsWith('through') ? (first['along'] as number) - 4 : 0;
  return reached > 0 ? straightTo(from, towards(from, to, reached)) : null;
}

/** Somewhere to go. */
function aim(t: Look, move: Move, next: Numbers): Spot {
  const { operative, action, allowance } = move;
  const enemies = enemiesOf(t, operative);
  const from = operativeOf(t, operative).at!;
  if (action === 'charge') {
    const places = endsBy(t, move, enemies[next(enemies.length)]!);
    return places.length > 0 ? places[next(Math.min(places.length, 8))]! : from;
  }
  const goals: readonly Point[] = next(2) === 0 ? enemies.map(id => operativeOf(t, id).at!) : mapOf(t.setup).objectives;
  const goal = next(4) === 0 ? from : (nearerOf(from, goals, next) ?? from);
  const to = towards(from, around(goal, allowance, next), next(2) === 0 ? allowance : 1 + next(allowance));
  return freeWay(t, move, onTable(t, operative, to));
}

/** The same place, or the nearest to it that is on the killzone with the whole base. */
function onTable(t: Look, operative: OperativeId, { x, y, z }: Spot): Spot {
  const { width, depth } = sceneOfTable(t);
  const reach = reachOf(t, operative);
  const within = (at: number, most: number): number => Math.ceil(Math.max(reach, Math.min(most - reach, at)));
  return { x: within(x, width), y: within(y, depth), z };
}

/** The same straight line, up to terrain in its way, to bases, and out of engagement range where that is no charge. */
function freeWay(t: Look, { operative, action }: Move, to: Spot): Spot {
  if (flies(t, operative)) return to;
  const from = operativeOf(t, operative).at!;
  const reach = reachOf(t, operative) + 1;
  const range = MANNERS[action].passes ? 0 : ENGAGEMENT;
  let share = from.z > 0 ? 1 : freeShare(sceneOfTable(t), t.setup.options, [from, to], reach);
  const upToAny = (ids: readonly OperativeId[], clear: number): void => {
    for (const id of ids) {
      if (id === operative) continue;
      const other = operativeOf(t, id).at!;
      share = Math.min(share, shareTo(from, to, other, clear + reachOf(t, id)));
    }
  };
  upToAny(sideOf(t, operative), reach);
  upToAny(enemiesOf(t, operative), reach + range);
  return share === 1 ? to : towards(from, to, Math.max(0, Math.floor(share * flat(from, to)) - 2));
}

/** The share of a way at which it comes within a distance of something on the same level; 1 when it does not. */
function shareTo(from: Spot, to: Spot, other: Spot, distance: number): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const ox = other.x - from.x;
  const oy = other.y - from.y;
  const length = dx * dx + dy * dy;
  const on = dx * ox + dy * oy;
  const room = ox * ox + oy * oy - distance * distance;
  if (from.z !== other.z || on <= 0) return 1;
  if (room <= 0) return 0;
  const root = on * on - length * room;
  return root <= 0 ? 1 : Math.min(1, (on - Math.sqrt(root)) / length);
}

/** The nearer of any two. */
function nearerOf(from: Point, points: readonly Point[], next: Numbers): Point | undefined {
  if (points.length === 0) return undefined;
  const [one, other] = [points[next(points.length)]!, points[next(points.length)]!];
  return flat(from, one) <= flat(from, other) ? one : other;
}

const around = ({ x, y }: Point, by: number, next: Numbers): Point => ({
  x: x + next(2 * by + 1) - by,
  y: y + next(2 * by + 1) - by,
});

/** What is chosen only now and then while there is something better to do. */
const IDLE: readonly Id[] = ['end-activation', 'pass', 'drop'];

const ATTACKS: readonly Id[] = ['shoot', 'fight', 'charge', 'hatchway-fight'];

/** Any option; of actions mostly one that does something, and often an attack. */
export function proposePick(t: Look, question: Question<'pick-one'>, next: Numbers, choices: Choices): Id {
  if (question.purpose !== 'choose an action') return choices.any(next)!;
  const isIdle = (id: Id): boolean => IDLE.includes(id) || (id === HATCH && onlyCloses(t, question));
  return eagerAction(choices, next, { attacks: ATTACKS, isIdle });
}

const HATCH: Id = 'operate-hatch';

/** Doors that are open are as a rule left so. */
const onlyCloses = (t: Look, { about }: Question<'pick-one'>): boolean =>
  hatchesFor(t, (about as { readonly operative: OperativeId }).operative).every(id =>
    t.position.openHatches.includes(id),
  );
