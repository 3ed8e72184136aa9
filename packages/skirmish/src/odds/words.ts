// Profiles as people type them: words that each change something.
import { note, problem, type Reader } from '@little-wars/engine';

/** What a word changes: its pattern, and what its number (the first group; 0 for none) makes of what is read so far. */
export type Words<B> = readonly (readonly [pattern: RegExp, change: (n: number, so: B) => Partial<B>])[];

/** Words with blanks, commas or semicolons between them. */
export const wordsIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(word => word !== '');

/** What the first pattern that fits makes of a word; null where none does. */
export function changeBy<B>(words: Words<B>, word: string, so: B): Partial<B> | null {
  for (const [pattern, change] of words) {
    const found = pattern.exec(word);
    if (found) return change(Number(found[1] ?? 0), so);
  }
  return null;
}

export interface Reading<B> {
  readonly path: string;
  readonly words: Words<B>;
  /** What a word means that is in no list: a special rule by its label. Null where it means nothing. */
  readonly special?: (so: B, word: string) => Partial<B> | null;
}

/** Something with what every word changes; a problem is noted for each that means nothing. */
export function changedByWords<B>(reader: Reader, words: readonly string[], from: B, reading: Reading<B>): B {
  const { path, words: known, special } = reading;
  let so = from;
  for (const word of words) {
    const change = changeBy(known, word, so) ?? special?.(so, word) ?? null;
    if (change === null) note(reader, problem(path, 'not-understood', { word: word.slice(0, 40) }), null);
    else so = { ...so, ...change };
  }
  return so;
}

/** What stands before the first comma, a name, and what stands after it. */
export function nameAndWords(text: string): readonly [name: string, words: string] {
  const at = text.indexOf(',');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
