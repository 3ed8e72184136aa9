// How terrain materials are drawn: by lines and shapes first, colour on top. Everything is derived from the kind and
// the outline, so a new piece needs no drawing of its own.
import type { Point } from '@little-wars/engine/geometry';
import { holds } from './draft.ts';
import { type Block, boundsOf, type Edge, isNear, isWide } from './relief.ts';

const MATERIALS: readonly (readonly [RegExp, string])[] = [
  [/ladder|stairs/, 'ladder'],
  [/floor/, 'floor'],
  [/container/, 'container'],
  [/crates/, 'crates'],
  [/pipe/, 'pipes'],
  [/hatch|access-point/, 'hatch'],
  [/window/, 'window'],
  [/low|parapet|barricade|fence/, 'low'],
  [/wood|tree|hedge/, 'green'],
  [/rubble|detritus|crater|marsh/, 'rubble'],
  [/rock|debris/, 'rock'],
  [/hull|bulkhead|machine|apparatus|access-frame/, 'metal'],
];

/** The material of a kind of terrain; unknown kinds look like walls. */
export const materialOf = (kind: string): string => MATERIALS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'wall';

/** A line on top of a block, or on a side of it at a height. */
export type Line = readonly (Point & { readonly z: number })[];

export interface Details {
  /** Grooves and their lit counterparts. */
  readonly dark: readonly Line[];
  readonly lit: readonly Line[];
}

/** Seams, ribs, rungs, planks, panes, leaves and stones of a block. */
export function detailsOf(block: Block): Details {
  const material = materialOf(block.kind);
  const { outline, top } = block;
  const at = (lines: readonly (readonly Point[])[]): readonly Line[] =>
    lines.map(line => line.map(point => ({ ...point, z: top })));
  switch (material) {
    case 'container':
      return ribbed(at(across(outline, 55)), onSides(block, 45));
    case 'crates':
      return { dark: at([...along(outline, 60), ...framed(outline, 22), brace(outline)]), lit: onSides(block, 70) };
    case 'pipes':
      return { dark: [...at(along(outline, 62)), ...at(across(outline, 420))], lit: at(along(outline, 62, 0.25)) };
    case 'ladder':
      return { dark: onSides(block, 0, 60), lit: [...at(across(outline, 26)), ...onSides(block, 0, 60, 12)] };
    case 'hatch':
      return { dark: at([...framed(outline, 24), ...across(outline, 70)]), lit: at(framed(outline, 12)) };
    case 'window':
      return { dark: panes(block), lit: at(along(outline, 24)) };
    case 'low':
      return { dark: at(across(outline, 150)), lit: [] };
    case 'green':
      return ribbed(at(leaves(outline, 70, 40)), []);
    case 'rubble':
      return ribbed(at(leaves(outline, 90, 16)), []);
    case 'rock':
      return { dark: at(facets(outline)), lit: [] };
    case 'metal':
      return { dark: at([...framed(outline, 26), ...across(outline, 300)]), lit: [] };
    case 'floor':
      return { dark: at(plates(outline)), lit: [] };
    default:
      return { dark: [...at(isWide(outline) ? framed(outline, 40) : []), ...onSides(block, 254)], lit: [] };
  }
}

/** Each groove has a lit edge to its west. */
const ribbed = (tops: readonly Line[], sides: readonly Line[]): Details => ({
  dark: [...tops, ...sides],
  lit: tops.map(line => line.map(({ x, y, z }) => ({ x: x - 9, y: y + 5, z }))),
});

const between = (a: Point, b: Point, share: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * share),
  y: Math.round(a.y + (b.y - a.y) * share),
});
const long = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The corners of a block with four sides, its longer side first. */
function quadOf(outline: readonly Point[]): readonly [Point, Point, Point, Point] | null {
  const [a, b, c, d] = outline;
  if (!a || !b || !c || !d || outline.length > 4) return null;
  return long(a, b) >= long(b, c) ? [a, b, c, d] : [b, c, d, a];
}

/** Lines over the top from one long side to the other, with about this spacing. */
function across(outline: readonly Point[], every: number): readonly Edge[] {
  const quad = quadOf(outline);
  if (!quad) return [];
  const [a, b, c, d] = quad;
  const count = Math.round(long(a, b) / every);
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => {
    const share = (i + 1) / count;
    return [between(a, b, share), between(d, c, share)];
  });
}

/** The side of a floor plate, in tenths: an inch, so that distances on floors can be read. */
const PLATE = 254;

/** The seams of floor plates, on the grid of the table: they continue where the rules split a floor into parts. */
function plates(outline: readonly Point[]): readonly Edge[] {
  const { left, right, near, far } = boundsOf(outline);
  const seams = (from: number, to: number, line: (at: number) => readonly Edge[]): readonly Edge[] => {
    const first = Math.floor(from / PLATE) + 1;
    return Array.from({ length: Math.max(0, Math.ceil(to / PLATE) - first) }, (_, i) =>
      line((first + i) * PLATE),
    ).flat();
  };
  const turnedOver = outline.map(({ x, y }) => ({ x: y, y: x }));
  return [
    ...seams(left, right, x => cuts(outline, x)),
    ...seams(near, far, y =>
      cuts(turnedOver, y).map(
        ([a, b]): Edge => [
          { x: a.y, y: a.x },
          { x: b.y, y: b.x },
        ],
      ),
    ),
  ];
}

/** The parts of an upright line inside an outline. */
function cuts(outline: readonly Point[], x: number): readonly Edge[] {
  const ys = outline
    .flatMap((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      return a.x > x === b.x > x ? [] : [Math.round(a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x))];
    })
    .toSorted((a, b) => a - b);
  return ys.flatMap((y, i): readonly Edge[] =>
    i % 2 === 0 && i + 1 < ys.length
      ? [
          [
            { x, y },
            { x, y: ys[i + 1]! },
          ],
        ]
      : [],
  );
}

/** Lines over the top from one short side to the other; shifted by a share of their distance. */
function along(outline: readonly Point[], every: number, shift = 0.5): readonly Edge[] {
  const quad = quadOf(outline);
  if (!quad) return [];
  const [a, b, c, d] = quad;
  const count = Math.max(1, Math.round(long(b, c) / every));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + shift) / count;
    return [between(a, d, share), between(b, c, share)];
  });
}

const middleOf = (outline: readonly Point[]): Point => {
  const { left, right, near, far } = boundsOf(outline);
  return { x: (left + right) / 2, y: (near + far) / 2 };
};

/** The outline, slightly smaller. */
function framed(outline: readonly Point[], by: number): readonly (readonly Point[])[] {
  const middle = middleOf(outline);
  const inner = outline.map(at => between(at, middle, Math.min(0.4, by / Math.max(1, long(at, middle)))));
  return [[...inner, inner[0]!]];
}

const brace = (outline: readonly Point[]): readonly Point[] => {
  const [inner] = framed(outline, 22);
  return [inner![0]!, inner![2]!];
};

/** From the middle to each corner. */
const facets = (outline: readonly Point[]): readonly Edge[] => outline.map(at => [middleOf(outline), at]);

/** Upright lines on the visible sides with about this spacing; or level ones, with this vertical spacing. */
function onSides({ rim, bottom, top }: Block, every: number, rungs = 0, shift = 0): readonly Line[] {
  return rim.filter(isNear).flatMap(([a, b]) => {
    if (rungs > 0) {
      const count = Math.floor((top - bottom) / rungs);
      return Array.from({ length: count }, (_, i) => {
        const z = bottom + (i + 0.5) * rungs + shift;
        return [
          { ...a, z },
          { ...b, z },
        ];
      });
    }
    const count = Math.round(long(a, b) / every);
    return Array.from({ length: Math.max(0, count - 1) }, (_, i) => {
      const on = between(a, b, (i + 1) / count);
      return [
        { ...on, z: bottom },
        { ...on, z: top },
      ];
    });
  });
}

/** Dark panes in the visible sides. */
function panes({ rim, bottom, top }: Block): readonly Line[] {
  const [low, high] = [bottom + (top - bottom) * 0.4, bottom + (top - bottom) * 0.8];
  return rim.filter(isNear).flatMap(([a, b]) => {
    const count = Math.max(1, Math.round(long(a, b) / 180));
    return Array.from({ length: count }, (_, i) => {
      const [from, to] = [between(a, b, (i + 0.2) / count), between(a, b, (i + 0.8) / count)];
      return [
        { ...from, z: low },
        { ...to, z: low },
        { ...to, z: high },
        { ...from, z: high },
        { ...from, z: low },
      ];
    });
  });
}

/** Deterministic numbers from 0 to 1 for a place. */
export function seeded(seed: number): () => number {
  let state = (seed | 0) + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Small irregular rings scattered over an outline: leaves or stones. */
function leaves(outline: readonly Point[], every: number, size: number): readonly (readonly Point[])[] {
  const { left, right, near, far } = boundsOf(outline);
  const next = seeded(left * 31 + near);
  const rings: Point[][] = [];
  for (let y = near + every / 2; y < far; y += every)
    for (let x = left + every / 2; x < right; x += every) {
      const [cx, cy] = [x + (next() - 0.5) * every, y + (next() - 0.5) * every];
      const r = size * (0.6 + 0.7 * next());
      const [sides, turn] = [5, next() * 6];
      if (!holds(outline, { x: cx, y: cy })) continue;
      rings.push(
        Array.from({ length: sides }, (_, i) => {
          const angle = turn + (i * 5) / sides;
          return { x: Math.round(cx + r * Math.cos(angle)), y: Math.round(cy + r * Math.sin(angle)) };
        }),
      );
    }
  return rings;
}
