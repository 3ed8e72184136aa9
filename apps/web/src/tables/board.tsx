import { inches, type Point } from '@little-wars/engine/geometry';
import { boundsOf, terrainOfPieces } from '@little-wars/skirmish/tables';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { Ground, Relief } from '../map/land.tsx';
import { inInches, uprightFor } from '../map/upright.ts';
import { type Edit, ownerOf, SNAP, titleOf } from './edit.ts';
import type { Shown } from './shown.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The table from above: pieces are dragged, or moved by keys. */
export function Board({ state, table, change, troubles }: Shown) {
  const { width, depth } = table;
  const upright = uprightFor(depth);
  const terrain = useMemo(() => terrainOfPieces(table), [table]);
  const picture = useRef<SVGSVGElement>(null);
  const held = useRef<Point | null>(null);
  const pointAt = (event: PointerEvent): Point => {
    const svg = picture.current!;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    return upright.point({ x, y });
  };
  const taken = (event: PointerEvent, at: number): void => {
    // A twin is moved by its original.
    const own = ownerOf(state, at);
    change({ do: 'select', piece: own });
    if (state.twins && at % 2 === 1) return;
    const point = pointAt(event);
    const { x, y } = table.pieces[at]!.at;
    held.current = { x: point.x - x, y: point.y - y };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const dragged = (event: PointerEvent): void => {
    if (!held.current) return;
    const point = pointAt(event);
    const snapped = (at: number): number => Math.round(at / SNAP) * SNAP;
    change({ do: 'move', to: { x: snapped(point.x - held.current.x), y: snapped(point.y - held.current.y) } });
  };
  const letGo = (): void => {
    held.current = null;
  };
  const wrong = new Set(troubles.map(({ piece }) => piece));
  return (
    <svg
      ref={picture}
      className="map laid-table"
      viewBox={`-60 -60 ${width + 120} ${depth + 120}`}
      role="group"
      aria-label={`${table.name}, ${inInches(width)} by ${inInches(depth)}`}
    >
      <Ground width={width} depth={depth} />
      <Relief pieces={terrain.pieces} upright={upright} />
      <rect
        width={width}
        height={depth}
        className="ground"
        onPointerDown={() => change({ do: 'select', piece: null })}
      />
      {terrain.pieces.map((piece, at) => {
        const { left, low, right, high } = boundsOf(piece);
        const isOwn = !state.twins || at % 2 === 0;
        const name = titleOf(table.pieces[at]!.stock);
        const classes = ['laid', wrong.has(at) ? 'wrong' : '', state.selected === ownerOf(state, at) ? 'selected' : ''];
        return (
          <rect
            key={piece.id}
            className={classes.join(' ').trim()}
            x={left}
            y={upright.y(high)}
            width={right - left}
            height={high - low}
            {...(isOwn ? { tabIndex: 0, role: 'button', 'aria-label': `${name}, ${placeOf(left, low)}` } : {})}
            aria-hidden={isOwn ? undefined : true}
            onFocus={() => change({ do: 'select', piece: ownerOf(state, at) })}
            onPointerDown={event => taken(event, at)}
            onPointerMove={dragged}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onKeyDown={event => keyed(event, change)}
          />
        );
      })}
    </svg>
  );
}

const placeOf = (x: number, y: number): string => `${inInches(x)} across, ${inInches(y)} up`;

/** A tenth of an inch with Shift, otherwise half an inch. */
function keyed(event: KeyboardEvent, change: (edit: Edit) => void): void {
  const arrow = ARROWS[event.key];
  const step = event.shiftKey ? inches(0.1) : SNAP;
  if (arrow) change({ do: 'nudge', dx: arrow[0] * step, dy: arrow[1] * step });
  else if (event.key === 'r' || event.key === 'R') change({ do: 'turn' });
  else if (event.key === 'Delete' || event.key === 'Backspace') change({ do: 'remove' });
  else return;
  event.preventDefault();
}
