// Things on the table besides models, in three dimensions.
import type { BoardMark } from '@little-wars/engine';
import { type Colour, shaded } from './colour.ts';
import { seatColour } from './figures.ts';
import type { Palette } from './palette.ts';
import { Solids } from './shapes.ts';
import type { Vector } from './vector.ts';

/** Something that can be moved as one. Its shapes are around its own centre. */
export interface Troop {
  readonly name: string;
  readonly at: Vector;
  readonly solids: Solids;
  /** Translucent. */
  readonly glow?: Solids;
  /** Its painted shadow, for light that casts none. */
  readonly shade?: Solids;
}

/** Objectives are beacons; other marks are a disc. */
const isBeacon = (kind: string): boolean => /objective|marker/.test(kind);
/** The height of a beacon's light, and of its beam above that. */
const [MAST, BEAM] = [150, 520];

export function markTroop({ id, kind, at, radius, seat }: BoardMark, palette: Palette): Troop {
  const colour = seat === null ? palette.of.gold : seatColour(palette, seat);
  const solids = discOf(radius, colour);
  if (!isBeacon(kind)) {
    solids.ball({ x: 0, y: 0, z: 18 }, radius * 0.42, shaded(colour, 0.5), 8);
    return { name: `mark ${id}`, at, solids };
  }
  solids.bar({ x: 0, y: 0, z: 10 }, { x: 0, y: 0, z: MAST }, radius * 0.09, [0.08, 0.08, 0.09], 8);
  solids.ball({ x: 0, y: 0, z: MAST + 20 }, radius * 0.22, colour, 8);
  const glow = new Solids();
  const [low, high] = [round(radius * 0.13, 8), round(radius * 0.2, 8)];
  for (const [i, a] of low.entries()) {
    const k = (i + 1) % low.length;
    glow.face(
      [
        { ...a, z: MAST + 20 },
        { ...low[k]!, z: MAST + 20 },
        { ...high[k]!, z: MAST + BEAM },
        { ...high[i]!, z: MAST + BEAM },
      ],
      colour,
    );
  }
  return { name: `mark ${id}`, at, solids, glow };
}

const round = (r: number, sides = 24): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides;
    return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
  });

/** A flat disc with a broken rim. */
function discOf(radius: number, colour: Colour): Solids {
  const solids = new Solids();
  const [outer, inner] = [round(radius), round(radius * 0.76)];
  for (const [i, a] of outer.entries()) {
    const k = (i + 1) % outer.length;
    solids.side([a, outer[k]!], [0, 16], shaded(colour, 0.6));
    solids.face(
      [a, outer[k]!, inner[k]!, inner[i]!].map(p => ({ ...p, z: 16 })),
      i % 3 === 2 ? shaded(colour, 0.2) : colour,
    );
  }
  solids.area(inner, 16, [0.05, 0.05, 0.05]);
  return solids;
}
