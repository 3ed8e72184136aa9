import { type Edition, editionOf } from '@little-wars/engine';
import { advising } from './advising.ts';
import { choosing } from './choosing.ts';
import { ruleset } from './ruleset.ts';
import { showing } from './showing.ts';
import type { Vanguard } from './types.ts';

/** Kill Team Vanguard. */
export const vanguard: Edition<Vanguard> = editionOf(ruleset, showing, choosing, advising);
