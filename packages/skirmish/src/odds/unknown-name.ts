// An unknown name: the problem suggests similar names.
import { type Problem, problem } from '@little-wars/engine';

const MOST_NAMED = 6;
const LONGEST_NAME = 80;

/** How many letters a plural or a typing error may add: `boyz` is like `boy`, `nobody` is not like `nob`. */
const MOST_ADDED = 2;

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[a-z0-9]{3,}/g) ?? [];

/** Up to so many letters that are wrong, missing or too many, by the length of the word. */
const mostSlips = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** How many letters have to be changed, added or removed to make one word of another. */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (b[j] === letter ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

/**
 * Names that share a word, or the beginning of one, with what was typed, give or take a slip; those with the most such
 * words first.
 */
export function namesLike(typed: string, names: readonly string[]): readonly string[] {
  const words = wordsOf(typed);
  const isLike = (word: string, other: string): boolean =>
    other.startsWith(word) ||
    (word.startsWith(other) && word.length - other.length <= MOST_ADDED) ||
    slipsBetween(word, other) <= mostSlips(word);
  const shared = (name: string): number =>
    words.filter(word => wordsOf(name).some(other => isLike(word, other))).length;
  return [...new Set(names)]
    .map(name => ({ name, count: shared(name) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name);
}

/** The problem with something that does not exist: `no-such-…`, or `no-…-but` with similar names. */
export function unknownName(
  path: string,
  kind: 'weapon' | 'target' | 'rule',
  typed: string,
  names: readonly string[],
): Problem {
  const name = typed.trim().slice(0, LONGEST_NAME);
  const options = namesLike(name, names);
  return options.length === 0
    ? problem(path, `no-such-${kind}`, { [kind]: name })
    : problem(path, `no-${kind}-but`, { [kind]: name, options });
}
