// Names for ids, where they are the same in every ruleset.
import type { Named, Seat } from '@little-wars/engine';
import { type Point, type Scene, type Tenths, toInches } from '@little-wars/engine/geometry';

/** A length as shown to players. */
export const inInches = (tenths: Tenths): string => toInches(tenths).toFixed(1).replace(/\.0$/, '');

/** A length to the hundredth, rounded up: a path slightly too long must not look as if it fitted. */
export const inInchesUp = (tenths: number): string => String(Math.ceil(100 * toInches(tenths) - 1e-6) / 100);

/** A spot as players type it. */
export const placed = ({ x, y }: Point): { readonly x: string; readonly y: string } => ({
  x: inInches(x),
  y: inInches(y),
});

/** A model as A1, A2, … B1: its seat and its number in its team. `seats` is the original seat of each model. */
export function memberNamed(id: number, seats: readonly Seat[], name: string): Named {
  const seat = seats[id]!;
  let number = 1;
  for (let other = 0; other < id; other++) if (seats[other] === seat) number++;
  return { model: id, seat, number, name };
}

/** Parses a model's id, also where an answer or reason has it as text; null for anything else. */
export function asModelId(id: unknown, models: readonly unknown[]): number | null {
  const number = typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id;
  return typeof number === 'number' && models[number] !== undefined ? number : null;
}

/** The side of a table an area is on: north, south-west … */
export function sideOfTable(
  { width, depth }: { readonly width: Tenths; readonly depth: Tenths },
  area: readonly Point[],
): string {
  const mean = (of: (point: Point) => number): number => area.reduce((sum, point) => sum + of(point), 0) / area.length;
  const [east, north] = [mean(({ x }) => x) / width - 0.5, mean(({ y }) => y) / depth - 0.5];
  if (Math.abs(east) > 2 * Math.abs(north)) return east > 0 ? 'east' : 'west';
  if (Math.abs(north) > 2 * Math.abs(east)) return north > 0 ? 'north' : 'south';
  return `${north > 0 ? 'north' : 'south'}-${east > 0 ? 'east' : 'west'}`;
}

/** A piece of terrain by its main kind and its place; null if there is no such piece. */
export function pieceNamed({ solids }: Pick<Scene, 'solids'>, id: unknown): Named | null {
  const parts = solids.filter(solid => solid.piece === id);
  const [first] = parts;
  if (!first) return null;
  const [left, right] = [Math.min(...parts.map(p => p.box.left)), Math.max(...parts.map(p => p.box.right))];
  const [low, high] = [Math.min(...parts.map(p => p.box.low)), Math.max(...parts.map(p => p.box.high))];
  const at = placed({ x: (left + right) / 2, y: (low + high) / 2 });
  return { word: 'piece', kind: { word: `kind.${first.kind}` }, ...at };
}
