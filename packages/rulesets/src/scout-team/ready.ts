// ST-10.7  Setups that are ready to play
import { MAPS } from './maps/index.ts';
import { STARTERS } from './muster/starters.ts';
import { defaults, SIZES, TABLE_SIZES, type TableSize } from './options.ts';
import { MISSIONS, type Setup } from './state.ts';

/** The first team of each faction against the second of the next, so that every team plays, on each map in turn. */
const first = STARTERS.filter((_, i) => i % 2 === 0);
const second = STARTERS.filter((_, i) => i % 2 === 1);

const pairings = first.map((starter, i) => [starter, second[(i + 1) % second.length]!] as const);

/** ST-1.4: the size that a map has. */
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
