import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { sceneOf } from '../scene.ts';
import type { Direction, Spot } from '../shape.ts';
import type { Terrain } from '../terrain.ts';
import { INCH } from '../units.ts';
import { groundOf, type Passage, roundedDown, roundedUp } from './ground.ts';
import type { Trip } from './judge-leg.ts';
import type { Mover, Zone } from './path.ts';
import { reach } from './reach.ts';
import { shortestPath } from './shortest-path.ts';
import { mayStand } from './standing.ts';
import type { Target } from './target.ts';
import { at, base, KINDS, othersOf } from './trips.oracle.ts';
import { walk } from './walk.ts';

const MOVERS: readonly Mover[] = [
  { size: { shape: 'round', diameter: 250 }, height: 300 },
  { size: { shape: 'round', diameter: 285 }, height: 350 },
  { size: { shape: 'long', length: 600, width: 355 }, height: 400 },
  { size: { shape: 'round', diameter: 400 }, height: 500 },
];
const MIXED = ['wall', 'floor', 'floor', 'wood', 'mud', 'fence', 'hedge', 'ditch', 'litter', 'smooth'];

/** A board of everything: kinds, levels, bases, zones, long bases, whole support, short pieces, wings. */
function everything(seed: number): { trip: Trip; from: Spot; along: Direction } | null {
  const next = numbers(seed * 17);
  const board = randomBoard({ seed, pieces: 7, bodies: 3, width: 14 * INCH, depth: 12 * INCH });
  const heights = [200, 300, 508, 508, 762];
  const terrain: Terrain = {
    ...board.terrain,
    pieces: board.terrain.pieces.map(piece => ({
      ...piece,
      parts: piece.parts.map(part => ({
        ...part,
        kind: MIXED[next(MIXED.length)]!,
        bottom: 0,
        top: heights[next(5)]!,
      })),
    })),
  };
  const scene = sceneOf(terrain);
  const pick = (n: number): boolean => seed % n === 0;
  const passage = ({ kind }: { kind: string }): Passage => KINDS[kind]!;
  const ground = groundOf(scene, {
    passage: pick(7)
      ? solid => ({ ...passage(solid), pass: { how: solid.kind === 'wall' ? 'closed' : 'open' }, ends: false })
      : passage,
    others: () => (pick(5) ? 'over' : 'closed'),
    support: pick(3) ? 'base' : 'centre',
    stands: pick(2) ? 'base' : 'centre',
    ...(pick(4) && { atLeast: INCH }),
    ...(pick(7) && { flies: true }),
    climb: { within: INCH, price: ({ height }) => roundedUp(height, 2 * INCH) },
    drop: { within: INCH, highest: 4 * INCH, price: ({ height }) => roundedDown(height, 2 * INCH) },
    jump: { within: INCH, highest: 2 * INCH, widest: 3 * INCH, price: () => 0, ...(pick(2) && { stands: true }) },
  });
  const zone: Zone = {
    ...base('z', next(3500), next(3000), 125),
    z: 0,
    range: INCH,
    flat: pick(2),
    closed: pick(3) ? 'end' : 'path',
  };
  const made: Trip = {
    field: { scene, others: othersOf(board.bodies), zones: [zone] },
    mover: MOVERS[seed % 4]!,
    ground,
  };
  const along = { dx: 1 + next(5), dy: next(5) };
  for (let i = 0; i < 200; i++) {
    const solid = scene.solids[next(scene.solids.length)]!;
    const from =
      i % 2
        ? at(next(14 * INCH), next(12 * INCH))
        : at(solid.box.left + next(800), solid.box.low + next(800), solid.top);
    if (
      mayStand(made, from, along) &&
      walk(made, { from, along, legs: [{ how: 'go', to: from }] }).problems.length === 0
    )
      return { trip: made, from, along };
  }
  return null;
}

describe('every way', () => {
  it('that reach gives is legal, costs what it says at most, and leads where it was asked to', () => {
    let ways = 0;
    let raised = 0;
    for (let seed = 1; seed <= 220; seed++) {
      const made = everything(seed);
      if (!made) continue;
      const { trip, from, along } = made;
      const next = numbers(seed);
      const allowance = 7 * INCH;
      const found = reach(trip, from, allowance, { along });
      const floors = trip.field.scene.solids.filter(({ index }) => trip.ground.passages[index]!.top === 'stand');
      for (let k = 0; k < 40; k++) {
        const floor = k % 2 && floors.length > 0 ? floors[next(floors.length)]! : null;
        const to = floor
          ? at(
              floor.box.left + next(floor.box.right - floor.box.left),
              floor.box.low + next(floor.box.high - floor.box.low),
              floor.top,
            )
          : at(from.x - 1000 + next(2000), from.y - 1000 + next(2000));
        const path = found.pathTo(to, to.z);
        expect(found.has(to, to.z)).toBe(path !== null);
        if (!path) continue;
        const judged = walk(trip, path, allowance);
        expect(judged.problems, `${seed} ${JSON.stringify(path)}`).toEqual([]);
        expect(judged.cost.tenths).toBeLessThan(found.cost(to, to.z)! + 1e-6);
        expect(path.legs.at(-1)?.to ?? path.from).toEqual(to);
        ways++;
        if (to.z > 0 || path.legs.some(({ how }) => how !== 'go')) raised++;
      }
    }
    expect(ways).toBeGreaterThan(1200);
    expect(raised).toBeGreaterThan(200);
  });

  it('to a few places is about as long when it is looked for alone', () => {
    let ways = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const made = everything(seed);
      if (!made) continue;
      const { trip, from, along } = made;
      const next = numbers(seed + 77);
      const only = Array.from({ length: 3 }, () => at(from.x - 1500 + next(3000), from.y - 1500 + next(3000), from.z));
      const allowance = 7 * INCH;
      const all = reach(trip, from, allowance, { along });
      const few = reach(trip, from, allowance, { along, only });
      const loss = trip.ground.atLeast ? 0.4 * INCH : 0.1 * INCH;
      for (const to of only) {
        const [one, other] = [all.cost(to, to.z) ?? Infinity, few.cost(to, to.z) ?? Infinity];
        if (Math.min(one, other) > allowance - loss) continue;
        expect(Math.abs(one - other), `${seed} ${one} ${other}`).toBeLessThan(loss);
        ways++;
      }
    }
    expect(ways).toBeGreaterThan(40);
  });

  it('that is shortest is legal too, and ends in its target', () => {
    let ways = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const made = everything(seed);
      if (!made) continue;
      const { trip, from, along } = made;
      const next = numbers(seed + 999);
      const targets: readonly Target[] = [
        { edge: (['left', 'right', 'low', 'high'] as const)[seed % 4]! },
        { base: { ...base('e', next(3500), next(3000), 125), z: 0 }, range: 2 * INCH, flat: false },
        { spot: at(next(3500), next(3000)) },
      ];
      for (const target of targets) {
        const found = shortestPath(trip, from, target, { along });
        const paths = found.path ? [found.path] : found.nearest.slice(0, 1);
        for (const path of paths) {
          expect(walk(trip, path).problems, `${seed} ${JSON.stringify(target)}`).toEqual([]);
          ways++;
        }
      }
    }
    expect(ways).toBeGreaterThan(100);
  });
});
