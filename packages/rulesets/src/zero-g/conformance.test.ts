import { conformance } from '@little-wars/engine/testing';
import { zeroG } from './index.ts';

conformance(zeroG, { games: 1, longest: 20_000 });
