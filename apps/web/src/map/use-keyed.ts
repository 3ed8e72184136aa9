// The keys of the map, fetched once the first board stands.
import { type KeyboardEvent, useEffect, useRef } from 'react';

type Keyed = typeof import('./keyed.ts').keyed;

/** Handles keys; those pressed before the code for them is here are pressed again then. */
export function useKeyed(): Keyed {
  const early = useRef<KeyboardEvent[]>([]);
  const fetched = useRef<Keyed>(event => {
    // Tab must move the focus now.
    if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
    early.current.push(event);
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const coming = import('./keyed.ts').then(async ({ keyed }) => {
      fetched.current = keyed;
      for (const event of early.current) {
        event.target.dispatchEvent(new KeyboardEvent(event.type, event.nativeEvent));
        // A key sees what the one before has done.
        await null;
      }
    });
    coming.catch(() => {
      fetched.current = () => {};
    });
  }, []);
  return (...pressed) => fetched.current(...pressed);
}
