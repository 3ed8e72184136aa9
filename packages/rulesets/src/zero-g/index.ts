import { type Edition, editionOf } from '@little-wars/engine';
import { advising } from './advising.ts';
import { choosing } from './choosing.ts';
import { ruleset } from './ruleset.ts';
import { showing } from './showing.ts';
import type { ZeroG } from './types.ts';

/** Zero-G. */
export const zeroG: Edition<ZeroG> = editionOf(ruleset, showing, choosing, advising);
