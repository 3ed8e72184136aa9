// Gaps and seams that doubles cannot tell from none: here whole numbers decide.
import { describe, expect, it } from 'vitest';
import type { Point, Spot } from '../shape.ts';
import { INCH } from '../units.ts';
import { blockersAround } from './blockers-around.ts';
import { sightToBody } from './eye-to-body.ts';
import { canSeePoint } from './eye-to-point.ts';
import { body, box, walls } from './small-boards.oracle.ts';

const eye: Spot = { x: 100, y: 3000, z: 400 };
const target = body(5700, 3001);

/** Two walls, one with a corner so far on and up from the eye, the other below it with a corner further on. */
const past = (on: number, further: number) =>
  walls([box(eye.x + on - 100, eye.y + 1, 100, 600), 0, 2000], [box(eye.x + further, eye.y - 600, 100, 601), 0, 2000]);

describe('a gap of a hair between two walls', () => {
  it('is open: less than a thousandth of a tenth, as wide as a line', () => {
    const sight = sightToBody(eye, target, past(4998, 4999));
    expect(sight.visible).toBe(true);
    expect([...sight.touches].sort((a, b) => (a < b ? -1 : 1))).toEqual(['p0', 'p1']);
    expect(sight.margin).toBeGreaterThan(0);
    expect(sight.margin * INCH).toBeLessThan(0.001);
    // The line runs between the two corners.
    const [from, to] = sight.line;
    const slope = (to.y - from.y) / (to.x - from.x);
    expect(slope).toBeGreaterThan(1 / 4999 - 1e-9);
    expect(slope).toBeLessThan(1 / 4998 + 1e-9);
  });

  it('is closed where the two corners lie on one line with the eye, or overlap', () => {
    expect(sightToBody(eye, target, past(4998, 4998)).visible).toBe(false);
    expect(sightToBody(eye, target, past(4999, 4998)).visible).toBe(false);
  });

  it('is closed between corners at different distances in line with the eye', () => {
    const corners = (y: number) =>
      walls([box(eye.x + 1400, eye.y + 200, 100, 600), 0, 2000], [box(eye.x + 3000, eye.y - 600, 100, y), 0, 2000]);
    const beyond = body(5200, 3000 + 680, 0, 400, 100);
    // The upper wall's corner at (1500, 200) and the lower wall's at (3000, 400) are in one direction.
    expect(sightToBody(eye, beyond, corners(1000)).visible).toBe(false);
    expect(sightToBody(eye, beyond, corners(1000)).margin).toBeGreaterThan(0.1);
    expect(sightToBody(eye, beyond, corners(999)).visible).toBe(true);
  });
});

describe('a gap of a hair between a sill and a lintel behind it', () => {
  /** A sill that ends so far on, and a lintel that begins so far on, both a tenth below the eye. */
  const window = (sillEnd: number, lintelStart: number) =>
    walls([box(eye.x + sillEnd - 100, 0, 100, 6000), 0, 399], [box(eye.x + lintelStart, 0, 100, 6000), 399, 2000]);

  it('is open, with the two below and above it', () => {
    const sight = sightToBody(eye, target, window(4998, 4999));
    expect(sight).toMatchObject({ visible: true, touches: ['p0', 'p1'] });
    expect(sight.margin * INCH).toBeLessThan(0.001);
    expect(sight.line[1].z).toBeLessThan(399);
    expect(sight.line[1].z).toBeGreaterThan(398);
  });

  it('is closed where they meet', () => {
    expect(sightToBody(eye, target, window(4998, 4998)).visible).toBe(false);
    expect(sightToBody(eye, target, window(4998, 4997)).visible).toBe(false);
  });
});

describe('a line to a point', () => {
  const from: Spot = { x: 0, y: 1000, z: 100 };
  const to = (y: number): Spot => ({ x: 5000, y, z: 100 });

  it('is free along the side of one wall, and closed between two that it touches on both sides', () => {
    const left = [box(2000, 1000, 500, 500), 0, 300] as const;
    const right = [box(3000, 500, 500, 500), 0, 300] as const;
    expect(canSeePoint(from, to(1000), walls(left)).visible).toBe(true);
    expect(canSeePoint(from, to(1000), walls(right)).visible).toBe(true);
    expect(canSeePoint(from, to(1000), walls(left, right))).toMatchObject({ visible: false, touches: ['p0', 'p1'] });
  });

  it('is free where what it touches on both sides leaves room above', () => {
    const left = [box(2000, 1000, 500, 500), 0, 100] as const;
    const right = [box(3000, 500, 500, 500), 0, 300] as const;
    expect(canSeePoint(from, to(1000), walls(left, right)).visible).toBe(true);
  });

  it('is closed between a wall below and one above that meet at its height, and free if only one is there', () => {
    const below = [box(2000, 500, 500, 1000), 0, 100] as const;
    const above = [box(2000, 500, 500, 1000), 100, 300] as const;
    expect(canSeePoint(from, to(1000), walls(below)).visible).toBe(true);
    expect(canSeePoint(from, to(1000), walls(above)).visible).toBe(true);
    expect(canSeePoint(from, to(1000), walls(below, above)).visible).toBe(false);
  });

  it('is free to the face of a wall, and to a corner between two', () => {
    expect(canSeePoint(from, { x: 2000, y: 1000, z: 100 }, walls([box(2000, 500, 500, 1000), 0, 300])).visible).toBe(
      true,
    );
    const corner = walls([box(2000, 1000, 500, 500), 0, 300], [box(2000, 500, 500, 500), 0, 300]);
    expect(canSeePoint(from, { x: 2000, y: 1000, z: 100 }, corner).visible).toBe(true);
    expect(canSeePoint(from, { x: 2001, y: 1000, z: 100 }, corner).visible).toBe(false);
    const slanting = [
      { x: 1900, y: 1500 },
      { x: 2100, y: 500 },
      { x: 2600, y: 500 },
      { x: 2400, y: 1500 },
    ];
    expect(canSeePoint(from, { x: 2000, y: 1000, z: 100 }, walls([slanting, 0, 300])).visible).toBe(true);
    expect(canSeePoint(from, { x: 2001, y: 1000, z: 100 }, walls([slanting, 0, 300])).visible).toBe(false);
  });

  it('is free into the inner corner of a room, and out of it', () => {
    const corner = walls([box(2000, 500, 500, 1000), 0, 300], [box(1500, 1000, 500, 500), 0, 300]);
    const inner: Spot = { x: 2000, y: 1000, z: 100 };
    for (const x of [0, 1000, 1900])
      for (const y of [0, 500, 900]) {
        expect(canSeePoint({ x, y, z: 100 }, inner, corner).visible, `from ${x} ${y}`).toBe(true);
        expect(canSeePoint(inner, { x, y, z: 100 }, corner).visible, `to ${x} ${y}`).toBe(true);
      }
  });

  it('straight up is closed by what holds it, and by walls that meet all around it', () => {
    const up = (parts: readonly (readonly [Point[], number, number])[]) =>
      canSeePoint({ x: 1000, y: 1000, z: 0 }, { x: 1000, y: 1000, z: 900 }, walls(...parts));
    const quarter = (x: number, y: number) => [box(x, y, 500, 500), 200, 300] as const;
    expect(up([quarter(700, 700)])).toMatchObject({ visible: false, touches: ['p0'], margin: 0 });
    const around = [quarter(1000, 1000), quarter(500, 1000), quarter(500, 500), quarter(1000, 500)];
    expect(up(around)).toMatchObject({ visible: false, touches: ['p0', 'p1', 'p2', 'p3'] });
    for (let missing = 0; missing < 4; missing++)
      expect(up(around.filter((_, i) => i !== missing)).visible, `without ${missing}`).toBe(true);
    // Two halves that meet along the line.
    expect(
      up([
        [box(500, 500, 500, 1000), 200, 300],
        [box(1000, 500, 500, 1000), 250, 400],
      ]).visible,
    ).toBe(false);
    // Above the upper end, or below the lower one, nothing blocks.
    expect(up([[box(500, 500, 1000, 1000), 900, 1000]]).visible).toBe(true);
  });
});

describe('a body in a wall', () => {
  /** A wall whose face runs along (dx, dy), so that its distance from (3000, 3000) times its length is `off`. */
  function faceBefore(dx: number, dy: number, off: number) {
    let px = 3000;
    while ((off + dy * (3000 - px)) % dx !== 0 && px < 3000 + dx) px++;
    const py = 3000 - (off + dy * (3000 - px)) / dx;
    const corner = (on: number, back: number): Point => ({
      x: px + on * dx - back * dy,
      y: py + on * dy + back * dx,
    });
    // From the foot of the perpendicular it reaches a table's width to both sides, and back beyond the body.
    const middle = Math.round(((3000 - px) * dx + (3000 - py) * dy) / (dx * dx + dy * dy));
    return walls([
      [corner(middle - 8, 0), corner(middle + 8, 0), corner(middle + 8, 4), corner(middle - 8, 4)],
      0,
      2000,
    ]);
  }
  const inWall = body(3000, 3000, 0, 400, 125);
  const before = (dx: number, dy: number): Spot => ({
    x: 3000 + Math.round(8 * dy),
    y: 3000 - Math.round(8 * dx),
    z: 300,
  });

  it('is seen where its rim stands out by less than a millionth of a tenth, and not where it only touches the face', () => {
    expect(16693 ** 2).toBe(125 ** 2 * (103 ** 2 + 85 ** 2) - 1);
    const out = sightToBody(before(103, 85), inWall, faceBefore(103, 85, 16693));
    expect(out.visible).toBe(true);
    expect(out.margin * INCH).toBeLessThan(0.01);
    expect(sightToBody(before(103, 85), inWall, faceBefore(103, 85, 16694)).visible).toBe(false);
    expect(125 ** 2 * (120 ** 2 + 35 ** 2)).toBe(15625 ** 2);
    expect(sightToBody(before(120, 35), inWall, faceBefore(120, 35, 15625)).visible).toBe(false);
  });
});

describe('an eye on the rim of another body', () => {
  const other = body(1000, 1000, 0, 900);
  const seen = (x: number, y: number) =>
    sightToBody({ x: 1160, y: 1000, z: 400 }, body(x, y), { ...walls(), bodies: [other] });

  it('sees away from it and along its tangent, not through it', () => {
    expect(seen(3000, 1000)).toMatchObject({ visible: true, touches: [] });
    expect(seen(-2000, 1000)).toMatchObject({ visible: false, touches: [0] });
    for (const y of [-2000, 4000]) {
      const sight = seen(1160, y);
      expect(sight.visible).toBe(true);
      expect(sight.line[1].x).toBeGreaterThan(1160);
    }
  });
});

describe('an eye inside or above the body it looks at', () => {
  const target = body(3000, 3000);

  it('sees it at once, unless a solid holds both', () => {
    for (const z of [0, 200, 400]) {
      const inside = { x: 3100, y: 3000, z };
      const sight = sightToBody(inside, target, walls());
      expect(sight, `at ${z}`).toEqual({ visible: true, line: [inside, inside], touches: [], margin: 160 / INCH });
      const around = sightToBody({ ...inside, z: 200 }, target, walls([box(2900, 2900, 400, 400), 0, 2000]));
      expect(around).toMatchObject({ visible: false, touches: ['p0'], margin: 0 });
    }
  });

  it('looks past a floor on whichever side that leaves most open', () => {
    const above: Spot = { x: 3000, y: 3000, z: 1500 };
    const half = sightToBody(above, target, walls([box(2000, 2000, 990, 2000), 800, 900]));
    expect(half.visible).toBe(true);
    expect(half.line[1].x).toBeGreaterThan(2990);
    const whole = sightToBody(above, target, walls([box(2700, 2000, 1300, 2000), 800, 900]));
    expect(whole).toMatchObject({ visible: false, touches: ['p0'] });
    const two = walls([box(2000, 2000, 1000, 2000), 800, 900], [box(3000, 2000, 1000, 2000), 700, 800]);
    expect(sightToBody(above, target, two)).toMatchObject({ visible: false, touches: ['p1', 'p0'] });
  });
});

describe('a thing within a tenth of the eye', () => {
  it('hides what is behind it, though one of its corners is right beside the eye', () => {
    const beside: Point[] = [
      { x: 2001, y: 2000 },
      { x: 1600, y: 2301 },
      { x: 1600, y: 2300 },
    ];
    expect(sightToBody({ x: 2000, y: 2000, z: 100 }, body(2001, 3000), walls([beside, 0, 1000])).visible).toBe(false);
  });

  it('hides the bottom of a target that it runs into, from half a tenth below it', () => {
    const [lintel, slab] = [[box(990, 0, 9, 9999), 100, 2000] as const, [box(1050, 0, 9000, 9999), 100, 300] as const];
    const above = body(5000, 5000, 101, 300, 4000);
    expect(sightToBody({ x: 0, y: 5000, z: 99.5 }, above, walls([...lintel])).visible).toBe(true);
    expect(sightToBody({ x: 0, y: 5000, z: 99.5 }, above, walls([...lintel], [...slab])).visible).toBe(false);
  });
});

describe('a solid that holds the eye', () => {
  const [a, b, c] = [
    { x: 1000, y: 1000 },
    { x: 2001, y: 1001 },
    { x: 1500, y: 2000 },
  ];
  const solid = walls([[a, b, c], 0, 300]);

  it('holds it by a thousandth of a tenth, and not on its side', () => {
    expect(blockersAround({ x: 2000, y: 1001, z: 100 }, solid)).toEqual(['p0']);
    expect(blockersAround({ x: 1000, y: 1000, z: 100 }, solid)).toEqual([]);
    expect(blockersAround({ x: 2002, y: 1001, z: 100 }, solid)).toEqual([]);
  });
});
