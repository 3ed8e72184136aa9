import type { Seat } from '@little-wars/engine';
import type { WeaponUse } from './content/types.ts';

/** Whose rule it is: the operative that has it, or a whole team. */
interface Held {
  readonly seat: Seat;
  readonly holder: number | null;
}

/** Rules that are always in play, whatever the cards say. */
export type CoreUse = { readonly rule: 'injured' | 'combat-support' | 'overwatch' | 'command-re-roll' | 'vantage-point' };

/** A special rule at work, with its holder. */
export type Use = (WeaponUse | CoreUse) & Held;
