import type { Part, Piece } from '../geometry/terrain.ts';
import { outlineOf, part, type XY } from './pieces.ts';

/** One end or side of a wall: the one with the lower or the higher coordinate. */
export type End = 'low' | 'high';

/** An opening in a wall, and the position of its open hatch. */
export interface Doorway {
  readonly id: string;
  /** The centre of the access point, in inches along its wall. */
  readonly at: number;
  /** The hatch is hinged at this end of the access point and opens to this side of the wall. Null: always open. */
  readonly hatch: { readonly hinge: End; readonly opens: End } | null;
}

/** A straight wall along x or along y, with doorways in it. In inches. */
export interface Bulkhead {
  readonly id: string;
  readonly runs: 'x' | 'y';
  /** The fixed coordinate of its centre line. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly doorways: readonly Doorway[];
}

/** In inches. */
const THICK = 0.3;
const HIGH = 4;
/** The width of an access point, and of the stretch of wall on either side. */
const ACCESS = 2;
const BESIDE = 1;
/** The distance of an open hatch from the access point, so that every base can pass. */
const ASIDE = 0.25;

/** A rectangle given along and across a wall's centre line. */
const across = ({ runs, at }: Bulkhead, [from, to]: XY, [low, high]: XY) =>
  outlineOf(
    (
      [
        [from, low],
        [to, low],
        [to, high],
        [from, high],
      ] as const
    ).map(([u, v]): XY => (runs === 'x' ? [u, at + v] : [at + v, u])),
  );

const HALF = THICK / 2;

function leafOf(wall: Bulkhead, { at, hatch }: Doorway): Part {
  const { hinge, opens } = hatch!;
  const edge = ACCESS / 2 + ASIDE;
  const along: XY = hinge === 'low' ? [at - edge - THICK, at - edge] : [at + edge, at + edge + THICK];
  const out: XY = opens === 'low' ? [-HALF - ACCESS, -HALF] : [HALF, HALF + ACCESS];
  return { ...accessPart(wall, at, 'hatch'), open: across(wall, along, out) };
}

const accessPart = (wall: Bulkhead, at: number, kind: 'hatch' | 'access-point'): Part =>
  part(kind, across(wall, [at - ACCESS / 2, at + ACCESS / 2], [-HALF, HALF]), 0, HIGH);

/** The access point, the wall beside it and its hatch are one piece, as the rules for moves treat them together. */
function doorwayPiece(wall: Bulkhead, doorway: Doorway): Piece {
  const { id, at, hatch } = doorway;
  const frame = (from: number): Part =>
    part('access-frame', across(wall, [from, from + BESIDE], [-HALF, HALF]), 0, HIGH);
  return {
    id,
    parts: [
      accessPart(wall, at, 'access-point'),
      frame(at - ACCESS / 2 - BESIDE),
      frame(at + ACCESS / 2),
      ...(hatch ? [leafOf(wall, doorway)] : []),
    ],
  };
}

/** A wall's doorways, and the stretches between them. */
export function bulkheadPieces(wall: Bulkhead): readonly Piece[] {
  const { id, from, to, doorways } = wall;
  const reach = ACCESS / 2 + BESIDE;
  const cuts = [from, ...doorways.flatMap(({ at }) => [at - reach, at + reach]), to];
  const stretches: Piece[] = [];
  for (let i = 0; i < cuts.length; i += 2) {
    const [start, end] = [cuts[i]!, cuts[i + 1]!];
    if (end - start < 0.01) continue;
    stretches.push({
      id: doorways.length === 0 ? id : `${id}-${i / 2 + 1}`,
      parts: [part('bulkhead', across(wall, [start, end], [-HALF, HALF]), 0, HIGH)],
    });
  }
  return [...stretches, ...doorways.map(doorway => doorwayPiece(wall, doorway))];
}
