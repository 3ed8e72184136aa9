import type { Holding } from '@little-wars/skirmish';
import type { AbilityUse, WeaponUse } from './content/uses.ts';
import type { Trait } from './muster/squad.ts';

/** Rules that are always in play, whatever the cards say. */
export type CoreUse = { readonly rule: 'command-re-roll' | 'counter-offensive' | 'frag-bag' | 'sniper-re-roll' };

/** 8E-6.7-13: what the type of a weapon does. */
export type TypeUse = { readonly rule: 'assault' | 'heavy' | 'rapid-fire' };

/** RS-2: what a specialist's trait does. */
export type TraitUse = { readonly rule: Trait };

/** A rule in effect for a while. */
export type LastingUse =
  /** RS-2.14: shots at this model are re-rolled. */
  { readonly rule: 'designated'; readonly target: number };

/** A special rule in effect, with its holder. */
export type Use = (WeaponUse | AbilityUse | CoreUse | TypeUse | TraitUse | LastingUse) & Holding;
