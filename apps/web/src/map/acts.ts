// What pointers do on the map: drag, click and hover.
import type { Board, BoardModel, Id } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import type { MapProps } from './map-props.ts';
import type { Drag, Pointed } from './pointing.ts';
import { nearestTo } from './tape.ts';

const modelCalled = (board: Board, id: string | null): Id | null =>
  board.models.find(model => String(model.id) === id)?.id ?? null;

/** A press in table coordinates. */
export interface Pressed {
  readonly at: Point;
  readonly id: Id | null;
  readonly title: string | null;
}

interface Table {
  readonly board: Board;
  readonly point: (p: Point) => Point;
  /** Tenths per pixel. */
  readonly px: number;
}

/** A tap within this many pixels hits a model. */
export const NEAR = 18;

/** Where the press is and which model it hits; a tap may miss a pickable model by a little. */
export function pressedOn({ board, point, px }: Table, on: Pointed, meant: (id: Id) => boolean): Pressed {
  const [at, id] = [point(on.at), modelCalled(board, on.model)];
  const near = id === null && on.isFinger ? nearestTo(board, at, NEAR * px, meant) : null;
  return { at, id: id ?? near, title: on.title };
}

interface Dragging {
  readonly point: (p: Point) => Point;
  readonly finger: (at: Point | null) => void;
  /** How far a press may miss what it drags, in tenths. */
  readonly slack: number;
}

/** Dragging the moving model draws its path; with the tape out it measures; otherwise it pans. */
export function dragOf(
  { board, looking, glance, question, acts, setUp }: MapProps,
  { at: from, id }: Pressed,
  { point, finger, slack }: Dragging,
): Drag | null {
  const dragging = (to: (at: Point) => void, end: (at: Point) => void = to): Drag => ({
    move: (at, held) => {
      to(point(at));
      finger(held && point(held));
    },
    end: at => {
      end(point(at));
      finger(null);
    },
  });
  if (looking.isMeasuring) return dragging(to => glance({ do: 'tape', points: [from, to] }));
  const ghost = setUp?.grab(from, slack);
  if (ghost) return dragging(to => ghost.move(to, null), ghost.end);
  const isMover = question?.kind === 'move' && id === question.model;
  if (id === null || !(isMover || acts?.pickUp(id))) return null;
  if (!isMover) glance({ do: 'clear-draft' });
  if (looking.chosen !== id) glance({ do: 'choose', id });
  if (looking.cursor) glance({ do: 'cursor', at: null });
  const draw = (to: Point): void => glance({ do: 'draw-to', point: to });
  return dragging(draw, to => {
    const on = board.models.find(model => model.id !== id && isOn(model, to));
    if (on && acts?.dropOn(id, on.id)) glance({ do: 'clear-draft' });
    else draw(to);
  });
}

const isOn = ({ at, base }: BoardModel, { x, y }: Point): boolean =>
  at !== null && base !== null && Math.hypot(at.x - x, at.y - y) <= base.r;

/** A click places the tape, picks a model as the answer, adds a waypoint, or selects a model or place. */
export function clicked(props: MapProps, { id, at }: Pressed, shift: boolean): void {
  const { looking, glance, question, options, onOption, onConfirm, drawn, stand, setUp } = props;
  const active = question && question.kind !== 'place' ? question.model : null;
  const last = looking.draft.points.at(-1);
  if (looking.cursor) glance({ do: 'cursor', at: null });
  if (looking.isMeasuring) glance({ do: 'tape', points: looking.tape.length === 1 ? [...looking.tape, at] : [at] });
  else if (setUp?.tap(at, id)) glance({ do: 'choose', id });
  else if (id !== null && options.includes(id) && !shift) onOption(id);
  else if (id !== null && !shift && props.acts?.attack(id)) glance({ do: 'clear-draft' });
  else if (id !== null && looking.chosen !== null && looking.chosen !== id) glance({ do: 'compare', id });
  else if (id === null && question === null && stand && looking.shade) glance({ do: 'cursor', at });
  else if ((id !== null && id !== active) || question === null) glance({ do: 'choose', id });
  else if (question.kind === 'move') glance({ do: 'add-point', point: at });
  else if (last && drawn?.reasons.length === 0 && Math.hypot(last.x - at.x, last.y - at.y) < SAME) onConfirm();
  else glance({ do: 'draw-to', point: at });
}

/** Clicks within this distance, in tenths, count as the same spot. */
const SAME = 60;
