import {
  groundOf,
  INCH,
  inches,
  mayStand,
  type Spot,
  sceneOf,
  standingAt,
  type Trip,
} from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { box } from '../testing/index.ts';
import { obstaclesAt } from './level-obstacles.ts';
import type { MoveQuestion } from './move-question.ts';
import { gapAt } from './obstacles.ts';
import { openSquares } from './open-squares.ts';

const FLOOR = inches(3);
const scene = sceneOf({
  width: inches(20),
  depth: inches(20),
  pieces: [
    box(
      'wall',
      [
        [9, 4],
        [1, 5],
      ],
      4,
      'wall',
    ),
    box(
      'floor',
      [
        [5, 5],
        [5, 5],
      ],
      3,
      'floor',
    ),
  ],
});
const ground = groundOf(scene, {
  passage: ({ kind }) => (kind === 'floor' ? { pass: { how: 'closed' }, top: 'stand' } : { pass: { how: 'closed' } }),
  others: () => 'closed',
  support: 'centre',
  stands: 'centre',
});
const trip: Trip = {
  field: { scene, others: [] },
  mover: { size: { shape: 'round', diameter: 320 }, height: 320 },
  ground,
};

/** A charge at one of two enemies that stand side by side, on the table or on the floor. */
function chargeAt(at: Spot, beside: Spot, allowance = inches(12)): MoveQuestion {
  const ring = (spot: Spot) => ({ ...standingAt(spot), r: 160, range: INCH, up: inches(5) });
  const isWithin = (to: Spot, spot: Spot): boolean => (to.x - spot.x) ** 2 + (to.y - spot.y) ** 2 <= (320 + INCH) ** 2;
  return {
    trip,
    from: { x: 1000, y: 2000, z: 0 },
    allowance,
    goals: [ring(at)],
    rings: [ring(at), ring(beside)],
    avoided: [ring(beside)],
    heightCost: () => 0,
    mayEnd: to => mayStand(trip, to) && isWithin(to, at) && !isWithin(to, beside),
    isLegal: () => true,
  };
}

const squaresOf = (question: MoveQuestion, z: number) =>
  openSquares(question, z, () => obstaclesAt(trip, z, { at: question.from, within: question.allowance }));

describe('squares in which a move may end', () => {
  const at = { x: 2300, y: 1600, z: 0 };
  const beside = { x: 2300, y: 2000, z: FLOOR };

  it.each([0, FLOOR])('hold every end at height %i, and their bound is never more than the way to one', z => {
    const question = chargeAt(at, beside);
    const squares = squaresOf(question, z);
    const { from } = question;
    let [ends, left] = [0, 0];
    for (let x = at.x - 700; x <= at.x + 700; x += 14)
      for (let y = at.y - 700; y <= at.y + 700; y += 14) {
        if (!squares.has(x, y)) left++;
        if (!question.mayEnd({ x, y, z })) continue;
        ends++;
        expect(squares.has(x, y)).toBe(true);
        expect(squares.from(from)).toBeLessThanOrEqual(Math.sqrt((x - from.x) ** 2 + (y - from.y) ** 2));
      }
    expect(ends).toBeGreaterThan(100);
    expect(left).toBeGreaterThan(ends);
  });

  it('hold every end beside an outline that the goal asks for, and little else', () => {
    const wall = scene.solids[0]!.corners;
    const question = chargeAt(at, { x: 0, y: 0, z: 0 });
    const beside = { outlines: [wall], range: 2 };
    const squares = squaresOf({ ...question, goals: question.goals!.map(goal => ({ ...goal, beside })) }, 0);
    const all = squaresOf(question, 0);
    let [ends, left] = [0, 0];
    for (let x = at.x - 700; x <= at.x + 700; x += 3)
      for (let y = at.y - 700; y <= at.y + 700; y += 3) {
        if (all.has(x, y) && !squares.has(x, y)) left++;
        if (!question.mayEnd({ x, y, z: 0 }) || gapAt(wall, { x, y }) > 162) continue;
        ends++;
        expect(squares.has(x, y)).toBe(true);
      }
    expect(ends).toBeGreaterThan(10);
    expect(left).toBeGreaterThan(10 * ends);
  });

  it('are at the rim alone where somebody to be avoided stands at the goal, and none if it is too far', () => {
    expect(squaresOf(chargeAt(at, beside), 0).isEmpty).toBe(false);
    expect(squaresOf(chargeAt(at, at), 0).from(at)).toBeGreaterThan(320 + INCH - 200);
    expect(squaresOf(chargeAt(at, beside, 500), 0).isEmpty).toBe(true);
  });
});
