import type { Holding } from '@little-wars/skirmish';
import type { ToldUse } from '../w40k/odds/as-told.ts';
import type { LastingPower } from '../w40k/powers/lasting.ts';
import type { AbilityUse, WeaponUse } from './content/uses.ts';
import type { Trait } from './muster/squad.ts';

/** Rules that are always in play, regardless of cards. */
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

/** 8E-6.7-13: the rules of weapon types. */
export type TypeUse = { readonly rule: 'assault' | 'heavy' | 'rapid-fire' };

/** RS-2: the rules of specialists' traits. */
export type TraitUse = { readonly rule: Trait };

/** Temporary rules. */
export type LastingUse =
  /** RS-2.14: shots at this model are re-rolled. */
  | { readonly rule: 'designated'; readonly target: number }
  /** RS-10.3: its holder hits worse, and may have lost Overwatch. */
  | { readonly rule: 'dazed'; readonly by: number; readonly noOverwatch: boolean }
  /** RS-10.3: a markerlight counter on this model. */
  | { readonly rule: 'marked'; readonly target: number }
  /** RS-10.4: the commanded model. */
  | { readonly rule: 'willed'; readonly target: number; readonly by: number }
  /** RS-10.4: an effect for friends near its holder. */
  | {
      readonly rule: 'invoked';
      readonly element: 'calm' | 'stone' | 'zephyr';
      readonly within: number;
      readonly ignoreOn: number;
    }
  | { readonly rule: 'runes-used' }
  | ToldUse
  /** RS-10.5: powers, and their targets. */
  | LastingPower;

/** A special rule in effect, with its holder. */
export type Use = (WeaponUse | AbilityUse | CoreUse | TypeUse | TraitUse | LastingUse) & Holding;
