// Keyboard control of the map: pan and zoom, or move a cursor to draw, measure and inspect.
import type { Board } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import type { KeyboardEvent } from 'react';
import type { Looking } from '../table/looking.ts';
import type { DrawnSetUp } from '../table/setting-up.ts';
import type { Drawable } from './draft.ts';
import type { MapProps } from './map-props.ts';
import type { useCamera } from './pointing.ts';
import { modelAt } from './tape.ts';
import { uprightFor } from './upright.ts';

const ZOOMS: { readonly [key: string]: number } = { '+': 0.8, '=': 0.8, '-': 1.25 };
const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** How far an arrow key pans, as a share of the visible width. */
const STEP = 0.12;
/** How far it moves the cursor, in tenths: one inch, or a tenth of an inch with Shift. */
const INCH = 254;
const TENTH = 25;

type Controls = ReturnType<typeof useCamera>;

export function keyed(event: KeyboardEvent, props: MapProps, controls: Controls): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !isDone(event, props, controls)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Handles a key; false if it means nothing here. */
function isDone(event: KeyboardEvent, props: MapProps, controls: Controls): boolean {
  const factor = ZOOMS[event.key];
  if (factor !== undefined) controls.zoom(factor);
  else if (event.key === 'Home') controls.reset();
  else if (props.setUp) return ghostMoved(event, props.setUp);
  else if (props.question || props.looking.isMeasuring || (props.stand && props.looking.shade))
    return crossed(event, props, controls) || ((event.key === 'Enter' || event.key === ' ') && set(event, props));
  else return panned(event, controls);
  return true;
}

/** Moves a ghost of the set-up, or takes the next one. */
export function ghostMoved({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, setUp: DrawnSetUp): boolean {
  const arrow = ARROWS[key];
  const step = shiftKey ? TENTH : INCH;
  const by = BY_MODEL[key];
  const turns = TURNS[key];
  if (arrow) setUp.nudge(arrow[0] * step, arrow[1] * step);
  else if (by) setUp.hold((setUp.held + by + setUp.ghosts.length) % setUp.ghosts.length);
  else if (turns) setUp.turn(turns);
  else if (key === 'x') setUp.change(setUp.held);
  else if (key === 'Enter' && setUp.isPossible) setUp.confirm();
  else return false;
  return true;
}

const TURNS: { readonly [key: string]: 1 | -1 } = { q: 1, e: -1 };

function panned({ key }: KeyboardEvent, { camera, pan }: Controls): boolean {
  const arrow = ARROWS[key];
  if (arrow) pan(arrow[0] * STEP * camera.width, -arrow[1] * STEP * camera.height);
  return arrow !== undefined;
}

/** Moves the cursor by a step, or to a model. */
function crossed({ key, shiftKey }: KeyboardEvent, { board, looking, question, glance }: MapProps, controls: Controls) {
  const at = cursorOf(board, looking, question);
  const arrow = ARROWS[key];
  const step = shiftKey ? TENTH : INCH;
  const to = arrow
    ? {
        x: between(at.x + arrow[0] * step, 0, board.width),
        y: between(at.y + arrow[1] * step, 0, board.depth),
      }
    : nextModel(board, looking.cursor, BY_MODEL[key] ?? 0);
  if (!to) return false;
  glance({ do: 'cursor', at: to });
  follow(to, board, controls);
  return true;
}

const BY_MODEL: { readonly [key: string]: 1 | -1 } = { n: 1, p: -1, N: 1, P: -1 };

/** The centre of the next or previous model after the one under the cursor; the first if there is none. */
function nextModel(board: Board, cursor: Point | null, by: 0 | 1 | -1): Point | null {
  const standing = board.models.filter(({ at, out }) => at && !out);
  const now = standing.findIndex(model => model === (cursor && modelAt(board, cursor)));
  const next = standing.at((now + by + (now < 0 && by < 0 ? 1 : 0)) % standing.length)?.at;
  return by === 0 || !next ? null : { x: next.x, y: next.y };
}

/** Places the tape, adds a waypoint, or confirms the draft. */
function set({ key }: KeyboardEvent, { board, looking, question, glance, drawn, onConfirm }: MapProps): boolean {
  const at = cursorOf(board, looking, question);
  if (looking.isMeasuring) {
    glance({ do: 'tape', points: looking.tape.length === 1 ? [...looking.tape, at] : [at] });
    if (!looking.cursor) glance({ do: 'cursor', at });
    return true;
  }
  if (!question) return false;
  const last = looking.draft.points.at(-1);
  const isSet = last !== undefined && (looking.cursor === null || (last.x === at.x && last.y === at.y));
  if (!isSet) glance({ do: question.kind === 'move' ? 'add-point' : 'draw-to', point: at });
  else if (key === 'Enter' && drawn?.reasons.length === 0) onConfirm();
  return true;
}

/** The cursor's position: where it was left, or the draft's end, the model, its side's zone, or the centre. */
function cursorOf(board: Board, { cursor, draft, chosen }: Looking, question: Drawable | null): Point {
  const of = question === null ? chosen : question.kind === 'place' ? null : question.model;
  const model = board.models.find(({ id }) => id === of);
  const zone = board.zones.find(({ seat }) => seat === question?.to);
  const start = cursor ?? draft.points.at(-1) ?? model?.at ?? (zone ? middleOf(zone.outline) : null);
  const { x, y } = start ?? { x: board.width / 2, y: board.depth / 2 };
  return { x: Math.round(x), y: Math.round(y) };
}

const middleOf = (outline: readonly Point[]): Point => ({
  x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
  y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
});

/** Pans when the cursor leaves the view. */
function follow(to: Point, { depth }: Board, { camera, pan }: Controls): void {
  const y = uprightFor(depth).y(to.y);
  const past = (value: number, least: number, most: number): number =>
    value < least ? value - least : value > most ? value - most : 0;
  const dx = past(to.x, camera.x + INCH, camera.x + camera.width - INCH);
  const dy = past(y, camera.y + INCH, camera.y + camera.height - INCH);
  if (dx !== 0 || dy !== 0) pan(dx, dy);
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const CROSS = 'Arrow keys move a cross by an inch, with Shift by a tenth; N and P take it to the next model or back;';

/** The keyboard help that a screen reader reads out. */
export function keysFor({ question, looking, stand, setUp }: MapProps): string {
  if (looking.isMeasuring) return `Map, tape in hand. ${CROSS} Space holds the tape there, Esc puts it away.`;
  if (setUp)
    return 'Map. N and P select the next or previous model of your team, arrow keys move it by an inch, with Shift by a tenth, X changes what is chosen for it; Enter confirms the set-up.';
  if (question)
    return `Map. ${CROSS} Space or Enter sets a point there, Enter on it confirms; plus and minus zoom; M measures.`;
  if (stand && looking.shade) return `Map. ${CROSS} the consequences of standing there are read out.`;
  return 'Map. Arrow keys move the view, plus and minus zoom, Home shows all, M measures. Every model is also in the list of models.';
}
