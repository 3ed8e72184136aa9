// How terrain shows its height from above: faces that belong together are one, edges are lit or dark, shadows are as long
// as the terrain is high. There is one sun, and it stands in the north-west.
import type { Point } from '@little-wars/engine/geometry';
import type { Part } from './grounds.ts';

/** How far a shadow falls to the east, and equally to the south, per unit of height. */
const FALL = 0.3;

/** Parts of one piece that are one to the eye: of the same kind, between the same heights. */
export interface Face extends Pick<Part, 'kind' | 'bottom' | 'top' | 'ground'> {
  readonly outlines: readonly (readonly Point[])[];
}

/** The faces of a piece. The rules split a piece into convex parts; the seams between them should not show. */
export function facesOf(parts: readonly Part[]): readonly Face[] {
  const faces = new Map<string, Face>();
  for (const { kind, bottom, top, ground, outline } of parts) {
    const key = [kind, bottom, top, ground].join();
    const { outlines } = faces.get(key) ?? { outlines: [] };
    faces.set(key, {
      kind,
      bottom,
      top,
      ...(ground === undefined ? {} : { ground }),
      outlines: [...outlines, outline],
    });
  }
  return [...faces.values()];
}

export type Edge = readonly [Point, Point];

const nameOf = ([a, b]: Edge): string => `${a.x},${a.y} ${b.x},${b.y}`;

/** Twice the area, negative if the corners go clockwise. */
const turnOf = (outline: readonly Point[]): number =>
  outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

const edgesRound = (corners: readonly Point[]): readonly Edge[] =>
  corners.map((a, i) => [a, corners[(i + 1) % corners.length]!]);

/** The outlines of a face, counter-clockwise. */
const turned = ({ outlines }: Face): readonly (readonly Point[])[] =>
  outlines.map(outline => (turnOf(outline) < 0 ? outline.toReversed() : outline));

/** Whether an edge faces north or west, towards the sun. The outside is to the right of the edge. */
const isLit = ([a, b]: Edge): boolean => b.y - a.y + b.x - a.x < 0;

/** The edges of a face by light, without those at which two of its parts meet. */
export function edgesOf(face: Face): { readonly lit: readonly Edge[]; readonly dark: readonly Edge[] } {
  const edges = turned(face).flatMap(edgesRound);
  const names = new Set(edges.map(nameOf));
  const rim = edges.filter(([a, b]) => !names.has(nameOf([b, a])));
  return { lit: rim.filter(isLit), dark: rim.filter(edge => !isLit(edge)) };
}

/**
 * The shadow of a face as areas that overlap: each part, and what each of its dark edges sweeps between bottom and top. It
 * falls on what the face stands on, among the faces of its piece, or else on the ground.
 */
export function shadowsOf(face: Face, among: readonly Face[]): readonly (readonly Point[])[] {
  const { bottom, top } = face;
  const ground = among.some(each => each.top === bottom) ? bottom : 0;
  const fallen = ({ x, y }: Point, height: number): Point => {
    const by = Math.round((height - ground) * FALL);
    return { x: x + by, y: y - by };
  };
  return turned(face).flatMap(outline => [
    outline.map(at => fallen(at, bottom)),
    ...edgesRound(outline)
      .filter(edge => !isLit(edge))
      .map(([a, b]) => [fallen(b, bottom), fallen(a, bottom), fallen(a, top), fallen(b, top)]),
  ]);
}
