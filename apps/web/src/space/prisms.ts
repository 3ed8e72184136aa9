// A part of terrain as a prism: sides in strips, a top with its rim lit or dark, an underside.
import { convexParts, type Point } from '@little-wars/engine/geometry';
import { type Block, type Edge, isLit } from '../map/relief.ts';
import { type Colour, mixed, shaded } from './colour.ts';
import type { Palette } from './palette.ts';
import type { Lines, Solids } from './shapes.ts';

export interface Built {
  readonly solids: Solids;
  readonly lines: Lines;
  readonly palette: Palette;
}

/** A deterministic number from 0 to 1 for a place. */
export function chance(x: number, y: number, salt = 0): number {
  let mix = Math.imul(Math.round(x) + 374761 * salt, 668265263) ^ Math.imul(Math.round(y), 374761393);
  mix = Math.imul(mix ^ (mix >>> 13), 1274126177);
  return ((mix ^ (mix >>> 16)) >>> 0) / 2 ** 32;
}

/** Sides in strips, a top, and its rim lit or dark. */
export function prism({ solids, lines, palette }: Built, block: Block, form: string, colour: Colour): void {
  const { bottom, top, outline, rim } = block;
  for (const edge of rim)
    for (const { edge: part, heights, by } of stripsOf(edge, [bottom, top], form))
      solids.side(part, heights, shaded(colour, by));
  solids.area(outline, top, mixed(colour, palette.of.ink, palette.isDark ? 0.06 : 0));
  // Seen from below it is a ceiling.
  if (bottom > 0) solids.underside(outline, bottom, shaded(colour, 0.5));
  if (form === 'plates') joints(lines, outline, top, shaded(colour, 0.55));
  const lit = mixed(colour, palette.isDark ? palette.of.ink : [1, 1, 1], 0.55);
  const dark = shaded(colour, 0.42);
  for (const edge of rim) {
    const [a, b] = edge;
    lines.line({ ...a, z: top + 1 }, { ...b, z: top + 1 }, isLit(edge) ? lit : dark);
  }
}

interface Strip {
  readonly edge: Edge;
  readonly heights: readonly [number, number];
  /** Brightness. */
  readonly by: number;
}

/** The width of a side's strips in tenths, and their alternating brightness. */
const UPRIGHT: { readonly [form: string]: readonly [wide: number, ...by: number[]] } = {
  ribbed: [48, 1.12, 0.78],
  panelled: [230, 1.05, 0.86, 0.97],
  striped: [110, 1.15, 0.3],
};
const LYING: { readonly [form: string]: readonly [high: number, ...by: number[]] } = { planked: [62, 1.1, 0.8, 0.98] };

function stripsOf([a, b]: Edge, [bottom, top]: readonly [number, number], form: string): readonly Strip[] {
  const [wide, ...upright] = UPRIGHT[form] ?? [0];
  const [high, ...lying] = LYING[form] ?? [0];
  const cut = (length: number, every: number): number => (every > 0 ? Math.max(1, Math.round(length / every)) : 1);
  const across = cut(Math.hypot(b.x - a.x, b.y - a.y), wide);
  const up = cut(top - bottom, high);
  const at = (share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  return Array.from({ length: across * up }, (_, n) => {
    const [i, k] = [n % across, Math.floor(n / across)];
    return {
      edge: [at(i / across), at((i + 1) / across)],
      heights: [bottom + ((top - bottom) * k) / up, bottom + ((top - bottom) * (k + 1)) / up],
      by: (upright[i % upright.length] ?? 1) * (lying[k % lying.length] ?? 1),
    };
  });
}

/** An inch between the joints of plates. */
const JOINT = 254;

/** Joints across a floor, each clipped to the floor. */
function joints(lines: Lines, outline: readonly Point[], z: number, colour: Colour): void {
  for (const part of convexParts(outline)) {
    const xs = part.map(({ x }) => x);
    for (let x = Math.ceil(Math.min(...xs) / JOINT) * JOINT; x < Math.max(...xs); x += JOINT) {
      const ends = crossingsAt(part, x).toSorted((a, b) => a - b);
      if (ends.length >= 2) lines.line({ x, y: ends[0]!, z: z + 0.8 }, { x, y: ends.at(-1)!, z: z + 0.8 }, colour);
    }
  }
}

const crossingsAt = (corners: readonly Point[], x: number): readonly number[] =>
  corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return a.x > x === b.x > x ? [] : [a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)];
  });
