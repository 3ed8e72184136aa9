// KT-14  The names of all rules that operatives and teams bring from earlier battles

/** The specialisms of operatives; each has a table of six battle honours. */
export const SPECIALISMS = ['combat', 'staunch', 'marksman', 'scout'] as const;
export type Specialism = (typeof SPECIALISMS)[number];

/** KT-14.12: the honour of each face, 1 first. */
export const HONOURS = {
  combat: ['inexorable', 'bladework', 'dirty-fighter', 'vicious', 'duellist', 'savage'],
  staunch: ['resilient', 'shrug-off', 'focused', 'stalwart', 'invulnerable', 'indomitable'],
  marksman: ['gun-ace', 'crack-shot', 'calculated', 'careful-aim', 'sharpshooter', 'death-from-above'],
  scout: ['runner', 'swift', 'covert', 'picket', 'evasive', 'dodge'],
} as const satisfies { readonly [S in Specialism]: readonly string[] };

export type HonourRule = (typeof HONOURS)[Specialism][number];
export const HONOUR_RULES: readonly HonourRule[] = SPECIALISMS.flatMap(of => HONOURS[of]);

/** Permanent scars that act in battle. */
export const SCAR_RULES = ['critical-impairment', 'severe-concussion', 'sapped-strength', 'lingering-ailment'] as const;
export type ScarRule = (typeof SCAR_RULES)[number];

export type ServiceRule = HonourRule | ScarRule;
export const SERVICE_RULES: readonly ServiceRule[] = [...HONOUR_RULES, ...SCAR_RULES];

/** Strategic assets that act in a battle. */
export const BATTLE_ASSETS = [
  'engineering-bay',
  'intelligence-network',
  'surveillance-system',
  'expanded-armoury',
  'comms-network',
  'tactical-uplink',
] as const;
export type BattleAsset = (typeof BATTLE_ASSETS)[number];

/** KT-14.48: every strategic asset; the last three act between battles. */
export const ASSETS = [...BATTLE_ASSETS, 'med-bay', 'war-shrine', 'stimm-stash'] as const;
export type Asset = (typeof ASSETS)[number];

type Named<N> = N extends string ? { readonly rule: N } : never;

export type SpecOpsUse = Named<ServiceRule | BattleAsset | 'uplink-used'>;
