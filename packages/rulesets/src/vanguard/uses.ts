import type { Seat } from '@little-wars/engine';
import type { AbilityUse, WeaponUse } from './content/types.ts';

/** Who has the rule: a model, or a whole team. */
interface Held {
  readonly seat: Seat;
  readonly holder: number | null;
}

/** Rules that are always in play, whatever the cards say. */
export type CoreUse = {
  readonly rule:
    | 'obscured'
    | 'long-range'
    | 'aim'
    | 'focus'
    | 'cover'
    | 'target-down'
    | 'outnumbering'
    | 'disengaging'
    | 'command-re-roll'
    | 'special-actions';
};

/** What a user states about the table when asking for odds; never part of a match. */
export interface ToldUse {
  readonly rule: 'as-told';
  readonly obscured: boolean;
  readonly cover: boolean;
  /** VG-3.11: armor dice that may be re-rolled for free. */
  readonly armorDice: number;
}

/** A special rule in effect, with its holder. */
export type Use = (WeaponUse | AbilityUse | CoreUse | ToldUse) & Held;
