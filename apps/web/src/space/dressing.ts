// Terrain that is not a plain prism: pipes, ladders, fences, trees, stones.
import type { Point } from '@little-wars/engine/geometry';
import { holds } from '../map/draft.ts';
import { type Block, boundsOf } from '../map/relief.ts';
import { type Colour, shaded } from './colour.ts';
import { type Form, LEAVES } from './kinds.ts';
import { type Built, chance, prism } from './prisms.ts';

type Dress = (built: Built, block: Block, colour: Colour) => void;

/** Builds a block of a form of its own; false if it is a plain prism, which the caller builds. */
export function dress(built: Built, block: Block, form: Form, colour: Colour): boolean {
  const builder = DRESSES[form];
  builder?.(built, block, colour);
  return builder !== undefined;
}

/** A part as a strip with a length and a width: from the middle of one short side to that of the other. */
interface Stretch {
  readonly a: Point;
  readonly b: Point;
  readonly long: number;
  readonly wide: number;
  readonly turn: number;
}

const halfway = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Null for a part without four corners. */
function stretchOf(outline: readonly Point[]): Stretch | null {
  const [p, q, r, s] = outline;
  if (outline.length !== 4 || !p || !q || !r || !s) return null;
  const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
  const isAlong = far(p, q) >= far(q, r);
  const [a, b] = isAlong ? [halfway(p, s), halfway(q, r)] : [halfway(p, q), halfway(r, s)];
  const [long, wide] = isAlong ? [far(p, q), far(q, r)] : [far(q, r), far(p, q)];
  return { a, b, long, wide, turn: Math.atan2(b.y - a.y, b.x - a.x) };
}

const eachStretch = (built: Built, block: Block, colour: Colour, done: (stretch: Stretch) => void): void => {
  const stretch = stretchOf(block.outline);
  if (stretch) done(stretch);
  else prism(built, block, 'plain', colour);
};

/** A point beside a strip, by a share of its length and a distance to its left. */
const beside = ({ a, b, turn }: Stretch, share: number, aside: number): Point => {
  const { x, y } = halfway(a, b, share);
  return { x: x - aside * Math.sin(turn), y: y + aside * Math.cos(turn) };
};

const pipes: Dress = (built, block, colour) =>
  eachStretch(built, block, colour, stretch => {
    const { solids } = built;
    const { bottom, top } = block;
    const { long, wide, turn } = stretch;
    const rows = Math.max(1, Math.round((top - bottom) / (wide / 2)));
    const r = Math.min(wide / 4, (top - bottom) / rows / 2);
    for (let row = 0; row < rows; row++)
      for (const aside of [-wide / 4, wide / 4]) {
        const z = bottom + ((2 * row + 1) * (top - bottom)) / rows / 2;
        const shade = shaded(colour, 0.85 + 0.3 * chance(z, aside, row));
        solids.bar({ ...beside(stretch, 0, aside), z }, { ...beside(stretch, 1, aside), z }, r, shade, 8);
      }
    const clamps = Math.max(2, Math.round(long / 420));
    for (let i = 0; i < clamps; i++) {
      const { x, y } = beside(stretch, (i + 0.5) / clamps, 0);
      solids.box({ x, y, z: (bottom + top) / 2 }, [26, wide, top - bottom], shaded(colour, 0.5), turn);
    }
  });

const ladder: Dress = (built, block, colour) =>
  eachStretch(built, block, colour, stretch => {
    const { solids } = built;
    const { bottom, top } = block;
    const { wide, turn } = stretch;
    for (const share of [0.06, 0.94])
      solids.box({ ...beside(stretch, share, 0), z: (bottom + top) / 2 }, [16, wide, top - bottom], colour, turn);
    for (let z = bottom + 40; z < top; z += 70)
      solids.bar({ ...beside(stretch, 0.06, 0), z }, { ...beside(stretch, 0.94, 0), z }, 7, shaded(colour, 1.2), 5);
  });

const rails: Dress = (built, block, colour) =>
  eachStretch(built, block, colour, stretch => {
    const { solids } = built;
    const { bottom, top } = block;
    const { long, wide, turn } = stretch;
    const posts = Math.max(2, Math.round(long / 380) + 1);
    for (let i = 0; i < posts; i++) {
      const at = beside(stretch, 0.02 + (0.96 * i) / (posts - 1), 0);
      solids.box({ ...at, z: (bottom + top) / 2 }, [wide, wide, top - bottom], shaded(colour, 0.8), turn);
    }
    for (const share of [0.3, 0.62, 0.92])
      solids.box(
        { ...beside(stretch, 0.5, 0), z: bottom + share * (top - bottom) },
        [long, wide * 0.4, 34],
        colour,
        turn,
      );
  });

/** Upright to three quarters of its height, then tapered: a boulder. */
const rock: Dress = ({ solids }, { outline, bottom, top }, colour) => {
  const { x, y } = centre(outline);
  const shoulder = bottom + (top - bottom) * 0.72;
  const inward = (p: Point) => ({ x: p.x + (x - p.x) * 0.22, y: p.y + (y - p.y) * 0.22, z: top });
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!;
    solids.side([a, b], [bottom, shoulder], shaded(colour, 0.8 + 0.35 * chance(a.x, a.y, 3)));
    solids.face(
      [{ ...a, z: shoulder }, { ...b, z: shoulder }, inward(b), inward(a)],
      shaded(colour, 0.95 + 0.4 * chance(b.x, b.y, 5)),
    );
  }
  solids.area(outline.map(inward), top, shaded(colour, 1.25));
  if (bottom > 0) solids.underside(outline, bottom, shaded(colour, 0.5));
};

const centre = (outline: readonly Point[]): Point => ({
  x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
  y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
});

/** Deterministic places all over an area, about one per square of this size. */
function* strewn({ outline }: Block, every: number): Generator<Point> {
  const { left, right, near, far } = boundsOf(outline);
  for (let x = left; x < right; x += every)
    for (let y = near; y < far; y += every) {
      const at = { x: x + every * chance(x, y, 1), y: y + every * chance(x, y, 2) };
      if (holds(outline, at)) yield at;
    }
}

const stones: Dress = (built, block, colour) => {
  const { bottom, top } = block;
  const bed = Math.min(top, bottom + 12);
  prism(built, { ...block, top: bed }, 'plain', shaded(colour, 0.75));
  for (const at of strewn(block, 95)) {
    const size = 26 + 50 * chance(at.x, at.y, 4);
    const high = Math.min(size * 0.6, Math.max(14, top - bed));
    const shade = shaded(colour, 0.8 + 0.5 * chance(at.x, at.y, 6));
    built.solids.box({ ...at, z: bed + high / 2 }, [size, size * 0.7, high], shade, 6 * chance(at.x, at.y, 7));
  }
};

const leaves: Dress = (built, block, colour) => {
  prism(built, block, 'plain', colour);
  for (const at of strewn(block, 70))
    built.solids.ball(
      { ...at, z: block.top - 8 },
      22 + 22 * chance(at.x, at.y, 4),
      shaded(colour, 0.9 + 0.6 * chance(at.x, at.y, 5)),
      5,
    );
};

const bushes: Dress = (built, block, colour) => {
  prism(built, block, 'plain', shaded(colour, 0.8));
  for (const at of strewn(block, 330)) {
    const r = 50 + 50 * chance(at.x, at.y, 4);
    built.solids.bar({ ...at, z: block.top }, { ...at, z: block.top + r }, 12, [0.12, 0.08, 0.05], 5);
    built.solids.ball({ ...at, z: block.top + 1.3 * r }, r, shaded(colour, 0.9 + 0.7 * chance(at.x, at.y, 5)), 6);
  }
};

const tree: Dress = (built, block, colour) => {
  prism(built, block, 'plain', shaded(colour, 0.7));
  if (block.top - block.bottom < 700) return;
  const green = LEAVES(built.palette);
  const at = centre(block.outline);
  for (const [aside, up, r] of [
    [-90, -90, 150],
    [100, -40, 140],
    [0, 40, 170],
  ] as const)
    built.solids.ball({ x: at.x + aside, y: at.y + aside * 0.7, z: block.top + up }, r, shaded(green, 1 + r / 500), 7);
};

/** A plate on the ground of a doorway. */
const opening: Dress = ({ solids }, { outline, bottom }, colour) =>
  solids.area(outline, bottom + 3, shaded(colour, 0.6));

const DRESSES: { readonly [form in Form]?: Dress } = {
  pipes,
  ladder,
  rails,
  rock,
  stones,
  leaves,
  bushes,
  tree,
  opening,
};
