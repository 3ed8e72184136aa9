// Keys of the whole table: rings, drawing, confirming.
import { type Dispatch, useLayoutEffect } from 'react';
import type { Glance } from './looking.ts';

interface Keys {
  readonly glance: Dispatch<Glance>;
  readonly confirm: () => void;
  readonly canConfirm: boolean;
  /** Null where nothing can be rotated. */
  readonly turn: ((by: 1 | -1) => void) | null;
  /** Switches to the next shading. */
  readonly shade: () => void;
}

/** In a text field, keys are text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isPressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;

export function useKeys({ glance, confirm, canConfirm, turn, shade }: Keys): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' && canConfirm && !isPressing(event.target)) confirm();
      else if (event.key === 'Escape') glance({ do: 'escape' });
      else if (event.key === 'Backspace') glance({ do: 'drop-point' });
      else if (event.key === 'q' || event.key === 'e') turn?.(event.key === 'q' ? 1 : -1);
      else if (event.key === 'r') glance({ do: 'usual-rings' });
      else if (event.key === 'x') glance({ do: 'swap' });
      else if (event.key === 'm') glance({ do: 'measure' });
      else if (event.key === 's') shade();
      else if (event.key === 'c') glance({ do: 'lens' });
      else if (/^[0-9]$/.test(event.key)) glance({ do: 'ring', inches: Number(event.key) });
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [glance, confirm, canConfirm, turn, shade]);
}
