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

/** A special rule at work, with its holder. */
export type Use = (WeaponUse | AbilityUse | CoreUse) & Held;
