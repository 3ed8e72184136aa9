import type { Catalogue } from './say.ts';

/** Why an answer is refused, in English. */
export const reasons: Catalogue = {};
