// Pointers on the view in space: drawing and picking as on the map, otherwise orbiting, panning and zooming.

import type { Point } from '@little-wars/engine/geometry';
import type { Drag, Gestures, Pointed } from '../map/pointing.ts';

/** What moves the view. */
export interface Views {
  turn(right: number, up: number): void;
  pan(right: number, away: number): void;
  zoom(factor: number, at: At): void;
}

export interface At {
  /** In pixels from the upper left corner of the picture. */
  readonly x: number;
  readonly y: number;
}

interface Held {
  readonly begun: At;
  readonly pressed: Pointed | null;
  readonly drag: Drag | null;
  readonly isPan: boolean;
  last: At;
  moved: boolean;
  asked: boolean;
  /** It was part of a pinch, which cancels what it began. */
  pinched: boolean;
}

/** As on the map. */
const [PRESS, LONG, ABOVE_FINGER] = [6, 500, 52];
/** Radians per pixel. */
const TURN = 0.006;

/** Listens to an element until the returned function is called. `at` returns what is pointed at, `now` its meaning. */
export function listen(
  element: HTMLElement,
  pointedAt: (at: At, isFinger: boolean, dragged?: string | null) => Pointed | null,
  now: () => { readonly gestures: Gestures; readonly views: Views },
): () => void {
  const held = new Map<number, Held>();
  let resting = 0;
  const placeOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): At => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const asks = (one: Held): void => {
    if (one.moved || one.asked || held.size !== 1 || !one.pressed) return;
    one.asked = true;
    now().gestures.ask(one.pressed);
  };
  /** The dragged point: above a finger, so that it stays visible. */
  const draggedTo = (one: Held, at: At): Point | null => {
    const isFinger = one.pressed?.isFinger ?? false;
    return pointedAt(isFinger ? { x: at.x, y: at.y - ABOVE_FINGER } : at, isFinger, one.pressed?.model)?.at ?? null;
  };
  const down = (event: PointerEvent): void => {
    element.setPointerCapture(event.pointerId);
    const at = placeOf(event);
    const isFinger = event.pointerType === 'touch';
    const isMain = event.button === 0 && !event.altKey;
    const pressed = pointedAt(at, isFinger);
    const drag = isMain && held.size === 0 && pressed ? now().gestures.begin(pressed) : null;
    const one: Held = {
      begun: at,
      pressed,
      drag,
      isPan: !isMain,
      last: at,
      moved: false,
      asked: false,
      pinched: false,
    };
    held.set(event.pointerId, one);
    clearTimeout(resting);
    if (isFinger) resting = window.setTimeout(asks, LONG, one);
  };
  const move = (event: PointerEvent): void => {
    const one = held.get(event.pointerId);
    const at = placeOf(event);
    const { gestures, views } = now();
    if (!one && event.pointerType === 'mouse' && held.size === 0) gestures.hover(pointedAt(at, false));
    if (!one || one.asked) return;
    if (Math.hypot(at.x - one.begun.x, at.y - one.begun.y) > PRESS) one.moved = true;
    if (!one.moved) return;
    const others = [...held.values()].filter(each => each !== one);
    const [dx, dy] = [at.x - one.last.x, at.y - one.last.y];
    if (others.length > 0) {
      for (const each of held.values()) each.pinched = true;
      pinch(views, one.last, at, others[0]!.last);
    } else if (one.drag && !one.pinched) {
      const to = draggedTo(one, at);
      if (to) one.drag.move(to, one.pressed!.isFinger ? (pointedAt(at, true)?.at ?? null) : null);
    } else if (one.isPan) views.pan(-dx, dy);
    else views.turn(-dx * TURN, dy * TURN);
    one.last = at;
  };
  const up = (event: PointerEvent): void => {
    const one = held.get(event.pointerId);
    held.delete(event.pointerId);
    clearTimeout(resting);
    if (!one || one.asked || one.pinched || held.size > 0) return;
    const { gestures } = now();
    const to = one.drag && one.moved ? draggedTo(one, placeOf(event)) : null;
    if (to) one.drag!.end(to);
    else if (!one.moved && one.pressed && one.isPan) gestures.ask(one.pressed);
    else if (!one.moved && one.pressed) gestures.click(one.pressed, event);
  };
  const cancel = (event: PointerEvent): void => void held.delete(event.pointerId);
  const leave = (): void => {
    if (held.size === 0) now().gestures.hover(null);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    now().views.zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, placeOf(event));
  };
  const menu = (event: Event): void => event.preventDefault();
  const listeners: readonly (readonly [string, EventListener])[] = [
    ['pointerdown', down as EventListener],
    ['pointermove', move as EventListener],
    ['pointerup', up as EventListener],
    ['pointercancel', cancel as EventListener],
    ['pointerleave', leave],
    ['wheel', wheel as EventListener],
    ['contextmenu', menu],
  ];
  for (const [name, listener] of listeners) element.addEventListener(name, listener, { passive: false });
  return () => {
    clearTimeout(resting);
    for (const [name, listener] of listeners) element.removeEventListener(name, listener);
  };
}

/** Two fingers: pinching zooms, rotating orbits, moving pans. */
function pinch(views: Views, before: At, after: At, still: At): void {
  const far = (at: At): number => Math.hypot(at.x - still.x, at.y - still.y);
  const angle = (at: At): number => Math.atan2(at.y - still.y, at.x - still.x);
  if (far(after) > 8) views.zoom(far(before) / far(after), { x: (after.x + still.x) / 2, y: (after.y + still.y) / 2 });
  const twist = angle(after) - angle(before);
  views.turn(Math.atan2(Math.sin(twist), Math.cos(twist)), 0);
  views.pan((before.x - after.x) / 2, (after.y - before.y) / 2);
}
