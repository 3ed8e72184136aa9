// Small boards for tests of sight between bodies.
import { maskOf, sceneOf } from '../scene.ts';
import type { Body, Point } from '../shape.ts';
import type { Among } from './types.ts';

export const box = (x: number, y: number, w: number, d: number): Point[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + d },
  { x, y: y + d },
];

export const walls = (...parts: readonly (readonly [Point[], number, number])[]): Among => {
  const pieces = parts.map(([outline, bottom, top], i) => ({
    id: `p${i}`,
    parts: [{ kind: 'wall', outline, bottom, top }],
  }));
  const scene = sceneOf({ width: 6000, depth: 6000, pieces });
  return { scene, mask: maskOf(scene, () => true) };
};

export const body = (x: number, y: number, bottom = 0, height = 400, r = 160): Body => ({
  ax: x,
  ay: y,
  bx: x,
  by: y,
  r,
  bottom,
  top: bottom + height,
});
