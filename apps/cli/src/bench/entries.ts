import { battleEntries } from './battles.ts';
import { dragEntries } from './drag.ts';
import type { Entry } from './entry.ts';
import { gameEntries } from './games.ts';
import { geometryEntries } from './geometry.ts';
import { kernelEntries } from './kernel.ts';
import { oddsEntries } from './odds.ts';
import { peerEntries } from './peers.ts';
import { tableOddsEntries } from './table-odds.ts';
import { worstOddsEntries } from './worst-odds.ts';

/** Everything `npm run bench` measures. */
export const entries: readonly Entry[] = [
  ...geometryEntries,
  ...peerEntries,
  ...kernelEntries,
  ...oddsEntries,
  ...tableOddsEntries,
  ...worstOddsEntries,
  ...gameEntries,
  ...battleEntries,
  ...dragEntries,
];
