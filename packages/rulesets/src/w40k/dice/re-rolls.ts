// Which of two free re-rolls allows more
import type { ReRoll } from '../types.ts';

const ORDER: readonly ReRoll[] = ['none', 'one', 'all', 'ones', 'failed', 'any'];

/** The one that allows more. */
export const moreOf = (one: ReRoll, other: ReRoll): ReRoll =>
  ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;
