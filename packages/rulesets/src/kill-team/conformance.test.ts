// The promises of every ruleset, on two random games of matched play, one with the core deck.
import { conformance } from '@little-wars/engine/testing';
import { killTeam } from './index.ts';
import { defaults } from './options.ts';

const [first, second] = killTeam.ready;

conformance({ ...killTeam, ready: [first!, { ...second!, options: { ...defaults, coreDeck: true } }] }, { games: 1, longest: 3000 }); // biome-ignore format: one call
