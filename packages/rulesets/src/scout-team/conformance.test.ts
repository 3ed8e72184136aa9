import { conformance } from '@little-wars/engine/testing';
import { scoutTeam } from './index.ts';

conformance({ ...scoutTeam, ready: scoutTeam.ready.slice(0, 4) }, { games: 1, longest: 20_000 });
