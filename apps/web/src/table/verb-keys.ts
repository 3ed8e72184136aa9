// The keys of actions.
import type { Id } from '@little-wars/engine';
import { useLayoutEffect } from 'react';

/** Answers with the option of a pressed key, unless the user is typing. */
export function useVerbKeys(keys: ReadonlyMap<string, Id>, answer: (option: Id) => void): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const option = keys.get(event.key);
      if (option !== undefined && !event.defaultPrevented) answer(option);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys, answer]);
}
