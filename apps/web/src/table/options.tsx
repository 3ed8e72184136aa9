// Choices as buttons, by pointer or by arrow keys.
import type { KeyboardEvent, ReactNode } from 'react';

const NEXT: { readonly [key: string]: number } = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface Props {
  readonly children: ReactNode;
  /** Many, and each can be chosen elsewhere too. */
  readonly isDense?: boolean;
}

/** Arrow keys move between choices. */
export function Options({ children, isDense = false }: Props) {
  const keyed = (event: KeyboardEvent<HTMLUListElement>): void => {
    const by = NEXT[event.key] ?? 0;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > button')];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (by === 0 || at < 0) return;
    event.preventDefault();
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  };
  return (
    <ul className={isDense ? 'options dense' : 'options'} onKeyDown={keyed}>
      {children}
    </ul>
  );
}

/** The name is the part before the colon. */
export function Titled({ text }: { readonly text: string }) {
  const at = text.indexOf(': ');
  if (at < 0) return <span>{text}</span>;
  return (
    <span>
      <strong>{text.slice(0, at)}</strong>
      {text.slice(at)}
    </span>
  );
}
