import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { INCH } from '../units.ts';
import type { Trip } from './judge-leg.ts';
import { halfOf, isOnTable } from './path.ts';
import { ahead, type Stopped, type Stops, stopsAt } from './straight-move.ts';
import { at, base, box, randomTrip, rect, trip } from './trips.oracle.ts';
import { distanceTo } from './walk.oracle.ts';

const NOTHING: Stops = { solids: () => true, bases: [], clear: [], edge: true };
const enemy = (id: string, x: number, y: number, range = INCH): Stops['clear'][number] => ({
  id,
  ax: x,
  ay: y,
  bx: x,
  by: y,
  r: 125,
  z: 0,
  range,
  flat: true,
});
const stop = (
  { field, mover }: Trip,
  from: [number, number],
  to: [number, number],
  stops: Partial<Stops> = {},
): Stopped => stopsAt(field, mover, { from: at(...from), to: { x: to[0], y: to[1] } }, { ...NOTHING, ...stops });

describe('a straight move', () => {
  const debris = trip({ parts: [box('wall', rect(2000, 1000, 500, 500), 400)] });

  it('goes its way when nothing stops it', () => {
    expect(stop(debris, [1000, 800], [3000, 800])).toEqual({ spot: at(3000, 800), distance: 2000, why: null });
    expect(stop(debris, [1000, 875], [3000, 875]).why).toBe(null);
  });

  it('stops where its base touches debris, and says what', () => {
    expect(stop(debris, [1000, 1200], [3000, 1200])).toEqual({
      spot: at(1875, 1200),
      distance: 875,
      why: { id: 'solid', piece: 'p0', kind: 'wall' },
    });
    expect(stop(debris, [1875, 1200], [3000, 1200])).toMatchObject({ spot: at(1875, 1200), distance: 0 });
    expect(stop(debris, [1875, 1200], [1000, 1200]).why).toBe(null);
    expect(stop(debris, [1875, 1200], [1875, 2200]).why).toBe(null);
  });

  it('stops in contact with a base', () => {
    const bases = [base('friend', 2000, 3000, 125)];
    expect(stop(debris, [1000, 3000], [3000, 3000], { bases })).toMatchObject({
      spot: at(1750, 3000),
      why: { id: 'base', other: 'friend' },
    });
    // By 3-4-5: touching where the centres are (150, 200) apart.
    expect(stop(debris, [1000, 2800], [3000, 2800], { bases })).toMatchObject({ spot: at(1850, 2800) });
  });

  it('keeps its distance, exactly the distance being allowed', () => {
    const clear = [enemy('e', 3000, 3000)];
    expect(stop(debris, [1000, 3000], [2900, 3000], { clear })).toMatchObject({
      spot: at(3000 - 504, 3000),
      why: { id: 'clear', other: 'e' },
    });
    expect(stop(debris, [1000, 3000 - 504], [5000, 3000 - 504], { clear }).why).toBe(null);
    expect(stop(debris, [1000, 3000 - 503], [5000, 3000 - 503], { clear }).why).not.toBe(null);
  });

  it('never comes nearer to what was too near already, but may go past it or away', () => {
    const clear = [enemy('e', 3000, 3000)];
    expect(stop(debris, [2600, 3000], [2800, 3000], { clear })).toMatchObject({ spot: at(2600, 3000), distance: 0 });
    expect(stop(debris, [2600, 3000], [1000, 3000], { clear }).why).toBe(null);
    expect(stop(debris, [2600, 3000], [2600, 4000], { clear }).why).toBe(null);
    expect(stop(debris, [2600, 3000], [2601, 4000], { clear })).toMatchObject({ spot: at(2600, 3000) });
  });

  it('stops at the edge of the table, or leaves it', () => {
    expect(stop(debris, [1000, 500], [-1000, 500])).toMatchObject({ spot: at(125, 500), why: { id: 'edge' } });
    expect(stop(debris, [1000, 500], [-1000, 500], { edge: false }).why).toBe(null);
    expect(stop(debris, [1000, 1000], [0, 0])).toMatchObject({ spot: at(125, 125), why: { id: 'edge' } });
  });

  it('goes ahead by a direction of any length', () => {
    expect(ahead(at(0, 0), { dx: 3, dy: 4 }, 5 * INCH)).toEqual(at(762, 1016));
    expect(ahead(at(100, 100), { dx: -7071, dy: 7071 }, 254)).toEqual(at(100 - 180, 100 + 180));
  });

  it('never ends beyond what stops it, nor two tenths before it', () => {
    const next = numbers(21);
    for (let seed = 1; seed <= 600; seed++) {
      const scenario = randomTrip({ seed, pieces: 3, bodies: 2 });
      if (!scenario) continue;
      const { field, mover } = scenario.trip;
      const clear = [enemy('e', next(3000), next(2500), 200)];
      const to = { x: scenario.from.x - 3000 + next(6000), y: scenario.from.y - 3000 + next(6000) };
      const half = halfOf(mover.size);
      const { spot, why } = stopsAt(
        field,
        mover,
        { from: scenario.from, to },
        { ...NOTHING, bases: field.others, clear },
      );
      const closest = (x: number, y: number): number =>
        Math.min(
          ...field.scene.solids.filter(s => s.bottom < mover.height).map(s => distanceTo(s.corners, { x, y }) - half.r),
          ...field.others
            .filter(o => o.bottom < mover.height)
            .map(
              o =>
                distanceTo(
                  [
                    { x: o.ax, y: o.ay },
                    { x: o.bx, y: o.by },
                  ],
                  { x, y },
                ) -
                half.r -
                o.r,
            ),
        );
      const enemyAway = (x: number, y: number): number =>
        distanceTo([{ x: clear[0]!.ax, y: clear[0]!.ay }], { x, y }) - half.r - 125;
      expect(closest(spot.x, spot.y)).toBeGreaterThan(-1e-6);
      expect(isOnTable(field.scene, spot, half)).toBe(true);
      const began = Math.min(200, enemyAway(scenario.from.x, scenario.from.y));
      expect(enemyAway(spot.x, spot.y)).toBeGreaterThan(began - 1e-6);
      // On the way it came no closer than that either.
      const length = Math.hypot(spot.x - scenario.from.x, spot.y - scenario.from.y);
      for (let i = 0; i <= 30; i++) {
        const x = scenario.from.x + ((spot.x - scenario.from.x) * i) / 30;
        const y = scenario.from.y + ((spot.y - scenario.from.y) * i) / 30;
        expect(closest(x, y)).toBeGreaterThan(-1e-6);
        expect(enemyAway(x, y)).toBeGreaterThan(began - 1e-6);
      }
      if (!why) continue;
      // A little further it would not do.
      const far = Math.hypot(to.x - scenario.from.x, to.y - scenario.from.y);
      const share = (length + 3) / far;
      const x = scenario.from.x + (to.x - scenario.from.x) * share;
      const y = scenario.from.y + (to.y - scenario.from.y) * share;
      const inside = x >= half.r && y >= half.r && x <= field.scene.width - half.r && y <= field.scene.depth - half.r;
      expect(closest(x, y) < 0 || enemyAway(x, y) < began || !inside, `${seed} ${JSON.stringify(why)}`).toBe(true);
    }
  });
});
