import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { maskOf, sceneOf } from '../scene.ts';
import type { Body, Point, Spot } from '../shape.ts';
import type { Part, Terrain } from '../terrain.ts';
import { inches } from '../units.ts';
import { sightToBody } from './eye-to-body.ts';
import { isClear, isOn, spotsOn, uprights } from './sight.oracle.ts';
import type { Among, Sight } from './types.ts';

const points = (...xy: number[]): Point[] => xy.flatMap((x, i) => (i % 2 ? [] : [{ x, y: xy[i + 1]! }]));
const box = (x: number, y: number, w: number, d: number): Point[] => points(x, y, x + w, y, x + w, y + d, x, y + d);
const part = (outline: readonly Point[], bottom: number, top: number): Part => ({ kind: 'wall', outline, bottom, top });
const table = (...parts: readonly Part[]): Among => {
  const pieces = parts.map((each, i) => ({ id: `p${i}`, parts: [each] }));
  const scene = sceneOf({ width: 6000, depth: 6000, pieces });
  return { scene, mask: maskOf(scene, () => true) };
};
const body = (x: number, y: number, bottom = 0, height = 400, r = 160): Body => ({
  ax: x,
  ay: y,
  bx: x,
  by: y,
  r,
  bottom,
  top: bottom + height,
});
const eye = (x: number, y: number, z = 400): Spot => ({ x, y, z });

describe('sight from a head to a body', () => {
  it('is clear over open ground, with nothing touched', () => {
    const sight = sightToBody(eye(1000, 1000), body(3000, 1000), table());
    expect(sight).toMatchObject({ visible: true, touches: [] });
    expect(sight.line[0]).toEqual(eye(1000, 1000));
    expect(isOn(body(3000, 1000), sight.line[1])).toBe(true);
  });

  it('is stopped by a wall as high as both, and not by one a tenth lower', () => {
    const seen = (top: number) =>
      sightToBody(eye(1000, 1000), body(3000, 1000), table(part(box(2000, 0, 50, 6000), 0, top)));
    expect(seen(400)).toMatchObject({ visible: false, touches: ['p0'], margin: 0 });
    expect(seen(399).visible).toBe(true);
    expect(seen(401)).toMatchObject({ visible: false, touches: ['p0'] });
  });

  it('is stopped from a long body at a slant, whose near end is seen far aside of its middle', () => {
    for (const turn of [1, -1]) {
      const y = (aside: number): number => 3000 + turn * aside;
      const slanting: Body = { ax: 2500, ay: y(0), bx: 4500, by: y(1500), r: 100, bottom: 0, top: 400 };
      const wall = (from: number, to: number): Part =>
        part(box(2000, Math.min(y(from), y(to)), 10, to - from), 0, 2000);
      // The first wall hides the near end only, the second all the rest.
      const [near, rest] = [wall(-90, 105), wall(87, 490)];
      expect(sightToBody(eye(1000, 3000), slanting, table(rest)).visible).toBe(true);
      expect(sightToBody(eye(1000, 3000), slanting, table(near)).visible).toBe(true);
      // A pillar before the middle, so that what was drawn last is narrow.
      expect(sightToBody(eye(1000, 3000), slanting, table(wall(298, 302))).visible).toBe(true);
      expect(sightToBody(eye(1000, 3000), slanting, table(near, rest)).visible).toBe(false);
    }
  });

  it('goes through a window between a sill and a lintel, and not through one without height', () => {
    const seen = (sill: number, lintel: number) =>
      sightToBody(
        eye(1000, 1000),
        body(3000, 1000),
        table(part(box(2000, 0, 50, 6000), 0, sill), part(box(2000, 0, 50, 6000), lintel, 2000)),
      ).visible;
    expect(seen(300, 320)).toBe(true);
    expect(seen(300, 300)).toBe(false);
  });

  it('does not leak between two pieces that abut, nor from corner to corner', () => {
    const wall = (y: number, d: number) => part(box(2000, y, 50, d), 0, 2000);
    expect(sightToBody(eye(1000, 1000), body(3000, 1000), table(wall(0, 1000), wall(1000, 5000))).visible).toBe(false);
    const corners = table(part(box(2000, 0, 50, 1000), 0, 2000), part(box(2050, 1000, 50, 5000), 0, 2000));
    expect(sightToBody(eye(1000, 1000), body(3000, 1000), corners).visible).toBe(false);
    expect(sightToBody(eye(1000, 1000), body(3000, 1000), table(wall(0, 1000), wall(1001, 5000))).visible).toBe(true);
  });

  it('does not leak through the seam of a concave piece', () => {
    const corner = points(2000, 0, 2100, 0, 2100, 900, 3000, 900, 3000, 1000, 2000, 1000);
    for (let x = 400; x <= 1900; x += 50)
      expect(sightToBody(eye(x, 300), body(2550, 500, 0, 400, 100), table(part(corner, 0, 2000))).visible).toBe(false);
  });

  it('sees down from a floor, and up to one only past its edge', () => {
    const floor = part(box(2000, 0, 2000, 6000), 700, 762);
    const up = body(2200, 1000, 762);
    expect(sightToBody(eye(1000, 1000), up, table(floor)).visible).toBe(true);
    expect(sightToBody(eye(1000, 1000), body(3500, 1000, 762), table(floor)).visible).toBe(false);
    expect(sightToBody({ x: 2200, y: 1000, z: 1162 }, body(1000, 1000), table(floor)).visible).toBe(true);
    expect(sightToBody({ x: 3800, y: 1000, z: 1162 }, body(2500, 1000), table(floor)).visible).toBe(false);
  });

  it('works with the eye against a wall, on a floor and under a roof; inside a solid it sees nothing', () => {
    const wall = table(part(box(1000, 0, 50, 6000), 0, 2000));
    expect(sightToBody(eye(1000, 1000), body(500, 1000), wall).visible).toBe(true);
    expect(sightToBody(eye(1000, 1000), body(2000, 1000), wall).visible).toBe(false);
    expect(sightToBody(eye(1025, 1000), body(500, 1000), wall).visible).toBe(false);
    const roof = table(part(box(0, 0, 6000, 6000), 400, 500));
    expect(sightToBody(eye(1000, 1000), body(3000, 1000), roof).visible).toBe(true);
  });

  it('is hidden by other bodies where they take part, but not by those excepted', () => {
    const bodies = [body(2000, 1000, 0, 900, 400), body(3000, 1000)];
    const among = { ...table(), bodies };
    expect(sightToBody(eye(1000, 1000), bodies[1]!, { ...among, except: [1] })).toMatchObject({
      visible: false,
      touches: [0],
    });
    expect(sightToBody(eye(1000, 1000), bodies[1]!, { ...among, except: [0, 1] }).visible).toBe(true);
  });
});

interface EyeCase {
  readonly eye: Spot;
  readonly body: Body;
  readonly among: Among;
}

const SMALL = inches(10);

/** A small crowded board, and one body looking at another on it. */
function asked(seed: number): EyeCase {
  const { terrain, bodies } = randomBoard({ seed, width: SMALL, depth: SMALL, pieces: 2 + (seed % 5), bodies: 5 });
  const scene = sceneOf(terrain);
  const from = bodies[0]!;
  const at = { x: Math.round((from.ax + from.bx) / 2), y: Math.round((from.ay + from.by) / 2), z: from.top };
  const list = seed % 2 === 0 ? { bodies, except: [0, 1] } : {};
  return { eye: at, body: bodies[1]!, among: { scene, mask: maskOf(scene, () => true), ...list } };
}

const ask = ({ eye: from, body: to, among }: EyeCase): Sight => sightToBody(from, to, among);

describe('sight from a head, against dense sampling', () => {
  it('sees whatever a sampled line sees, and its own line is free, on thousands of boards', () => {
    let [seen, hidden] = [0, 0];
    for (let seed = 1; seed <= 3000; seed++) {
      const question = asked(seed);
      const solids = uprights(question.among);
      const { visible, line, margin } = ask(question);
      if (visible) {
        seen++;
        expect(isOn(question.body, line[1]), `seed ${seed}`).toBe(true);
        if (margin > 0.0001) expect(isClear(line[0], line[1], solids, -0.001), `seed ${seed}`).toBe(true);
      } else {
        hidden++;
        const free = spotsOn(question.body, 120, seed).find(spot => isClear(question.eye, spot, solids, 0.01));
        expect(free, `seed ${seed}`).toBeUndefined();
      }
    }
    expect(Math.min(seen, hidden)).toBeGreaterThan(300);
  });

  it('never hides more when a piece is taken away', () => {
    for (let seed = 1; seed <= 800; seed++) {
      const question = asked(seed);
      const { scene, mask } = question.among;
      if (!ask(question).visible) continue;
      const less = mask.map((_, i) => (scene.solids[i]!.piece === scene.solids[seed % mask.length]!.piece ? 0 : 1));
      expect(ask({ ...question, among: { ...question.among, mask: less } }).visible, `seed ${seed}`).toBe(true);
    }
  });
});

type Turn = (p: Point) => Point;
const TURNS: readonly (readonly [string, Turn])[] = [
  ['shifted', ({ x, y }) => ({ x: x + 1000, y: y + 500 })],
  ['mirrored', ({ x, y }) => ({ x: SMALL - x, y })],
  ['turned by a quarter', ({ x, y }) => ({ x: SMALL - y, y: x })],
  ['turned by 3-4-5 and five times as large', ({ x, y }) => ({ x: 3 * x - 4 * y + 4 * SMALL, y: 4 * x + 3 * y })],
];

describe('sight from a head is the same when the table is', () => {
  it.each(TURNS)('%s', (name, turn) => {
    const scale = name.includes('3-4-5') ? 5 : 1;
    const next = numbers(5);
    for (let n = 0; n < 300; n++) {
      const { terrain, bodies } = randomBoard({
        seed: 1 + next(100_000),
        width: SMALL,
        depth: SMALL,
        pieces: 4,
        bodies: 2,
      });
      const [one, two] = [
        sightOn(terrain, bodies),
        sightOn(
          turned(terrain, turn, scale),
          bodies.map(b => turnedBody(b, turn, scale)),
        ),
      ];
      expect(two.visible, `board ${n}`).toBe(one.visible);
    }
  });
});

function sightOn(terrain: Terrain, bodies: readonly Body[]): Sight {
  const scene = sceneOf(terrain);
  const from = bodies[0]!;
  return sightToBody({ x: from.ax, y: from.ay, z: from.top }, bodies[1]!, { scene, mask: maskOf(scene, () => true) });
}

const turned = (terrain: Terrain, turn: Turn, scale: number): Terrain => ({
  width: 20_000,
  depth: 20_000,
  pieces: terrain.pieces.map(piece => ({
    ...piece,
    parts: piece.parts.map(p => ({ ...p, outline: p.outline.map(turn), bottom: p.bottom * scale, top: p.top * scale })),
  })),
});

function turnedBody({ ax, ay, bx, by, r, bottom, top }: Body, turn: Turn, scale: number): Body {
  const [a, b] = [turn({ x: ax, y: ay }), turn({ x: bx, y: by })];
  return { ax: a.x, ay: a.y, bx: b.x, by: b.y, r: r * scale, bottom: bottom * scale, top: top * scale };
}
