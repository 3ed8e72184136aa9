// ZG-8.7  Ready setups
import { inches } from '@little-wars/engine/geometry';
import { MAPS } from './maps/index.ts';
import { STARTERS } from './muster/starters.ts';
import { defaults } from './options.ts';
import type { Mission, Setup } from './types.ts';

/** Teams by id, mission and map. */
type Ready = readonly [one: string, other: string, mission: Mission, map: string];

/**
 * Every team once, against one that it is about even with in that mission (docs/balance.md): most pairs of teams are
 * not. Many models hold objectives well, so Void Legion, which outshoots everybody, meets Kin of the Void over a wreck.
 */
const READY: readonly Ready[] = [
  ['boarders', 'spore-cloud', 'straight-fight', 'asteroid-field'],
  ['void-legion', 'kin-of-the-void', 'hold-the-wreck', 'broken-ship'],
  ['rok-riders', 'silent-void', 'hold-the-wreck', 'broken-shuttle'],
  ['praetorian-guard', 'orbital-patrol', 'straight-fight', 'asteroid-cluster'],
  ['star-walkers', 'wreck-lootas', 'hold-the-wreck', 'asteroid-field'],
  ['outer-watch', 'hull-breach', 'hold-the-wreck', 'broken-ship'],
  ['test-flight', 'star-beasts', 'hold-the-wreck', 'asteroid-cluster'],
];

const teamOf = (id: string): Setup['armies'][number] => STARTERS.find(starter => starter.id === id)!.team;

export const ready: readonly Setup[] = READY.map(([one, other, mission, id]) => {
  const map = MAPS.find(each => each.id === id)!;
  return {
    map: map.id,
    mission,
    armies: [teamOf(one), teamOf(other)],
    options: { ...defaults, tableSize: map.terrain.width === inches(36) ? 36 : 48 },
  };
});
