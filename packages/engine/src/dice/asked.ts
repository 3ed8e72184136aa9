import type { Roll } from '../kernel/questions.ts';
import type { Problem, Read } from '../read.ts';

import { problem } from '../read.ts';
import type { DiceSource } from './source.ts';

/** Real dice: the roll stays open until people type in what they rolled. */
export const asked: DiceSource = () => null;

const LONGEST = 10_000;

/**
 * Parses the typed faces of a roll: separated by blanks, commas or semicolons; or run together ("5321") if the
 * dice have single-digit faces only. The path of a problem is the index of the face.
 */
export function readFaces({ count, sides }: Pick<Roll, 'count' | 'sides'>, typed: unknown): Read<readonly number[]> {
  if (typeof typed !== 'string') return { ok: false, problems: [problem('', 'not-text')] };
  if (typed.length > LONGEST) return { ok: false, problems: [problem('', 'too-long', { longest: LONGEST })] };
  const words = typed.split(/[\s,;]+/).filter(word => word !== '');
  const runTogether = sides <= 9 && words.length !== count && words.every(word => /^\d+$/.test(word));
  const tokens = runTogether ? words.flatMap(word => [...word]) : words;
  const problems: Problem[] = [];
  if (tokens.length !== count)
    problems.push(problem('', 'wrong-number-of-dice', { wanted: count, given: tokens.length }));
  const faces = tokens.map((word, i) => {
    const face = /^\d{1,9}$/.test(word) ? Number(word) : null;
    if (face === null) problems.push(problem(`[${i}]`, 'not-a-face', { typed: word.slice(0, 20), sides }));
    else if (face < 1 || face > sides) problems.push(problem(`[${i}]`, 'no-such-face', { face, sides }));
    return face ?? 0;
  });
  return problems.length === 0 ? { ok: true, value: faces } : { ok: false, problems };
}
