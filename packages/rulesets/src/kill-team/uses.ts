import type { Seat } from '@little-wars/engine';
import type { WeaponUse } from './content/types.ts';
import type { FactionUse } from './factions/uses.ts';

/** Whose rule it is: the operative that has it, or a whole team. */
interface Held {
  readonly seat: Seat;
  readonly holder: number | null;
}

/** Rules that are always in play, whatever the cards say. */
export type CoreUse =
  | MatchUse
  | { readonly rule: 'injured' | 'combat-support' | 'overwatch' | 'command-re-roll' | 'vantage-point' };

/** Of the mission, of tac ops and of scouting. */
type MatchUse = { readonly rule: 'mission' | 'tac-ops' | 'infiltrate' } | { readonly rule: 'recon-dash' };

/** A special rule at work, with its holder. */
export type Use = (WeaponUse | CoreUse | FactionUse) & Held;
