import { conformance } from '@little-wars/engine/testing';
import { reconSquad } from './index.ts';

conformance({ ...reconSquad, ready: reconSquad.ready.slice(0, 6) }, { games: 1, longest: 20_000 });
