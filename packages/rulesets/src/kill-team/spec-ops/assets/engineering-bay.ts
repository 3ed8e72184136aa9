import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

/** KT-14.30: a feature near the own drop zone is strengthened before barricades are set up. */
export const engineeringBay: Rule<'engineering-bay'> = {
  clause: 'KT-14.30',
  words: { en: { rule: 'Engineering Bay' } },
  modify: { strengthens: add((seats, { seat }) => [...seats, seat]) },
};
