// ST-10.4  What abilities and items do, in a sentence each
import type { AbilityId } from './abilities.ts';
import type { GearId } from './gear.ts';

const DEEP_STRIKE = 'May wait in reserve, and arrives after all moves anywhere more than 9" from enemies.';
const INFILTRATES = 'May be set up anywhere more than 9" from the enemy zone and from enemies.';
const SCOUTS = 'May move up to 7" before the first turn, but does not end that move within 9" of an enemy.';
const IN_COVER = 'Cover adds 1 more to its armour saves against ranged attacks.';
const MORALE = 'No effect: the whole army tests Morale here, by a rule of its own.';

export const ABILITY_WORDS: { readonly [id in AbilityId]: string } = {
  'angels-of-death':
    'One more Attack in a turn in which it charged, was charged or intervened, and Rapid Fire bolt weapons shoot twice at half range, from Infantry that stood still, and from Terminators and Bikers; attrition and doctrines play no part.',
  'tactical-precision': 'Friendly Core models within 6" may re-roll wound rolls of 1.',
  'company-heroes': 'No effect: no Unit Name is taken twice here.',
  'psychic-hood': 'Adds 1 to its attempts to deny Psykers within 12".',
  'terror-troops': 'Enemies within 3" have 2 Leadership less.',
  'concealed-positions': INFILTRATES,
  outflank: 'May arrive from reserve wholly within 6" of any table edge, more than 9" from enemies.',
  'death-from-above': DEEP_STRIKE,
  'reanimation-protocols':
    'After an enemy has attacked, dice for the Wounds of the slain of its unit bring models back on 5+, as many as they pay for.',
  'command-protocols': 'Switched off: rules of whole armies play no part.',
  'their-number-is-legion': 'Re-rolls 1s of Reanimation Protocols.',
  'objective-secured': 'Holds markers even against greater numbers that do not.',
  'living-metal': 'Regains one lost wound in its Command phase.',
  'adaptive-strategy':
    'In the Command phase, one friendly Core model within 9" may shoot and charge this turn after it Fell Back.',
  'relentless-march': 'Friendly Core models within 6" move 1" further in normal moves and Advances.',
  'the-lords-will':
    'In the Command phase, one friendly Core model within 9" may re-roll hit rolls of 1 until the next.',
  'dimensional-translocation': DEEP_STRIKE,
  'hardwired-for-destruction': 'Re-rolls hit rolls of 1.',
  'evasion-engrams': 'Ranged attacks at it have -1 to hit.',
  'ere-we-go': 'May re-roll its charge rolls.',
  'mob-rule': MORALE,
  'beast-snagga': 'Adds 1 to hit against Vehicles and Monsters, and has a 6+ invulnerable save.',
  cowardly: MORALE,
  diminutive: IN_COVER,
  warboss: 'Friendly Core models and Characters within 6" add 1 to hit in melee.',
  'dead-tough': 'Has a 5+ invulnerable save.',
  'waaagh-energy': 'With 20 friends within 12" it may try one more power.',
  'kunnin-infiltrators': INFILTRATES,
  'sneaky-gits': 'Cover adds 2 more to its armour saves.',
  'throat-slittas': 'Adds 1 to wound rolls in melee while it is within 1" of a terrain feature.',
  'full-throttle': 'Advances 6" without a roll; a D6 of 4 or more then costs it a mortal wound.',
  'stormboyz-strike': DEEP_STRIKE,
  'battle-focus':
    'Fires Assault and Pistol weapons after an Advance as if it had stood still, or else may move a D6" after it has shot.',
  'strands-of-fate': 'Switched off: rules of whole armies play no part.',
  defenders: 'Within 3" of a marker it re-rolls hit rolls of 1 with shuriken weapons.',
  'ranger-cloak': IN_COVER,
  'advanced-positions': INFILTRATES,
  ghosthelm: 'Never suffers Perils of the Warp.',
  'rune-armour': 'Has a 4+ invulnerable save.',
  'runes-of-the-farseer': 'No effect: Strands of Fate is switched off.',
  'aspect-armour': 'Has a 5+ invulnerable save.',
  'defence-tactics': 'No effect: there are no actions to perform here.',
  'howling-banshee-mask': 'Enemies it charges can neither fire Overwatch nor Set to Defend, and fight last.',
  acrobatic: 'May charge after an Advance, and attacks at it have -1 to hit.',
  'whirling-death': 'Adds 1 to wound rolls in melee in a turn in which it charged.',
  'assured-destruction': 'May re-roll wound rolls of 1 of its shots at Vehicles and Monsters.',
  skyleap: 'Instead of its move after shooting it may be set up again, more than 9" from enemies.',
  'sudden-assault': DEEP_STRIKE,
  'swarming-masses': 'Fights within 2.5" of an enemy that another of its unit is engaged with.',
  'bounding-leap': 'Piles in up to 6".',
  synapse: MORALE,
  'shadow-in-the-warp':
    'Enemy Psykers within 18" have -1 to Psychic tests and suffer one more mortal wound from Perils.',
  'warp-field-neurothrope': 'Has a 3+ invulnerable save.',
  'spirit-leech': 'Regains the wounds that enemies within 18" lose to mortal wounds in its Psychic phase, 3 at most.',
  'warp-siphon':
    'In the Command phase, one friendly Psyker within 6" rolls one more die for Psychic tests and drops one.',
  'lightning-reflexes-broodlord': 'Has a 4+ invulnerable save.',
  'vicious-insight':
    'In the Command phase, one friendly Core model within 6" gains 1 AP for unmodified wound rolls of 6 in melee.',
  'vanguard-predator': INFILTRATES,
  'lightning-reflexes-genestealers': 'Has a 5+ invulnerable save, and 4+ against melee.',
  'insidious-infestation': 'No effect: nobody has the upgrade for it.',
  'chameleonic-skin':
    'Attacks at it have -1 to hit; in cover it is no target from beyond 12"; it has a 5+ invulnerable save.',
  'hidden-hunter':
    'May wait in reserve, and arrives within 6" of an edge or a terrain feature, more than 9" from enemies.',
  'inhuman-swiftness': 'Fights with those that charged.',
  markerlights: 'T’au models add 1 to hit an enemy with a token; a shot at it uses up a token.',
  'stealthy-hunters': IN_COVER,
  'kroot-pack': 'No effect: there are no other Kroot.',
  'ambushing-predators': SCOUTS,
  'target-sighted':
    'In the Command phase, one Fire Warrior or Pathfinder within 9" may re-roll hit rolls of 1 until the next.',
  'volley-fire': 'Pulse weapons of friendly Core models within 6" score one more hit with each unmodified 6.',
  'failure-is-not-an-option': MORALE,
  'inspired-to-greatness': 'In the Command phase, one friend within 6" may shoot as well as fire its markerlight.',
  'camouflage-fields': 'Attacks at it have -1 to hit, and cover adds 1 more to its armour saves.',
  infiltrator: INFILTRATES,
  'manta-strike': DEEP_STRIKE,
  vanguard: SCOUTS,
  'target-uploaded': 'May begin to fire its markerlight at the end of the Movement phase.',
};

export const GEAR_WORDS: { readonly [id in GearId]: string } = {
  'grapnel-launcher':
    'Heights cost nothing; may arrive from reserve wholly within 6" of any table edge, more than 9" from enemies.',
  'reiver-grav-chute': DEEP_STRIKE,
  'camo-cloak': IN_COVER,
  'resurrection-orb': 'Once per battle, a friendly unit within 6" that has lost models rolls for Reanimation.',
  nebuloscope: 'Cover does not help against its ranged attacks.',
  shadowloom: 'Has a 5+ invulnerable save.',
  shieldvanes: 'Its save is 3+.',
  'ammo-runt': 'Once per battle one of its ranged hit rolls may be re-rolled.',
  'distraction-grot': 'Once per battle it counts as within 1" of a terrain feature when it fights.',
  'bomb-squig': 'Once per battle an enemy within 12" suffers D3 mortal wounds on 3+.',
  shimmershield: 'Has a 4+ invulnerable save.',
  'adrenal-glands': 'Moves 1" further, and has 1 more Strength.',
  'toxin-sacs': 'Unmodified hit rolls of 6 in melee wound without a roll.',
  'flesh-hooks': 'Heights cost nothing in its moves.',
  'extended-carapace': 'Moves 7", and its save is 4+.',
  markerlight: 'In place of shooting it may put a token on an enemy within 36", on 3+.',
  'target-lock': 'Light Cover does not help against its shots.',
  'drone-controller': 'No effect: no list here has Drones.',
  'shield-generator': 'Has a 4+ invulnerable save.',
  'multi-tracker': 'Against a unit of 6 or more models, unmodified hit rolls of 6 score one more hit.',
  'warp-shield': 'Has a 3+ invulnerable save.',
};
