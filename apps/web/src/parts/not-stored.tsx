import { useState, useSyncExternalStore } from 'react';
import { refusedSoFar, whenRefused } from '../store/refusal.ts';

/** Warns when the browser has refused to store something since the page was opened. */
export function NotStored() {
  const refusals = useSyncExternalStore(whenRefused, refusedSoFar);
  const [before] = useState(refusals);
  if (refusals === before) return null;
  return (
    <p role="alert" className="refusals">
      This browser could not store that: its storage may be full, or this is a private window. What was stored before is
      still there. Save what you need as files, delete old matches or teams, and try again.
    </p>
  );
}
