import type { Terminal } from './terminal.ts';

/** A terminal that a test has written beforehand: what is typed, and all that was shown. */
export interface Script extends Terminal {
  readonly shown: string[];
  /** Everything shown, in one piece. */
  text(): string;
  /** What was shown between two prompts, by the number of the answer from 0 on. */
  before(answer: number): string;
  readonly typed: string[];
}

/** `typed` is answered in order; then `rest` for ever, or the end of input where it is null. */
export function scripted(typed: readonly string[], rest: string | null = null): Script {
  const shown: string[] = [];
  const marks: number[] = [];
  const given: string[] = [];
  let next = 0;
  return {
    colour: false,
    shown,
    typed: given,
    text: () => shown.join('\n'),
    before: answer => shown.slice(answer === 0 ? 0 : marks[answer - 1], marks[answer]).join('\n'),
    write: line => void shown.push(...line.split('\n')),
    read: async prompt => {
      shown.push(prompt);
      marks.push(shown.length);
      const line = typed[next++] ?? rest;
      if (line !== null) given.push(line);
      return line;
    },
    clear: () => void shown.push('-- cleared --'),
    close: () => undefined,
  };
}
