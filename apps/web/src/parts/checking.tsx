import { useEffect, useState } from 'react';

/** Delay in milliseconds before the progress is shown. */
const SOON = 1000;

export interface CheckedSoFar {
  readonly inputs: number;
  readonly of: number;
}

/** Shown while a link or a record is checked; after a second with its progress and a cancel button. */
export function Checking({ soFar, stop }: { readonly soFar: CheckedSoFar | null; readonly stop: () => void }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading" role="status">
      <p>Checking every input…</p>
      {isLong ? (
        <p className="row">
          {soFar ? `${soFar.inputs} of ${soFar.of} so far` : 'Still at it'}
          <button type="button" onClick={stop}>
            Stop
          </button>
        </p>
      ) : null}
    </div>
  );
}
