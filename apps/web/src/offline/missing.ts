// A chunk of the page that cannot be fetched: the connection is gone, or the server has another version by now.

/** The error messages of Chromium, Firefox, Safari and Vite. */
const SAID = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export const isMissingPart = (error: unknown): boolean =>
  SAID.test(error instanceof Error ? error.message : `${error}`);

const listeners = new Set<() => void>();
let isMissing = false;

export const isSomethingMissing = (): boolean => isMissing;

export function whenMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellMissing(): void {
  isMissing = true;
  for (const listener of listeners) listener();
}

/** Handles chunks fetched by a click, which no error boundary catches. */
export function listenForMissing(): void {
  addEventListener('unhandledrejection', event => {
    if (!isMissingPart(event.reason)) return;
    event.preventDefault();
    tellMissing();
  });
}
