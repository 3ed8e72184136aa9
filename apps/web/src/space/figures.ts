// Miniatures: a base with its side's rim, and a figure on it, assembled from parts by the model's size.
import type { BoardModel } from '@little-wars/engine';
import type { Footprint, Point } from '@little-wars/engine/geometry';
import { middleOf, shifted } from '../map/lying.ts';
import { type Colour, mixed, shaded } from './colour.ts';
import type { Palette } from './palette.ts';
import { rimOf } from './pick.ts';
import { Solids } from './shapes.ts';
import { between, type Vector } from './vector.ts';

/** How thick a base is, in tenths. */
export const BASE = 28;
const METAL: Colour = [0.045, 0.05, 0.06];
const EARTH: Colour = [0.055, 0.055, 0.045];
const BONE: Colour = [0.62, 0.52, 0.4];
const SLATE: Colour = [0.1, 0.11, 0.13];

const STEEL: Colour = [0.4, 0.42, 0.45];

const BULKS = { slight: 0.88, common: 1, broad: 1.12, huge: 1.2 } as const;
/** How far the largest gun extends ahead, and how thick it is, relative to the height of the figure. */
const GUNS: { readonly [weapon: string]: { readonly long: number; readonly thick: number } } = {
  pistol: { long: 0.26, thick: 0.022 },
  rifle: { long: 0.42, thick: 0.026 },
  long: { long: 0.6, thick: 0.022 },
  heavy: { long: 0.5, thick: 0.05 },
  flamer: { long: 0.44, thick: 0.036 },
  launcher: { long: 0.46, thick: 0.044 },
};

export const seatColour = ({ of }: Palette, seat: number): Colour => (seat % 2 === 0 ? of['seat-0'] : of['seat-1']);

/** Grey and a little darker: it has acted. */
const spent = (colour: Colour): Colour => {
  const grey = 0.3 * colour[0] + 0.6 * colour[1] + 0.1 * colour[2];
  return shaded(mixed(colour, [grey, grey, grey], 0.72), 0.62);
};

/** A base around its own centre, scaled. */
export function rimAround(base: Footprint, by: number): readonly Point[] {
  const { x, y } = middleOf(base);
  const own = shifted(base, -x, -y);
  if (own.corners) {
    const half = Math.min(...own.corners.map(({ x: u, y: v }) => Math.hypot(u, v)));
    const share = (half + by) / half;
    return own.corners.map(corner => ({ x: corner.x * share, y: corner.y * share }));
  }
  return rimOf({ ...own, r: Math.max(1, own.r + by) });
}

/**
 * The disc of a model, around its own centre: one side's rim is smooth, the other's toothed; it shows the remaining
 * wounds.
 */
export function buildBase(model: BoardModel, palette: Palette): Solids {
  const solids = new Solids();
  const { base, seat, wounds } = model;
  const ready = model.ready || model.active === true;
  if (!base) return solids;
  const full = seatColour(palette, seat);
  const colour = ready ? full : spent(full);
  const isToothed = seat % 2 === palette.toothed;
  const [outer, inner] = [rimAround(base, 0), rimAround(base, -0.2 * base.r)];
  const left = wounds && wounds.of > 0 ? wounds.left / wounds.of : 1;
  for (const [i, a] of outer.entries()) {
    const k = (i + 1) % outer.length;
    const isGap = isToothed && i % 2 === 1;
    const isLost = i / outer.length >= left;
    solids.side([a, outer[k]!], [0, BASE], isGap ? METAL : colour);
    const flat = (p: Point): Vector => ({ ...p, z: BASE });
    solids.face(
      [flat(a), flat(outer[k]!), flat(inner[k]!), flat(inner[i]!)],
      isLost || isGap ? shaded(METAL, isLost ? 0.5 : 1.6) : colour,
    );
  }
  solids.area(inner, BASE, ready ? mixed(EARTH, full, 0.06) : EARTH);
  return solids;
}

/** The figure itself, looking along the x axis. */
export function buildFigure({ height, base, seat, ready, active, id, figure }: BoardModel, palette: Palette): Solids {
  const solids = new Solids();
  const tone = (colour: Colour): Colour => (ready || active ? colour : spent(colour));
  const [team, metal] = [seatColour(palette, seat), tone(METAL)];
  const [plate, cloth, skin] = [tone(shaded(team, 0.75)), tone(mixed(SLATE, team, 0.16)), tone(BONE)];
  const h = height - BASE;
  // Large bases carry broad figures, small ones slim ones.
  const broad = between((1.5 * (base?.r ?? 125)) / (0.6 * h), 0.75, 2.2) * BULKS[figure.bulk];
  const at = (x: number, y: number, z: number): Vector => ({ x: x * h * broad, y: y * h * broad, z: BASE + z * h });
  const block = (low: readonly number[], high: readonly number[], colour: Colour): void =>
    solids.tapered(corners(at, low), corners(at, high), colour);
  const stance = (String(id).charCodeAt(String(id).length - 1) % 3) * 0.02;
  for (const side of [-1, 1]) {
    const ahead = side * (0.05 + stance);
    block([ahead, side * 0.11, 0.07, 0.055, 0], [ahead * 0.3, side * 0.09, 0.075, 0.07, 0.45], cloth);
    block([ahead + 0.02, side * 0.11, 0.1, 0.06, 0], [ahead + 0.01, side * 0.11, 0.075, 0.06, 0.08], metal);
    block(
      [ahead * 0.6 + 0.03, side * 0.1, 0.05, 0.06, 0.2],
      [ahead * 0.5 + 0.03, side * 0.1, 0.055, 0.065, 0.3],
      plate,
    );
    solids.ball(at(0, side * 0.235, 0.73), 0.095 * h * broad, plate, 8);
    solids.bar(at(0.01, side * 0.22, 0.7), at(0.17, side * 0.1, 0.56), 0.045 * h * broad, cloth, 6);
  }
  block([0, 0, 0.1, 0.14, 0.4], [0, 0, 0.11, 0.16, 0.5], metal);
  block([0, 0, 0.1, 0.14, 0.48], [0.01, 0, 0.13, 0.2, 0.78], cloth);
  block([0.06, 0, 0.075, 0.13, 0.56], [0.07, 0, 0.08, 0.16, 0.75], plate);
  if (figure.pack !== 'none') block([-0.16, 0, 0.06, 0.13, 0.5], [-0.16, 0, 0.06, 0.12, 0.84], metal);
  if (figure.pack === 'wings' || figure.pack === 'jets')
    for (const side of [-1, 1])
      block(
        [-0.2, side * 0.12, 0.03, 0.03, 0.6],
        [-0.26, side * 0.3, 0.02, 0.05, figure.pack === 'wings' ? 1 : 0.7],
        plate,
      );
  solids.bar(at(0, 0, 0.77), at(0.01, 0, 0.84), 0.045 * h * broad, skin, 6);
  solids.ball({ ...at(0.02, 0, 0), z: BASE + 0.9 * h }, Math.min(0.085 * h * broad, 0.1 * h), skin, 8);
  solids.ball({ ...at(0.005, 0, 0), z: BASE + 0.915 * h }, Math.min(0.09 * h * broad, 0.1 * h), plate, 8);
  const gun = GUNS[figure.weapon];
  if (gun) {
    solids.bar(at(-0.08, -0.06, 0.55), at(gun.long, -0.04, 0.6), gun.thick * h, metal, 6);
    solids.box(at(0.12, -0.05, 0.57), [0.3 * h, 2.2 * gun.thick * h, 0.1 * h], metal);
  }
  if (figure.blade) solids.bar(at(0.16, 0.14, 0.5), at(0.3, 0.2, 0.86), 0.018 * h, STEEL, 4);
  return solids;
}

/** The corners of a block: the middle's x and y, half its depth and width, its height. */
function corners(
  at: (x: number, y: number, z: number) => Vector,
  [x = 0, y = 0, deep = 0, wide = 0, z = 0]: readonly number[],
): readonly Vector[] {
  return [at(x - deep, y - wide, z), at(x + deep, y - wide, z), at(x + deep, y + wide, z), at(x - deep, y + wide, z)];
}

/** A model's facing, in radians from the x axis: its own facing or orientation, otherwise towards the nearest enemy. */
export function facingOf(model: BoardModel, models: readonly BoardModel[]): number {
  const along = model.heading?.along ?? model.lies?.along;
  if (along) return Math.atan2(along.dy, along.dx);
  const from = model.at;
  if (!from) return 0;
  const foes = models.flatMap(({ at, seat, out }) => (at && !out && seat !== model.seat ? [at] : []));
  const far = (at: Point): number => (at.x - from.x) ** 2 + (at.y - from.y) ** 2;
  const nearest = foes.reduce<Point | null>((best, at) => (best && far(best) <= far(at) ? best : at), null);
  return nearest ? Math.atan2(nearest.y - from.y, nearest.x - from.x) : (model.seat % 2 === 0 ? 1 : -1) * (Math.PI / 2);
}
