import { useEffect, useState } from 'react';

/** Milliseconds after which somebody who waits wants to know more. */
const SOON = 1000;

export interface CheckedSoFar {
  readonly inputs: number;
  readonly of: number;
}

/** Shown while a link or a record is checked; after a second with how far it is, and a way out. */
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
