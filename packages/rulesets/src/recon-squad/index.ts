import { type Edition, editionOf } from '@little-wars/engine';
import { advising } from './advising.ts';
import { choosing } from './choosing.ts';
import { ruleset } from './ruleset.ts';
import { showing } from './showing.ts';
import type { ReconSquad } from './types.ts';

/** Recon Squad. */
export const reconSquad: Edition<ReconSquad> = editionOf(ruleset, showing, choosing, advising);
