import { type Question, questionOf, type Seat } from '@little-wars/engine';
import type { TableMatch } from '@little-wars/table';

/** Whether a seat's view contains something that a spectator may not see: hidden cards, a secret bid. */
export function hasSealed({ ruleset, setup, state }: TableMatch, seat: Seat): boolean {
  const seen = (by: Seat | null): string => JSON.stringify(ruleset.view(setup, state.position, by));
  return seen(seat) !== seen(null);
}

/** Whether the open question reveals what only its seat may see: it is secret, or names something hidden. */
export function isSealedQuestion({ ruleset, setup, state }: TableMatch): boolean {
  const question = questionOf(ruleset, setup, state) as Question | null;
  if (question === null || question.to === 'dice') return false;
  if (question.secret) return true;
  const open = wordsIn(ruleset.view(setup, state.position, null));
  const own = wordsIn(ruleset.view(setup, state.position, question.to));
  return [...wordsIn(question)].some(word => own.has(word) && !open.has(word));
}

/** Every string in plain data, including field names. */
function wordsIn(data: unknown, words: Set<string> = new Set()): Set<string> {
  if (typeof data === 'string') words.add(data);
  if (typeof data === 'object' && data !== null)
    for (const [name, value] of Object.entries(data)) wordsIn(value, words.add(name));
  return words;
}
