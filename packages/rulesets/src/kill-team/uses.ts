import type { Seat } from '@little-wars/engine';
import type { WeaponUse } from './content/types.ts';
import type { FactionUse } from './factions/uses.ts';
import type { SpecOpsUse } from './spec-ops/uses.ts';

/** Hand-written numbers that replace those on the holder's card. */
export interface AsWritten {
  readonly rule: 'as-written';
  readonly attacks: number;
  readonly hit: number;
  readonly damage: readonly [normal: number, critical: number];
  readonly defence: number;
  readonly save: number;
  readonly invulnerable: number | null;
  /** Each wound other than a mortal wound is ignored on this or more. */
  readonly ignores: number;
  /** Dice it may keep in cover. */
  readonly cover: number;
  readonly injured: boolean;
  /** KT-5.5: how many friends support it. */
  readonly support: number;
}

/** Who has the rule: an operative, or a whole team. */
interface Held {
  readonly seat: Seat;
  readonly holder: number | null;
}

/** Rules that are always in play, whatever the cards. */
export type CoreUse =
  | AsWritten
  | MatchUse
  | CloseQuartersUse
  | {
      readonly rule:
        | 'universal-actions'
        | 'faction'
        | 'injured'
        | 'combat-support'
        | 'overwatch'
        | 'command-re-roll'
        | 'vantage-point';
    };

/** KT-12: Close Quarters. A point-blank shot is an effect; the others are in play wherever it is used. */
export type CloseQuartersUse = {
  readonly rule: 'guard' | 'hatches' | 'point-blank' | 'condensed-environment' | 'past-others' | 'indirect-by-choice';
};

/** Rules of the mission, tac ops and scouting. */
type MatchUse =
  | { readonly rule: 'mission' | 'tac-ops' | 'infiltrate' }
  | { readonly rule: 'recon-dash' }
  | { readonly rule: 'at-ease' };

/** A special rule in play, with its holder. */
export type Use = (WeaponUse | CoreUse | FactionUse | SpecOpsUse) & Held;
