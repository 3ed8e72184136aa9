// A place that is typed, for those who do not point at it.
import { type FormEvent, useEffect, useId, useState } from 'react';
import { inchesIn, tenthsOf } from '../map/upright.ts';

export interface TypedPlaceProps {
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly set: (point: { readonly x: number; readonly y: number }) => void;
}

/** A place in inches from the left and the near edge of the table. */
export function TypedPlace({ at, set }: TypedPlaceProps) {
  const [drawnX, drawnY] = [at ? inchesIn(at.x) : '', at ? inchesIn(at.y) : ''];
  const [x, setX] = useState(drawnX);
  const [y, setY] = useState(drawnY);
  // Keep in sync with drafts made by pointer or map keys.
  useEffect(() => {
    setX(drawnX);
    setY(drawnY);
  }, [drawnX, drawnY]);
  const name = useId();
  const [across, up] = [numberIn(x), numberIn(y)];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (across !== null && up !== null) set({ x: Math.round(tenthsOf(across)), y: Math.round(tenthsOf(up)) });
  };
  return (
    <details className="typed-place">
      <summary>Type a place, or draw with keys</summary>
      <form onSubmit={submit}>
        <label htmlFor={`${name}x`}>Inches from the left</label>
        <input id={`${name}x`} inputMode="decimal" value={x} onChange={event => setX(event.target.value)} />
        <label htmlFor={`${name}y`}>Inches from the near edge</label>
        <input id={`${name}y`} inputMode="decimal" value={y} onChange={event => setY(event.target.value)} />
        <button type="submit" disabled={across === null || up === null}>
          Set this point
        </button>
      </form>
      <p className="soft">
        On the map itself, arrow keys move a cross by an inch (with Shift by a tenth of one), the space bar or Enter
        sets a point there, and Enter on a point that is set confirms.
      </p>
    </details>
  );
}

function numberIn(typed: string): number | null {
  const number = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(number) ? null : number;
}
