import { conformance } from '@little-wars/engine/testing';
import { scoutTeam } from './index.ts';

// Both sizes of tables and both missions; every setup is played by the soak.
conformance(
  { ...scoutTeam, ready: [scoutTeam.ready[2]!, scoutTeam.ready[4]!] },
  { games: 1, longest: 20_000, advised: 0 },
);
