// Names for ids, where they are the same in every ruleset.
import { type Named, perObject, type Seat, type Told } from '@little-wars/engine';
import { ninthOf, type Point, type Scene, type Solid, type Tenths, toInches } from '@little-wars/engine/geometry';

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

/** The mean of an area's corners. */
export function centreOfArea(area: readonly Point[]): Point {
  const mean = (of: (point: Point) => number): number => area.reduce((sum, point) => sum + of(point), 0) / area.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** The part of the table a place is in. */
export function whereOn(table: { readonly width: Tenths; readonly depth: Tenths }, at: Point): Told {
  const ninth = ninthOf(table, at);
  return ninth === null ? { word: 'near.centre' } : { word: 'near.table', compass: { word: `compass.${ninth}` } };
}

/** What a piece is called: its first kind, and where its middle is. */
function outlineOf(scene: Pick<Scene, 'solids' | 'width' | 'depth'>, parts: readonly Solid[]): object {
  const [left, right] = [Math.min(...parts.map(p => p.box.left)), Math.max(...parts.map(p => p.box.right))];
  const [low, high] = [Math.min(...parts.map(p => p.box.low)), Math.max(...parts.map(p => p.box.high))];
  const middle = { x: (left + right) / 2, y: (low + high) / 2 };
  return { kind: { word: `kind.${parts[0]!.kind}` }, place: whereOn(scene, middle) };
}

const byPiece = perObject((scene: Pick<Scene, 'solids' | 'width' | 'depth'>) => {
  const pieces = [...new Set(scene.solids.map(({ piece }) => piece))];
  const called = pieces.map(id => {
    const name = outlineOf(
      scene,
      scene.solids.filter(({ piece }) => piece === id),
    );
    return { id, name, key: JSON.stringify(name) };
  });
  return new Map(
    called.map(({ id, name, key }) => {
      const alike = called.filter(other => other.key === key);
      const number = 1 + alike.findIndex(other => other.id === id);
      return [id, { word: alike.length > 1 ? 'piece.nth' : 'piece', ...name, number, count: alike.length }] as const;
    }),
  );
});

/**
 * A piece of terrain by its main kind and the part of the table it is in, numbered if several are called the same; null
 * if there is no such piece.
 */
export const pieceNamed = (scene: Pick<Scene, 'solids' | 'width' | 'depth'>, id: unknown): Named | null =>
  byPiece(scene).get(String(id)) ?? null;
