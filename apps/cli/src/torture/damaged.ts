// Damage to texts, small and large: as from a bad disk, a careless editor or an attacker.
import type { Numbers } from '@little-wars/engine';

const VALUES: readonly string[] = [
  'null',
  '-1',
  '0.5',
  '1e308',
  '9007199254740993',
  '""',
  '[]',
  '{}',
  'true',
  '{"toString":1}',
  '{"__proto__":{"id":7}}',
  '{"length":5}',
  '[[[[[[[[]]]]]]]]',
  '"\\ud800"',
  `"${'x'.repeat(5000)}"`,
  `[${'0,'.repeat(3000)}0]`,
];

/** A JSON value somewhere in a text, by its position: numbers, strings, and whole arrays or objects. */
const VALUE = /-?\d+(?:\.\d+)?|"(?:[^"\\]|\\.){0,40}"|\[[^[\]{}]{0,200}\]|\{[^[\]{}]{0,200}\}|true|false|null/g;

function changedValue(text: string, next: Numbers): string {
  VALUE.lastIndex = next(text.length + 1);
  const match = VALUE.exec(text);
  if (!match) return text;
  return text.slice(0, match.index) + VALUES[next(VALUES.length)]! + text.slice(match.index + match[0].length);
}

const LETTERS = '{}[]",:0129ax\\\u0000\ud83d -.eE\n()+';

const CHANGES: readonly ((text: string, at: number, next: Numbers) => string)[] = [
  (text, at) => text.slice(0, at),
  (text, at, next) => text.slice(0, at) + text.slice(at + 1 + next(8)),
  (text, at, next) => text.slice(0, at) + LETTERS[next(LETTERS.length)]! + text.slice(at),
  (text, at, next) => text.slice(0, at) + LETTERS[next(LETTERS.length)]! + text.slice(at + 1),
  (text, at, next) => text.slice(0, at) + text.slice(at, at + next(200)) + text.slice(at),
  (text, at, next) => text.slice(0, at) + LETTERS[next(LETTERS.length)]!.repeat(next(20_000)) + text.slice(at),
];

/** A text with one to three changes; often of whole values, so that it is still JSON. */
export function damaged(text: string, next: Numbers): string {
  let now = text;
  for (let changes = 1 + next(3); changes > 0; changes--)
    now = next(3) > 0 ? changedValue(now, next) : CHANGES[next(CHANGES.length)]!(now, next(now.length + 1), next);
  return now;
}
