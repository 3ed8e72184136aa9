import { numbers, randomBoard } from '../../testing/boards.ts';
import { type Solid, sceneOf } from '../scene.ts';
import type { Body, Point, Spot } from '../shape.ts';
import type { Part, Terrain } from '../terrain.ts';
import { INCH } from '../units.ts';
import { type GroundTable, groundOf, type Passage } from './ground.ts';
import type { Trip } from './judge-leg.ts';
import type { Mover, Other, Path, Zone } from './path.ts';
import { mayStand } from './standing.ts';

/** Corners of an upright rectangle. */
export const rect = (x: number, y: number, w: number, h: number): readonly Point[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];

export const box = (kind: string, corners: readonly Point[], top: number, bottom = 0): Part => ({
  kind,
  outline: corners,
  bottom,
  top,
});

export const round = (diameter: number, height = 400): Mover => ({ size: { shape: 'round', diameter }, height });

export const at = (x: number, y: number, z = 0): Spot => ({ x, y, z });

export const go = (from: Spot, ...to: readonly Spot[]): Path => ({
  from,
  legs: to.map(spot => ({ how: 'go', to: spot })),
});

export const base = (id: string, x: number, y: number, r: number, bottom = 0): Other => ({
  id,
  ax: x,
  ay: y,
  bx: x,
  by: y,
  r,
  bottom,
  top: bottom + 400,
});

/** The passages of the tests' kinds by default. */
export const KINDS: Readonly<Record<string, Passage>> = {
  wall: { pass: { how: 'closed' }, top: 'cross', faces: ['face'] },
  floor: { pass: { how: 'closed' }, top: 'stand', faces: ['face'] },
  smooth: { pass: { how: 'closed' }, top: 'stand' },
  ladder: { pass: { how: 'open' }, faces: ['ladder'] },
  wood: { pass: { how: 'slow', factor: 2, by: 'centre' } },
  mud: { pass: { how: 'slow', factor: 2, by: 'base' } },
  litter: { pass: { how: 'open' } },
  fence: { pass: { how: 'priced', price: 2 * INCH, inside: 'counts', by: 'base' } },
  hedge: { pass: { how: 'priced', price: 2 * INCH, inside: 'replaced', by: 'centre' } },
  ditch: { pass: { how: 'priced', price: 2 * INCH, inside: 'at-least', by: 'centre' } },
  frame: { pass: { how: 'beside' } },
  door: { pass: { how: 'opening' } },
};

export interface Setting {
  readonly parts?: readonly Part[];
  readonly pieces?: Terrain['pieces'];
  readonly others?: readonly Other[];
  readonly zones?: readonly Zone[];
  readonly mover?: Mover;
  readonly table?: Partial<GroundTable>;
  readonly width?: number;
  readonly depth?: number;
}

/** A trip on a table of 40" x 40" with each part a piece of its own. */
export function trip({
  parts = [],
  pieces = [],
  others = [],
  zones = [],
  mover = round(250),
  table = {},
  width = 40 * INCH,
  depth = 40 * INCH,
}: Setting): Trip {
  const own = parts.map((part, i) => ({ id: `p${i}`, parts: [part] }));
  const scene = sceneOf({ width, depth, pieces: [...own, ...pieces] });
  const passage = (solid: Solid): Passage => KINDS[solid.kind] ?? { pass: { how: 'closed' } };
  const ground = groundOf(scene, { passage, others: () => 'closed', support: 'centre', stands: 'centre', ...table });
  return { field: { scene, others, zones }, mover, ground };
}

export const othersOf = (bodies: readonly Body[]): readonly Other[] =>
  bodies.map((body, i) => ({ ...body, id: `b${i}` }));

export interface SmallBoard {
  readonly seed: number;
  readonly pieces?: number;
  readonly bodies?: number;
  readonly passage?: (solid: Solid) => Passage;
  readonly table?: Partial<GroundTable>;
}

/** A random trip on a table of 12" x 10", and a place to start from; null when the board is too full. */
export function randomTrip({
  seed,
  pieces = 5,
  bodies = 3,
  passage = () => ({ pass: { how: 'closed' } }),
  table = {},
}: SmallBoard): { trip: Trip; from: Spot } | null {
  const board = randomBoard({ seed, pieces, bodies, width: 12 * INCH, depth: 10 * INCH });
  const scene = sceneOf(board.terrain);
  const ground = groundOf(scene, { passage, others: () => 'closed', support: 'centre', stands: 'centre', ...table });
  const setting: Trip = {
    field: { scene, others: othersOf(board.bodies) },
    mover: round([250, 285, 320, 400][seed % 4]!),
    ground,
  };
  const next = numbers(seed * 31);
  for (let i = 0; i < 200; i++) {
    const from = at(next(12 * INCH), next(10 * INCH));
    if (mayStand(setting, from)) return { trip: setting, from };
  }
  return null;
}
