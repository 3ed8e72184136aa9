import { conformance } from '@little-wars/engine/testing';
import { killTeam } from './index.ts';

conformance(killTeam, { games: 1, longest: 20_000 });
