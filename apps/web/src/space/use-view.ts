// Camera controls of the view in space: orbiting the table, or looking around from a model's head.
import type { Board, BoardModel, Id } from '@little-wars/engine';
import { useEffect, useMemo, useRef } from 'react';
import { isStill } from '../settings.ts';
import type { Director } from './director.ts';
import { eyeOf, headEye, lookedAround, type Orbit, panned, tenthsPerPixel, turned, wholeTable, zoomed } from './eye.ts';
import type { Views } from './pointers.ts';
import { headOf } from './signs.ts';
import type { Vector } from './vector.ts';

export interface Moves extends Omit<Views, 'zoom'> {
  zoom(factor: number, at?: Vector | null): void;
  whole(): void;
}

export interface Through {
  readonly viewer: BoardModel | null;
  readonly target: Vector | null;
}

export function useView(director: Director | null, board: Board, { viewer, target }: Through): Moves {
  const table = useMemo(() => ({ width: board.width, height: board.depth }), [board.width, board.depth]);
  const orbit = useRef<Orbit | null>(null);
  const isThrough = useRef(false);
  const now = (): Orbit => {
    orbit.current ??= wholeTable(table, director!.size);
    return orbit.current;
  };
  const go = (next: Orbit, isFar = false): void => {
    orbit.current = next;
    if (isFar) director!.fly(eyeOf(next), !isStill());
    else director!.look(eyeOf(next));
  };
  const [head, aim] = [viewer?.at ? headOf(viewer, viewer.at) : null, target];
  const key = JSON.stringify([viewer?.id ?? null, head, aim]);
  useEffect(() => {
    if (!director) return;
    if (head) director.fly(headEye(head, aim ?? { x: table.width / 2, y: table.height / 2, z: head.z }), !isStill());
    else if (isThrough.current) director.fly(eyeOf(now()), !isStill());
    isThrough.current = head !== null;
  }, [director, key]);
  return {
    turn(right, up) {
      if (!director) return;
      if (isThrough.current) director.look(lookedAround(director.eye, right, up));
      else go(turned(now(), right, up));
    },
    pan(right, away) {
      if (!director || isThrough.current) return;
      const by = tenthsPerPixel(director.eye, director.size, now().distance);
      go(panned(now(), right * by, (away * by) / Math.max(0.35, Math.sin(now().tilt)), table));
    },
    zoom(factor, at = null) {
      if (!director || isThrough.current) return;
      go(zoomed(now(), factor, 1.6 * wholeTable(table, director.size).distance, at));
    },
    whole() {
      if (!director || isThrough.current) return;
      go(wholeTable(table, director.size), true);
    },
  };
}

/** The model whose eyes would be used: the selected one, if it is on the table. */
export const viewerOf = ({ models }: Board, chosen: Id | null): BoardModel | null =>
  models.find(({ id, at, out }) => id === chosen && at && !out) ?? null;
