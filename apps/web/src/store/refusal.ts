// Storage failures: reported on whichever page is open; stored data is untouched.

/** Thrown when something could not be stored. */
export class NotKept extends Error {}

const listeners = new Set<() => void>();
let refusals = 0;

export const refusedSoFar = (): number => refusals;

export function whenRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function told(): void {
  refusals++;
  for (const listener of listeners) listener();
}

/** Handles failures of writes that nobody awaits. */
export function listenForRefusals(): void {
  addEventListener('unhandledrejection', event => {
    if (!(event.reason instanceof NotKept)) return;
    event.preventDefault();
    told();
  });
}
