// Flat things on the table, painted on canvases: the ground with its zones, and where a move may end.
import type { Board, Reachable } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { blocksOf, shadowsOf } from '../map/relief.ts';
import type { Cell } from '../map/standing.ts';
import type { Named, Palette } from './palette.ts';
import { chance } from './prisms.ts';
import { belowCeiling } from './terrain.ts';

/** Pixels along the longer side of the table. */
const FINE = 1536;

interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
}

/** A canvas the size of the table, in tenths, north up. */
function sheetFor({ width, depth }: Pick<Board, 'width' | 'depth'>): Sheet {
  const canvas = document.createElement('canvas');
  const scale = FINE / Math.max(width, depth);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(depth * scale);
  const pen = canvas.getContext('2d')!;
  pen.setTransform(canvas.width / width, 0, 0, -canvas.height / depth, 0, canvas.height);
  return { canvas, pen };
}

function trace(pen: CanvasRenderingContext2D, outlines: readonly (readonly Point[])[]): void {
  pen.beginPath();
  for (const outline of outlines) {
    for (const [i, { x, y }] of outline.entries()) i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
    pen.closePath();
  }
}

/**
 * The ground: specks, a six-inch grid, zones, dark corners around terrain, and painted shadows unless light casts them.
 */
export function paintedGround(board: Board, palette: Palette, ceiling: number, hasShadows: boolean): HTMLCanvasElement {
  const { canvas, pen } = sheetFor(board);
  pen.fillStyle = palette.css.ground;
  pen.fillRect(0, 0, board.width, board.depth);
  specks(pen, board, palette);
  pen.strokeStyle = palette.css.line;
  pen.globalAlpha = 0.8;
  pen.lineWidth = 7;
  const every = 254 * 6;
  for (let x = every; x < board.width; x += every) pen.strokeRect(x, -10, 0, board.depth + 20);
  for (let y = every; y < board.depth; y += every) pen.strokeRect(-10, y, board.width + 20, 0);
  zones(pen, board, palette);
  const blocks = blocksOf(belowCeiling(board.pieces, ceiling));
  const standing = blocks.filter(({ bottom, top }) => bottom === 0 && top > 40);
  pen.globalAlpha = 0.5;
  pen.filter = 'blur(9px)';
  pen.fillStyle = '#000';
  for (const { outline } of standing) {
    trace(pen, [outline]);
    pen.fill();
  }
  pen.filter = hasShadows ? 'none' : 'blur(3px)';
  pen.globalAlpha = palette.isDark ? 0.5 : 0.3;
  if (!hasShadows) {
    // One path: overlapping shadows are not darker.
    trace(pen, blocks.flatMap(shadowsOf));
    pen.fill('nonzero');
  }
  return canvas;
}

function specks(pen: CanvasRenderingContext2D, { width, depth }: Board, { isDark }: Palette): void {
  for (let i = 0; i < 2600; i++) {
    const [x, y] = [width * chance(i, 1, 8), depth * chance(i, 2, 8)];
    const size = 8 + 130 * chance(i, 3, 8) ** 6 * 6;
    pen.globalAlpha = size > 60 ? 0.025 : 0.16;
    pen.fillStyle = chance(i, 4, 8) > (isDark ? 0.5 : 0.35) ? '#000' : '#fff';
    pen.beginPath();
    pen.ellipse(x, y, size, size * (0.4 + 0.6 * chance(i, 5, 8)), 3 * chance(i, 6, 8), 0, 7);
    pen.fill();
  }
}

function zones(pen: CanvasRenderingContext2D, board: Board, palette: Palette): void {
  for (const { outline, seat } of board.zones) {
    const colour = seat === null ? palette.css.gold : palette.css[seat % 2 === 0 ? 'seat-0' : 'seat-1'];
    trace(pen, [outline]);
    pen.globalAlpha = 0.09;
    pen.fillStyle = colour;
    pen.fill();
    pen.globalAlpha = 0.8;
    pen.strokeStyle = colour;
    pen.lineWidth = 16;
    pen.setLineDash(seat === null ? [20, 60] : seat % 2 === 0 ? [160, 60] : [60, 50]);
    pen.stroke();
    pen.setLineDash([]);
  }
}

/** Where a move may end on one level. */
export function paintedReach(
  board: Board,
  outline: Reachable['outlines'][number],
  palette: Palette,
): HTMLCanvasElement {
  const { canvas, pen } = sheetFor(board);
  const { polygons, noEnd } = outline;
  trace(pen, polygons);
  pen.fillStyle = palette.css.good;
  pen.globalAlpha = 0.3;
  pen.fill('nonzero');
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'destination-out';
  trace(pen, noEnd);
  pen.fill('nonzero');
  return canvas;
}

/** The fill of a square, and how many lines cross it. */
export interface Ink {
  readonly colour: Named;
  readonly alpha: number;
  readonly lines: number;
}

interface Squares {
  readonly cells: readonly Cell[];
  /** Of a square, in tenths. */
  readonly side: number;
  /** By level; null leaves the ground unchanged. */
  readonly inks: readonly (Ink | null)[];
}

/** Shaded squares. */
export function paintedSquares(board: Board, { cells, side, inks }: Squares, { css }: Palette): HTMLCanvasElement {
  const { canvas, pen } = sheetFor(board);
  pen.lineWidth = 10;
  pen.strokeStyle = css.ink;
  for (const { column, row, level } of cells) {
    const ink = inks[level];
    if (!ink) continue;
    const [x, y] = [column * side, row * side];
    pen.globalAlpha = ink.alpha;
    pen.fillStyle = css[ink.colour];
    pen.fillRect(x, y, side, side);
    pen.globalAlpha = 0.35;
    pen.beginPath();
    for (let n = 0; n < ink.lines; n++) {
      const at = (side * (n + 0.5)) / ink.lines;
      pen.moveTo(x + at, y);
      pen.lineTo(x + side, y + side - at);
    }
    pen.stroke();
  }
  return canvas;
}
