import { conformance } from '@little-wars/engine/testing';
import { scoutTeam } from './index.ts';

conformance(scoutTeam, { games: 1, longest: 20_000, advised: 0 });
