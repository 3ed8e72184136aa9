import { type Leg, type Numbers, numbers } from '@little-wars/engine';
import {
  flat,
  groundAt,
  groundOf,
  INCH,
  inches,
  legCost,
  mayStand,
  type Spot,
  sceneOf,
  standingAt,
  type Trip,
  towards,
} from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { box } from '../testing/index.ts';
import { levelsOf, levelsToSquares } from './levels.ts';
import type { MoveQuestion } from './move-question.ts';
import { type Beside, gapAt } from './obstacles.ts';
import { reckon } from './reckoning.ts';

const HOWS: readonly Leg['how'][] = ['go', 'climb', 'drop', 'jump'];
const heightCost = (from: number, to: number): number => (Math.abs(to - from) <= INCH ? 0 : Math.abs(to - from));

/** A table of 12" full of blocks of all heights, some beside and some on top of each other. */
function crowdedTable(next: Numbers, leaps: boolean): Trip {
  const sizes = Array.from({ length: 9 }, () => [next(40) / 4, next(40) / 4, 0.5 + next(10) / 4, 0.5 + next(10) / 4]);
  const pieces = sizes.map(([x, y, w, d], i) =>
    box(
      i % 3 ? 'rock' : 'wall',
      [
        [x!, y!],
        [w!, d!],
      ],
      (2 + next(12)) / 4,
      `piece-${i}`,
    ),
  );
  const scene = sceneOf({ width: inches(12), depth: inches(12), pieces });
  const ground = groundOf(scene, {
    passage: ({ kind }) => ({ pass: { how: 'open' }, faces: ['face'], top: kind === 'wall' ? 'cross' : 'stand' }),
    others: () => 'closed',
    support: 'centre',
    stands: 'centre',
    bridges: 50,
    climb: { within: 100, price: ({ height }) => heightCost(0, height) },
    ...(leaps && {
      drop: { within: 100, price: ({ height }) => heightCost(0, height) },
      jump: { within: 100, highest: INCH, widest: inches(1.5), price: () => 0 },
    }),
  });
  return { field: { scene, others: [] }, mover: { size: { shape: 'round', diameter: 250 }, height: 320 }, ground };
}

interface Visited {
  readonly at: Spot;
  readonly cost: number;
}

/** A random walk over the table: where it comes, and what it has cost. */
function wander(trip: Trip, next: Numbers): readonly Visited[] {
  const places = () => ({ x: 200 + next(2600), y: 200 + next(2600) });
  const start = places();
  const heights = groundAt(trip.field.scene, trip.ground, start);
  const visited: Visited[] = [{ at: { ...start, z: heights[next(heights.length)]! }, cost: 0 }];
  for (let i = 0; i < 300; i++) {
    const { at, cost } = visited.at(-1)!;
    const to = { x: at.x + next(801) - 400, y: at.y + next(801) - 400 };
    const levels = groundAt(trip.field.scene, trip.ground, to);
    const leg: Leg = { how: HOWS[next(HOWS.length)]!, to: { ...to, z: levels[next(levels.length)]! } };
    const more = legCost(trip, at, leg);
    if (more !== null) visited.push({ at: leg.to, cost: cost + more });
  }
  return visited;
}

type QuestionArguments = [trip: Trip, from: Spot, allowance: number, to: Spot | null, beside?: Beside | undefined];

/** The outlines that a base at a place touches. */
function outlinesBy({ field }: Trip, at: Spot): Beside | undefined {
  const outlines = field.scene.solids.map(({ corners }) => corners).filter(corners => gapAt(corners, at) <= 127);
  return outlines.length === 0 ? undefined : { outlines, range: 2 };
}

const questionOf = (...[trip, from, allowance, to, beside]: QuestionArguments): MoveQuestion => {
  const goals = to && [{ ...standingAt(to), r: 0, range: 10, up: 0, ...(beside && { beside }) }];
  return { trip, from, allowance, goals, rings: [], heightCost, mayEnd: () => true, isLegal: () => true };
};

/** A move into a wide goal around a place, on the near side of which somebody stands whom it must keep away from. */
function beyondSomebody(trip: Trip, from: Spot, allowance: number, to: Spot): MoveQuestion {
  const ring = (at: Spot, range: number) => ({ ...standingAt(at), r: 0, range, up: 0 });
  const somebody = ring({ ...towards(to, from, 700), z: to.z }, 500);
  const avoided = flat(from, to) > 700 ? [somebody] : [];
  return { ...questionOf(trip, from, allowance, to), goals: [ring(to, 600)], avoided };
}

/** The levels that lead to a square in which the move may end. */
function leadingOn(question: MoveQuestion): readonly number[] {
  const reckoned = reckon(question);
  return levelsToSquares(question, reckoned, levelsOf(question, reckoned.heights)).map(({ z }) => z);
}

describe('what is reckoned of a move', () => {
  it.each([false, true])('is never more than what a walk over the table costs (with drops and jumps: %s)', leaps => {
    let [climbs, out, dropped] = [0, 0, 0];
    for (let seed = 0; seed < 16; seed++) {
      const next = numbers(`reckoning ${seed} ${leaps}`);
      const trip = crowdedTable(next, leaps);
      const visited = wander(trip, next);
      const from = visited[0]!.at;
      for (const [i, { at, cost }] of visited.entries()) {
        const { heightCost: least, heights } = reckon(questionOf(trip, from, cost, null));
        expect(least(from.z, at.z)).toBeLessThanOrEqual(cost);
        expect(heights).toContain(at.z);
        if (!mayStand(trip, at)) continue;
        const there = reckon(questionOf(trip, from, cost + 1e-6, at));
        if (at.z !== from.z) climbs++;
        out += reckon(questionOf(trip, from, flat(from, at), at)).heights.length === 0 ? 1 : 0;
        const leading = leadingOn(beyondSomebody(trip, from, cost + 1e-6, at));
        const short = beyondSomebody(trip, from, flat(from, at) + 200, at);
        dropped += leadingOn(short).length < reckon(short).heights.length ? 1 : 0;
        const touching = reckon(questionOf(trip, from, cost + 1e-6, at, outlinesBy(trip, at)));
        const isKept = (before: Visited): boolean =>
          leading.includes(before.at.z) &&
          [there, touching].every(
            ({ heights, ahead }) => heights.includes(before.at.z) && ahead(before.at) <= cost - before.cost + 1e-6,
          );
        expect(visited.slice(0, i + 1).filter(before => !isKept(before))).toEqual([]);
      }
    }
    expect(climbs).toBeGreaterThan(100);
    expect(out).toBeGreaterThan(100);
    expect(dropped).toBeGreaterThan(10);
  });

  it('counts a chain of low steps only where they stand together', () => {
    const stairs = (apart: number): Trip => {
      const trip = crowdedTable(numbers('stairs'), false);
      const pieces = [1, 2, 3].map(high =>
        box(
          'rock',
          [
            [high * (1 + apart), 5],
            [1, 1],
          ],
          high,
          `step-${high}`,
        ),
      );
      const scene = sceneOf({ width: inches(12), depth: inches(12), pieces });
      const passages = scene.solids.map(() => ({ pass: { how: 'open' }, faces: ['face'], top: 'stand' }) as const);
      return { ...trip, field: { scene, others: [] }, ground: { ...trip.ground, passages } };
    };
    const up = (apart: number) =>
      reckon(questionOf(stairs(apart), { x: 100, y: 1300, z: 0 }, inches(20), null)).heightCost(0, inches(3));
    expect(up(0)).toBe(0);
    // The base reaches 125 tenths and may stand 100 more from the edge.
    expect(up(0.8)).toBe(0);
    expect(up(1)).toBe(inches(3));
  });
});
