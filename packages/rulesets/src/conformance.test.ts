import { conformance } from '@little-wars/engine/testing';
import { rulesets } from './index.ts';

/** Random games of each ready setup: a ruleset with many setups tries each a little, a small one a lot. */
const gamesOf = (setups: number): number => (setups > 4 ? 1 : 20);

for (const ruleset of rulesets) conformance(ruleset, { games: gamesOf(ruleset.ready.length), longest: 20_000 });
