import { expect, it } from 'vitest';
import { maskOf, sceneOf } from '../scene.ts';
import type { Point } from '../shape.ts';
import { waysOf } from './free-ground.ts';

const P: Point = { x: 1000, y: 1000 };
const triangle = (ax: number, ay: number, bx: number, by: number): Point[] => [
  P,
  { x: P.x + ax, y: P.y + ay },
  { x: P.x + bx, y: P.y + by },
];

/** What is free at P between some walls, from `s` counter-clockwise to `e`; null where no way bends. */
function freeAtP(outlines: readonly (readonly Point[])[]) {
  const pieces = outlines.map((outline, i) => ({
    id: `p${i}`,
    parts: [{ kind: 'wall', outline, bottom: 0, top: 100 }],
  }));
  const scene = sceneOf({ width: 2000, depth: 2000, pieces });
  const { corners } = waysOf(
    scene,
    maskOf(scene, () => true),
  );
  const corner = corners.find(({ x, y }) => x === P.x && y === P.y);
  if (corner === undefined) return null;
  const { sx, sy, ex, ey } = corner;
  return { s: [sx, sy], e: [ex, ey] };
}

const QUARTER_TURNS = [0, 1, 2, 3];
/** A direction or place turned about P, or about the origin. */
const turned = (quarters: number, { x, y }: Point, about: Point = P): Point => {
  let [dx, dy] = [x - about.x, y - about.y];
  for (let i = 0; i < quarters; i++) [dx, dy] = [0 - dy, dx];
  return { x: about.x + dx, y: about.y + dy };
};
const along = (quarters: number, x: number, y: number): number[] => {
  const to = turned(quarters, { x, y }, { x: 0, y: 0 });
  return [to.x, to.y];
};

it('is free beyond a straight line of two walls, in half a turn', () => {
  const [left, right] = [triangle(-300, 0, 0, -200), triangle(0, -200, 400, 0)];
  for (const quarters of QUARTER_TURNS)
    for (const walls of [
      [left, right],
      [right, left],
    ])
      expect(freeAtP(walls.map(wall => wall.map(p => turned(quarters, p))))).toEqual({
        s: along(quarters, 400, 0),
        e: along(quarters, -300, 0),
      });
});

it('is free from the last wall to the first of several with gaps, in whichever order they are set up', () => {
  const walls = [triangle(-300, -50, -300, -200), triangle(-50, -300, 50, -300), triangle(300, -200, 300, -50)];
  for (const quarters of QUARTER_TURNS)
    for (const [a, b, c] of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ] as const)
      expect(freeAtP([a, b, c].map(i => walls[i]!.map(p => turned(quarters, p))))).toEqual({
        s: along(quarters, 300, -50),
        e: along(quarters, -300, -50),
      });
});

it('has no bend where the walls leave less than half a turn', () => {
  const walls = [triangle(-300, 10, -300, -200), triangle(300, -200, 300, 0)];
  expect(freeAtP(walls)).toBeNull();
  expect(freeAtP(walls.slice(1))).not.toBeNull();
});
