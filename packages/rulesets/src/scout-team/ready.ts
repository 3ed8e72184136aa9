// ST-10.7  Ready setups
import { MAPS } from './maps/index.ts';
import { isTrial, STARTERS, type Starter } from './muster/starters.ts';
import { defaults, SIZES, TABLE_SIZES, type TableSize } from './options.ts';
import { MISSIONS, type Setup } from './state.ts';

/** Teams of the trial faction cover what the other lists lack; they come last. */
const teams = STARTERS.filter(starter => !isTrial(starter));
const firsts = teams.filter((_, i) => i % 2 === 0);
const seconds = teams.filter((_, i) => i % 2 === 1);
const [trial, otherTrial] = STARTERS.filter(isTrial);

/** The first team of each faction against the second of the next, so every team plays, cycling through the maps. */
const pairings: readonly (readonly [Starter, Starter])[] = [
  ...firsts.map((starter, i) => [starter, seconds[(i + 1) % seconds.length]!] as const),
  [trial!, seconds[0]!],
  [firsts.at(-1)!, otherTrial!],
];

/** ST-1.4: the size of a map. */
export const sizeOf = (id: string): TableSize =>
  TABLE_SIZES.find(size => MAPS.find(map => map.id === id)?.terrain.width === SIZES[size].width) ?? TABLE_SIZES[0];

export const ready: readonly Setup[] = pairings.map(([one, other], i) => {
  const map = MAPS[i % MAPS.length]!.id;
  return {
    map,
    mission: MISSIONS[Math.floor(i / MAPS.length) % MISSIONS.length]!,
    armies: [one.team, other.team],
    options: { ...defaults, tableSize: sizeOf(map) },
  };
});
