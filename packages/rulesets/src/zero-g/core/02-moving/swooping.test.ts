import type { Point } from '@little-wars/engine/geometry';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { placeIn, placeInRows, type Ring } from './swooping.ts';

/** Small boards, so that every whole tenth can be tried. */
const SIDE = 160;

/** Whether a point is nearer to a segment than this, in whole numbers. */
function isNearer({ x, y }: Point, a: Point, b: Point, than: number): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [px, py] = [x - a.x, y - a.y];
  const square = dx * dx + dy * dy;
  const along = px * dx + py * dy;
  if (along <= 0) return px * px + py * py < than * than;
  if (along >= square) return (x - b.x) * (x - b.x) + (y - b.y) * (y - b.y) < than * than;
  const across = px * dy - py * dx;
  return across * across < than * than * square;
}

/** Whether a point is inside a convex outline or nearer to it than this. */
function isNearTo(at: Point, corners: readonly Point[], than: number): boolean {
  const sides = corners.map((a, i) => [a, corners[(i + 1) % corners.length]!] as const);
  return (
    sides.some(([a, b]) => isNearer(at, a, b, than)) ||
    sides.every(([a, b]) => (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) >= 0)
  );
}

/** The rules of a swoop for whole numbers: no base nearer than allowed, no debris nearer than its own radius. */
function isPlaceOf({ from, along, least, most, r, side, bases, outlines }: Ring) {
  return (at: Point): boolean => {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const square = dx * dx + dy * dy;
    if (square < least * least || square > most * most || dx * along.dx + dy * along.dy < 0) return false;
    if (at.x < r || at.y < r || at.x > side - r || at.y > side - r) return false;
    return (
      bases.every(
        ({ base: { ax, ay, bx, by, r: own }, clear }) =>
          !isNearer(at, { x: ax, y: ay }, { x: bx, y: by }, own + clear + r),
      ) && outlines.every(corners => !isNearTo(at, corners, r))
    );
  };
}

function board(next: (most: number) => number): Ring {
  const from = { x: next(SIDE), y: next(SIDE) };
  const spot = (): Point => ({ x: from.x + next(101) - 50, y: from.y + next(101) - 50 });
  const bases = Array.from({ length: 12 + next(14) }, () => {
    const { x, y } = spot();
    const [w, h] = next(2) === 0 ? [0, 0] : [next(25) - 12, next(25) - 12];
    return { base: { ax: x, ay: y, bx: x + w, by: y + h, r: 4 + next(6), z: 0 }, clear: next(2) * 5 };
  });
  const outlines = Array.from({ length: next(6) }, () => {
    const { x, y } = spot();
    // A box at any angle, its corners anticlockwise.
    const [w, h, k] = [4 + next(12), next(12), 1 + next(2)];
    return [
      { x, y },
      { x: x + w, y: y + h },
      { x: x + w - k * h, y: y + h + k * w },
      { x: x - k * h, y: y + k * w },
    ];
  });
  return {
    from,
    along: { dx: next(21) - 10, dy: next(2) === 0 ? -1 - next(9) : 1 + next(9) },
    least: 30,
    most: 32 + next(12),
    r: 5 + next(4),
    side: SIDE,
    bases,
    outlines,
  };
}

describe('7E-9.6 a place to swoop to', () => {
  it('is found wherever there is one on whole tenths, and nowhere else', () => {
    const next = numbers(96);
    let [none, narrow] = [0, 0];
    for (let i = 0; i < 500; i++) {
      const ring = board(next);
      const isPlace = isPlaceOf(ring);
      const places: Point[] = [];
      const { from, most } = ring;
      for (let x = from.x - most; x <= from.x + most; x++)
        for (let y = from.y - most; y <= from.y + most; y++) if (isPlace({ x, y })) places.push({ x, y });
      const [row, curve] = [placeInRows(ring, isPlace), placeIn(ring, isPlace)];
      expect(row !== null, JSON.stringify(ring)).toBe(places.length > 0);
      if (row) expect(places).toContainEqual(row);
      if (curve) expect(places).toContainEqual(curve);
      if (places.length === 0) none++;
      else if (places.length < 20) narrow++;
    }
    expect(none).toBeGreaterThan(40);
    expect(narrow).toBeGreaterThan(20);
  });
});
