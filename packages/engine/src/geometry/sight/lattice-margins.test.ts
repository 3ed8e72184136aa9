// What margins promise, on boards where everything touches or lines up: a line may move so far, and no further.
import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { isGapWithin } from '../measure.ts';
import type { Body, Spot } from '../shape.ts';
import { INCH } from '../units.ts';
import { sightToBody } from './eye-to-body.ts';
import { canSeePoint } from './eye-to-point.ts';
import { freeSlopes, isIntersected, isSeen, latticeBoard } from './lattice-boards.oracle.ts';
import { isClear, uprights } from './sight.oracle.ts';
import type { Among, Sight } from './types.ts';

const WAYS = [
  { aside: 1, up: 0 },
  { aside: -1, up: 0 },
  { aside: 0, up: 1 },
  { aside: 0, up: -1 },
];

/**
 * Whether the deciding line is free when it is moved on the plane across the view, through the middle of the target.
 */
function movedIsFree(eye: Spot, target: Body, { line }: Sight, among: Among) {
  const solids = uprights(among);
  const [cx, cy] = [(target.ax + target.bx) / 2 - eye.x, (target.ay + target.by) / 2 - eye.y];
  const length = Math.hypot(cx, cy);
  const [dx, dy, dz] = [line[1].x - eye.x, line[1].y - eye.y, line[1].z - eye.z];
  const along = (dx * cx + dy * cy) / length;
  return (aside: number, up: number): boolean => {
    const t = (cx * dy - cy * dx) / length / along + aside / length;
    const slope = ((dz * length) / along + up) / (length * Math.sqrt(1 + t * t));
    return freeSlopes(eye, Math.atan2(cy + t * cx, cx - t * cy), target, solids).some(
      ([from, to]) => slope > from - 1e-6 && slope < to + 1e-6,
    );
  };
}

const isLong = ({ ax, ay, bx, by }: Body): boolean => ax !== bx || ay !== by;

const isOver = (eye: Spot, target: Body): boolean =>
  isGapWithin(target, { ax: eye.x, ay: eye.y, bx: eye.x, by: eye.y, r: 0 }, 0);

describe('the margin of a line to a body', () => {
  it('is how far its end may move to any side, exactly', () => {
    let [tried, exact] = [0, 0];
    for (let seed = 1; seed <= 2500; seed++) {
      const { among, bodies, eye } = latticeBoard(seed);
      const target = bodies[1]!;
      const sight = sightToBody(eye, target, among);
      if (!sight.visible || isOver(eye, target)) continue;
      tried++;
      const isFree = movedIsFree(eye, target, sight, among);
      const margin = sight.margin * INCH;
      for (const { aside, up } of WAYS)
        for (const part of [0.25, 0.5, 0.75, 0.98])
          expect(isFree(aside * part * margin, up * part * margin), `seed ${seed}`).toBe(true);
      // Beside the line a long body counts with all its width, and what intersects the target also where it is behind.
      if (sight.touches.some(id => typeof id === 'number' && isLong(bodies[id]!))) continue;
      if (isIntersected(target, among)) continue;
      exact++;
      const more = 1.02 * margin + 0.1;
      const isFreeBeyond = WAYS.every(({ aside, up }) => isFree(aside * more, up * more));
      expect(isFreeBeyond, `seed ${seed}`).toBe(false);
    }
    expect([tried > 2000, exact > 1000]).toEqual([true, true]);
  });

  it('without what is named as touched is larger, if anything is', () => {
    let tried = 0;
    for (let seed = 1; seed <= 2500; seed++) {
      const { among, bodies, eye } = latticeBoard(seed);
      const sight = sightToBody(eye, bodies[1]!, among);
      if (!sight.visible || sight.touches.length === 0 || isOver(eye, bodies[1]!)) continue;
      tried++;
      const mask = among.scene.solids.map(({ piece }) => (sight.touches.includes(piece) ? 0 : 1));
      const except = (among.bodies ?? []).flatMap((_, i) => (i < 2 || sight.touches.includes(i) ? [i] : []));
      const without: Among = { ...among, mask: Uint8Array.from(mask), except };
      const isFree = movedIsFree(eye, bodies[1]!, sight, without);
      const margin = sight.margin * INCH;
      for (const { aside, up } of WAYS)
        expect(isFree(0.98 * aside * margin, 0.98 * up * margin), `seed ${seed}`).toBe(true);
    }
    expect(tried).toBeGreaterThan(400);
  });
});

describe('the margin of a hidden body', () => {
  it('is how far it may grow upwards behind what is named, which hides it alone', () => {
    let tried = 0;
    for (let seed = 1; seed <= 4000; seed++) {
      const { among, bodies, eye } = latticeBoard(seed);
      const target = bodies[1]!;
      const sight = sightToBody(eye, target, among);
      if (sight.visible || isOver(eye, target) || sight.touches.length === 0) continue;
      const mask = among.scene.solids.map(({ piece }) => (sight.touches.includes(piece) ? 1 : 0));
      const except = (among.bodies ?? []).flatMap((_, i) => (i < 2 || !sight.touches.includes(i) ? [i] : []));
      const only: Among = { ...among, mask: Uint8Array.from(mask), except };
      // Measured on the plane through the middle: at the near rim of the target the same growth shows larger.
      const nearest = Math.hypot((target.ax + target.bx) / 2 - eye.x, (target.ay + target.by) / 2 - eye.y);
      const deep = target.r + Math.hypot(target.bx - target.ax, target.by - target.ay) / 2;
      const by = 0.95 * sight.margin * INCH * Math.max(0, (nearest - deep) / nearest);
      expect(isSeen(eye, { ...target, top: target.top + by }, only), `seed ${seed}`).toBe(false);
      tried++;
    }
    expect(tried).toBeGreaterThan(300);
  });
});

/** Whether some of what is touched stands beyond the plane across the line, through the spot. */
const isBeyond = (eye: Spot, spot: Spot, { touches }: Sight, { scene, bodies = [] }: Among): boolean => {
  const [dx, dy] = [spot.x - eye.x, spot.y - eye.y];
  const beyond = (x: number, y: number): number => (x - spot.x) * dx + (y - spot.y) * dy;
  const isPast = ({ ax, ay, bx, by, r }: Body): boolean =>
    Math.max(beyond(ax, ay), beyond(bx, by)) + r * Math.hypot(dx, dy) > 0;
  return (
    scene.solids.some(
      ({ piece, corners }) => touches.includes(piece) && corners.some(({ x, y }) => beyond(x, y) > 0),
    ) || bodies.some((body, i) => touches.includes(i) && isPast(body))
  );
};

/** Whether a line is free to where a spot moves, in the upright plane across the line. */
const spotIsFree = (eye: Spot, spot: Spot, among: Among) => {
  const [dx, dy] = [spot.x - eye.x, spot.y - eye.y];
  const length = Math.hypot(dx, dy);
  const solids = uprights(among);
  return (aside: number, up: number): boolean =>
    isClear(
      eye,
      { x: spot.x - (aside * dy) / length, y: spot.y + (aside * dx) / length, z: spot.z + up },
      solids,
      -0.001,
    );
};

describe('the margin of a line to a spot', () => {
  const caseOf = (seed: number) => {
    const { among, eye } = latticeBoard(seed);
    const next = numbers(seed + 1);
    return { among, eye, spot: { x: 100 * next(11), y: 100 * next(11), z: seed % 3 === 0 ? eye.z : 50 * next(12) } };
  };

  it('that is free is how far the spot may move to any side, up to 2", and what it comes upon is named', () => {
    let tried = 0;
    for (let seed = 1; seed <= 3000; seed++) {
      const { among, eye, spot } = caseOf(seed);
      const sight = canSeePoint(eye, spot, among);
      if (!sight.visible || (eye.x === spot.x && eye.y === spot.y)) continue;
      const isFree = spotIsFree(eye, spot, among);
      const margin = sight.margin * INCH;
      for (const { aside, up } of WAYS)
        for (const part of [0.5, 0.97])
          expect(isFree(aside * part * margin, up * part * margin), `seed ${seed}`).toBe(true);
      if (sight.touches.length === 0) expect(sight.margin, `seed ${seed}`).toBe(2);
      // Along an edge a line only moves into what it touches if it moves aslant; what stands beyond the spot counts,
      // too.
      if (sight.touches.length === 0 || sight.margin === 0 || isBeyond(eye, spot, sight, among)) continue;
      tried++;
      const more = 1.02 * margin + 0.05;
      const isFreeBeyond = WAYS.every(({ aside, up }) => isFree(aside * more, up * more));
      expect(isFreeBeyond, `seed ${seed}`).toBe(false);
    }
    expect(tried).toBeGreaterThan(500);
  });
});
