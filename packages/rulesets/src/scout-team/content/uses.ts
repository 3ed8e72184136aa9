import type { Amount } from '../../w40k/content/types.ts';
import type { SharedAbilityUse, SharedPowerUse, SharedWeaponUse } from '../../w40k/content/uses.ts';
import type { Reading } from '../core/07-units/scopes.ts';

/** ST-10.3: a special rule of a weapon. "6" is an unmodified 6. */
export type WeaponUse =
  | SharedWeaponUse
  /** ST-5: its attacks go at a Combined Unit. */
  | { readonly rule: 'blast' }
  /** ST-1.8: this many attacks within half range; the profile has those beyond. May fire after an Advance, at -1. */
  | { readonly rule: 'dakka'; readonly near: number }
  /** Other damage within half range. */
  | { readonly rule: 'half-range-damage'; readonly damage: Amount }
  /** Other damage against targets with this keyword. */
  | { readonly rule: 'damage-against'; readonly keyword: string; readonly damage: Amount }
  /** A hit roll of 6 wounds without a roll. */
  | { readonly rule: 'hit-six-wounds' }
  /** A wound roll of 6 has a better AP. */
  | { readonly rule: 'wound-six-ap-bonus'; readonly by: number }
  /** Each wound inflicts mortal wounds on top of the damage. */
  | { readonly rule: 'wound-mortal'; readonly wounds: number }
  /** Each wound inflicts mortal wounds in place of the damage. */
  | { readonly rule: 'wound-is-mortal'; readonly wounds: number }
  /** Makes two hit rolls for each attack. */
  | { readonly rule: 'two-hit-rolls' }
  /** Cover does not help against it. */
  | { readonly rule: 'weapon-ignores-cover' };

/** Which friends an order or an aura reaches: all that have every one of these keywords. */
export interface Friends {
  readonly within: number;
  readonly to: readonly string[];
}

type Ability =
  | SharedAbilityUse
  /** ST-7: after an enemy has attacked, models of its unit come back for dice of this much. */
  | { readonly rule: 'reanimates'; readonly on: number; readonly reading: Reading }
  /** Re-rolls 1s of these dice. */
  | { readonly rule: 're-rolls-reanimation' }
  /** Once a battle, such dice for one friendly unit nearby. */
  | { readonly rule: 'resurrection-orb'; readonly within: number; readonly reading: Reading }
  /** Holds markers against greater numbers. */
  | { readonly rule: 'objective-secured' }
  /** In the Command phase lets one friend shoot and charge after falling back this turn. */
  | ({ readonly rule: 'adaptive-strategy' } & Friends)
  /** Friends nearby move further. */
  | ({ readonly rule: 'aura-move'; readonly by: number } & Friends)
  /** In the Command phase lets one friend re-roll hits of 1 until the next. */
  | ({ readonly rule: 'orders-re-rolls' } & Friends)
  /** Re-rolls hits of 1. */
  | { readonly rule: 're-rolls-hits-of-one' }
  /** A bonus to hit targets with one of these keywords. */
  | { readonly rule: 'hit-bonus-against'; readonly by: number; readonly against: readonly string[] }
  /** Friends nearby with any of these keywords have a bonus to hit in melee. */
  | ({ readonly rule: 'aura-melee-hit-bonus'; readonly by: number } & Friends)
  /** With this many friends nearby it may try one more power. */
  | { readonly rule: 'waaagh-energy'; readonly models: number; readonly within: number }
  /** A bonus to wound rolls in melee near a terrain feature. */
  | { readonly rule: 'throat-slittas'; readonly by: number; readonly within: number }
  /** Advances this far without a roll, and on this D6 suffers a mortal wound. */
  | { readonly rule: 'full-throttle'; readonly inches: number; readonly on: number }
  /** Fires Assault and Pistol weapons after an Advance as if stationary, or moves a D6 after shooting. */
  | { readonly rule: 'battle-focus' }
  /** Near a marker it re-rolls hits of 1 with shuriken weapons. */
  | { readonly rule: 'defenders'; readonly within: number }
  /** Never suffers Perils of the Warp. */
  | { readonly rule: 'no-perils' }
  /** Whom it charges can neither fire Overwatch nor Set to Defend, and fights last. */
  | { readonly rule: 'banshee-mask' }
  /** A bonus to wound rolls in melee in a turn it charged. */
  | { readonly rule: 'charge-wound-bonus'; readonly by: number }
  /** In place of the move after shooting it may be set up anew. */
  | { readonly rule: 'skyleap'; readonly apart: number }
  /** ST-7: fights within this many inches of an enemy that its unit is engaged with. */
  | { readonly rule: 'fights-within'; readonly inches: number; readonly reading: Reading }
  /** Perils of enemy Psykers this near are worse. */
  | { readonly rule: 'worse-perils'; readonly wounds: number; readonly within: number }
  /** Regains what enemies nearby lose to mortal wounds in its Psychic phase. */
  | { readonly rule: 'spirit-leech'; readonly within: number; readonly most: number }
  /** In the Command phase lets one friendly Psyker roll one more die for Psychic tests and drop one. */
  | ({ readonly rule: 'warp-siphon' } & Friends)
  /** In the Command phase improves the AP of one friend's melee wound rolls of 6. */
  | ({ readonly rule: 'vicious-insight'; readonly by: number } & Friends)
  /** An invulnerable save against melee. */
  | { readonly rule: 'melee-invulnerable'; readonly save: number }
  /** In cover it is no target from beyond this many inches. */
  | { readonly rule: 'unseen-in-cover'; readonly beyond: number }
  /** Arrives near an edge or a terrain feature. */
  | { readonly rule: 'hidden-hunter'; readonly near: number; readonly apart: number }
  /** Fights with those that charged. */
  | { readonly rule: 'fights-first' }
  /** Knows of tokens, which help its faction's shots at their bearers. */
  | { readonly rule: 'markerlights' }
  /** May put a token on an enemy in place of shooting, on this roll. */
  | { readonly rule: 'markerlight'; readonly range: number; readonly on: number }
  /** May begin to fire its markerlight when it has moved. */
  | { readonly rule: 'target-uploaded' }
  /** Pulse weapons of friends nearby score one more hit with each 6. */
  | ({ readonly rule: 'volley-fire' } & Friends)
  /** In the Command phase lets one friend shoot while it fires its markerlight. */
  | { readonly rule: 'inspired-to-greatness'; readonly within: number }
  /** Once a battle one hit roll of its shooting may be re-rolled. */
  | { readonly rule: 're-rolls-one-hit' }
  /** Once a battle it counts as near terrain when it fights. */
  | { readonly rule: 'distraction-grot' }
  /** Once a battle an enemy nearby suffers D3 mortal wounds on this roll. */
  | { readonly rule: 'bomb-squig'; readonly within: number; readonly on: number }
  /** Hit rolls of 6 in melee wound without a roll. */
  | { readonly rule: 'toxin-sacs' }
  /** Light Cover does not help against its shots. */
  | { readonly rule: 'ignores-light-cover' }
  /** ST-7: against this many models a hit roll of 6 scores one more hit. */
  | { readonly rule: 'multi-tracker'; readonly models: number; readonly reading: Reading };

/** ST-10.4: a special rule of a datasheet or of wargear, with the printed ability or item that it comes from. */
export type AbilityUse = Ability & { readonly from: string };

/** An ability as content writes it, without the printed ability or item that it comes from. */
export type BareAbilityUse = Ability;

/** ST-10.5: what a power does to its target, until the caster's next Psychic phase where it lasts. */
export type PowerUse =
  | SharedPowerUse
  /** A D6 above its Toughness inflicts mortal wounds. */
  | { readonly rule: 'mortal-above-toughness'; readonly wounds: 'D6' };
