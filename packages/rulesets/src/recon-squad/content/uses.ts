import type { SharedAbilityUse, SharedPowerUse, SharedWeaponUse } from '../../w40k/content/uses.ts';

/** RS-10.3: a special rule of a weapon. "6" is a modified 6 or more (8E-3.6). */
export type WeaponUse =
  | SharedWeaponUse
  /** Within half range its damage is the better of two dice. */
  | { readonly rule: 'melta' }
  /** Stronger within half range. */
  | { readonly rule: 'half-range-strength'; readonly by: number }
  /** Wounds on this roll if the target's toughness exceeds its strength. */
  | { readonly rule: 'wounds-tougher-on'; readonly on: number }
  /** Fires as many shots as its bearer has Attacks. */
  | { readonly rule: 'shots-by-attacks' }
  /** May fire within 1" of enemies, and at enemies within 1" of friends. */
  | { readonly rule: 'fires-in-combat' }
  /** A bearer slain in the Fight phase before it fought fights before it is removed. */
  | { readonly rule: 'strikes-when-slain' }
  /** Does not wound: Infantry that it hits has a modifier to hit until the turn ends, and may lose Overwatch. */
  | { readonly rule: 'dazes'; readonly by: number; readonly noOverwatch?: true }
  /** Who loses a wound to it has a modifier to hit until the turn ends. */
  | { readonly rule: 'blinds'; readonly by: number }
  /** Does not wound: a hit is a markerlight counter on the target. Its bearer fires nothing else. */
  | { readonly rule: 'markerlight' };

type Ability =
  | SharedAbilityUse
  /** After a charge that ends near an enemy: a mortal wound on this roll. */
  | { readonly rule: 'crushing-charge'; readonly on: number }
  /** RS-3.8, an option: comes back next to others of its selection on this roll, at the start of its owner's turn. */
  | { readonly rule: 'reanimates'; readonly on: number }
  /** RS-3.8: once a game, more such rolls for a friend's selection within this many inches. */
  | { readonly rule: 'resurrection-orb'; readonly within: number }
  /** At the start of its turn one friend within reach has a bonus to Advance, charge and hit until the next. */
  | {
      readonly rule: 'my-will-be-done';
      readonly by: number;
      readonly within: number;
      readonly to: readonly string[];
    }
  /** When an enemy arrives from reserve it may arrive at once near it, and shoot at it only. */
  | { readonly rule: 'ethereal-interception'; readonly within: number; readonly apart: number }
  /** Takes a mortal wound on this roll in place of a wound of a friendly Character nearby. */
  | { readonly rule: 'guardian-protocols'; readonly on: number; readonly within: number }
  /** Shots: an unmodified 6 hits and makes one more hit roll. */
  | { readonly rule: 'dakka-dakka-dakka' }
  /** Friends within reach may charge after an Advance. */
  | { readonly rule: 'waaagh'; readonly within: number; readonly to: readonly string[] }
  /** A bonus to Psychic tests for every so many friends nearby; a test this high is Perils. */
  | {
      readonly rule: 'waaagh-energy';
      readonly per: number;
      readonly within: number;
      readonly most: number;
      readonly perils: number;
    }
  /** A bonus to wound rolls in melee against models wholly on or in terrain. */
  | { readonly rule: 'throat-slittas'; readonly by: number }
  /** Advances this far without a roll if it likes, and a D6 of 1 costs it a mortal wound then. */
  | { readonly rule: 'full-throttle'; readonly inches: number }
  /** All but Heavy weapons fire as if it had not moved or Advanced. */
  | { readonly rule: 'battle-focus' }
  /** Overwatch hits on this roll. */
  | { readonly rule: 'overwatch-on'; readonly on: number }
  /** Ignores a mortal wound on this roll, with a bonus to it against Perils. */
  | { readonly rule: 'ghosthelm'; readonly on: number; readonly perils: number }
  /** Once a Psychic phase may re-roll any dice of one Psychic test or attempt to deny. */
  | { readonly rule: 'runes-of-the-farseer' }
  /** May leave the table at the start of its Movement phase, to arrive by deep strike in a later turn. */
  | { readonly rule: 'skyleap' }
  /** On arrival, or over an enemy that it flew across, a D6 of 6 is a mortal wound. */
  | { readonly rule: 'grenade-pack'; readonly on: number; readonly within: number }
  /** Far from Synapse: worse at shooting and charging anything but the nearest. */
  | {
      readonly rule: 'instinctive-behaviour';
      readonly within: number;
      readonly hit: number;
      readonly charge: number;
    }
  /** A model slain by its Smite: a friend of this keyword nearby regains a wound. */
  | { readonly rule: 'spirit-leech'; readonly within: number; readonly to: string; readonly wounds: number }
  /** Friends of this keyword nearby have a bonus to hit. */
  | { readonly rule: 'aura-hit-bonus'; readonly by: number; readonly within: number; readonly to: readonly string[] }
  /** Fires Overwatch for a charged friend nearby, and then no more this turn. */
  | { readonly rule: 'for-the-greater-good'; readonly within: number }
  /** Gains what markerlight counters on a target give. */
  | { readonly rule: 'markerlights' }
  /** Friends nearby fire one more shot with pulse weapons at half range. */
  | { readonly rule: 'volley-fire'; readonly within: number; readonly shots: number }
  /** In its Movement phase chooses what friends nearby have until its next turn. */
  | { readonly rule: 'invocation'; readonly within: number; readonly ignoreOn: number }
  /** Its Grenades have this range. */
  | { readonly rule: 'grenade-range'; readonly inches: number }
  /** One hit die may be re-rolled each time it, or by Side Effects its selection, shoots. */
  | { readonly rule: 're-rolls-one-hit' }
  /** RS-3.4: an invulnerable save for its selection nearby. */
  | { readonly rule: 'shares-invulnerable'; readonly save: number }
  /** Further when it Advances or charges. */
  | { readonly rule: 'adrenal-glands'; readonly by: number }
  /** A wound roll of 6 in melee causes more damage. */
  | { readonly rule: 'toxin-sacs'; readonly damage: number }
  /** AP of all its weapons is better. */
  | { readonly rule: 'ap-bonus'; readonly by: number }
  /** No modifier for moving with Heavy or Advancing with Assault; Rapid Fire after an Advance, with a modifier. */
  | { readonly rule: 'target-lock'; readonly by: number };

/** RS-10.4: a special rule of a datasheet or of wargear, with the printed ability or item that it comes from. */
export type AbilityUse = Ability & { readonly from: string };

/** An ability as content writes it, without the printed ability or item that it comes from. */
export type BareAbilityUse = Ability;

/** RS-10.5: what a power does to its target, until the caster's next Psychic phase where it lasts. */
export type PowerUse =
  | SharedPowerUse
  /** RS-10.7: mortal wounds by how many models of the selection are near. */
  | {
      readonly rule: 'destructor';
      readonly steps: readonly { readonly models: number; readonly wounds: 1 | 'D3' | 'D6' }[];
    }
  /** A D6 above its Toughness slays it. */
  | { readonly rule: 'slays-above-toughness' };
