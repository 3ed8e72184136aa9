import { type Problem, parseJson, TEXT_LIMITS } from '@little-wars/engine';
import { type CustomTable, readCustomTable } from '@little-wars/skirmish/tables';
import { type ChangeEvent, useCallback, useEffect, useState } from 'react';
import { inInches } from '../map/upright.ts';
import { DamagedRows } from '../parts/damaged-rows.tsx';
import { Frame } from '../parts/frame.tsx';
import { Refusals } from '../parts/refusals.tsx';
import { textOf } from '../parts/text-of.ts';
import { addressOf } from '../routes.ts';
import { forgetTable, keepTable, type StoredTable, storedTables } from '../store/database.ts';
import { newTable } from '../tables/edit.ts';
import { Editor } from '../tables/editor.tsx';
import { isStock, isWholeTable } from '../tables/is-stock.ts';
import '../styles/lists.css';

/** The tables laid out in this browser; one of them open in the editor. */
export function Tables({ id }: { readonly id: string | null }) {
  const [tables, setTables] = useState<readonly StoredTable[] | null>(null);
  const refresh = useCallback(() => storedTables(isStock).then(setTables), []);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const open = tables?.find(table => table.id === id);
  if (tables === null) return <p className="loading">Looking for your tables…</p>;
  if (id !== null && !open)
    return (
      <Frame title="No such table here">
        <p>
          Tables are kept in the browser in which they were laid out.{' '}
          <a href={addressOf({ page: 'tables', id: null })}>Go to the list of tables</a>
        </p>
      </Frame>
    );
  return open ? <OpenTable key={open.id} stored={open} /> : <List tables={tables} refresh={refresh} />;
}

async function keepNew(table: CustomTable): Promise<void> {
  const id = crypto.randomUUID();
  await keepTable({ ...table, id, touched: Date.now() });
  location.hash = addressOf({ page: 'tables', id });
}

interface ListProps {
  readonly tables: readonly StoredTable[];
  readonly refresh: () => Promise<void>;
}

function List({ tables, refresh }: ListProps) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const imported = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    const text = await textOf(file, TEXT_LIMITS.table);
    event.target.value = '';
    if (text === null) return;
    const parsed = text.ok ? parseJson(text.value, TEXT_LIMITS.table) : text;
    const read = parsed.ok ? readCustomTable(parsed.value) : parsed;
    if (read.ok) await keepNew(read.value);
    else setProblems(read.problems);
  };
  return (
    <Frame title="Tables">
      <p>Lay out a table of your own, for rules that let terrain vary. Choose it when you begin a new match.</p>
      <ul className="rows">
        {tables.map(table => (
          <li key={table.id}>
            <a href={addressOf({ page: 'tables', id: table.id })}>{table.name || 'A table without a name'}</a>
            <span className="soft">{`${inInches(table.width)} by ${inInches(table.depth)}, ${table.pieces.length} pieces`}</span>
            <button
              type="button"
              aria-label={`Delete ${table.name}`}
              onClick={() => {
                if (confirm(`Delete "${table.name}"?`)) void forgetTable(table.id).then(refresh);
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
      <DamagedRows of="tables" isWhole={isWholeTable} />
      <p className="row">
        <button type="button" className="main" onClick={() => void keepNew(newTable(`Table ${tables.length + 1}`))}>
          Lay out a new table
        </button>
      </p>
      <p className="field">
        <label htmlFor="table-file">Import a table saved as a file</label>
        <input id="table-file" type="file" accept=".json" onChange={event => void imported(event)} />
      </p>
      <Refusals problems={problems} />
    </Frame>
  );
}

function OpenTable({ stored }: { readonly stored: StoredTable }) {
  const { id, touched: _touched, ...table } = stored;
  const keep = useCallback((changed: CustomTable) => void keepTable({ ...changed, id, touched: Date.now() }), [id]);
  return (
    <Frame title={table.name || 'A table without a name'}>
      <Editor opened={table} keep={keep} />
    </Frame>
  );
}
