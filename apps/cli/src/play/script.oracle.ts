import type { Terminal } from './terminal.ts';

/** A scripted terminal for tests: what is typed, and everything shown. */
export interface Script extends Terminal {
  readonly shown: string[];
  /** Everything shown, as one text. */
  text(): string;
  /** What was shown before an answer, counted from 0. */
  before(answer: number): string;
  readonly typed: string[];
}

/** Types the lines of `typed` in order, then `rest` forever, or ends the input if that is null. */
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
    isStopped: () => false,
    close: () => undefined,
  };
}
