import fc from 'fast-check';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  eyeOf,
  headEye,
  lookedAround,
  type Orbit,
  panned,
  rayThrough,
  seenAt,
  turned,
  wholeTable,
  zoomed,
} from './eye.ts';
import { lengthOf, minus, unit } from './vector.ts';

const TABLE = { width: 7620, height: 5588 };
const WINDOW = { width: 1280, height: 720 };

const orbits: fc.Arbitrary<Orbit> = fc.record({
  to: fc.record({ x: fc.integer({ min: 0, max: 7620 }), y: fc.integer({ min: 0, max: 5588 }), z: fc.constant(0) }),
  turn: fc.double({ min: -7, max: 7, noNaN: true }),
  tilt: fc.double({ min: 0.06, max: 1.5, noNaN: true }),
  distance: fc.integer({ min: 700, max: 20_000 }),
});
const places = fc.record({
  x: fc.integer({ min: 0, max: 7620 }),
  y: fc.integer({ min: 0, max: 5588 }),
  z: fc.integer({ min: 0, max: 1300 }),
});

describe('looking at the table in space', () => {
  it('projects a place to where the graphics draw it', () => {
    fc.assert(
      fc.property(orbits, places, (orbit, at) => {
        const eye = eyeOf(orbit);
        const camera = new PerspectiveCamera((eye.angle * 180) / Math.PI, WINDOW.width / WINDOW.height, 10, 60_000);
        camera.up.set(0, 0, 1);
        camera.position.set(eye.from.x, eye.from.y, eye.from.z);
        camera.lookAt(eye.to.x, eye.to.y, eye.to.z);
        camera.updateMatrixWorld();
        const drawn = new Vector3(at.x, at.y, at.z).project(camera);
        const seen = seenAt(eye, WINDOW, at);
        fc.pre(seen !== null && seen.ahead > 50);
        expect(Math.abs(seen!.x - ((drawn.x + 1) / 2) * WINDOW.width)).toBeLessThan(0.01 + Math.abs(seen!.x) / 1e6);
        expect(Math.abs(seen!.y - ((1 - drawn.y) / 2) * WINDOW.height)).toBeLessThan(0.01 + Math.abs(seen!.y) / 1e6);
      }),
    );
  });

  it('has a ray through each point of the picture that hits what is seen there', () => {
    fc.assert(
      fc.property(orbits, places, (orbit, at) => {
        const eye = eyeOf(orbit);
        const seen = seenAt(eye, WINDOW, at);
        fc.pre(seen !== null);
        const { from, along } = rayThrough(eye, WINDOW, seen!.x, seen!.y);
        const off = minus(unit(along), unit(minus(at, from)));
        expect(lengthOf(off)).toBeLessThan(1e-9);
      }),
    );
  });

  it('sees nothing behind', () => {
    const eye = headEye({ x: 0, y: 0, z: 300 }, { x: 100, y: 0, z: 300 });
    expect(seenAt(eye, WINDOW, { x: -100, y: 0, z: 300 })).toBeNull();
    expect(seenAt(eye, WINDOW, { x: 100, y: 0, z: 300 })).toMatchObject({ x: 640, y: 360 });
  });

  it.each([
    [1280, 720],
    [360, 300],
    [400, 900],
  ])('shows the whole table in %d x %d', (width, height) => {
    const eye = eyeOf(wholeTable(TABLE, { width, height }));
    for (const x of [0, TABLE.width])
      for (const y of [0, TABLE.height]) {
        const at = seenAt(eye, { width, height }, { x, y, z: 0 })!;
        expect(at.x).toBeGreaterThan(0);
        expect(at.x).toBeLessThan(width);
        expect(at.y).toBeGreaterThan(0);
        expect(at.y).toBeLessThan(height);
      }
  });
});

describe('moving the view', () => {
  const start = wholeTable(TABLE, WINDOW);

  it('orbits around the same place, never below the table or straight above it', () => {
    const round = turned(start, Math.PI / 2, 9);
    expect(eyeOf(round).from.x).toBeGreaterThan(start.to.x);
    expect(round.tilt).toBeLessThan(Math.PI / 2);
    expect(turned(start, 0, -9).tilt).toBeGreaterThan(0);
  });

  it('zooms towards a place, within limits', () => {
    const at = { x: 1000, y: 1000, z: 0 };
    const near = zoomed(start, 0.5, 20_000, at);
    expect(near.distance).toBe(start.distance / 2);
    expect(near.to.x).toBe((start.to.x + at.x) / 2);
    expect(zoomed(start, 0.0001, 20_000).distance).toBe(700);
    expect(zoomed(start, 99, 20_000).distance).toBe(20_000);
  });

  it('pans with the picture, and stays on the table', () => {
    const { to } = panned(start, 100, 0, TABLE);
    expect(to).toEqual({ ...start.to, x: start.to.x + 100 });
    const turnedRound = panned(turned(start, Math.PI, 0), 100, 0, TABLE);
    expect(turnedRound.to.x).toBeCloseTo(start.to.x - 100);
    expect(panned(start, 1e6, 1e6, TABLE).to).toMatchObject({ x: TABLE.width, y: TABLE.height });
  });

  it('looks around from one place', () => {
    const ahead = headEye({ x: 0, y: 0, z: 300 }, { x: 0, y: 1000, z: 300 });
    const right = lookedAround(ahead, Math.PI / 2, 0);
    expect(right.from).toEqual(ahead.from);
    expect(right.to.x).toBeCloseTo(1000);
    expect(lookedAround(ahead, 0, 9).to.z).toBeLessThan(1300);
    expect(headEye({ x: 5, y: 5, z: 300 }, { x: 5, y: 5, z: 0 }).to).not.toMatchObject({ x: 5, y: 5 });
  });
});
