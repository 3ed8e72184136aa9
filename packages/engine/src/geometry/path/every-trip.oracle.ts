import { numbers, randomBoard } from '../../testing/boards.ts';
import { sceneOf } from '../scene.ts';
import type { Direction, Spot } from '../shape.ts';
import type { Terrain } from '../terrain.ts';
import { INCH } from '../units.ts';
import { groundOf, type Passage, roundedDown, roundedUp } from './ground.ts';
import type { Trip } from './judge-leg.ts';
import type { Mover, Zone } from './path.ts';
import { mayStand } from './standing.ts';
import { at, base, KINDS, othersOf } from './trips.oracle.ts';
import { walk } from './walk.ts';

const MOVERS: readonly Mover[] = [
  { size: { shape: 'round', diameter: 250 }, height: 300 },
  { size: { shape: 'round', diameter: 285 }, height: 350 },
  { size: { shape: 'long', length: 600, width: 355 }, height: 400 },
  { size: { shape: 'round', diameter: 400 }, height: 500 },
];
const MIXED = ['wall', 'floor', 'floor', 'wood', 'mud', 'fence', 'hedge', 'ditch', 'litter', 'smooth'];

/** A board with every feature: kinds, levels, bases, zones, long bases, whole support, short pieces, flying. */
export function everything(
  seed: number,
  mover = MOVERS[seed % 4]!,
): { trip: Trip; from: Spot; along: Direction } | null {
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
  const trip: Trip = {
    field: { scene, others: othersOf(board.bodies), zones: [zone] },
    mover,
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
      mayStand(trip, from, along) &&
      walk(trip, { from, along, legs: [{ how: 'go', to: from }] }).problems.length === 0
    )
      return { trip, from, along };
  }
  return null;
}
