// The contract of every ruleset, on random games with the core deck, in matched play and in Close Quarters.
import { conformance } from '@little-wars/engine/testing';
import { killTeam } from './index.ts';
import { CLOSE_QUARTERS } from './maps/index.ts';
import { defaults } from './options.ts';

const [, second] = killTeam.ready;
const walled = killTeam.ready.find(({ map }) => map === CLOSE_QUARTERS.id)!;
const coreDeck = { ...defaults, coreDeck: true };

conformance(
  {
    ...killTeam,
    ready: [
      { ...second!, options: coreDeck },
      { ...walled, options: coreDeck },
    ],
  },
  { games: 1, longest: 3000, advised: 0 },
);
