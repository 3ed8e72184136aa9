// RS-10.8  Ready setups
import { MAPS } from './maps/index.ts';
import { isTrial, STARTERS, type Starter } from './muster/starters.ts';
import { defaults } from './options.ts';
import type { Setup } from './types.ts';

const firsts = STARTERS.filter((_, i) => i % 2 === 0);
const seconds = STARTERS.filter((_, i) => i % 2 === 1);

/** The first squad of each faction against the next faction's, then the second ones, cycling through the maps. */
const pairings = [firsts, seconds].flatMap((list, round) => {
  const squads = list.filter(starter => !isTrial(starter));
  return squads.map((starter, i) => ({
    armies: [starter, squads[(i + 1) % squads.length]!],
    map: round * (squads.length + 1) + i,
  }));
});

/** Squads of the trial faction come last. */
const trials = [firsts, seconds].map(list => ({ armies: [list.find(isTrial)!, list[0]!], map: pairings.length }));

const setupOf = ({ armies, map }: { readonly armies: readonly Starter[]; readonly map: number }): Setup => ({
  map: MAPS[map % MAPS.length]!.id,
  armies: armies.map(({ squad }) => squad),
  options: defaults,
});

export const ready: readonly Setup[] = [...pairings, ...trials].map(setupOf);
