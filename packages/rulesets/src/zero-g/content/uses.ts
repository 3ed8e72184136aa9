import type { IdleUse, InvulnerableUse } from '../../w40k/content/uses.ts';

/** 7E-6, ZG-8.3: a special rule of a weapon. */
export type WeaponUse =
  /** 7E-5.23 */
  | { readonly rule: 'template' }
  /** 7E-5.24: a marker of this many inches across. */
  | { readonly rule: 'blast'; readonly across: 3 | 5 }
  | { readonly rule: 'armourbane' }
  | { readonly rule: 'assault-grenades' }
  | { readonly rule: 'barrage' }
  | { readonly rule: 'blind' }
  | { readonly rule: 'concussive' }
  | { readonly rule: 'fleshbane' }
  | { readonly rule: 'force' }
  | { readonly rule: 'gets-hot' }
  | { readonly rule: 'graviton' }
  | { readonly rule: 'haywire' }
  | { readonly rule: 'ignores-cover' }
  | { readonly rule: 'master-crafted' }
  | { readonly rule: 'melta' }
  /** Fired once a game. */
  | { readonly rule: 'one-use' }
  | { readonly rule: 'pinning' }
  | { readonly rule: 'poisoned'; readonly on: number }
  | { readonly rule: 'rending' }
  | { readonly rule: 'shred' }
  | { readonly rule: 'sniper' }
  | { readonly rule: 'specialist' }
  | { readonly rule: 'twin-linked' }
  | { readonly rule: 'two-handed' }
  | { readonly rule: 'unwieldy' }
  /** A 6 to wound always wounds; a 6 to penetrate glances at least. Gauss and Entropic Strike alike. */
  | { readonly rule: 'gauss' }
  /** A 6 to hit scores two more hits, except in Snap Shots. */
  | { readonly rule: 'tesla'; readonly hits: number }
  /** A 6 to wound always wounds, at AP2. */
  | { readonly rule: 'bladestorm' }
  /** Wounds against Initiative in place of Toughness; 6s are AP2. */
  | { readonly rule: 'monofilament' }
  /** Who suffers an unsaved wound passes a Leadership test or is removed. */
  | { readonly rule: 'soulrazor' }
  /** Hits put a markerlight counter on the target in place of harm. */
  | { readonly rule: 'target-acquired' }
  /** A 6 to wound inflicts Instant Death. */
  | { readonly rule: 'lifedrain' }
  /** A bonus to Initiative. */
  | { readonly rule: 'swiftstrike'; readonly by: number }
  /** Counts as two close combat weapons. */
  | { readonly rule: 'two-weapons' }
  /** Needs no line of sight. */
  | { readonly rule: 'skyburst' }
  /** Struck once, and only at vehicles and monstrous creatures. */
  | { readonly rule: 'bomb' }
  | { readonly rule: 'lance' }
  | { readonly rule: 'skyfire' }
  | IdleUse;

type Ability =
  | InvulnerableUse
  /** 7E-11.1 */
  | { readonly rule: 'infiltrate' }
  /** 7E-11.2 */
  | { readonly rule: 'scout' }
  /** 7E-11.4 */
  | { readonly rule: 'deep-strike' }
  /** Does not scatter when it arrives. */
  | { readonly rule: 'no-scatter' }
  | { readonly rule: 'move-through-cover' }
  | { readonly rule: 'relentless' }
  | { readonly rule: 'eternal-warrior' }
  | { readonly rule: 'fearless' }
  | { readonly rule: 'fleet' }
  | { readonly rule: 'furious-charge' }
  | { readonly rule: 'preferred-enemy' }
  | { readonly rule: 'smash' }
  | { readonly rule: 'hatred' }
  | { readonly rule: 'monster-hunter' }
  | { readonly rule: 'rage' }
  | { readonly rule: 'slow-and-purposeful' }
  | { readonly rule: 'it-will-not-die' }
  | { readonly rule: 'feel-no-pain'; readonly on: number }
  /** 7E-5.14: Stealth is 1, Shrouded 2. */
  | { readonly rule: 'cover-bonus'; readonly by: number }
  /** Its melee attacks are Poisoned. */
  | { readonly rule: 'poisoned-attacks'; readonly on: number }
  /** Denies powers aimed at friends nearby as if it were the target. */
  | { readonly rule: 'psychic-hood'; readonly within: number }
  /** Discounts an unsaved wound on this roll, 1 worse against Instant Death. */
  | { readonly rule: 'reanimation'; readonly on: number }
  /** Once per game, failed reanimation rolls are re-rolled for a phase. */
  | { readonly rule: 'resurrection-orb' }
  /** May arrive when an enemy arrives by Deep Strike, and shoot at it. */
  | { readonly rule: 'ethereal-interception' }
  /** Wounds on this roll in the turn it arrives. */
  | { readonly rule: 'wounds-on-arrival'; readonly on: number }
  /** May re-roll one die of a charge. */
  | { readonly rule: 're-rolls-charge-die' }
  /** ZG-4.26: further when it charges; no loss of Initiative for terrain. */
  | { readonly rule: 'charge-bonus'; readonly inches: number }
  /** More warp charge with this many friends nearby, and a wound if its powers fail. */
  | { readonly rule: 'waaagh-energy'; readonly models: number; readonly within: number }
  /** When charged: Overwatch at this BS, or Counter-attack. */
  | { readonly rule: 'defence-tactics'; readonly ballisticSkill: number }
  /** Once a Psychic phase may re-roll the dice of one attempt to manifest or deny. */
  | { readonly rule: 'runes-of-the-farseer' }
  /** Spends a warp charge to ignore a wound of Perils. */
  | { readonly rule: 'ghosthelm' }
  /** A bonus on the table of vehicle damage. */
  | { readonly rule: 'assured-destruction'; readonly by: number }
  /** May strike at a flier it moved over. */
  | { readonly rule: 'intercept'; readonly on: number; readonly strength: number; readonly ap: number }
  /** Away from Synapse it passes a Leadership test or rolls for what it must do. */
  | { readonly rule: 'instinctive-behaviour'; readonly way: 'lurk' | 'feed' | 'hunt' }
  /** Friendly Tyranids nearby are Fearless. */
  | { readonly rule: 'synapse'; readonly within: number }
  /** Enemy Psykers nearby have less Leadership. */
  | { readonly rule: 'shadow-in-the-warp'; readonly by: number; readonly within: number }
  /** When it charges, enemies in that combat have less Initiative. */
  | { readonly rule: 'sonic-screech'; readonly by: number }
  /** Fires Overwatch for a charged friend nearby. */
  | { readonly rule: 'supporting-fire'; readonly within: number }
  /** One more shot with pulse rifles and carbines if it stood still. */
  | { readonly rule: 'volley-fire'; readonly shots: number }
  /** Friends nearby may test on its Leadership. */
  | { readonly rule: 'lends-leadership'; readonly within: number }
  /** In each Movement phase chooses what friends nearby have. */
  | { readonly rule: 'invocation'; readonly within: number; readonly ignoreOn: number }
  /** No bonus for two weapons. */
  | { readonly rule: 'no-second-weapon' }
  /** Re-rolls one melee hit each turn. */
  | { readonly rule: 're-rolls-melee-hit' }
  /** Re-rolls one hit of shooting, once a game. */
  | { readonly rule: 're-rolls-one-hit' }
  /** Whom it charges cannot fire Overwatch. */
  | { readonly rule: 'no-overwatch' }
  /** Chargers have no bonus attack; Stealth against shots from this near. */
  | { readonly rule: 'defensive-grenades'; readonly within: number }
  /** Adds its Mastery Level to the warp charge. */
  | { readonly rule: 'psyker' }
  | IdleUse;

/** ZG-8.4: a special rule of a datasheet or of wargear, with the printed ability or item that it comes from. */
export type AbilityUse = Ability & { readonly from: string };

/** An ability as content writes it, without the printed ability or item that it comes from. */
export type BareAbilityUse = Ability;

/** ZG-8.5 */
export type PowerUse =
  /** 7E-4.6 */
  | { readonly rule: 'force' }
  /** 7E-4.7: shot as a weapon that recoils nobody. */
  | { readonly rule: 'witchfire'; readonly weapon: string };
