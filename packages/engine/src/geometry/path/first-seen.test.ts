import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { isWithin } from '../measure.ts';
import { maskOf, sceneOf } from '../scene.ts';
import { type BaseSize, bodySizeOf, footprintOf, type Point, type Spot, standingAt } from '../shape.ts';
import { sightToBody } from '../sight/eye-to-body.ts';
import type { Among } from '../sight/types.ts';
import type { Piece } from '../terrain.ts';
import { INCH } from '../units.ts';
import { firstSeen, type Watch } from './first-seen.ts';
import { motionsOf } from './motion.ts';
import type { How, Mover, Path } from './path.ts';

const RANGE = 6 * INCH;
const round = (diameter: number): BaseSize => ({ shape: 'round', diameter });
const soldier: Mover = { size: round(320), height: 400 };
const box = (id: string, [x, y, w, d]: readonly number[], top: number, bottom = 0): Piece => {
  const outline: readonly Point[] = [
    { x: x!, y: y! },
    { x: x! + w!, y: y! },
    { x: x! + w!, y: y! + d! },
    { x: x!, y: y! + d! },
  ];
  return { id, parts: [{ kind: 'wall', outline, bottom, top }] };
};
const past = (...pieces: readonly Piece[]): Among => {
  const scene = sceneOf({ width: 9000, depth: 9000, pieces });
  return { scene, mask: maskOf(scene, () => true) };
};
const at = (x: number, y: number, z = 0): Spot => ({ x, y, z });
const path = (from: Spot, ...to: readonly Spot[]): Path => ({ from, legs: to.map(spot => ({ how: 'go', to: spot })) });
const mine = (among: Among, eye: Spot = at(4000, 4000)): Watch => ({ eye, among, range: RANGE, r: 125 });

describe('the first place at which something is seen', () => {
  it('on open ground is the first in range, base to rim', () => {
    const sighting = firstSeen(soldier, path(at(7000, 4000), at(4600, 4000)), mine(past()));
    expect(sighting?.spot).toEqual(at(4000 + RANGE + 125 + 160, 4000));
    expect(sighting?.at).toBe(7000 - sighting!.spot.x);
    expect(firstSeen(soldier, path(at(7000, 4000), at(5810, 4000)), mine(past()))).toBeNull();
    expect(firstSeen(soldier, path(at(7000, 4000), at(5809, 4000)), mine(past()))?.spot).toEqual(at(5809, 4000));
  });

  it('may be the very start', () => {
    expect(firstSeen(soldier, path(at(5000, 4000), at(6000, 4000)), mine(past()))).toEqual({
      leg: 0,
      at: 0,
      spot: at(5000, 4000),
    });
    expect(firstSeen(soldier, { from: at(5000, 4000), legs: [] }, mine(past()))?.spot).toEqual(at(5000, 4000));
  });

  it('is where the body comes out from behind a wall', () => {
    // The shadow of the wall's corner runs along x = y from the mine.
    const among = past(box('wall', [4500, 3000, 100, 1500], 2000));
    const sighting = firstSeen(soldier, path(at(5000, 3500), at(5000, 5500)), mine(among));
    // The corner at (4500, 4500): the circle of 160 reaches the line x = y when it is 160 sqrt(2) below it.
    expect(sighting?.spot).toEqual(at(5000, Math.ceil(5000 - 160 * Math.SQRT2)));
  });

  it('is where it comes high enough over a wall', () => {
    const among = past(box('wall', [4763, 1000, 37, 6000], 254));
    // Over the near edge, 763 off and 254 high, it is seen at a height of 400 up to 763 * 400 / 254 = 1201.6 off.
    expect(firstSeen(soldier, path(at(6500, 4000), at(5000, 4000)), mine(among))?.spot).toEqual(at(5361, 4000));
    const low: Mover = { ...soldier, height: 254 };
    expect(firstSeen(low, path(at(6500, 4000), at(5000, 4000)), mine(among))).toBeNull();
  });

  it('is where it climbs into sight, and at the ends of a fall only', () => {
    const up = (how: How): Path => ({ from: at(4500, 5200), legs: [{ how, to: at(4500, 5200, 2000) }] });
    const far: Watch = { ...mine(past(box('wall', [4203, 3000, 50, 3000], 503))), range: 4000 };
    const climbed = firstSeen(soldier, up('climb'), far);
    expect(climbed && climbed.spot.z > 0 && climbed.spot.z < 2000).toBe(true);
    expect(firstSeen(soldier, up('jump'), far)?.spot.z).toBe(2000);
  });

  it('is nowhere below a roof that a wall shuts off', () => {
    // Over the wall rays rise by 5 for each 1 and pass above all that stands behind it.
    const among = past(box('wall', [4200, 3000, 50, 2000], 1003), box('roof', [4300, 3500, 3000, 1000], 1300, 1250));
    expect(firstSeen(soldier, path(at(4600, 4000), at(5000, 4000)), { ...mine(among), range: 4000 })).toBeNull();
  });

  it('goes on to a later leg, and a later stay in range', () => {
    const among = past(box('wall', [4500, 3000, 100, 2000], 2000));
    const round = path(at(5200, 4000), at(8000, 4000), at(8000, 6500), at(4000, 6500), at(4000, 5000));
    const sighting = firstSeen(soldier, round, mine(among));
    expect([sighting?.leg, sighting?.spot]).toEqual([3, at(4000, 4000 + RANGE + 285)]);
  });
});

describe('against every tenth of the path', () => {
  it('is the first whole tenth that is in range and seen, whoever stands about', () => {
    const next = numbers(42);
    let [atStart, hidden, later] = [0, 0, 0];
    for (let seed = 0; seed < 24; seed++) {
      const board = randomBoard({ seed, width: 3000, depth: 3000, pieces: 5, bodies: 3 });
      const scene = sceneOf(board.terrain);
      const among: Among = { scene, mask: maskOf(scene, () => true), bodies: board.bodies };
      const watch: Watch = { eye: at(next(3000), next(3000), next(3) * 50), among, range: RANGE, r: 125 };
      const size: BaseSize =
        seed % 4 === 0 ? { shape: seed % 8 === 0 ? 'long' : 'rectangular', length: 600, width: 350 } : round(320);
      const mover: Mover = { size, height: 400 };
      const way = path(at(next(3000), next(3000)), at(next(3000), next(3000)), at(next(3000), next(3000)));
      const wanted = byTenths(mover, way, watch);
      const answer = firstSeen(mover, way, watch);
      expect(answer && [answer.leg, answer.spot]).toEqual(wanted && [wanted.leg, wanted.spot]);
      if (!wanted) hidden++;
      else if (wanted.step > 0) later++;
      else atStart++;
    }
    expect([atStart > 2, later > 2, hidden > 1]).toEqual([true, true, true]);
  });
});

/** Looks at every tenth of a path in turn. */
function byTenths({ size, height }: Mover, way: Path, { eye, among, range, r = 0 }: Watch) {
  for (const { leg, from, to, length } of motionsOf({ size, height }, way)) {
    const steps = Math.ceil(length);
    for (let step = 0; step <= steps; step++) {
      const [x, y] = [from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps];
      const spot = at(Math.round(x), Math.round(y), from.z);
      if (!isWithin({ ...footprintOf(size, spot), z: spot.z }, { ...standingAt(eye), r }, range)) continue;
      const body = { ...footprintOf(bodySizeOf(size), spot), bottom: spot.z, top: spot.z + height };
      if (sightToBody(eye, body, among).visible) return { leg, spot, step };
    }
  }
  return null;
}
