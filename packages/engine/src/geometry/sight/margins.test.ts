import { describe, expect, it } from 'vitest';
import { randomBoard } from '../../testing/boards.ts';
import { doOverlap } from '../measure.ts';
import { overlapsArea } from '../measure-area.ts';
import { maskOf, sceneOf } from '../scene.ts';
import type { Body, Spot } from '../shape.ts';
import { INCH, inches } from '../units.ts';
import { sightToBody } from './eye-to-body.ts';
import { isClear, isOn, uprights } from './sight.oracle.ts';
import { body, box, walls } from './small-boards.oracle.ts';
import type { Among, Sight } from './types.ts';

const eye: Spot = { x: 1000, y: 3000, z: 400 };
/** The end of a target of radius 160 that is 2000 away, as a direction. */
const END = 160 / Math.sqrt(2000 * 2000 - 160 * 160);

describe('the margin of a target that is hidden', () => {
  it('by one wall is how far that reaches past the target, also where it stands no nearer than the target', () => {
    // Slanting past the target: beyond it on one side.
    const slanting = [
      { x: 2470, y: 2700 },
      { x: 2500, y: 2700 },
      { x: 3400, y: 3800 },
      { x: 3370, y: 3800 },
    ];
    const sight = sightToBody(eye, body(3000, 3000), walls([slanting, 0, 2000]));
    expect(sight).toMatchObject({ visible: false, touches: ['p0'] });
    expect(sight.margin).toBeCloseTo(((300 / 1470 - END) * 2000) / INCH, 6);
  });

  it('by two walls side by side is how far they reach over it, though the nearer rim of its top rises above its ends', () => {
    const target = body(3000, 3000, 0, 700);
    const top = 400 + 168;
    const among = walls([box(2000, 2000, 20, 1030), 0, top], [box(1990, 2970, 10, 1030), 0, top]);
    const sight = sightToBody(eye, target, among);
    expect(sight).toMatchObject({ visible: false, touches: ['p0', 'p1'] });
    // On the picture the further wall is the lower one, and the near rim of the target's top its highest point.
    const rise = 168 * 2 - 300 * (2000 / 1840);
    expect(sight.margin * INCH).toBeGreaterThan(rise / 5);
    expect(sight.margin * INCH).toBeLessThanOrEqual(rise + 1e-6);
  });

  it('by two walls that end beside it is how far the nearer of them reaches past it', () => {
    const among = walls([box(2000, 2860, 20, 200), 0, 2000], [box(1980, 2940, 20, 250), 0, 2000]);
    const sight = sightToBody(eye, body(3000, 3000), among);
    expect(sight).toMatchObject({ visible: false, touches: ['p1', 'p0'] });
    expect(sight.margin).toBeCloseTo(((140 / 1000 - END) * 2000) / INCH, 6);
    expect(sight.line[1].y).toBeLessThan(3000);
    const mirrored = walls([box(2000, 2940, 20, 200), 0, 2000], [box(1980, 2810, 20, 250), 0, 2000]);
    expect(sightToBody(eye, body(3000, 3000), mirrored).margin).toBeCloseTo(sight.margin, 6);
    expect(sightToBody(eye, body(3000, 3000), mirrored).line[1].y).toBeGreaterThan(3000);
  });
});

describe('the margin of a target that is seen', () => {
  it('straight above or below is the play on its bottom or top, from however close', () => {
    const target = body(3000, 3000, 100);
    for (const away of [0.25, 1, 100])
      for (const z of [target.bottom - away, target.top + away]) {
        // In the middle between the eye and the rim.
        expect(sightToBody({ x: 3000, y: 3000, z }, target, walls()).margin).toBeCloseTo(80 / INCH, 6);
        expect(sightToBody({ x: 3100, y: 3000, z }, target, walls()).margin).toBeCloseTo(130 / INCH, 6);
      }
  });

  it.each([100, 150])('by a level line is not bounded by bodies above %s or below as much', height => {
    const slit = walls([box(500, 1006, 10, 2000), 0, 900], [box(500, 0, 10, 994), 0, 900]);
    const beside = (bottom: number, top: number): readonly Body[] =>
      [910, 1090].map(y => body(1000, y, bottom, top - bottom, 80));
    for (const bodies of [beside(height, 400), beside(0, 200 - height)]) {
      const sight = sightToBody({ x: 0, y: 1000, z: 100 }, body(2000, 1000, 0, 200, 300), { ...slit, bodies });
      expect(sight).toMatchObject({ visible: true, touches: ['p1', 'p0'] });
      expect(sight.margin).toBeCloseTo(((6 / 510) * 2000) / INCH, 6);
    }
  });
});

interface SightCase {
  readonly from: Spot;
  readonly to: Body;
  readonly among: Among;
  readonly sight: Sight;
}

const SIDE = inches(10);

/** Small crowded boards on which one model looks at a round one. */
function* boards(count: number): Generator<SightCase> {
  for (let seed = 1; seed <= count; seed++) {
    const { terrain, bodies } = randomBoard({ seed, width: SIDE, depth: SIDE, pieces: 2 + (seed % 5), bodies: 5 });
    const scene = sceneOf(terrain);
    const [viewer, to] = [bodies[0]!, bodies[1]!];
    if (to.ax !== to.bx || to.ay !== to.by) continue;
    const from = {
      x: Math.round((viewer.ax + viewer.bx) / 2),
      y: Math.round((viewer.ay + viewer.by) / 2),
      z: viewer.top,
    };
    if ((from.x - to.ax) ** 2 + (from.y - to.ay) ** 2 < 4 * to.r * to.r) continue;
    const among = { scene, mask: maskOf(scene, () => true), ...(seed % 2 ? {} : { bodies, except: [0, 1] }) };
    yield { from, to, among, sight: sightToBody(from, to, among) };
  }
}

describe('the margin on random boards', () => {
  it('of a clear line: its end may move so far up, down or sideways and the line stays clear', () => {
    let tried = 0;
    for (const { from, to, among, sight } of boards(1500)) {
      if (!sight.visible || sight.margin < 0.01 || isIntersected(to, among)) continue;
      tried++;
      const solids = uprights(among);
      for (const [aside, up] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const by = 0.95 * sight.margin * INCH;
        const end = firstMeeting(from, moved(from, to, sight, aside * by, up * by), to);
        expect(end && isClear(from, end, solids, -0.01), JSON.stringify([from, sight])).toBe(true);
      }
    }
    expect(tried).toBeGreaterThan(300);
  });

  it('of a hidden target: grown upwards by less, it is still hidden by what the proof names', () => {
    let tried = 0;
    for (const { from, to, among, sight } of boards(1500)) {
      const nearest = Math.sqrt((from.x - to.ax) ** 2 + (from.y - to.ay) ** 2);
      if (sight.visible || sight.margin < 0.01 || sight.margin > 5) continue;
      tried++;
      const named = among.scene.solids.map(({ piece }) => (sight.touches.includes(piece) ? 1 : 0));
      const except = among.bodies?.flatMap((_, i) => (sight.touches.includes(i) ? [] : [i]));
      const only: Among = { ...among, mask: Uint8Array.from(named), ...(except ? { except } : {}) };
      // Measured on the plane through the middle: at the near rim of the target the same growth shows larger.
      const by = 0.9 * sight.margin * INCH * ((nearest - to.r) / nearest);
      expect(sightToBody(from, { ...to, top: to.top + by }, only).visible, JSON.stringify([from, sight])).toBe(false);
    }
    expect(tried).toBeGreaterThan(200);
  });
});

/** Whether something runs into the target; what that hides beside the line is not in the margin. */
const isIntersected = (to: Body, { scene, bodies = [] }: Among): boolean =>
  scene.solids.some(({ corners }) => overlapsArea(to, corners)) || bodies.some(b => b !== to && doOverlap(b, to));

/** The deciding line, moved where it passes the plane across the view through the middle of the target. */
function moved(from: Spot, to: Body, { line }: Sight, aside: number, up: number): Spot {
  const [cx, cy] = [to.ax - from.x, to.ay - from.y];
  const length = Math.hypot(cx, cy);
  const [dx, dy, dz] = [line[1].x - from.x, line[1].y - from.y, line[1].z - from.z];
  const part = (length * length) / (dx * cx + dy * cy);
  return {
    x: from.x + part * dx - (aside * cy) / length,
    y: from.y + part * dy + (aside * cx) / length,
    z: from.z + part * dz + up,
  };
}

/** Where a line first meets a body. */
function firstMeeting(from: Spot, through: Spot, to: Body): Spot | null {
  for (let step = 300; step <= 1300; step++) {
    const part = step / 1000;
    const at = {
      x: from.x + part * (through.x - from.x),
      y: from.y + part * (through.y - from.y),
      z: from.z + part * (through.z - from.z),
    };
    if (isOn(to, at)) return at;
  }
  return null;
}
