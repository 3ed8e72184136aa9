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
  | CloseQuartersUse
  | { readonly rule: 'injured' | 'combat-support' | 'overwatch' | 'command-re-roll' | 'vantage-point' };

/** KT-12: of Close Quarters. A point-blank shot is an effect; the others are in play where that is played. */
export type CloseQuartersUse = {
  readonly rule: 'guard' | 'point-blank' | 'condensed-environment' | 'past-others' | 'indirect-by-choice';
};

/** Of the mission, of tac ops and of scouting. */
type MatchUse = { readonly rule: 'mission' | 'tac-ops' | 'infiltrate' } | { readonly rule: 'recon-dash' };

/** A special rule at work, with its holder. */
export type Use = (WeaponUse | CoreUse | FactionUse) & Held;
