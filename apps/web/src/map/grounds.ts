import type { BoardPiece } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { inInches } from './upright.ts';

/** The texts for terrain. */
export interface TerrainWords {
  kind(of: string): string;
  /** Its class under the rules, and the effect of that. */
  ground(of: string): { readonly name: string; readonly does: string };
}

export type Part = BoardPiece['parts'][number];

/** A part in one line: what it is, how high, and its class under the rules. */
export function toldPart(
  { kind, bottom, top, ground }: Pick<Part, 'kind' | 'bottom' | 'top' | 'ground'>,
  nameOf: TerrainWords['kind'],
  groundOf?: TerrainWords['ground'],
): string {
  const heights = bottom === 0 ? inInches(top) : `${inInches(bottom)} to ${inInches(top)}`;
  const what = `${nameOf(kind)}, ${heights} high`;
  if (ground === undefined || !groundOf) return what;
  const { name, does } = groundOf(ground);
  return `${what}. ${name}: ${does}`;
}

export interface GroundLabel {
  readonly ground: string;
  readonly at: Point;
  readonly label: string;
}

/** About the width of a letter, in pixels. */
const LETTER = 6;

/**
 * The classes of a piece, each written once on its largest part: in full where there is room, otherwise its initial.
 */
export function labelsOn(parts: readonly Part[], groundOf: TerrainWords['ground'], px: number): readonly GroundLabel[] {
  const boxes = parts.flatMap(({ ground, outline }) => {
    if (ground === undefined) return [];
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return [{ ground, width: right - left, height: high - low, at: { x: (left + right) / 2, y: (low + high) / 2 } }];
  });
  return [...new Set(boxes.map(({ ground }) => ground))].map(ground => {
    const own = boxes.filter(box => box.ground === ground);
    const { at, width, height } = own.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]!;
    const { name } = groundOf(ground);
    const fits = width > LETTER * (name.length + 2) * px && height > 2 * LETTER * px;
    return { ground, at, label: fits ? name : name.charAt(0).toUpperCase() };
  });
}
