// The oracle for moves: a dense search by brute force, which shares nothing with the rules' own search but the judge.
import type { Leg } from '@little-wars/engine';
import { flat, groundAt, type Spot, type Tenths, type Trip, walk } from '@little-wars/engine/geometry';

/** One move that a ruleset offers or refuses. */
export interface MoveCase {
  /** For reports: what is moved and how. */
  readonly name: string;
  readonly trip: Trip;
  readonly from: Spot;
  readonly allowance: Tenths;
  /** Whether the ruleset says that there is a legal move. */
  readonly isOffered: boolean;
  /** Whether a legal move may end here, judging by the place alone. */
  mayEnd(at: Spot): boolean;
  /** Areas in which ends are searched closely: a charge ends near enemies. */
  readonly near?: readonly { readonly at: Spot; readonly within: Tenths }[];
  /** Whether it is one straight leg, so that nothing continues from anywhere but its start. */
  readonly oneLeg?: boolean;
  isLegal(legs: readonly Leg[]): boolean;
}

/** How densely to search. */
export interface Density {
  /** Directions tried from each place, and the step between lengths. */
  readonly directions: number;
  readonly step: Tenths;
  /** The size of squares; only the cheapest way to each square on a level is followed. */
  readonly cell: Tenths;
  /** Extra places to end at, at random. */
  readonly ends: number;
  /** How many of the cheapest ways are continued to each of them. */
  readonly ways: number;
}

export const COARSE: Density = { directions: 24, step: 127, cell: 150, ends: 300, ways: 6 };
export const DENSE: Density = { directions: 64, step: 48, cell: 64, ends: 4000, ways: 24 };

interface Stop {
  readonly at: Spot;
  readonly cost: number;
  readonly legs: readonly Leg[];
}

type Next = (below: number) => number;

/** A legal move found by brute force; null if none is. */
export function denseMove(move: MoveCase, density: Density, next: Next): readonly Leg[] | null {
  const cheapest = new Map<number, Stop>();
  const waiting: Stop[][] = [];
  const add = (stop: Stop): void => {
    const bucket = Math.floor(stop.cost / BUCKET);
    waiting[bucket] ??= [];
    waiting[bucket]!.push(stop);
  };
  const cellOf = ({ x, y, z }: Spot): number =>
    (Math.floor(x / density.cell) * CELLS + Math.floor(y / density.cell)) * CELLS + z;
  add({ at: move.from, cost: 0, legs: [] });
  const stops: Stop[] = [];
  for (let k = 0; k < waiting.length; k++)
    for (const stop of waiting[k] ?? []) {
      const cell = cellOf(stop.at);
      if ((cheapest.get(cell)?.cost ?? Infinity) < stop.cost) continue;
      stops.push(stop);
      if (endsAt(move, stop.at) && move.isLegal(stop.legs)) return stop.legs;
      if (move.oneLeg && stop.legs.length > 0) continue;
      for (const to of spotsAround(move, stop, density, next)) {
        if (!leadsOn(move, stop, to)) continue;
        const best = cheapest.get(cellOf(to))?.cost ?? Infinity;
        if (stop.cost + leastOf(move.trip, stop.at, to) >= best - 1) continue;
        const reached = goOn(move, stop, to);
        if (!reached || reached.cost >= best - 1) continue;
        cheapest.set(cellOf(to), reached);
        add(reached);
      }
    }
  return byExtraEnds(move, move.oneLeg ? stops.slice(0, 1) : stops, density, next);
}

const BUCKET = 16;
/** An upper bound on the cells in a row of a table, and on its heights. */
const CELLS = 2 ** 16;

/** Whether a path via this place may still reach a legal end in a straight line. */
const leadsOn = ({ near, trip, allowance }: MoveCase, { at, cost }: Stop, to: Spot): boolean =>
  near === undefined ||
  near.some(goal => cost + leastOf(trip, at, to) + Math.max(0, flat(goal.at, to) - goal.within) <= allowance);

const endsAt = ({ near, mayEnd }: MoveCase, at: Spot): boolean =>
  (near === undefined || near.some(each => flat(each.at, at) <= each.within)) && mayEnd(at);

/** The minimum cost of a straight piece. */
const leastOf = ({ ground }: Trip, a: Spot, b: Spot): number => Math.max(flat(a, b), ground.atLeast ?? 0);

/** Spots in all directions, on every level there. */
function* spotsAround(move: MoveCase, { at, cost }: Stop, density: Density, next: Next): Generator<Spot> {
  const { trip, allowance } = move;
  const turn = next(1000) / 1000;
  for (let i = 0; i < density.directions; i++) {
    const [ux, uy] = direction((i + turn) / density.directions);
    for (let length = density.step; cost + length <= allowance; length += density.step) {
      const [x, y] = [Math.round(at.x + ux * length), Math.round(at.y + uy * length)];
      for (const z of groundAt(trip.field.scene, trip.ground, { x, y })) yield { x, y, z };
    }
  }
}

/** A unit vector by its share of a full turn; without trigonometry, so not evenly spaced. */
function direction(share: number): readonly [number, number] {
  const side = Math.floor(share * 4) % 4;
  const along = ((share * 4) % 1) * 2 - 1;
  const length = Math.sqrt(1 + along * along);
  const [x, y] = [1 / length, along / length];
  return (
    [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ] as const
  )[side]!;
}

/** Continues from a stop by one straight leg of any kind that the geometry allows. */
function goOn({ trip, allowance, from }: MoveCase, { at, legs }: Stop, to: Spot): Stop | null {
  for (const how of HOWS) {
    if ((how === 'go') !== (at.z === to.z) && how !== 'jump' && !trip.ground.flies) continue;
    if (how === 'drop' && to.z > at.z) continue;
    // The judge refuses what the ground has no rule for.
    if (how !== 'go' && !trip.ground.flies && !trip.ground[how]) continue;
    const more: readonly Leg[] = [...legs, { how, to }];
    const { problems, cost } = walk(trip, { from, legs: more }, allowance);
    // The mover need not be able to stop there.
    if (
      problems.every(
        ({ id, leg, why }) => id === 'not-standing' && leg === legs.length && why !== undefined && how !== 'jump',
      )
    )
      return { at: to, cost: cost.tenths, legs: more };
  }
  return null;
}

const HOWS: readonly Leg['how'][] = ['go', 'drop', 'climb', 'jump'];

/** Extra ends at random, near where a move may end, each from the ways that come cheapest. */
function byExtraEnds(move: MoveCase, stops: readonly Stop[], density: Density, next: Next): readonly Leg[] | null {
  const { trip, allowance, from } = move;
  const near = move.near ?? [{ at: from, within: allowance }];
  for (let i = 0; i < density.ends && near.length > 0; i++) {
    const { at, within } = near[next(near.length)]!;
    const [x, y] = [at.x + next(2 * within + 1) - within, at.y + next(2 * within + 1) - within];
    for (const z of groundAt(trip.field.scene, trip.ground, { x, y })) {
      const to = { x, y, z };
      if (!endsAt(move, to)) continue;
      const ways = stops
        .map(stop => ({ stop, least: stop.cost + leastOf(trip, stop.at, to) }))
        .filter(({ least }) => least <= allowance)
        .sort((a, b) => a.least - b.least);
      for (const { stop } of ways.slice(0, density.ways)) {
        const reached = goOn(move, stop, to);
        if (reached && move.isLegal(reached.legs)) return reached.legs;
      }
    }
  }
  return null;
}
