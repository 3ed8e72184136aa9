// Pointers on the map: one pans, draws or measures; two zoom; a wheel zooms at the pointer.
import type { Point } from '@little-wars/engine/geometry';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Camera, fitted, panned, type Size, wholeTable, zoomed } from './camera.ts';

export interface Pointed {
  /** On the picture, y downwards. */
  readonly at: Point;
  /** The model under the pointer, by its `data-model`. */
  readonly model: string | null;
}

/** What a drag does; null where it pans. */
export interface Drag {
  move(to: Point): void;
  end(to: Point): void;
}

interface Handlers {
  begin(at: Pointed): Drag | null;
  /** A press without a drag. */
  click(at: Pointed, event: { readonly shiftKey: boolean }): void;
}

/** Moves shorter than this, in pixels, are presses. */
const PRESS = 6;

export function useCamera(table: Size, svg: RefObject<SVGSVGElement | null>) {
  const [size, setSize] = useState<Size>({ width: 900, height: 600 });
  const [camera, setCamera] = useState<Camera | null>(null);
  const whole = wholeTable(table, size);
  const now = camera === null ? whole : fitted(camera, size, whole);
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
  const zoom = (factor: number, at: Point = middleOf(now)) => setCamera(zoomed(now, factor, at, whole));
  const pan = (dx: number, dy: number) => setCamera(panned(now, dx, dy, whole));
  return { camera: now, zoom, pan, reset: () => setCamera(null) };
}

const middleOf = ({ x, y, width, height }: Camera): Point => ({ x: x + width / 2, y: y + height / 2 });

type Controls = ReturnType<typeof useCamera>;

interface Held {
  readonly begun: Point;
  readonly pressed: Pointed;
  last: Point;
  moved: boolean;
  readonly drag: Drag | null;
}

export function usePointing(svg: RefObject<SVGSVGElement | null>, { camera, zoom, pan }: Controls, handlers: Handlers) {
  const held = useRef(new Map<number, Held>());
  const onPicture = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left, top, width, height } = svg.current!.getBoundingClientRect();
    return {
      x: camera.x + ((event.clientX - left) / width) * camera.width,
      y: camera.y + ((event.clientY - top) / height) * camera.height,
    };
  };
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
  const scale = (): number => camera.width / svg.current!.getBoundingClientRect().width;

  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>): void {
      if (event.button !== 0) return;
      svg.current!.setPointerCapture(event.pointerId);
      const model = (event.target as Element).closest('[data-model]')?.getAttribute('data-model') ?? null;
      const pressed: Pointed = { at: onPicture(event), model };
      const at = { x: event.clientX, y: event.clientY };
      const drag = held.current.size === 0 ? handlers.begin(pressed) : null;
      held.current.set(event.pointerId, { begun: at, pressed, last: at, moved: false, drag });
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>): void {
      const one = held.current.get(event.pointerId);
      if (!one) return;
      const at = { x: event.clientX, y: event.clientY };
      if (Math.hypot(at.x - one.begun.x, at.y - one.begun.y) > PRESS) one.moved = true;
      if (!one.moved) return;
      const others = [...held.current.values()].filter(each => each !== one);
      if (others.length === 0 && one.drag) one.drag.move(onPicture(event));
      else if (others.length === 0) pan((one.last.x - at.x) * scale(), (one.last.y - at.y) * scale());
      else {
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
      if (!one || held.current.size > 0) return;
      if (!one.moved) handlers.click(one.pressed, event);
      else one.drag?.end(onPicture(event));
    },
    onPointerCancel(event: PointerEvent<SVGSVGElement>): void {
      held.current.delete(event.pointerId);
    },
  };
}
