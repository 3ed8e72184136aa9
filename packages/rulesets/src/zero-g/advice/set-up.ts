// Where to set up: at the front, or by Deep Strike among the enemy
import type { Advised, Question } from '@little-wars/engine';
import { ahead, CLOCK, inches, type Point, type Spot } from '@little-wars/engine/geometry';
import { boxAround } from '@little-wars/skirmish';
import { againstPlace } from '../core/01-battle/deployment.ts';
import { mayLand } from '../core/01-battle/reserves.ts';
import { zoneAt } from '../core/01-battle/zones.ts';
import { friendsOf, kit, modelOf, ownerOf, sideOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { dangerAt, worthAlive } from './danger.ts';
import { enemyGoals, isBarred, placeWorth } from './goals.ts';
import { movedSo } from './prospects.ts';
import { shotFrom } from './shots.ts';
import { goodRange } from './worth.ts';

const STEP = inches(1.5);
/** The same for arrivals, which may be anywhere on the table. */
const COARSE = inches(3);
/** The distance between neighbours, so that they are not in each other's way. */
const ROOM = inches(3);
/** The distance ahead that should be free. */
const LANE = inches(18);

function spotsIn([low, high]: readonly [Point, Point], step: number): readonly Spot[] {
  const spots: Spot[] = [];
  for (let x = low.x + step / 2; x <= high.x; x += step)
    for (let y = low.y + step / 2; y <= high.y; y += step) spots.push({ x: Math.round(x), y: Math.round(y), z: 0 });
  return spots;
}

/** Spots by what they are worth, best first. */
function ranked(spots: readonly Spot[], worth: (spot: Spot) => number): readonly Spot[] {
  const worths = new Map(spots.map(spot => [spot, worth(spot)]));
  return spots.toSorted((a, b) => worths.get(b)! - worths.get(a)!);
}

const wholeTable = (t: Look): readonly [Point, Point] => [
  { x: 0, y: 0 },
  { x: sideOf(t.setup), y: sideOf(t.setup) },
];

/** The value of places to a model that arrives without arrows. */
function placeFor(t: Look, model: ModelId): (at: Spot) => number {
  const middle = sideOf(t.setup) / 2;
  const there = movedSo(t, model, { at: { x: middle, y: middle, z: 0 } });
  const goals = enemyGoals(there, model, Number.POSITIVE_INFINITY);
  return at =>
    worthAlive(
      there,
      model,
      placeWorth(there, model, goals, { at, arrows: 0, course: null }),
      dangerAt(there, model, at),
    );
}

/** At the front of the zone, with room to move. */
export function adviseSetUp(t: Look, question: Question<'place'>): Advised<'place'> | null {
  const id = question.what as ModelId;
  const isFree = (spot: Spot): boolean => againstPlace(t, question, { at: spot }).length === 0;
  const at = atTheFront(t, id).find(isFree);
  return at ? { answer: { at }, because: { reason: 'near-the-front' } } : null;
}

function atTheFront(t: Look, id: ModelId): readonly Spot[] {
  const edge = t.position.edges[ownerOf(t, id)]!;
  const [low, high] = boxAround(zoneAt(t.setup, edge));
  const middle = sideOf(t.setup) / 2;
  const front = edge === 0 ? high.y : low.y;
  const friends = friendsOf(t, id).map(friend => modelOf(t, friend).at!);
  return ranked(spotsIn([low, high], STEP), spot => {
    const crowded = friends.filter(friend => Math.abs(friend.x - spot.x) < ROOM).length;
    const barred = isBarred(t, id, spot, { x: spot.x, y: spot.y + (edge === 0 ? LANE : -LANE) }) ? 1 : 0;
    return -Math.abs(spot.y - front) - Math.abs(spot.x - middle) / 3 - ROOM * (crowded + barred);
  });
}

/** Weapons with this range or less had better start close to the enemy. */
const SHORT = 12;

/** Models with a worse armour save do not survive among enemies. */
const ARMOUR = 4;

/** In a straight fight, armoured models with weapons for short range come by Deep Strike. */
export function adviseReserves(t: Look, { options, most }: Question<'pick-some'>): Advised<'pick-some'> {
  const fit = (options as readonly ModelId[]).filter(
    id => goodRange(t, id) <= SHORT && (kit(t, id).profile?.save ?? 7) <= ARMOUR,
  );
  const chosen = t.setup.mission === 'straight-fight' ? fit.slice(0, most) : [];
  return { answer: chosen, because: { reason: chosen.length > 0 ? 'from-above' : 'all-hands' } };
}

/** How many places are evaluated with their scatter. */
const CLOSEST = 40;
/** 7E-5.25: the chance to land on the spot, and sampled scatter distances in inches. */
const EXACT = 1 / 3;
const SCATTER = [4, 7, 10] as const;
/** 7E-11.5: what a mishap costs, in points: a sixth of the model, and a turn or two. */
const mishapCost = (points: number): number => points / 6 + 4;

/** Arrives by Deep Strike at the place that is worth most, scatter included. */
export function adviseArrival(t: Look, { what }: Question<'place'>): Advised<'place'> | null {
  const id = what as ModelId;
  const worth = placeFor(t, id);
  const cost = mishapCost(kit(t, id).points);
  const landing = (at: Spot): number => (mayLand(t, id, at) ? worth(at) : -cost);
  const shotAt = (at: Spot): number => shotFrom(movedSo(t, id, { at, did: ['arrived'] }), id)?.worth ?? 0;
  const likely = ranked(spotsIn(wholeTable(t), COARSE), worth)
    .filter(at => mayLand(t, id, at))
    .slice(0, CLOSEST);
  const landings = SCATTER.flatMap(far => CLOCK.map(hour => [hour, inches(far)] as const));
  const [best] = ranked(likely, at => {
    const around = landings.map(([hour, far]) => landing(ahead(at, hour, far)));
    const mean = around.reduce((sum, each) => sum + each, 0) / around.length;
    return EXACT * landing(at) + (1 - EXACT) * mean + EXACT * shotAt(at);
  });
  return best ? { answer: { at: best }, because: { reason: 'from-above' } } : null;
}
