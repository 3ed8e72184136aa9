import { conformance } from '@little-wars/engine/testing';
import { vanguard } from './index.ts';

conformance(vanguard, { games: 1, longest: 20_000 });
