import { type Body, type Piece, type Point, type Scene, type Spot, sceneOf } from '@little-wars/engine/geometry';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { MAPS } from '../../maps/index.ts';
import { defaults } from '../../options.ts';
import { block } from '../../testing/attacks.ts';
import { isScreened, screenOf } from './screens.ts';

const sceneWith = (...pieces: readonly Piece[]): Scene => sceneOf({ ...MAPS[0]!.terrain, pieces });
const named = (id: string, piece: Piece): Piece => ({ ...piece, id });
const eyeAt = (x: number, y: number, z = 400): Spot => ({ x, y, z });
/** A round body of 160, or a long one up to the second point, from the floor up. */
const bodyAt = (x: number, y: number, top = 400, bx = x, by = y): Body => ({
  ax: x,
  ay: y,
  bx,
  by,
  r: 160,
  bottom: 0,
  top,
});
const screened = (scene: Scene, eye: Spot, body: Body): boolean => isScreened(scene, defaults, eye, body);

/** A wall 4" high from (3048, 1270) to (3302, 3810). */
const WALL = block('wall', [12, 5], [1, 10]);

describe('a screen', () => {
  it('is across every line from the eye to the body, and as tall as both', () => {
    const scene = sceneWith(WALL);
    expect(screened(scene, eyeAt(2500, 2540), bodyAt(4000, 2540))).toBe(true);
    expect(screened(scene, eyeAt(4000, 2540), bodyAt(2500, 2540))).toBe(true);
    // The same from south and north of a wall that runs east and west.
    const turned = sceneWith(block('wall', [5, 12], [10, 1]));
    expect(screened(turned, eyeAt(2540, 2500), bodyAt(2540, 4000))).toBe(true);
    expect(screened(turned, eyeAt(2540, 4000), bodyAt(2540, 2500))).toBe(true);
    // Exactly as tall is enough, for the eye and for the body.
    const top = 4 * 254;
    expect(screened(scene, eyeAt(2500, 2540, top), bodyAt(4000, 2540, top))).toBe(true);
    expect(screened(scene, eyeAt(2500, 2540, top + 1), bodyAt(4000, 2540))).toBe(false);
    expect(screened(scene, eyeAt(2500, 2540), bodyAt(4000, 2540, top + 1))).toBe(false);
  });

  it('is none past its ends, nor before the eye or behind the body', () => {
    const scene = sceneWith(WALL);
    for (const [eye, body] of [
      [eyeAt(2500, 4400), bodyAt(4000, 4400)],
      [eyeAt(2500, 600), bodyAt(4000, 600)],
      [eyeAt(2500, 3810), bodyAt(4000, 3810)],
      [eyeAt(2500, 1270), bodyAt(4000, 1270)],
      [eyeAt(1000, 2540), bodyAt(2500, 2540)],
      [eyeAt(5000, 2540), bodyAt(3600, 2540)],
      [eyeAt(3175, 500), bodyAt(3175, 1000)],
      [eyeAt(3175, 4900), bodyAt(3175, 4200)],
      // It only covers one side of the body, on either side.
      [eyeAt(3675, 500), bodyAt(3675, 4400)],
      [eyeAt(2675, 500), bodyAt(2675, 4400)],
    ] as const)
      expect(screened(scene, eye, body), JSON.stringify([eye, body])).toBe(false);
  });

  it('covers a long body at both its ends', () => {
    const scene = sceneWith(WALL);
    expect(screened(scene, eyeAt(2500, 2540), bodyAt(3800, 2300, 400, 3800, 2800))).toBe(true);
    for (const [y, by] of [
      [2540, 4700],
      [4700, 2540],
      [2540, 300],
      [300, 2540],
    ] as const)
      expect(screened(scene, eyeAt(2500, 2540), bodyAt(3500, y, 400, 3500, by))).toBe(false);
  });

  it('stands on the floor and can block sight', () => {
    const eye = eyeAt(2500, 2540);
    const body = bodyAt(4000, 2540);
    for (const [piece, is] of [
      [WALL, true],
      [block('wall', [12, 5], [1, 10], [0.1, 4]), false],
      [block('low-wall', [12, 5], [1, 10]), true],
      [block('ladder', [12, 5], [1, 10]), false],
    ] as const)
      expect(screened(sceneWith(piece), eye, body)).toBe(is);
  });

  it('is the widest that does it, of pieces set up later the widest too, or the one that did it before', () => {
    const [eye, body] = [eyeAt(2500, 2540), bodyAt(5000, 2540)];
    const narrow = named('narrow', block('wall', [12, 7], [1, 6]));
    const wide = named('wide', block('wall', [15, 5], [1, 10]));
    const scene = sceneWith(narrow, wide);
    const screeningPiece = (likely: string | null) =>
      screenOf(
        { scene, options: defaults, likely: scene.solids.find(({ piece }) => piece === likely) ?? null },
        eye,
        body,
      )?.piece;
    expect([screeningPiece(null), screeningPiece('narrow'), screeningPiece('wide')]).toEqual([
      'wide',
      'narrow',
      'wide',
    ]);
    // A likely solid that does not screen here is passed over.
    const aside = sceneWith(named('aside', block('wall', [12, 15], [1, 6])), wide);
    const [likely] = aside.solids.filter(({ piece }) => piece === 'aside');
    expect(screenOf({ scene: aside, options: defaults, likely: likely! }, eye, body)?.piece).toBe('wide');
    expect(screenOf({ scene: aside, options: defaults, likely: likely! }, eye, bodyAt(5000, 5000))).toBeNull();
    const low = sceneWith(named('low', block('wall', [12, 5], [1, 10], [0, 1])), wide);
    const [tooLow] = low.solids.filter(({ piece }) => piece === 'low');
    expect(screenOf({ scene: low, options: defaults, likely: tooLow! }, eye, body)?.piece).toBe('wide');
  });
});

/** How deep a segment reaches into an outline, measured in small steps; negative if it stays outside. */
function deepest(a: Point, b: Point, corners: readonly Point[]): number {
  let most = -Infinity;
  for (let i = 0; i <= 60; i++) {
    const p = { x: a.x + ((b.x - a.x) * i) / 60, y: a.y + ((b.y - a.y) * i) / 60 };
    let depth = Infinity;
    for (const [k, from] of corners.entries()) {
      const to = corners[(k + 1) % corners.length]!;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      depth = Math.min(depth, (dx * (p.y - from.y) - dy * (p.x - from.x)) / Math.sqrt(dx * dx + dy * dy));
    }
    most = Math.max(most, depth);
  }
  return most;
}

it('a screen agrees with small steps along the lines to the corners of the body', () => {
  const next = numbers(3);
  const counts = { screened: 0, open: 0 };
  for (const { terrain } of MAPS.slice(0, 4)) {
    const scene = sceneOf(terrain);
    for (let n = 0; n < 60; n++) {
      const [eye, body] = [eyeAt(next(7620), next(5588)), bodyAt(next(7620), next(5588))];
      const corners = [-160, 160].flatMap(dx => [-160, 160].map(dy => ({ x: body.ax + dx, y: body.ay + dy })));
      const able = scene.solids.filter(({ bottom, top, kind }) => bottom === 0 && top >= 400 && kind !== 'ladder');
      const depths = able.map(solid => Math.min(...corners.map(corner => deepest(eye, corner, solid.corners))));
      if (depths.some(depth => Math.abs(depth) < 40)) continue;
      const is = depths.some(depth => depth > 0);
      expect(screened(scene, eye, body), `case ${n}`).toBe(is);
      counts[is ? 'screened' : 'open']++;
    }
  }
  expect(Math.min(counts.screened, counts.open)).toBeGreaterThan(15);
});
