// Signs over the table in space: sight rulings, the drawn path, rings, the tape and the cursor.
import type { Board, BoardModel, Ruling } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import type { MapProps } from '../map/map-props.ts';
import { blocksOf } from '../map/relief.ts';
import { endsOf } from '../map/said.ts';
import { tapeBetween } from '../map/tape.ts';
import { draftedBase } from '../map/turning.ts';
import { inInches, tenthsOf } from '../map/upright.ts';
import { isAboutOthers } from '../table/looking.ts';
import { bandsAlong } from './bands.ts';
import { type Colour, shaded } from './colour.ts';
import { drift, headings } from './drifts.ts';
import { buildFigure, facingOf, rimAround } from './figures.ts';
import type { Noted } from './noted.ts';
import type { Palette } from './palette.ts';
import { rimOf } from './pick.ts';
import { Solids } from './shapes.ts';
import { belowCeiling } from './terrain.ts';
import { lengthOf, minus, plus, unit, type Vector } from './vector.ts';

export interface Shown {
  readonly signs: Solids;
  readonly glows: Solids;
  readonly notes: readonly Noted[];
}

/** The height of the marker above a place. */
const OVER = 14;
const raised = (at: Vector, by = OVER): Vector => ({ ...at, z: at.z + by });

export function signsOf(props: MapProps, palette: Palette, ceiling: number, isThrough: boolean): Shown {
  const { board, looking, rulings, drawn } = props;
  const [signs, glows] = [new Solids(), new Solids()];
  const notes: Noted[] = [];
  const shown: Shown = { signs, glows, notes };
  const { of } = palette;
  notes.push(...headings(signs, board, palette, ceiling));
  if (props.ahead) notes.push(...drift(signs, props.ahead, palette));
  for (const ruling of isAboutOthers(looking, props.aim ?? null) ? [] : rulings)
    sightline(shown, ruling, palette, isThrough);
  blockers(glows, board, rulings, of.danger, ceiling);
  const chosen = board.models.find(({ id }) => id === looking.chosen);
  if (chosen?.at && chosen.base)
    for (const inches of looking.rings) {
      ring(signs, chosen, tenthsOf(inches), of.accent);
      notes.push({
        at: plus(chosen.at, { x: 0, y: -(chosen.base.r + tenthsOf(inches)), z: OVER }),
        text: `${inches}"`,
        kind: 'sign',
      });
    }
  if (drawn) notes.push(way(shown, props, palette));
  const measured = looking.isMeasuring ? endsOf(looking, looking.cursor) : null;
  if (measured) {
    const { from, to, length } = tapeBetween(board, ...measured);
    const [a, b] = [
      { ...from, z: 40 },
      { ...to, z: 40 },
    ];
    if (length > 0) dashed(signs, a, b, { r: 9, dash: 120, colour: of.accent });
    notes.push({ at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: 60 }, text: inInches(length), kind: 'sign' });
  }
  if (looking.cursor) cross(signs, { ...looking.cursor, z: OVER }, of.ink);
  return shown;
}

interface Dashes {
  readonly r: number;
  /** Zero for an unbroken line. */
  readonly dash: number;
  readonly colour: Colour;
}

function dashed(solids: Solids, a: Vector, b: Vector, { r, dash, colour }: Dashes): void {
  const length = lengthOf(minus(b, a));
  if (length < 1) return;
  const ahead = unit(minus(b, a));
  const step = dash === 0 ? length : dash * 1.7;
  for (let from = 0; from < length; from += step)
    solids.bar(plus(a, ahead, from), plus(a, ahead, Math.min(length, from + (dash || length))), r, colour, 6);
}

/** A ruling's deciding line in space, solid where it holds; and what it touches. */
function sightline({ signs }: Shown, { line, holds, touches = [] }: Ruling, { of }: Palette, isThrough: boolean): void {
  if (!line) return;
  const colour = holds ? of.good : of.danger;
  // It starts a little away from the eye that looks along it.
  const skipped = Math.min(500, lengthOf(minus(line.to, line.from)) / 3);
  const from = isThrough ? plus(line.from, unit(minus(line.to, line.from)), skipped) : line.from;
  dashed(signs, from, line.to, { r: isThrough ? 3 : 7, dash: holds ? 0 : 110, colour });
  for (const { at } of touches) if (at) signs.ball(at, 26, of.danger, 8);
}

/** Pieces and models that a line touches are highlighted. */
function blockers(
  glows: Solids,
  { pieces, models }: Board,
  rulings: readonly Ruling[],
  colour: Colour,
  ceiling: number,
): void {
  const touched = new Set(
    rulings.flatMap(({ line, touches = [] }) => (line ? touches.map(({ what }) => String(what)) : [])),
  );
  const blocking = pieces.filter(({ id }) => touched.has(id));
  for (const { rim, outline, bottom, top } of blocksOf(belowCeiling(blocking, ceiling))) {
    for (const [a, b] of rim) {
      // A little outside the wall itself.
      const far = 4 / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
      const [dx, dy] = [(b.y - a.y) * far, (a.x - b.x) * far];
      glows.side(
        [
          { x: a.x + dx, y: a.y + dy },
          { x: b.x + dx, y: b.y + dy },
        ],
        [bottom, top],
        colour,
      );
    }
    glows.area(outline, top + 4, colour);
  }
  for (const { id, base, at, height } of models)
    if (base && at && touched.has(String(id)))
      for (const [i, a] of rimOf(base).entries()) {
        const rim = rimOf(base);
        glows.side([a, rim[(i + 1) % rim.length]!], [at.z, at.z + height], colour);
      }
}

/** A flat ring at a distance from the edge of a base. */
function ring(solids: Solids, { base, at }: BoardModel, out: number, colour: Colour): void {
  const [inner, outer] = [rimAround(base!, out - 6), rimAround(base!, out + 6)];
  const flat = (p: { readonly x: number; readonly y: number }): Vector => ({
    x: at!.x + p.x,
    y: at!.y + p.y,
    z: at!.z + 8,
  });
  for (const [i, a] of outer.entries()) {
    const k = (i + 1) % outer.length;
    solids.face([flat(inner[i]!), flat(a), flat(outer[k]!), flat(inner[k]!)], colour);
  }
}

function cross(solids: Solids, at: Vector, colour: Colour): void {
  for (const [dx, dy] of [
    [150, 0],
    [0, 150],
  ] as const)
    solids.bar({ x: at.x - dx, y: at.y - dy, z: at.z }, { x: at.x + dx, y: at.y + dy, z: at.z }, 9, colour, 6);
}

/** The drawn path with its limits, the ghost at its end, and its length. */
function way({ signs, glows }: Shown, props: MapProps, palette: Palette): Noted {
  const { drawn, question, board, reach, refusal } = props;
  const { path, cost, reasons, ground } = drawn!;
  const { of } = palette;
  const isLegal = reasons.length === 0;
  const limits = reach?.limits ?? [];
  const isTooLong = cost !== null && limits.length > 0 && cost > limits.at(-1)!.at;
  const grey: Colour = [0.3, 0.3, 0.3];
  const colours: readonly Colour[] = [of.good, of.gold, of.danger];
  for (const { band, points } of bandsAlong(path, limits)) {
    const isFine = isLegal || (isTooLong && band < limits.length);
    const colour = isFine ? colours[Math.min(band, 2)]! : grey;
    for (const [i, to] of points.slice(1).entries())
      dashed(signs, raised(points[i]!), raised(to), {
        r: 12,
        dash: isFine && band === 0 ? 0 : 90 / (band + 1),
        colour,
      });
  }
  for (const point of path.slice(1, -1)) signs.ball(raised(point), 24, of.accent, 8);
  const end = path.at(-1)!;
  const colour = isLegal ? of.accent : grey;
  const base = question && draftedBase(board, question, drawn!);
  const own =
    question && board.models.find(({ id }) => id === (question.kind === 'place' ? question.what : question.model));
  const rim = base ? rimOf(base) : rimOf({ ax: end.x, ay: end.y, bx: end.x, by: end.y, r: 130 });
  if (ground) for (const outline of ground) prismGlow(glows, outline, [end.z, end.z + 254], colour);
  else prismGlow(glows, rim, [end.z, end.z + 30], colour);
  if (own && !ground && question?.kind !== 'aim') {
    const moved = { ...own, at: end, base: base ?? own.base };
    glows.put(end, facingOf(moved, board.models), buildFigure({ ...moved, ready: true }, palette), colour);
  }
  const text = [cost === null ? null : inInches(cost), refusal].filter(part => part !== null).join(' · ');
  return { at: raised(end, (own?.height ?? 300) + 120), text, kind: isLegal ? 'sign' : 'sign refused' };
}

function prismGlow(
  glows: Solids,
  outline: readonly { readonly x: number; readonly y: number }[],
  heights: readonly [number, number],
  colour: Colour,
): void {
  for (const [i, a] of outline.entries())
    glows.side([a, outline[(i + 1) % outline.length]!], heights, shaded(colour, 0.8));
  glows.area(outline, heights[1], colour);
}

/** The position of a model's eyes. */
export const headOf = ({ height }: BoardModel, at: Spot): Vector => ({ x: at.x, y: at.y, z: at.z + 0.9 * height });

/** A model's view target by default: ahead, slightly down. */
export function aheadOf(model: BoardModel, models: readonly BoardModel[]): Vector | null {
  if (!model.at) return null;
  const turn = facingOf(model, models);
  return plus(headOf(model, model.at), { x: Math.cos(turn), y: Math.sin(turn), z: -0.06 }, 1000);
}
