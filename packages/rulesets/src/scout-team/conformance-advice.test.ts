// Advice and forecasts at every question: of the small teams of the guide, which meet soon.
import { conformance } from '@little-wars/engine/testing';
import { guide } from './guide/index.ts';
import { scoutTeam } from './index.ts';
import type { Setup } from './types.ts';

const setup = guide.setup as Setup;

conformance(
  { ...scoutTeam, ready: [{ ...setup, options: { ...setup.options, rounds: 3 } }] },
  { games: 1, longest: 5000 },
);
