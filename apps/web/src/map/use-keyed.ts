// The keys of the map and the help on them, fetched once the first board is shown.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

type Keys = Pick<typeof import('./keyed.ts'), 'keyed' | 'keysFor'>;

const NONE: Keys = { keyed: () => {}, keysFor: () => 'Map' };

/** Handles keys; those pressed before the code for them has loaded are replayed then. */
export function useKeyed(): Keys {
  const [keys, setKeys] = useState<Keys | null>(null);
  const early = useRef<KeyboardEvent[]>([]);
  useEffect(() => {
    const coming = import('./keyed.ts').then(async loadedKeys => {
      setKeys(loadedKeys);
      for (const event of early.current) {
        // Each key acts on the result of the one before.
        await null;
        event.target.dispatchEvent(new KeyboardEvent(event.type, event.nativeEvent));
      }
    });
    coming.catch(() => setKeys(NONE));
  }, []);
  const keyed = (event: KeyboardEvent): void => {
    // Tab must move the focus now.
    if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
    early.current.push(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return keys ?? { ...NONE, keyed };
}
