import { inches } from '@little-wars/engine/geometry';
import {
  type CustomTable,
  coverageOf,
  LARGEST,
  SMALLEST,
  type Trouble,
  terrainOfPieces,
  troublesOf,
} from '@little-wars/skirmish/tables';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { Download } from '../parts/download.tsx';
import '../styles/builder.css';
import '../styles/tables.css';
import { Board } from './board.tsx';
import { edit, editedOf, tableOf, titleOf } from './edit.ts';
import type { Shown } from './shown.ts';
import { Fill, Stock } from './stock.tsx';

const TROUBLES: Readonly<Record<Trouble, string>> = {
  'off-the-table': 'does not lie on the table: move it or remove it',
  'on-another-piece': 'lies on another piece: move or turn it',
};

interface Props {
  readonly opened: CustomTable;
  readonly keep: (table: CustomTable) => void;
}

/** A table laid out by hand: pieces from the stock, rotated by quarter turns, each with its twin on the other side. */
export function Editor({ opened, keep }: Props) {
  const [state, change] = useReducer(edit, opened, editedOf);
  const table = useMemo(() => tableOf(state), [state]);
  const troubles = useMemo(() => troublesOf(table), [table]);
  const first = useRef(table);
  useEffect(() => {
    if (table !== first.current) keep(table);
  }, [table, keep]);
  return (
    <div className="builder laying">
      <div>
        <Tools state={state} change={change} />
        <Board {...{ state, table, change, troubles }} />
      </div>
      <aside>
        <Facts {...{ state, table, change, troubles }} />
        <Fill table={table} change={change} />
        <Stock change={change} />
        <p className="row">
          <Download
            name={`${table.name}.json`}
            label="Save as a file"
            contents={() => JSON.stringify(table, null, 2)}
          />
        </p>
      </aside>
    </div>
  );
}

function Tools({ state, change }: Pick<Shown, 'state' | 'change'>) {
  const chosen = state.selected === null ? undefined : state.pieces[state.selected];
  return (
    <p className="row">
      <button type="button" disabled={!chosen} onClick={() => change({ do: 'turn' })}>
        Turn it (R)
      </button>
      <button type="button" disabled={!chosen} onClick={() => change({ do: 'remove' })}>
        Remove it (Delete)
      </button>
      <span className="soft">
        {chosen
          ? `${titleOf(chosen.stock)}: drag it, or use the arrow keys (with Shift by a tenth of an inch)`
          : 'Add a piece, or pick one on the table.'}
      </span>
    </p>
  );
}

function Facts({ state, table, change, troubles }: Shown) {
  const covered = useMemo(() => coverageOf(terrainOfPieces(table)), [table]);
  const size = (which: 'width' | 'depth', typed: string): void => {
    const wanted = Math.round(Number(typed));
    if (!(inches(wanted) >= SMALLEST && inches(wanted) <= LARGEST)) return;
    change({ do: 'resize', width: table.width, depth: table.depth, [which]: inches(wanted) });
  };
  return (
    <>
      <p className="field">
        <label htmlFor="table-name">Name</label>
        <input
          id="table-name"
          value={table.name}
          maxLength={100}
          onChange={event => change({ do: 'rename', name: event.target.value })}
        />
      </p>
      <p className="row">
        {(['width', 'depth'] as const).map(which => (
          <label key={which}>
            {which === 'width' ? 'Width in inches ' : 'Depth in inches '}
            <input
              type="number"
              min={SMALLEST / inches(1)}
              max={LARGEST / inches(1)}
              defaultValue={table[which] / inches(1)}
              onChange={event => size(which, event.target.value)}
            />
          </label>
        ))}
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={state.twins}
          onChange={event => change({ do: 'twins', on: event.target.checked })}
        />
        Every piece twice, fair to both sides
      </label>
      <p aria-live="polite">{`${covered} % of the table is covered.`}</p>
      <ul className="refusals" aria-live="polite">
        {troubles.map(({ piece, trouble }) => (
          <li key={`${piece} ${trouble}`}>{`${titleOf(table.pieces[piece]!.stock)} ${TROUBLES[trouble]}`}</li>
        ))}
      </ul>
    </>
  );
}
