import type { Edition } from '@little-wars/engine';
import { advising } from './advising.ts';
import { choosing } from './choosing.ts';
import { ruleset } from './ruleset.ts';
import { showing } from './showing.ts';
import type { Vanguard } from './types.ts';

/** Kill Team Vanguard. */
export const vanguard: Edition<Vanguard> = { ...ruleset, ...showing, ...choosing, ...advising };
