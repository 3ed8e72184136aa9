// Ranges around bases, on a small lattice where outlines touch them and end on them.
import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { sceneOf } from '../scene.ts';
import type { Point, Standing } from '../shape.ts';
import { newMakings } from './exact-tangents.ts';
import { solidRowsOf } from './feature-rows.ts';
import {
  compareSolid,
  gapToSegment,
  heightOff,
  isInZone,
  isSolidInZone,
  newZone,
  putCommon,
  putCuts,
  setZone,
  squareBetween,
  type Zone,
} from './range-zone.ts';
import { newDiscs } from './tangents.ts';

const MESH = 100;
const base = (ax: number, ay: number, bx: number, by: number, r: number): Standing => ({ ax, ay, bx, by, r, z: 0 });

function toCore(x: number, y: number, { ax, ay, bx, by }: Zone['core']): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function* cases(count: number) {
  for (let seed = 1; seed <= count; seed++) {
    const next = numbers(seed);
    const at = (): number => MESH * next(8);
    const [x, y] = [at(), at()];
    const corners = next(2)
      ? [
          { x, y },
          { x: x + MESH * (1 + next(3)), y },
          { x, y: y + MESH * (1 + next(3)) },
        ]
      : [
          { x, y },
          { x: x + MESH * 3, y },
          { x: x + MESH * 3, y: y + MESH },
          { x, y: y + MESH },
        ];
    const scene = sceneOf({
      width: 2000,
      depth: 2000,
      pieces: [{ id: 'p', parts: [{ kind: 'wall', outline: corners, bottom: 0, top: 300 }] }],
    });
    const [ax, ay] = [at(), at()];
    const [bx, by] = next(2) ? [ax, ay] : [at(), at()];
    const zone = newZone();
    setZone(zone, base(ax, ay, bx, by, MESH), MESH * next(3), next(3) === 0 ? 60 : 0);
    yield { seed, zone, corners: scene.solids[0]!.corners, rows: solidRowsOf(scene) };
  }
}

const isInside = ({ x, y }: Point, corners: readonly Point[]): boolean =>
  corners.every((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    return (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x) >= -1e-6;
  });

/** The places along an outline, and which part of each edge they are at. */
const along = (corners: readonly Point[], steps: number): readonly Point[] =>
  corners.flatMap((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    return Array.from({ length: steps }, (_, k) => ({
      x: p.x + ((q.x - p.x) * k) / steps,
      y: p.y + ((q.y - p.y) * k) / steps,
    }));
  });

describe('the range around a base', () => {
  it('is what is left of a limit on the ground, and nothing if the limit is less than the height', () => {
    const zone = newZone();
    expect(zone.isSet).toBe(false);
    setZone(zone, base(0, 0, 0, 0, 50), undefined, 0);
    expect([zone.isSet, zone.isEmpty, zone.k]).toEqual([false, false, 50]);
    setZone(zone, base(0, 0, 0, 0, 50), 100, 0);
    expect([zone.isSet, zone.isEmpty, zone.near, zone.square, zone.k]).toEqual([true, false, 150, 0, 150]);
    setZone(zone, base(0, 0, 0, 0, 50), 100, 60);
    expect([zone.isSet, zone.isEmpty, zone.near, zone.square, zone.k]).toEqual([true, false, 50, 6400, 130]);
    setZone(zone, base(0, 0, 0, 0, 50), 60, 60);
    expect([zone.isEmpty, zone.square, zone.k]).toEqual([false, 0, 50]);
    setZone(zone, base(0, 0, 0, 0, 50), 59, 60);
    expect([zone.isEmpty, zone.square]).toEqual([true, 0]);
    expect([heightOff(0, 100, 200), heightOff(150, 100, 200), heightOff(260, 100, 200)]).toEqual([100, 0, 60]);
  });

  it('holds the points no farther than it reaches, those on its edge included', () => {
    const zone = newZone();
    setZone(zone, base(0, 0, 300, 0, 50), 50, 0);
    for (const [x, y] of [
      [0, 100],
      [300, -100],
      [400, 0],
      [-60, 80],
      [360, 80],
      [150, 100],
    ] as const) {
      expect(isInZone(zone, x, y), `${x} ${y}`).toBe(true);
      expect(isInZone(zone, x + Math.sign(x - 150 + 0.5), y + Math.sign(y)), `beyond ${x} ${y}`).toBe(false);
    }
  });

  it('keeps a distance from a solid that places along the outline agree on', () => {
    let touching = 0;
    for (const { seed, zone, corners, rows } of cases(800)) {
      const { core } = zone;
      const places = along(corners, 200);
      const isOver = isInside({ x: core.ax, y: core.ay }, corners);
      const least = isOver ? 0 : Math.min(...places.map(({ x, y }) => toCore(x, y, core)));
      const gap = gapToSegment(rows, 0, core);
      expect(gap, `seed ${seed}`).toBeLessThan(least + 1e-6);
      // Where the core crosses an edge, places along it only come near.
      expect(gap, `seed ${seed}`).toBeGreaterThan(least - 2);
      const sign = compareSolid(rows, 0, zone, gap);
      if (Math.abs(gap - zone.k) > 1e-6) expect(sign, `seed ${seed}`).toBe(Math.sign(gap - zone.k));
      else {
        touching++;
        expect(sign, `seed ${seed}`).toBe(0);
      }
      const isIn = corners.every(({ x, y }) => toCore(x, y, core) < zone.k + 1e-9);
      expect(isSolidInZone(rows, 0, zone), `seed ${seed}`).toBe(isIn);
    }
    expect(touching).toBeGreaterThan(10);
  });

  it('cuts an outline where places along it go in and out', () => {
    let cut = 0;
    for (const { seed, zone, corners, rows } of cases(800)) {
      const makings = newMakings();
      const [cuts, common] = [newDiscs(1, makings), newDiscs(1, makings)];
      putCuts(cuts, rows, 0, zone);
      putCommon(common, rows, 0, zone);
      const list = Array.from({ length: cuts.count }, (_, i) => ({ x: cuts.x[i]!, y: cuts.y[i]! }));
      for (const { x, y } of list) {
        expect(toCore(x, y, zone.core), `seed ${seed}`).toBeCloseTo(zone.k, 5);
        expect(isInside({ x, y }, corners), `seed ${seed}`).toBe(true);
      }
      // Each change between two places has a cut between them.
      const places = along(corners, 200);
      for (const [i, p] of places.entries()) {
        const q = places[(i + 1) % places.length]!;
        const [one, other] = [p, q].map(({ x, y }) => toCore(x, y, zone.core) - zone.k) as [number, number];
        if (one * other >= -1e-9) continue;
        cut++;
        const step = Math.hypot(p.x - q.x, p.y - q.y) + 1e-6;
        expect(
          list.some(at => Math.hypot(at.x - p.x, at.y - p.y) <= step),
          `seed ${seed}`,
        ).toBe(true);
      }
      const inner = corners.filter(({ x, y }) => toCore(x, y, zone.core) < zone.k + 1e-9);
      expect(common.count, `seed ${seed}`).toBe(inner.length + cuts.count);
    }
    expect(cut).toBeGreaterThan(300);
  });

  it('measures between cores that cross, touch or lie apart', () => {
    const next = numbers(3);
    for (let n = 0; n < 2000; n++) {
      const [a, b] = [0, 1].map(() => base(next(6), next(6), next(6), next(6), 0)) as [Standing, Standing];
      const near = Array.from({ length: 241 }, (_, k) =>
        toCore(a.ax + ((a.bx - a.ax) * k) / 240, a.ay + ((a.by - a.ay) * k) / 240, b),
      );
      expect(Math.abs(Math.sqrt(squareBetween(a, b)) - Math.min(...near)), JSON.stringify([a, b])).toBeLessThan(0.02);
    }
  });

  it('measures from a point to solids with blunt corners, where two sides have it outside', () => {
    const outlines: readonly (readonly Point[])[] = [
      [
        { x: 400, y: 200 },
        { x: 800, y: 200 },
        { x: 600, y: 250 },
      ],
      [
        { x: 400, y: 300 },
        { x: 500, y: 200 },
        { x: 700, y: 200 },
        { x: 800, y: 300 },
        { x: 700, y: 380 },
        { x: 500, y: 380 },
      ],
    ];
    for (const outline of outlines) {
      const pieces = [{ id: 'p', parts: [{ kind: 'wall', outline, bottom: 0, top: 100 }] }];
      const rows = solidRowsOf(sceneOf({ width: 1200, depth: 600, pieces }));
      for (let x = 0; x <= 1200; x += 25)
        for (let y = 0; y <= 600; y += 25) {
          const away = Math.min(
            ...outline.map((a, i) => {
              const b = outline[(i + 1) % outline.length]!;
              return toCore(x, y, { ax: a.x, ay: a.y, bx: b.x, by: b.y });
            }),
          );
          const isIn = outline.every((a, i) => {
            const b = outline[(i + 1) % outline.length]!;
            return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
          });
          const point = { ax: x, ay: y, bx: x, by: y };
          expect(gapToSegment(rows, 0, point), `${x} ${y}`).toBeCloseTo(isIn ? 0 : away, 9);
        }
    }
  });
});
