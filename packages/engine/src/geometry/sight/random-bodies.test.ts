import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { maskOf, sceneOf } from '../scene.ts';
import type { Body, Point } from '../shape.ts';
import type { Terrain } from '../terrain.ts';
import { inches } from '../units.ts';
import { sightBetween } from './body-to-body.ts';
import { isClear, uprights } from './sight.oracle.ts';
import { body, box, walls } from './small-boards.oracle.ts';
import type { Among, BodySight } from './types.ts';

describe('the hidden share of a body', () => {
  const [viewer, target] = [body(1000, 1000), body(5000, 1000)];

  it('is 0 where nothing hides any of it, and 1 where it is not seen', () => {
    expect(sightBetween(viewer, target, walls([box(3000, 1400, 50, 500), 0, 2000])).hidden).toBe(0);
    expect(sightBetween(viewer, target, walls([box(3000, 0, 50, 3000), 0, 2000])).hidden).toBe(1);
  });

  it('is measured over its width from the best eye: half behind a wall that ends at its middle and touches it', () => {
    const { hidden } = sightBetween(viewer, target, walls([box(4790, 0, 50, 1000), 0, 2000]));
    expect(hidden).toBeGreaterThan(0.45);
    expect(hidden).toBeLessThanOrEqual(0.5);
  });

  it('is measured over its height too', () => {
    const { hidden } = sightBetween(viewer, target, walls([box(4790, 0, 50, 3000), 0, 100]));
    expect(hidden).toBeGreaterThan(0.2);
    expect(hidden).toBeLessThan(0.25);
  });

  it('counts spots where one body stands over the other: all, none and some of them', () => {
    const upper = body(1000, 1000, 762);
    const under = (...parts: readonly (readonly [Point[], number, number])[]): number =>
      sightBetween(viewer, upper, walls(...parts)).hidden;
    expect(under()).toBe(0);
    expect(under([box(0, 0, 3000, 3000), 700, 762])).toBe(1);
    const half = under([box(0, 0, 1000, 3000), 700, 762]);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1);
  });
});

describe('sight between bodies on a crowded table', () => {
  // Each was once taken for hidden: the one free view is from the very side of a body that something runs into.
  it.each([
    [301, 17, 9],
    [302, 9, 30],
    [303, 2, 24],
    [303, 10, 9],
    [307, 33, 3],
    [308, 10, 27],
  ])('finds the narrow view on board %i from %i to %i', (seed, i, j) => {
    const { among, bodies } = crowded(seed, [i, j]);
    const { visible, line } = sightBetween(bodies[i]!, bodies[j]!, among);
    expect(visible).toBe(true);
    expect(isClear(line[0], line[1], uprights(among), -0.001)).toBe(true);
  });

  it('finds a view of a hair that takes many boxes of eyes', () => {
    const size = inches(8);
    const { terrain, bodies } = randomBoard({ seed: 20164, width: size, depth: size, pieces: 6, bodies: 4 });
    const scene = sceneOf(terrain);
    const among: Among = { scene, mask: maskOf(scene, () => true), bodies, except: [0, 1] };
    expect(sightBetween(bodies[0]!, bodies[1]!, among).visible).toBe(true);
    expect(sightBetween(bodies[1]!, bodies[0]!, among).visible).toBe(true);
  });

  it('searches on where the estimate saw what is not there', () => {
    const size = inches(8);
    const { terrain, bodies } = randomBoard({ seed: 2589, width: size, depth: size, pieces: 6, bodies: 2 });
    const { visible, line } = sightOn(terrain, bodies);
    expect(visible).toBe(true);
    const scene = sceneOf(terrain);
    expect(isClear(line[0], line[1], uprights({ scene, mask: maskOf(scene, () => true) }), -0.001)).toBe(true);
    expect(sightOn(terrain, [bodies[1]!, bodies[0]!]).visible).toBe(true);
  });

  it('does not take what a low eye sees over a low piece for hidden, because a high eye does not see it', () => {
    const { among, bodies } = crowded(308, [8, 12]);
    expect(sightBetween(bodies[8]!, bodies[12]!, among).visible).toBe(true);
    expect(sightBetween(bodies[12]!, bodies[8]!, among).visible).toBe(true);
  });
});

function crowded(seed: number, except: readonly number[]): { readonly among: Among; readonly bodies: readonly Body[] } {
  const { terrain, bodies } = randomBoard({ seed, pieces: 30, bodies: 42 });
  const scene = sceneOf(terrain);
  return { among: { scene, mask: maskOf(scene, () => true), bodies, except }, bodies };
}

const SMALL = inches(10);
/** What is hidden from the best eye found may differ by this much from one search to the next. */
const SEARCH = 0.15;

describe('sight between bodies, by its laws', () => {
  it('never sees less when a piece is taken away', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { terrain, bodies } = randomBoard({ seed, width: SMALL, depth: SMALL, pieces: 5, bodies: 2 });
      const scene = sceneOf(terrain);
      const ask = (without: string | null): BodySight =>
        sightBetween(bodies[0]!, bodies[1]!, { scene, mask: maskOf(scene, ({ piece }) => piece !== without) });
      const all = ask(null);
      const less = ask(`p${seed % 5}`);
      if (all.visible) expect(less.visible, `seed ${seed}`).toBe(true);
      expect(less.hidden, `seed ${seed}`).toBeLessThanOrEqual(all.hidden + SEARCH);
    }
  });

  it.each<readonly [string, (p: Point) => Point]>([
    ['mirrored', ({ x, y }) => ({ x: SMALL - x, y })],
    ['turned by a quarter', ({ x, y }) => ({ x: SMALL - y, y: x })],
    ['turned by half', ({ x, y }) => ({ x: SMALL - x, y: SMALL - y })],
  ])('is the same when the table is %s', (_, turn) => {
    const next = numbers(3);
    for (let n = 0; n < 150; n++) {
      const { terrain, bodies } = randomBoard({
        seed: 1 + next(100_000),
        width: SMALL,
        depth: SMALL,
        pieces: 5,
        bodies: 2,
      });
      const [one, two] = [
        sightOn(terrain, bodies),
        sightOn(
          turned(terrain, turn),
          bodies.map(b => turnedBody(b, turn)),
        ),
      ];
      expect(two.visible, `board ${n}`).toBe(one.visible);
      // Where one stands over the other the share counts spots, which do not turn with the table.
      const isOver = Math.hypot(bodies[0]!.ax - bodies[1]!.ax, bodies[0]!.ay - bodies[1]!.ay) < inches(2);
      if (!isOver) expect(Math.abs(two.hidden - one.hidden), `board ${n}`).toBeLessThan(SEARCH);
    }
  });
});

function sightOn(terrain: Terrain, bodies: readonly Body[]): BodySight {
  const scene = sceneOf(terrain);
  return sightBetween(bodies[0]!, bodies[1]!, { scene, mask: maskOf(scene, () => true) });
}

const turned = (terrain: Terrain, turn: (p: Point) => Point): Terrain => ({
  ...terrain,
  pieces: terrain.pieces.map(piece => ({
    ...piece,
    parts: piece.parts.map(p => ({ ...p, outline: p.outline.map(turn) })),
  })),
});

function turnedBody(b: Body, turn: (p: Point) => Point): Body {
  const [p, q] = [turn({ x: b.ax, y: b.ay }), turn({ x: b.bx, y: b.by })];
  return { ...b, ax: p.x, ay: p.y, bx: q.x, by: q.y };
}
