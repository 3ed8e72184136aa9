// Models and marks as they stand in space, from the same board as on the map.
import type { Board, BoardModel, Id } from '@little-wars/engine';
import { hullOf } from '@little-wars/engine/geometry';
import { middleOf } from '../map/lying.ts';
import { type Colour, shaded } from './colour.ts';
import { BASE, buildBase, buildFigure, facingOf, rimAround, seatColour } from './figures.ts';
import { SUN } from './light.ts';
import { markTroop, type Troop } from './marks.ts';
import type { Palette } from './palette.ts';
import { Solids } from './shapes.ts';
import type { Vector } from './vector.ts';

export interface Pointed {
  readonly active: Id | null;
  readonly chosen: Id | null;
  readonly other: Id | null;
  readonly options: readonly Id[];
}

export const nameOfModel = (id: Id): string => `model ${String(id)}`;

/** From `floor` up models are complete; below it only their bases are shown. */
export interface Levels {
  readonly ceiling: number;
  readonly floor: number;
}

export function troopsOf(board: Board, palette: Palette, pointed: Pointed, levels: Levels): readonly Troop[] {
  const { ceiling } = levels;
  return [
    ...board.marks.filter(({ at }) => at.z < ceiling).map(mark => markTroop(mark, palette)),
    ...board.models.flatMap(model =>
      model.at && model.at.z < ceiling ? modelTroop(model, { board, palette, pointed, floor: levels.floor }) : [],
    ),
  ];
}

interface Mustered {
  readonly board: Board;
  readonly palette: Palette;
  readonly pointed: Pointed;
  readonly floor: number;
}

function modelTroop(model: BoardModel, { board: { models }, palette, pointed, floor }: Mustered): readonly Troop[] {
  const { id, base, at, out } = model;
  if (!base || !at) return [];
  const turn = facingOf(model, models);
  const ring = ringColour(id, palette, pointed);
  const solids = buildBase(model, palette);
  if (at.z >= floor) solids.put(HERE, turn, out ? fallen(model, palette) : buildFigure(model, palette));
  if (ring) solids.put(HERE, 0, ringAround(model, ring));
  return [{ name: nameOfModel(id), at: { ...middleOf(base), z: at.z }, solids, shade: shadeOf(model) }];
}

const HERE: Vector = { x: 0, y: 0, z: 0 };

/** The shadow of a model on what it stands on: its base, extended away from the sun. */
function shadeOf({ base, height }: BoardModel): Solids {
  const solids = new Solids();
  const rim = rimAround(base!, 0);
  const by = -0.55 * height;
  const far = rim.map(({ x, y }) => ({ x: 0.6 * x + by * SUN.x, y: 0.6 * y + by * SUN.y }));
  solids.area(hullOf([...rim, ...far]), 4, [0, 0, 0]);
  return solids;
}

function ringColour(id: Id, { of }: Palette, { active, chosen, other, options }: Pointed): Colour | null {
  if (id === other) return of.danger;
  if (id === active || id === chosen) return of.accent;
  return options.includes(id) ? shaded(of.gold, 0.8) : null;
}

/** A raised broken ring around a base: distinguishable from the unbroken rim without colour. */
function ringAround({ base }: BoardModel, colour: Colour): Solids {
  const solids = new Solids();
  const [inner, outer] = [rimAround(base!, 14), rimAround(base!, 46)];
  for (const [i, a] of outer.entries()) {
    if (i % 4 === 3) continue;
    const k = (i + 1) % outer.length;
    const flat = [inner[i]!, a, outer[k]!, inner[k]!].map(p => ({ ...p, z: 10 }));
    solids.face(flat, colour);
    solids.side([a, outer[k]!], [2, 10], shaded(colour, 0.6));
  }
  return solids;
}

/** A dark stain and a helmet: it is out of the game. */
function fallen({ base, seat }: BoardModel, palette: Palette): Solids {
  const solids = new Solids();
  const r = base?.r ?? 125;
  solids.ball({ x: 0, y: 0, z: BASE + 0.1 * r }, 0.3 * r, shaded(seatColour(palette, seat), 0.3), 8);
  solids.bar(
    { x: -0.5 * r, y: 0.2 * r, z: BASE + 10 },
    { x: 0.6 * r, y: 0.1 * r, z: BASE + 10 },
    9,
    [0.03, 0.03, 0.04],
    5,
  );
  return solids;
}
