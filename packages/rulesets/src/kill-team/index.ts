import { type Edition, editionOf } from '@little-wars/engine';
import { advising } from './advising.ts';
import { choosing } from './choosing.ts';
import { ruleset } from './ruleset.ts';
import { showing } from './showing.ts';
import type { KillTeam } from './types.ts';

/** Kill Team 2021. */
export const killTeam: Edition<KillTeam> = editionOf(ruleset, showing, choosing, advising);
