import { conformance } from '@little-wars/engine/testing';
import { rulesets } from './index.ts';

for (const ruleset of rulesets) conformance(ruleset, { games: 20, longest: 20_000 });
