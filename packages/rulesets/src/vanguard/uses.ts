import type { Seat } from '@little-wars/engine';
import type { AbilityUse, WeaponUse } from './content/types.ts';

/** Whose rule it is: the model that has it, or a whole team. */
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

/** What somebody says of a table when asking for odds; in no match. */
export interface ToldUse {
  readonly rule: 'as-told';
  readonly obscured: boolean;
  readonly cover: boolean;
  /** VG-3.11: armor dice to roll again for nothing. */
  readonly armorDice: number;
}

/** A special rule at work, with its holder. */
export type Use = (WeaponUse | AbilityUse | CoreUse | ToldUse) & Held;
