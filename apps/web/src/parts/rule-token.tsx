// A rule that a weapon's profile names: its words and its clause on hover, focus and tap.
import type { Meaning } from '@little-wars/engine';
import { type KeyboardEvent, useId } from 'react';
import { Clause } from './clause.tsx';

interface Props {
  readonly text: string;
  readonly meaning: Meaning;
  readonly ruleset: string;
}

/** Escape puts the words away; at a table it would also give up what is being drawn. */
function escaped(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  event.currentTarget.blur();
}

/** The style sheet shows the words while the rule or its clause is pointed at or has the focus. */
export function RuleToken({ text, meaning: { words, clause }, ruleset }: Props) {
  const id = useId();
  return (
    <span className="part token">
      <button type="button" aria-describedby={id} onKeyDown={escaped}>
        {text}
      </button>{' '}
      <span className="meaning">
        <span id={id}>{words}</span> <Clause clause={clause} ruleset={ruleset} />
      </span>
    </span>
  );
}
