// What the mission makes objectives worth to a seat, and how far they are on foot.
import type { Seat } from '@little-wars/engine';
import { inches, mayStand, type Point, type Scene, type Spot } from '@little-wars/engine/geometry';
import { aplOf } from '../core/02-activation.ts';
import { moverOf } from '../core/03-moves.ts';
import { flat } from '../core/03-places.ts';
import { objectivesOf, strengthOf } from '../core/06-objectives.ts';
import { groundFor } from '../core/08-ground.ts';
import { inPlay, mapOf, operativeOf, ownerOf, reachOf, sceneOfTable } from '../lookups.ts';
import type { Look, OperativeId, Token } from '../types.ts';

const REACH = inches(2);
const CELL = inches(1);

/** What it is worth to a seat to control an objective at this time. */
export function wantOf(t: Look, seat: Seat, { marks }: Token): number {
  const { turningPoint } = t.position;
  switch (t.setup.mission) {
    case 'loot':
      if ((marks['looted'] ?? 0) >= 3) return 0.05;
      return marks['looted-in'] === turningPoint ? 0.7 : 1.5;
    case 'secure':
      return marks['secured-by'] === seat ? 0.5 : 1.5;
    case 'capture':
      return marks['captured-by'] === seat ? 0.8 : 1.5;
    default:
      return 1.3;
  }
}

/** Whether somebody with its base at a spot is near enough to count. */
export const isBy = (t: Look, operative: OperativeId, at: Spot, { at: middle }: Token): boolean =>
  flat(at, middle) - reachOf(t, operative) <= REACH - 2 && Math.abs(at.z - middle.z) < REACH;

interface Held {
  readonly token: Token;
  readonly want: number;
  /** APL there of its own side, itself aside, less that of the enemy. */
  readonly lead: number;
  /** Friends who are nearer to it. */
  readonly nearer: number;
}

/** The objectives as an operative finds them, itself aside. */
export function goalsOf(t: Look, operative: OperativeId): readonly Held[] {
  const seat = ownerOf(t, operative);
  const from = operativeOf(t, operative).at!;
  const friends = inPlay(t.position, (each, id) => each.seat === seat && id !== operative);
  return objectivesOf(t).map(token => {
    const strength = strengthOf(t, id => id !== operative && isBy(t, id, operativeOf(t, id).at!, token));
    const own = flat(from, token.at);
    const nearer = friends.filter(id => flat(operativeOf(t, id).at!, token.at) < own).length;
    return { token, want: wantOf(t, seat, token), lead: strength[seat]! - strength[1 - seat]!, nearer };
  });
}

/** What standing at a spot is worth for the objectives: to hold one, or to be on the way to one. */
export function worthForGoals(t: Look, operative: OperativeId, at: Spot, goals: readonly Held[]): number {
  const apl = aplOf(t, operative);
  let held = 0;
  let near = 0;
  for (const { token, want, lead, nearer } of goals) {
    if (isBy(t, operative, at, token)) {
      const turns = lead <= 0 && lead + apl > 0;
      held += turns ? want : lead > 0 ? 0.1 * want : 0.4 * want;
    }
    const away = walkTo(t, operative, at, token.at) / inches(1);
    const wanted = lead > 0 ? 0.25 * want : want / (1 + 0.6 * nearer);
    near = Math.max(near, (wanted * 6) / (6 + away));
  }
  return held + near;
}

interface Field {
  readonly steps: Float64Array;
  readonly across: number;
}

const fields = new WeakMap<Scene, Map<string, Field>>();

/** How far it is on foot, roughly, around what stands between. */
export function walkTo(t: Look, operative: OperativeId, from: Spot, to: Spot): number {
  const straight = flat(from, to);
  if (straight < inches(3)) return straight;
  const scene = sceneOfTable(t);
  const known = fields.get(scene) ?? new Map<string, Field>();
  fields.set(scene, known);
  const key = `${reachOf(t, operative)}/${to.x}/${to.y}`;
  const field = known.get(key) ?? fieldOf(t, operative, to);
  known.set(key, field);
  const here = field.steps[Math.floor(from.y / CELL) * field.across + Math.floor(from.x / CELL)] ?? Infinity;
  return Number.isFinite(here) ? Math.max(straight, here) : 1.5 * straight + inches(4);
}

const STEPS: readonly (readonly [number, number, number])[] = [
  [1, 0, 1], [-1, 0, 1], [0, 1, 1], [0, -1, 1], [1, 1, 1.42], [1, -1, 1.42], [-1, 1, 1.42], [-1, -1, 1.42],
]; // biome-ignore format: eight directions

/** Steps from every cell of the floor to a goal. What cannot be stood on costs as a climb does. */
function fieldOf(t: Look, operative: OperativeId, to: Point): Field {
  const scene = sceneOfTable(t);
  const { width, height } = boundsOf(t);
  const across = Math.ceil(width / CELL);
  const down = Math.ceil(height / CELL);
  const ground = groundFor(scene, t.setup.options, false);
  const trip = { field: { scene, others: [] }, mover: moverOf(t, operative), ground };
  const isFree = Array.from({ length: across * down }, (_, i) =>
    mayStand(trip, { x: ((i % across) + 0.5) * CELL, y: (Math.floor(i / across) + 0.5) * CELL, z: 0 }),
  );
  const steps = new Float64Array(across * down).fill(Infinity);
  const start = Math.floor(to.y / CELL) * across + Math.floor(to.x / CELL);
  steps[start] = 0;
  const queue: number[] = [start];
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift())
    for (const [dx, dy, length] of STEPS) {
      const [x, y] = [(cell % across) + dx, Math.floor(cell / across) + dy];
      if (x < 0 || y < 0 || x >= across || y >= down) continue;
      const next = y * across + x;
      const cost = steps[cell]! + length * CELL * (isFree[next] ? 1 : 4);
      if (cost >= steps[next]!) continue;
      steps[next] = cost;
      queue.push(next);
    }
  return { steps, across };
}

const boundsOf = (t: Look): { readonly width: number; readonly height: number } => {
  const { width, depth } = mapOf(t.setup).terrain;
  return { width, height: depth };
};
