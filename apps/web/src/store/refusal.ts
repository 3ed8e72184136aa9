// The browser would not keep something: said on whatever page is open, and nothing that was kept is touched.

/** Thrown where something could not be stored. */
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

/** Whatever was being stored when nobody waited for it. */
export function listenForRefusals(): void {
  addEventListener('unhandledrejection', event => {
    if (!(event.reason instanceof NotKept)) return;
    event.preventDefault();
    told();
  });
}
