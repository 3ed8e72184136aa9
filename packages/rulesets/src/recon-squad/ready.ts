// RS-10.8  Setups that are ready to play
import { MAPS } from './maps/index.ts';
import { STARTERS } from './muster/starters.ts';
import { defaults } from './options.ts';
import type { Setup } from './types.ts';

/** The first squad of each faction against the next, then the second ones, on each map in turn. */
const first = STARTERS.filter((_, i) => i % 2 === 0);
const second = STARTERS.filter((_, i) => i % 2 === 1);

const pairings = [first, second].flatMap(list =>
  list.map((starter, i) => [starter, list[(i + 1) % list.length]!] as const),
);

export const ready: readonly Setup[] = pairings.map(([one, other], i) => ({
  map: MAPS[i % MAPS.length]!.id,
  armies: [one.squad, other.squad],
  options: defaults,
}));
