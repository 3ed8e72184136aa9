// Pointer gestures on the map: one pointer pans, draws or measures; two zoom; the wheel zooms; a long press inspects.
import type { Point } from '@little-wars/engine/geometry';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { around, type Camera, fitted, isNarrow, isTurnedIn, panned, type Size, wholeTable, zoomed } from './camera.ts';

export interface Pointed {
  /** In picture coordinates, y downwards. */
  readonly at: Point;
  /** The model under the pointer, by its `data-model`. */
  readonly model: string | null;
  /** Anything else under the pointer, by its title. */
  readonly title: string | null;
  readonly isFinger: boolean;
}

/** What a drag does; null to pan. `finger` is the touch point when it lies below the dragged thing. */
export interface Drag {
  move(to: Point, finger: Point | null): void;
  end(to: Point): void;
}

/** What gestures mean, whichever view of the table they are made in. */
export interface Gestures {
  begin(at: Pointed): Drag | null;
  /** A press without a drag. */
  click(at: Pointed, event: { readonly shiftKey: boolean }): void;
  /** Hover; null when the mouse leaves. */
  hover(at: Pointed | null): void;
  /** Inspect: a long press, or the secondary mouse button. */
  ask(at: Pointed): void;
}

/** A pointer that moves less than this, in pixels, is a press. */
const PRESS = 6;
/** Milliseconds until a resting finger becomes a long press. */
const LONG = 500;
/** Dragged things stay this far above the finger, in pixels, so that it does not hide them. */
const ABOVE_FINGER = 52;

/** The camera looks at the picture as the table lies; on a phone the picture is turned by a quarter, its east to the top. */
export function useCamera(table: Size, svg: RefObject<SVGSVGElement | null>) {
  const [size, setSize] = useState<Size>({ width: 900, height: 600 });
  const [camera, setCamera] = useState<Camera | null>(null);
  const isTurned = isTurnedIn(table, size);
  const window = isTurned ? { width: size.height, height: size.width } : size;
  const whole = wholeTable(table, window);
  const now = camera === null ? whole : fitted(camera, window, whole);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [svg]);
  const { x, y, width, height } = now;
  return {
    camera: now,
    // The scale in tenths per pixel: things that must stay readable are sized by it.
    px: width / Math.max(1, window.width),
    isTurned,
    isNarrow: isNarrow(size),
    viewBox: isTurned ? `${y} ${table.width - x - width} ${height} ${width}` : `${x} ${y} ${width} ${height}`,
    /** From the picture as the table lies to the picture as it is shown. */
    turn: isTurned ? `matrix(0 -1 1 0 0 ${table.width})` : undefined,
    zoom: (factor: number, at: Point = middleOf(now)) => setCamera(zoomed(now, factor, at, whole)),
    pan: (dx: number, dy: number) => setCamera(panned(now, dx, dy, whole)),
    show: (places: readonly Point[], margin: number) => setCamera(around(places, margin, whole)),
    reset: () => setCamera(null),
  };
}

const middleOf = ({ x, y, width, height }: Camera): Point => ({ x: x + width / 2, y: y + height / 2 });

type Controls = ReturnType<typeof useCamera>;

interface Held {
  readonly begun: Point;
  readonly pressed: Pointed;
  last: Point;
  moved: boolean;
  /** The long press has fired. */
  asked: boolean;
  /** It became part of a pinch, which cancels what it began. */
  zoomed: boolean;
  readonly drag: Drag | null;
}

type At = { readonly clientX: number; readonly clientY: number };

export function usePointing(
  svg: RefObject<SVGSVGElement | null>,
  { camera, zoom, pan, isTurned, px }: Controls,
  handlers: Gestures,
) {
  const held = useRef(new Map<number, Held>());
  const resting = useRef(0);
  const onPicture = (event: At): Point => {
    const { left, top, width, height } = svg.current!.getBoundingClientRect();
    const [right, down] = [(event.clientX - left) / width, (event.clientY - top) / height];
    const [across, below] = isTurned ? [1 - down, right] : [right, down];
    return { x: camera.x + across * camera.width, y: camera.y + below * camera.height };
  };
  /** Moves the view by so many pixels on the screen. */
  const slide = (right: number, down: number): void =>
    isTurned ? pan(-down * px, right * px) : pan(right * px, down * px);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, onPicture(event));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  });
  useEffect(() => () => clearTimeout(resting.current), []);
  const pointedBy = (event: At & { readonly target: EventTarget }, isFinger = false): Pointed => {
    const on = event.target as Element;
    return {
      at: onPicture(event),
      model: on.closest('[data-model]')?.getAttribute('data-model') ?? null,
      title: on.querySelector(':scope > title')?.textContent ?? null,
      isFinger,
    };
  };
  /** The dragged point: above a finger, so that it stays visible. */
  const heldAt = ({ pressed }: Held, { clientX, clientY }: At): Point =>
    onPicture({ clientX, clientY: pressed.isFinger ? clientY - ABOVE_FINGER : clientY });
  const asks = (one: Held): void => {
    if (one.moved || one.asked || held.current.size !== 1) return;
    one.asked = true;
    handlers.ask(one.pressed);
  };

  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>): void {
      if (event.button !== 0) return;
      svg.current!.setPointerCapture(event.pointerId);
      const isFinger = event.pointerType === 'touch';
      const pressed = pointedBy(event, isFinger);
      const at = { x: event.clientX, y: event.clientY };
      const drag = held.current.size === 0 ? handlers.begin(pressed) : null;
      const one: Held = { begun: at, pressed, last: at, moved: false, asked: false, zoomed: false, drag };
      held.current.set(event.pointerId, one);
      clearTimeout(resting.current);
      if (event.pointerType !== 'mouse') resting.current = window.setTimeout(asks, LONG, one);
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>): void {
      const one = held.current.get(event.pointerId);
      if (!one && event.pointerType === 'mouse' && held.current.size === 0) handlers.hover(pointedBy(event));
      if (!one || one.asked) return;
      const at = { x: event.clientX, y: event.clientY };
      if (Math.hypot(at.x - one.begun.x, at.y - one.begun.y) > PRESS) one.moved = true;
      if (!one.moved) return;
      const others = [...held.current.values()].filter(each => each !== one);
      if (others.length === 0 && one.drag && !one.zoomed)
        one.drag.move(heldAt(one, event), one.pressed.isFinger ? onPicture(event) : null);
      else if (others.length === 0) slide(one.last.x - at.x, one.last.y - at.y);
      else {
        for (const each of held.current.values()) each.zoomed = true;
        const { last } = others[0]!;
        const before = Math.hypot(one.last.x - last.x, one.last.y - last.y);
        const after = Math.hypot(at.x - last.x, at.y - last.y);
        if (after > 0) zoom(before / after, onPicture({ clientX: (at.x + last.x) / 2, clientY: (at.y + last.y) / 2 }));
      }
      one.last = at;
    },
    onPointerUp(event: PointerEvent<SVGSVGElement>): void {
      const one = held.current.get(event.pointerId);
      held.current.delete(event.pointerId);
      if (!one || one.asked || one.zoomed || held.current.size > 0) return;
      if (!one.moved) handlers.click(one.pressed, event);
      else one.drag?.end(heldAt(one, event));
    },
    onPointerCancel(event: PointerEvent<SVGSVGElement>): void {
      held.current.delete(event.pointerId);
    },
    onPointerLeave(): void {
      if (held.current.size === 0) handlers.hover(null);
    },
    onContextMenu(event: MouseEvent<SVGSVGElement>): void {
      event.preventDefault();
      const [one] = held.current.values();
      if (one) asks(one);
      else handlers.ask(pointedBy(event));
    },
  };
}
