// The names of all faction rules, with their parameters.

/** Tactical ploys: always in play for their team. */
export type PloyRule =
  | 'and-they-shall-know-no-fear'
  | 'only-in-death-does-duty-end'
  | 'transhuman-physiology'
  | 'multi-spectrum-array'
  | 'omni-scrambler'
  | 'terror-troop'
  | 'living-lightning'
  | 'reanimation-protocols'
  | 'just-a-scratch'
  | 'more-dakka'
  | 'first-of-the-aspects'
  | 'matchless-agility'
  | 'aggressive-biostrain'
  | 'unseen-hunter'
  | 'will-of-the-hive-mind'
  | 'stand-and-fire'
  | 'supporting-fire';

/** Lasting strategic ploys: effects on the team until the turning point ends. */
export type StrategyRule =
  | 'bolter-discipline'
  | 'shock-assault'
  | 'tactical-precision'
  | 'dimensional-concealment'
  | 'implacable-march'
  | 'relentless-onslaught'
  | 'skulking-killer'
  | 'dakka-dakka-dakka'
  | 'get-stuck-in'
  | 'skulk-about'
  | 'waaaagh'
  | 'fleet'
  | 'forewarned'
  | 'supreme-disdain'
  | 'feed'
  | 'lurk'
  | 'aimed-pulse-volley'
  | 'breach-and-clear'
  | 'camouflage-field-engagement';

/** Abilities of cards, and actions with a rule of their own, held by the operatives that have them. */
export type AbilityRule =
  | 'living-metal'
  | 'defence-tactics'
  | 'shimmershield'
  | 'camo-cloak'
  | 'gun-platform'
  | 'platform-controller'
  | 'synapse'
  | 'hidden-horror'
  | 'lightning-reflexes'
  | 'weaponbeast'
  | 'lash-whip'
  | 'markerlight'
  | 'artificial-intelligence'
  | 'saviour-protocols'
  | 'shield-generator'
  | 'camouflage-field';

/** Equipment, held by its bearers. */
export type ItemRule =
  | 'purity-seal'
  | 'suspensor-system'
  | 'sempiternal-weave'
  | 'starfire-core'
  | 'tesla-weave'
  | 'eavy-armour'
  | 'bosspole'
  | 'kustom-force-field'
  | 'targetin-fing'
  | 'celestial-shield'
  | 'pathfinder-cloak'
  | 'avenger-shrine-banner'
  | 'wraithbone-talisman'
  | 'adrenal-glands'
  | 'extended-chitin'
  | 'feeder-tendrils'
  | 'toxin-sacs'
  | 'stimulant-injector'
  | 'target-lock'
  | 'holographic-readout';

/** Temporary effects of ploys, actions and items; the holder is the affected operative. */
export type StateRule =
  | 'fearless'
  | 'seeing-through'
  | 'scrambled'
  | 'terrifying'
  | 'scanned'
  | 'marching'
  | 'mindshackled'
  | 'scratched'
  | 'agile'
  | 'shielded'
  | 'on-a-hidden-path'
  | 'in-synapse'
  | 'sweeping'
  | 'markerlit'
  | 'standing-and-firing'
  | 'supporting'
  | 'dazzled'
  | 'stimulated'
  | 'read-out';

/** Rules that content names: ploys, abilities and items. */
export type ContentRule = PloyRule | StrategyRule | AbilityRule | ItemRule;

type Named<N> = N extends string ? { readonly rule: N } : never;

export type FactionUse =
  | Named<
      | Exclude<PloyRule, 'multi-spectrum-array' | 'omni-scrambler' | 'terror-troop'>
      | StrategyRule
      | AbilityRule
      | ItemRule
      | StateRule
    >
  /** For operatives with the keyword. */
  | { readonly rule: 'multi-spectrum-array'; readonly keyword: string }
  | { readonly rule: 'omni-scrambler'; readonly keyword: string }
  | { readonly rule: 'terror-troop'; readonly keyword: string }
  /** Incapacitated but still standing; an activation of its team already in progress is not the next one. */
  | { readonly rule: 'last-duty'; readonly during: number | null }
  /** A tesla carbine's Splash, stronger or wider. */
  | { readonly rule: 'arcing'; readonly more: 'wounds' | 'reach' }
  /** It may only shoot at the enemy it has marked. */
  | { readonly rule: 'marking'; readonly target: number }
  /** A drone takes the shooting attacks made on another operative. */
  | { readonly rule: 'protecting'; readonly ward: number }
  /** What a rule remembers about an operative. */
  | { readonly rule: 'remembered'; readonly what: string };

export type FactionRule = FactionUse['rule'];
