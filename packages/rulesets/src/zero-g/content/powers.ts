// ZG-8.5  Psychic powers
import type { Power, Weapon } from './types.ts';
import { ranged } from './writing.ts';

/** What the witchfire is shot with; it recoils nobody (ZG-3.4). */
export const POWER_WEAPONS: readonly Weapon[] = [ranged('smite-bolts', 'Smite', 'assault', [12, 4, 4, 2])];

export const POWERS: readonly Power[] = [
  { id: 'force', name: 'Force', warpCharge: 1, effect: { rule: 'force' } },
  { id: 'smite', name: 'Smite', warpCharge: 1, effect: { rule: 'witchfire', weapon: 'smite-bolts' } },
];
