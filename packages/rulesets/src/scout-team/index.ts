import { type Edition, editionOf } from '@little-wars/engine';
import { advising } from './advising.ts';
import { choosing } from './choosing.ts';
import { ruleset } from './ruleset.ts';
import { showing } from './showing.ts';
import type { ScoutTeam } from './types.ts';

/** Scout Team. */
export const scoutTeam: Edition<ScoutTeam> = editionOf(ruleset, showing, choosing, advising);
