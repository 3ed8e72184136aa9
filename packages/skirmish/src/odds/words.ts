// Profiles as people type them: each word changes something.
import { note, problem, type Reader } from '@little-wars/engine';

/** For each word, its pattern and the change it makes, given its number (first group, or 0) and the value so far. */
export type Words<B> = readonly (readonly [pattern: RegExp, change: (n: number, current: B) => Partial<B>])[];

/** Splits text into words at spaces, commas and semicolons. */
export const wordsIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(word => word !== '');

/** The change made by the first matching pattern; null if none matches. */
export function changeBy<B>(words: Words<B>, word: string, current: B): Partial<B> | null {
  for (const [pattern, change] of words) {
    const match = pattern.exec(word);
    if (match) return change(Number(match[1] ?? 0), current);
  }
  return null;
}

export interface Reading<B> {
  readonly path: string;
  readonly words: Words<B>;
  /** The meaning of a word that is in no list, such as the label of a special rule; null if it has none. */
  readonly special?: (current: B, word: string) => Partial<B> | null;
}

/** Applies the change of every word; reports a problem for each word not understood. */
export function changedByWords<B>(reader: Reader, words: readonly string[], from: B, reading: Reading<B>): B {
  const { path, words: patterns, special } = reading;
  let current = from;
  for (const word of words) {
    const change = changeBy(patterns, word, current) ?? special?.(current, word) ?? null;
    if (change === null) note(reader, problem(path, 'not-understood', { word: word.slice(0, 40) }), null);
    else current = { ...current, ...change };
  }
  return current;
}

/** Splits text at the first comma into a name and words. */
export function nameAndWords(text: string): readonly [name: string, words: string] {
  const at = text.indexOf(',');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
