import {
  boundsOfPlaced,
  generatedPieces,
  ROLES,
  type Role,
  STOCK,
  terrainOfPieces,
} from '@little-wars/skirmish/tables';
import { useState } from 'react';
import { Relief } from '../map/land.tsx';
import { uprightFor } from '../map/upright.ts';
import { titleOf } from './edit.ts';
import type { Shown } from './shown.ts';

const ROLE_TITLES: Readonly<Record<Role, string>> = {
  building: 'To climb',
  block: 'To go around',
  ground: 'To wade through',
  obstacle: 'To step over',
};

export function Stock({ change }: Pick<Shown, 'change'>) {
  return (
    <>
      {ROLES.map(role => (
        <fieldset key={role} className="stock">
          <legend>{ROLE_TITLES[role]}</legend>
          {STOCK.filter(each => each.role === role).map(({ id }) => (
            <button key={id} type="button" onClick={() => change({ do: 'add', stock: id })}>
              <Sketch stock={id} />
              {titleOf(id)}
            </button>
          ))}
        </fieldset>
      ))}
    </>
  );
}

function Sketch({ stock }: { readonly stock: string }) {
  const laid = { stock, at: { x: 0, y: 0 }, turn: 0 as const };
  const { right, high } = boundsOfPlaced(laid);
  const { pieces } = terrainOfPieces({ name: '', width: right, depth: high, pieces: [laid] });
  const side = Math.max(right, high);
  return (
    <svg viewBox={`${(right - side) / 2} ${(high - side) / 2} ${side} ${side}`} aria-hidden="true">
      <Relief pieces={pieces} upright={uprightFor(high)} />
    </svg>
  );
}

/** Lets the generator lay out the table. */
export function Fill({ table, change }: Pick<Shown, 'table' | 'change'>) {
  const [coverage, setCoverage] = useState(25);
  const fill = (): void => {
    const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    const { width, depth } = table;
    change({ do: 'lay', pieces: generatedPieces({ width, depth, coverage, clear: [], seed }) });
  };
  return (
    <p className="row">
      <button type="button" onClick={fill}>
        Lay it out for me
      </button>
      <label>
        with{' '}
        <input
          type="number"
          min={5}
          max={40}
          value={coverage}
          onChange={event => setCoverage(Number(event.target.value))}
        />
        {' % covered'}
      </label>
      <button type="button" disabled={table.pieces.length === 0} onClick={() => change({ do: 'clear' })}>
        Clear the table
      </button>
    </p>
  );
}
