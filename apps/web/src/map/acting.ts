// Hooks that connect pointers to the map and to the view in space.
import type { Id } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { clicked, dragOf, NEAR, type Pressed, pressedOn } from './acts.ts';
import type { MapProps } from './map-props.ts';
import { type Gestures, type useCamera, usePointing } from './pointing.ts';

const anybody = (): boolean => true;

/** Milliseconds a mouse rests on a model before its card pops up. */
const RESTS = 250;

/** Gesture handlers of the table, for either view; the mouse's position, and the finger that drags something. */
export function useGestures(props: MapProps, px: number, point: (at: Point) => Point) {
  const { board, looking, glance, question } = props;
  const [over, setOver] = useState<Point | null>(null);
  const [finger, setFinger] = useState<Point | null>(null);
  const resting = useRef(0);
  useEffect(() => () => clearTimeout(resting.current), []);
  const isFollowed = looking.shade !== null || looking.tape.length === 1;
  const peeked = useRef<Id | null>(null);
  const hovered = (on: Pressed | null): void => {
    if (isFollowed || over) setOver(isFollowed && on ? on.at : null);
    const id = on?.id ?? null;
    if (peeked.current === id) return;
    peeked.current = id;
    clearTimeout(resting.current);
    if (looking.peek && !looking.peek.isHeld) glance({ do: 'peek', peek: null });
    if (on === null || id === null) return;
    const peek = { model: id, title: null, at: on.at, isHeld: false };
    resting.current = window.setTimeout(() => glance({ do: 'peek', peek }), RESTS);
  };
  const table = { board, point, px };
  const isMover = (id: Id): boolean => question?.kind === 'move' && id === question.model;
  const gestures: Gestures = {
    begin: on => {
      clearTimeout(resting.current);
      if (looking.peek) glance({ do: 'peek', peek: null });
      setOver(null);
      return dragOf(props, pressedOn(table, on, isMover), {
        point,
        finger: setFinger,
        slack: on.isFinger ? NEAR * px : 0,
      });
    },
    // While drawing, a tap next to a model means the place, not the model.
    click: (on, { shiftKey }) =>
      clicked(
        props,
        pressedOn(table, on, () => question === null),
        shiftKey,
      ),
    hover: on => hovered(on && pressedOn(table, on, anybody)),
    ask: on => {
      // What is asked for stays, though the mouse has only just come there.
      clearTimeout(resting.current);
      const { id, title, at } = pressedOn(table, on, anybody);
      if (looking.shade && id === null) glance({ do: 'cursor', at });
      else glance({ do: 'peek', peek: id === null && title === null ? null : { model: id, title, at, isHeld: true } });
    },
  };
  return { over, leave: () => setOver(null), finger, gestures };
}

/** The same for the map from above, as pointer handlers. */
export function useActs(
  props: MapProps,
  svg: RefObject<SVGSVGElement | null>,
  controls: ReturnType<typeof useCamera>,
  point: (at: Point) => Point,
) {
  const { over, leave, finger, gestures } = useGestures(props, controls.px, point);
  const { isMeasuring } = props.looking;
  useEffect(() => {
    // With the keyboard, the tape is placed on the map itself.
    if (isMeasuring) svg.current?.focus({ preventScroll: true });
  }, [isMeasuring, svg]);
  const pointing = usePointing(svg, controls, gestures);
  return { over, leave, finger, pointing };
}

/** The place under the pointer, the keyboard cursor or the draft's end, and the consequences of standing there. */
export function useToldPlace({ stand, looking, drawn, words, question }: MapProps, over: Point | null) {
  const { shade, cursor } = looking;
  const ends = question?.kind === 'move' && drawn?.reasons.length === 0 ? (drawn.path.at(-1) ?? null) : null;
  const at = shade ? (over ?? cursor ?? ends) : null;
  return useMemo(() => {
    if (!stand || !at) return null;
    const spot = at === ends && question?.kind === 'move' && question.model === stand.model ? ends : stand.spotAt(at);
    if (!spot) return { at, standing: null, told: 'It cannot end there.' };
    const standing = stand.at(spot, stand.shades);
    return { at, standing, told: stand.told(standing, words.label) };
  }, [stand, at, ends, question, words]);
}
