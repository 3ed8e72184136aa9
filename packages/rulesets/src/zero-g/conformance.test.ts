import { conformance } from '@little-wars/engine/testing';
import { zeroG } from './index.ts';

conformance({ ...zeroG, ready: zeroG.ready.slice(0, 4) }, { games: 1, longest: 20_000 });
