// Which of two free re-rolls allows more
import type { ReRoll } from '../types.ts';

const ORDER: readonly ReRoll[] = ['none', 'one', 'all', 'one-or-all', 'ones', 'failed', 'any'];

/** The more generous one; "one die" and "all dice" are combined, as neither contains the other. */
export function moreOf(one: ReRoll, other: ReRoll): ReRoll {
  if ((one === 'one' && other === 'all') || (one === 'all' && other === 'one')) return 'one-or-all';
  return ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;
}
