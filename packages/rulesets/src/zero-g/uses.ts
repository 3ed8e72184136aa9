import type { Holding } from '@little-wars/skirmish';
import type { AbilityUse, WeaponUse } from './content/uses.ts';

/** Rules that are always in play, regardless of cards. */
export type CoreUse = { readonly rule: 'pack-charge' };

/** Temporary rules. */
export type LastingUse =
  /** 7E-4.6: its holder's force weapons inflict Instant Death. */
  | { readonly rule: 'force-active' }
  /** ZG-8.3: a markerlight counter on this model. */
  | { readonly rule: 'acquired'; readonly target: number }
  /** ZG-8.4: an effect for friends near its holder. */
  | {
      readonly rule: 'invoked';
      readonly element: 'fire' | 'stone';
      readonly within: number;
      readonly ignoreOn: number;
    }
  /** ZG-8.4: failed reanimation rolls are re-rolled for a phase. */
  | { readonly rule: 'resurrecting' }
  | { readonly rule: 'runes-used' }
  /** For odds: a cover save given by hand. */
  | { readonly rule: 'told-cover'; readonly target: number; readonly save: number };

/** A special rule in effect, with its holder. */
export type Use = (WeaponUse | AbilityUse | CoreUse | LastingUse) & Holding;
