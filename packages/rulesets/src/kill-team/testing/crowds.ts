// Random crowded boards on real killzones, floors included, and every Charge and Fall Back on them.
import { tableOf } from '@little-wars/engine';
import { groundAt, mayStand, type Spot } from '@little-wars/engine/geometry';
import type { MoveCase } from '@little-wars/skirmish/testing';
import { factions } from '../content/index.ts';
import { isEngaged } from '../core/01-game/measuring.ts';
import { isEngagedAt } from '../core/03-actions/engagement.ts';
import { isLegal } from '../core/03-actions/move-reasons.ts';
import { allowanceOf, tripOf } from '../core/03-actions/moves.ts';
import { findMove } from '../core/03-actions/ways.ts';
import { groundFor } from '../core/08-terrain/ground.ts';
import { killTeam } from '../index.ts';
import { ENGAGEMENT, enemiesOf, operativeOf, reachOf, sceneOfTable } from '../lookups.ts';
import { traitsOf } from '../terrain.ts';
import type { Look, Position, Setup } from '../types.ts';
import { active, broke } from './attacks.ts';
import type { Stood } from './field.ts';

type Next = (below: number) => number;

const pick = <A>(next: Next, list: readonly A[]): A => list[next(list.length)]!;

/** A board with one operative, 0, and others close around it. */
export function crowd(next: Next): { readonly setup: Setup; readonly position: Position } {
  const setup = pick(next, killTeam.ready);
  const reach = pick(next, [500, 700, 1500, 2600]);
  const [ours, theirs] = [pick(next, factions), pick(next, factions)];
  let stood: readonly Stood[] = [];
  for (let tries = 0; stood.length === 0 && tries < 200; tries++)
    stood = add(setup, stood, [0, pick(next, ours.cards).id], anywhere(setup, next));
  const first = stood[0]![4]!.at!;
  const others = 1 + next(7);
  for (let i = 0; i < others; i++) {
    const seat = i === 0 || next(4) > 0 ? 1 : 0;
    const card = pick(next, (seat === 0 ? ours : theirs).cards).id;
    for (let tries = 0, before = stood.length; stood.length === before && tries < 12; tries++) {
      const [x, y] = [first.x + next(2 * reach + 1) - reach, first.y + next(2 * reach + 1) - reach];
      stood = add(setup, stood, [seat, card], onGround(setup, { x, y, z: 0 }, next));
    }
  }
  return { setup, position: broke(stood, { activation: active({ ap: 3 }) }) };
}

/** Anywhere on the killzone; every other time on a Vantage Point, if it has any. */
function anywhere(setup: Setup, next: Next): Spot {
  const scene = sceneOfTable(tableOf(killTeam, setup, broke([])));
  const raised = scene.solids.filter(solid => traitsOf(solid, setup.options).vantage);
  if (raised.length > 0 && next(3) > 0) {
    const { box, top } = pick(next, raised);
    const [x, y] = [box.left + next(box.right - box.left), box.low + next(box.high - box.low)];
    return { x: Math.round(x), y: Math.round(y), z: top };
  }
  return { x: next(scene.width), y: next(scene.depth), z: 0 };
}

/** A level at a point. */
function onGround(setup: Setup, at: Spot, next: Next): Spot {
  const scene = sceneOfTable(tableOf(killTeam, setup, broke([])));
  return { ...at, z: pick(next, groundAt(scene, groundFor(scene, setup.options, false), at)) };
}

/** One more, if it can stand there. */
function add(
  setup: Setup,
  stood: readonly Stood[],
  [seat, card]: readonly [number, string],
  at: Spot,
): readonly Stood[] {
  const more: readonly Stood[] = [...stood, [seat, card, 0, 0, { at }]];
  const t = tableOf(killTeam, setup, broke(more));
  return mayStand(tripOf(t, stood.length), at) ? more : stood;
}

/** The moves of operative 0 that need a legal end: a Fall Back while engaged, otherwise a Charge. */
export function casesOn(setup: Setup, position: Position): readonly MoveCase[] {
  const t: Look = tableOf(killTeam, setup, position);
  const action = isEngaged(t, 0) ? 'fall-back' : 'charge';
  const trip = tripOf(t, 0);
  const allowance = allowanceOf(t, 0, action);
  const enemies = enemiesOf(t, 0);
  const isBeside = (at: Spot): boolean => enemies.some(enemy => isEngagedAt(t, 0, at, enemy));
  return [
    {
      name: action,
      trip,
      from: operativeOf(t, 0).at!,
      allowance,
      isOffered: findMove(t, 0, action) !== null,
      mayEnd: at => mayStand(trip, at) && isBeside(at) === (action === 'charge'),
      isLegal: legs => isLegal(t, { operative: 0, action, allowance, dash: 0 }, legs),
      ...(action === 'charge' && {
        near: enemies.map(enemy => ({
          at: operativeOf(t, enemy).at!,
          within: Math.ceil(reachOf(t, 0) + reachOf(t, enemy) + ENGAGEMENT),
        })),
      }),
    },
  ];
}
