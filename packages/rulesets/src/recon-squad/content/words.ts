// RS-10.4  What abilities and items do, in a sentence each
import type { AbilityId } from './abilities.ts';
import type { GearId } from './gear.ts';

const DEEP_STRIKE =
  'May wait in reserve, and arrives at the end of a Movement phase anywhere more than 9" from enemies.';
const SCOUTS = 'May move up to 7" before the first turn, but does not end that move within 9" of an enemy.';
const MANY = 'No effect: it counts models of its unit, and every model is a unit of its own here.';

export const ABILITY_WORDS: { readonly [id in AbilityId]: string } = {
  'angels-of-death':
    'One more Attack in a turn in which it charged, was charged or intervened, and Rapid Fire bolt weapons shoot twice at half range, from Infantry that stood still, and from Terminators and Bikers; Morale and doctrines play no part.',
  'concealed-positions': 'May be set up anywhere more than 9" from the enemy zone and from enemies.',
  'tactical-precision': 'Friends within 6" may re-roll wound rolls of 1.',
  'company-heroes': 'Two Lieutenants may share one HQ slot.',
  'psychic-hood': 'Adds 1 to its attempts to deny Psykers within 12".',
  'terror-troops': 'Enemies within 3" have 1 Leadership less.',
  'teleport-strike': DEEP_STRIKE,
  'crux-terminatus': 'Has a 5+ invulnerable save.',
  'meteoric-descent': DEEP_STRIKE,
  'crushing-charge': 'After a charge that ends within 1" of an enemy, a D6 of 6 deals it a mortal wound.',
  'reanimation-protocols':
    'With the option for it, a slain model comes back on 5+ at the start of its owner’s turn, next to others of its selection.',
  'their-number-is-legion': 'No effect: securing objectives makes no difference in this mission.',
  'living-metal': 'Regains one lost wound at the start of its owner’s turn.',
  'the-lords-will': 'Friendly Necron Infantry within 6" may re-roll wound rolls of 1.',
  'my-will-be-done':
    'At the start of its turn, one friendly Necron Infantry model within 6" adds 1 to Advance, charge and hit rolls until the next.',
  'phase-shifter': 'Has a 4+ invulnerable save.',
  'ethereal-interception':
    'When an enemy arrives from reserve it may arrive at once within 12" of it, more than 9" from all enemies, and shoot at it alone.',
  'hunters-from-hyperspace': DEEP_STRIKE,
  'guardian-protocols':
    'When a friendly Character within 3" would lose a wound, on 2+ this model suffers a mortal wound instead.',
  'evasion-engrams': 'Shots at it have -1 to hit.',
  'ere-we-go': 'May re-roll any dice of its charge rolls.',
  'mob-rule': 'No effect: it counts models of its unit, and every model is a unit of its own here.',
  'dakka-dakka-dakka': 'An unmodified 6 to hit with a ranged weapon always hits, and makes one more hit roll.',
  'green-tide': MANY,
  grots: 'No effect: nobody has a clan’s trait here.',
  'surprisingly-dangerous': MANY,
  waaagh: 'Friendly Ork Infantry within 6" may charge after an Advance.',
  'breakin-heads': 'No effect: nobody tests Morale here.',
  'waaagh-energy':
    'Adds 1 to Psychic tests for every 10 friends within 10", 3 at most; a result of 12 or more is Perils of the Warp.',
  'keepin-order': 'No effect: nobody tests Morale here.',
  'kunnin-infiltrators': DEEP_STRIKE,
  'sneaky-gits': 'Cover adds 2 to its saves, not 1.',
  'throat-slittas': 'Adds 1 to wound rolls in melee against models wholly on or in terrain.',
  'full-throttle': 'May Advance 6" without a roll; a D6 of 1 then costs it a mortal wound.',
  'stormboyz-strike': DEEP_STRIKE,
  'ancient-doom': 'No effect: no list here has Slaanesh.',
  'battle-focus': 'Its weapons that are not Heavy fire after a move or Advance as if it had stood still.',
  'defence-tactics': 'Its Overwatch hits on 5+.',
  'cameleoline-cloaks': 'Shots at it have -1 to hit, and cover adds 2 to its saves, not 1.',
  'appear-unbidden': DEEP_STRIKE,
  ghosthelm: 'Ignores each mortal wound on 5+, and adds 3 to that roll against Perils of the Warp.',
  'rune-armour': 'Has a 4+ invulnerable save.',
  'runes-of-the-farseer': 'Once per Psychic phase it may re-roll any dice of one Psychic test or attempt to deny.',
  'banshee-mask': 'Enemies it charges cannot fire Overwatch.',
  acrobatic: 'May charge after an Advance, then at targets within 15" and with 3 more to the roll.',
  'assured-destruction': 'May re-roll wound rolls of 1 of its shots at Monsters and Vehicles.',
  skyleap:
    'At the start of its Movement phase, with no enemy within 1", it may leave the table, to arrive in a later turn.',
  'children-of-baharroth': DEEP_STRIKE,
  'grenade-pack': 'On arrival within 12" of an enemy, or after flying over one, a D6 of 6 deals it a mortal wound.',
  'instinctive-behaviour':
    'Unless a friend with Synapse is within 24": -1 to hit shooting at anything but the nearest enemy in sight, and -2 to charges at anything but the nearest enemy.',
  'hail-of-living-ammunition': MANY,
  'bounding-leap': 'Piles in and consolidates up to 6".',
  'hungering-swarm': MANY,
  'flurry-of-claws': MANY,
  infestation: 'No effect: it is set up like all others here.',
  'lightning-reflexes': 'Has a 5+ invulnerable save.',
  'swift-and-deadly': 'May charge after an Advance.',
  synapse: 'Ends Instinctive Behaviour; nobody tests Morale here.',
  'shadow-in-the-warp': 'Enemy Psykers within 18" have -1 to Psychic tests.',
  'warp-field': 'Has a 3+ invulnerable save.',
  'spirit-leech': 'When its Smite slays a model, a friendly Zoanthrope or Neurothrope within 6" regains one wound.',
  'warp-siphon': 'Friendly Zoanthropes and Neurothropes within 6" may re-roll 1s in Psychic tests.',
  'alpha-warrior': 'Friendly Tyranid Warriors within 6" add 1 to hit rolls.',
  'chameleonic-skin': 'Attacks at it have -1 to hit, and cover adds 2 to its saves, not 1.',
  'hidden-hunter':
    'May wait in reserve, arrives anywhere more than 9" from enemies, and may re-roll its charge in that turn.',
  'swooping-assault': 'No effect: no list here has a Harridan.',
  'for-the-greater-good':
    'May fire Overwatch for a charged friend within 6", and then fires no more Overwatch this turn.',
  'bonding-knife-ritual': 'No effect: nobody tests Morale here.',
  markerlights:
    'Counters on its target help it: 1 re-rolls hits of 1, 3 take cover away, 4 undo modifiers for moving, 5 add 1 to hit.',
  'stealthy-hunters': SCOUTS,
  'volley-fire': 'Pulse weapons of friends within 6" fire one more shot at half range.',
  'failure-is-not-an-option': 'No effect: nobody tests Morale here.',
  'invocation-of-the-elements':
    'In its Movement phase it gives friends within 6" one of these until its next turn: re-roll hits of 1 while standing still, ignore wounds on 6+, or re-roll Advances.',
  'camouflage-fields': 'Attacks at it have -1 to hit.',
  infiltrator: 'May be set up anywhere outside the enemy zone and more than 12" from enemies.',
  'manta-strike': DEEP_STRIKE,
  vanguard: SCOUTS,
};

export const GEAR_WORDS: { readonly [id in GearId]: string } = {
  'auxiliary-grenade-launcher': 'Its Grenades reach 30".',
  'camo-cloak': 'Cover adds 2 to its saves, not 1.',
  'jump-pack': 'Moves 12" and can FLY; may arrive from reserve more than 9" from enemies.',
  'grapnel-launcher':
    'Heights cost nothing in its Movement phase; may arrive from reserve at any table edge, more than 9" from enemies.',
  'grav-chutes': DEEP_STRIKE,
  'resurrection-orb':
    'Once per game, with the option for Reanimation, rolls again for the slain of a friendly Infantry selection within 3".',
  'dispersion-shield': 'Has a 4+ invulnerable save.',
  nebuloscope: 'Cover does not help against its attacks.',
  shadowloom: 'Has a 5+ invulnerable save.',
  shieldvanes: 'Its save is 3+.',
  'ammo-runt': 'Each time it shoots, one hit die may be re-rolled; so may one of its selection within 3".',
  shimmershield: 'Gives itself, and its selection within 3", a 5+ invulnerable save.',
  'adrenal-glands': 'Goes 1" further when it Advances or charges.',
  'toxin-sacs': 'Wound rolls of 6 or more in melee cause 1 more damage.',
  'extended-carapaces': 'Its save is 4+, but it cannot charge after an Advance.',
  'advanced-targeting-system': 'AP of all its weapons is 1 better.',
  'target-lock':
    'No modifier to hit for moving with Heavy or Advancing with Assault weapons; Rapid Fire may shoot after an Advance, at -1.',
  'shield-generator': 'Has a 4+ invulnerable save.',
  'first-banner': 'Has Ld 10; a relic, which no squad may take.',
  'warp-shield': 'Has a 3+ invulnerable save.',
  'multi-tracker': MANY,
};
