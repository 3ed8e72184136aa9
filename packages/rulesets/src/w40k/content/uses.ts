import type { Amount, NamedUse } from './types.ts';

/** Special rules of weapons that 8th and 9th edition share, by effect. */
export type SharedWeaponUse =
  /** Its shots need no hit roll. */
  | { readonly rule: 'auto-hit' }
  /** More attacks, made with this weapon, when its bearer fights; with `pair` only if it has two of them. */
  | { readonly rule: 'extra-attacks'; readonly attacks: number; readonly pair?: true }
  | { readonly rule: 'hit-modifier'; readonly by: number }
  | OverheatsUse
  /** Different damage against a target whose Save is this good. */
  | { readonly rule: 'damage-against-save'; readonly save: number; readonly damage: Amount }
  /** May re-roll its hit rolls; with `only` those of 1. */
  | { readonly rule: 're-roll-hits'; readonly only?: 1 }
  /** May re-roll its wound rolls; with `against` only for targets with this keyword. */
  | { readonly rule: 're-roll-wounds'; readonly against?: string }
  /** May target Characters. */
  | { readonly rule: 'sniper' }
  /** A wound roll of 6 inflicts additional mortal wounds. */
  | { readonly rule: 'wound-six-mortal'; readonly wounds: number }
  /** A wound roll of 6 is resolved at this AP. */
  | { readonly rule: 'wound-six-ap'; readonly ap: number }
  /** A hit roll of 6 scores this many hits. */
  | { readonly rule: 'hit-six-hits'; readonly hits: number }
  /** Wounds on this roll, whatever the target's Toughness. */
  | { readonly rule: 'wounds-on'; readonly on: number }
  /** It has no effect here. */
  | IdleUse;

/** Abilities that 8th and 9th edition share, by effect. Distances in inches. */
export type SharedAbilityUse =
  | InvulnerableUse
  /** May start in reserve and arrive anywhere more than `apart` from enemies; `charge` may be re-rolled that turn. */
  | { readonly rule: 'deep-strike'; readonly apart: number; readonly charge?: 're-roll' }
  /** Set up anywhere more than `zone` from the enemy zone and more than `apart` from enemies. */
  | { readonly rule: 'infiltrates'; readonly zone: number; readonly apart: number }
  /** Moves before the first turn, and does not end within `apart` of enemies. */
  | { readonly rule: 'scouts'; readonly move: number; readonly apart: number }
  /** Friends within reach may re-roll such rolls of 1. */
  | {
      readonly rule: 'aura-re-roll-ones';
      readonly roll: 'hit' | 'wound' | 'psychic-test';
      readonly within: number;
      readonly to: readonly string[];
    }
  /** Modifies hit rolls of attacks against it; with `shooting` only of shots. */
  | { readonly rule: 'hard-to-hit'; readonly by: number; readonly shooting?: true }
  /** Added to saves in cover; with `shooting` only against shots. */
  | { readonly rule: 'cover-bonus'; readonly by: number; readonly shooting?: true }
  /** Shots of its bearer ignore cover. */
  | { readonly rule: 'ignores-cover' }
  /** Added to the Attacks of a unit that charged, was charged or intervened this turn. */
  | { readonly rule: 'shock-assault'; readonly attacks: number }
  /** Rapid Fire bolt weapons double their shots at any range for Infantry that stood still, Terminators and Bikers. */
  | { readonly rule: 'bolter-discipline' }
  /** Added to its attempts to deny casters within this distance. */
  | { readonly rule: 'deny-bonus'; readonly by: number; readonly within: number }
  /** Enemies within this distance have less Leadership. */
  | { readonly rule: 'terrifies'; readonly by: number; readonly within: number }
  /** Regains lost wounds once in each of its own turns. */
  | { readonly rule: 'regains-wounds'; readonly wounds: number }
  /** May re-roll charge rolls. */
  | { readonly rule: 're-rolls-charges' }
  /** May charge after an Advance; possibly with other limits. */
  | { readonly rule: 'charges-after-advance'; readonly range?: number; readonly bonus?: number }
  /** Its charge targets cannot fire Overwatch. */
  | { readonly rule: 'no-overwatch' }
  /** Re-rolls wound rolls of 1 of its shots at targets with one of these keywords. */
  | { readonly rule: 're-rolls-wounds-of-one'; readonly against: readonly string[] }
  /** Enemy Psykers within this distance have a modifier to Psychic tests. */
  | { readonly rule: 'shadow-in-the-warp'; readonly by: number; readonly within: number }
  /** Its normal moves ignore heights. */
  | { readonly rule: 'free-heights' }
  /** May arrive from reserve at an edge of the table, wholly within `within` of it. */
  | { readonly rule: 'outflanks'; readonly within: number; readonly apart: number }
  /** Piles in this far; in some editions it consolidates this far. */
  | { readonly rule: 'piles-in'; readonly inches: number }
  /** Up to this many units of its sheet share one slot of the detachment. */
  | { readonly rule: 'shares-slot'; readonly most: number }
  | IdleUse;

/** Effects of powers that 8th and 9th edition share; lasting ones end at the caster's next Psychic phase. */
export type SharedPowerUse =
  /** Mortal wounds; more if the test reached this result. */
  | {
      readonly rule: 'mortal-wounds';
      readonly wounds: 1 | 'D3' | 'D6';
      readonly more?: { readonly from: number; readonly wounds: 'D3' | 'D6' };
    }
  /** Raises characteristics. */
  | {
      readonly rule: 'strengthens';
      readonly strength: number;
      readonly toughness: number;
      readonly attacks: number;
    }
  /** Both roll D6 and add Leadership: mortal wounds if the caster's sum is at least as high. */
  | { readonly rule: 'scourges'; readonly more: 'D3'; readonly equal: number }
  /** Its hit rolls are re-rolled: failed ones of shooting (8th), or any (9th). */
  | { readonly rule: 'guides' }
  /** Wound rolls against it are re-rolled: failed ones (8th), or any (9th). */
  | { readonly rule: 'dooms' }
  | { readonly rule: 'changes-saves'; readonly by: number }
  | { readonly rule: 'ignores-wounds'; readonly on: number };

export interface InvulnerableUse {
  readonly rule: 'invulnerable';
  readonly save: number;
}

/** A hit roll of 1 harms the bearer once the weapon has fired. */
export interface OverheatsUse {
  readonly rule: 'overheats';
  readonly harm: 'slain' | 'mortal-wound';
}

/** Why a printed rule has no effect in a game of one-model units. */
export type Idleness =
  /** Concerns Morale, which nobody tests. */
  | 'morale'
  /** Concerns the Morale of a unit, where the whole army tests as one. */
  | 'army-morale'
  /** Lets a unit be taken again, where each may be taken once. */
  | 'once-per-name'
  /** Needs more than one model in a unit. */
  | 'numbers'
  /** Concerns a faction, unit or trait that no list here has. */
  | 'nobody-has-it'
  /** Helps running models, where nobody runs. */
  | 'no-run'
  /** Leaves a fight, where nobody may. */
  | 'no-escape'
  /** Objective Secured has no effect in this mission. */
  | 'objective-secured'
  /** Switched off by a ruling: army-wide rules such as doctrines and protocols. */
  | 'off';

/** A printed rule without effect, listed with its reason. */
export interface IdleUse {
  readonly rule: 'idle';
  readonly why: Idleness;
}

export const isInvulnerable = (use: NamedUse): use is InvulnerableUse => use.rule === 'invulnerable';
export const isIdle = (use: NamedUse): use is IdleUse => use.rule === 'idle';
