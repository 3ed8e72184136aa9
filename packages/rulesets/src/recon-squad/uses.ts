import type { Holding } from '@little-wars/skirmish';
import type { ToldUse } from '../w40k/odds/as-told.ts';
import type { LastingPower } from '../w40k/psychic/lasting.ts';
import type { AbilityUse, WeaponUse } from './content/uses.ts';
import type { Trait } from './muster/squad.ts';

/** Rules that are always in play, whatever the cards say. */
export type CoreUse = {
  readonly rule:
    | 'command-re-roll'
    | 'counter-offensive'
    | 'frag-bag'
    | 'sniper-re-roll'
    | 'psychic-focus'
    | 'smite-rises'
    | 'combi-weapons';
};

/** 8E-6.7-13: what the type of a weapon does. */
export type TypeUse = { readonly rule: 'assault' | 'heavy' | 'rapid-fire' };

/** RS-2: what a specialist's trait does. */
export type TraitUse = { readonly rule: Trait };

/** A rule in effect for a while. */
export type LastingUse =
  /** RS-2.14: shots at this model are re-rolled. */
  | { readonly rule: 'designated'; readonly target: number }
  /** RS-10.3: its holder hits worse, and may have lost Overwatch. */
  | { readonly rule: 'dazed'; readonly by: number; readonly noOverwatch: boolean }
  /** RS-10.3: a markerlight counter on this model. */
  | { readonly rule: 'marked'; readonly target: number }
  /** RS-10.4: who was commanded. */
  | { readonly rule: 'willed'; readonly target: number; readonly by: number }
  /** RS-10.4: what friends near its holder have. */
  | {
      readonly rule: 'invoked';
      readonly element: 'calm' | 'stone' | 'zephyr';
      readonly within: number;
      readonly ignoreOn: number;
    }
  | { readonly rule: 'runes-used' }
  | ToldUse
  /** RS-10.5: powers, and whom they were cast at. */
  | LastingPower;

/** A special rule in effect, with its holder. */
export type Use = (WeaponUse | AbilityUse | CoreUse | TypeUse | TraitUse | LastingUse) & Holding;
