import { useCallback, useEffect, useState } from 'react';
import { damagedRows, forgetRoster, forgetTable } from '../store/database.ts';

const CALLED = { rosters: 'team', tables: 'table' } as const;
const FORGET = { rosters: forgetRoster, tables: forgetTable } as const;

interface Props {
  readonly of: 'rosters' | 'tables';
  readonly isWhole: (row: unknown) => boolean;
}

/** Teams or tables whose rows cannot be read: reported, and kept until somebody deletes them. */
export function DamagedRows({ of, isWhole }: Props) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const refresh = useCallback(() => damagedRows(of, isWhole).then(setIds), [of, isWhole]);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const called = CALLED[of];
  return (
    <ul className="rows">
      {ids.map(id => (
        <li key={id}>
          <span>{`A ${called} that cannot be read`}</span>
          <span className="soft">damaged, or written by a later version of this page: reload the page first</span>
          <button
            type="button"
            aria-label={`Delete the ${called} that cannot be read, ${id}`}
            onClick={() => {
              if (confirm(`Delete the ${called} that cannot be read for good?`)) void FORGET[of](id).then(refresh);
            }}
          >
            Delete
          </button>
        </li>
      ))}
    </ul>
  );
}
