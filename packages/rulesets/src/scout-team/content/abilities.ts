// ST-10.4  Printed abilities, and the special rules they stand for
import type { Idleness } from '../../w40k/content/uses.ts';
import { type Printed, printed } from '../../w40k/content/writing.ts';
import { BY_NAME } from '../core/07-units/scopes.ts';
import type { AbilityUse, BareAbilityUse } from './uses.ts';

const DEEP_STRIKE: BareAbilityUse = { rule: 'deep-strike', apart: 9 };
const INFILTRATES: BareAbilityUse = { rule: 'infiltrates', zone: 9, apart: 9 };
const SCOUTS: BareAbilityUse = { rule: 'scouts', move: 7, apart: 9 };
/** Against shots only. */
const IN_COVER: BareAbilityUse = { rule: 'cover-bonus', by: 1, shooting: true };
const invulnerable = (save: number): BareAbilityUse => ({ rule: 'invulnerable', save });
const idle = (why: Idleness): BareAbilityUse => ({ rule: 'idle', why });

const catalogue = {
  // Space Marines
  'angels-of-death': printed(
    'Angels of Death',
    { rule: 'shock-assault', attacks: 1 },
    { rule: 'bolter-discipline' },
    idle('army-morale'),
    idle('off'),
  ),
  'tactical-precision': printed('Tactical Precision', {
    rule: 'aura-re-roll-ones',
    roll: 'wound',
    within: 6,
    to: ['Adeptus Astartes', 'Core'],
  }),
  'company-heroes': printed('Company Heroes', idle('once-per-name')),
  'psychic-hood': printed('Psychic Hood', { rule: 'deny-bonus', by: 1, within: 12 }),
  'terror-troops': printed('Terror Troops', { rule: 'terrifies', by: -2, within: 3 }),
  'concealed-positions': printed('Concealed Positions', INFILTRATES),
  outflank: printed('Outflank', { rule: 'outflanks', within: 6, apart: 9 }),
  'death-from-above': printed('Death from Above', DEEP_STRIKE),

  // Necrons
  'reanimation-protocols': printed('Reanimation Protocols', { rule: 'reanimates', on: 5, reading: BY_NAME }),
  'command-protocols': printed('Command Protocols', idle('off')),
  'their-number-is-legion': printed('Their Number Is Legion', { rule: 're-rolls-reanimation' }),
  'objective-secured': printed('Objective Secured', { rule: 'objective-secured' }),
  'living-metal': printed('Living Metal', { rule: 'regains-wounds', wounds: 1 }),
  'adaptive-strategy': printed('Adaptive Strategy', { rule: 'adaptive-strategy', within: 9, to: ['Necrons', 'Core'] }),
  'relentless-march': printed('Relentless March', { rule: 'aura-move', by: 1, within: 6, to: ['Necrons', 'Core'] }),
  'the-lords-will': printed('The Lord’s Will', { rule: 'orders-re-rolls', within: 9, to: ['Necrons', 'Core'] }),
  'dimensional-translocation': printed('Dimensional Translocation', DEEP_STRIKE),
  'hardwired-for-destruction': printed('Hardwired for Destruction', { rule: 're-rolls-hits-of-one' }),
  'evasion-engrams': printed('Evasion Engrams', { rule: 'hard-to-hit', by: -1, shooting: true }),

  // Orks
  'ere-we-go': printed('’Ere We Go!', { rule: 're-rolls-charges' }),
  'mob-rule': printed('Mob Rule', idle('army-morale')),
  'beast-snagga': printed(
    'Beast Snagga',
    { rule: 'hit-bonus-against', by: 1, against: ['Vehicle', 'Monster'] },
    invulnerable(6),
  ),
  cowardly: printed('Cowardly', idle('army-morale')),
  diminutive: printed('Diminutive', IN_COVER),
  warboss: printed('Warboss', { rule: 'aura-melee-hit-bonus', by: 1, within: 6, to: ['Core', 'Character'] }),
  'dead-tough': printed('Dead Tough', invulnerable(5)),
  'waaagh-energy': printed('Waaagh! Energy', { rule: 'waaagh-energy', models: 20, within: 12 }),
  'kunnin-infiltrators': printed('Kunnin’ Infiltrators', INFILTRATES),
  'sneaky-gits': printed('Sneaky Gits', { rule: 'cover-bonus', by: 2 }),
  'throat-slittas': printed('Throat Slittas', { rule: 'throat-slittas', by: 1, within: 1 }),
  'full-throttle': printed('Full Throttle', { rule: 'full-throttle', inches: 6, on: 4 }),
  'stormboyz-strike': printed('Stormboyz Strike', DEEP_STRIKE),

  // Aeldari
  'battle-focus': printed('Battle Focus', { rule: 'battle-focus' }),
  'strands-of-fate': printed('Strands of Fate', idle('off')),
  defenders: printed('Defenders', { rule: 'defenders', within: 3 }),
  'ranger-cloak': printed('Ranger Cloak', IN_COVER),
  'advanced-positions': printed('Advanced Positions', INFILTRATES),
  ghosthelm: printed('Ghosthelm', { rule: 'no-perils' }),
  'rune-armour': printed('Rune Armour', invulnerable(4)),
  'runes-of-the-farseer': printed('Runes of the Farseer', idle('off')),
  'aspect-armour': printed('Aspect Armour', invulnerable(5)),
  'defence-tactics': printed('Defence Tactics', idle('nobody-has-it')),
  'howling-banshee-mask': printed('Howling Banshee Mask', { rule: 'banshee-mask' }),
  acrobatic: printed('Acrobatic', { rule: 'charges-after-advance' }, { rule: 'hard-to-hit', by: -1 }),
  'whirling-death': printed('Whirling Death', { rule: 'charge-wound-bonus', by: 1 }),
  'assured-destruction': printed('Assured Destruction', {
    rule: 're-rolls-wounds-of-one',
    against: ['Vehicle', 'Monster'],
  }),
  skyleap: printed('Skyleap', { rule: 'skyleap', apart: 9 }),
  'sudden-assault': printed('Sudden Assault', DEEP_STRIKE),

  // Tyranids
  'swarming-masses': printed('Swarming Masses', { rule: 'fights-within', inches: 2.5, reading: BY_NAME }),
  'bounding-leap': printed('Bounding Leap', { rule: 'piles-in', inches: 6 }),
  synapse: printed('Synapse', idle('army-morale')),
  'shadow-in-the-warp': printed(
    'Shadow in the Warp',
    { rule: 'shadow-in-the-warp', by: -1, within: 18 },
    { rule: 'worse-perils', wounds: 1, within: 18 },
  ),
  'warp-field-neurothrope': printed('Warp Field', invulnerable(3)),
  'spirit-leech': printed('Spirit Leech', { rule: 'spirit-leech', within: 18, most: 3 }),
  'warp-siphon': printed('Warp Siphon', { rule: 'warp-siphon', within: 6, to: ['Tyranids', 'Psyker'] }),
  'lightning-reflexes-broodlord': printed('Lightning Reflexes', invulnerable(4)),
  'vicious-insight': printed('Vicious Insight', {
    rule: 'vicious-insight',
    by: -1,
    within: 6,
    to: ['Tyranids', 'Core'],
  }),
  'vanguard-predator': printed('Vanguard Predator', INFILTRATES),
  'lightning-reflexes-genestealers': printed('Lightning Reflexes', invulnerable(5), {
    rule: 'melee-invulnerable',
    save: 4,
  }),
  'insidious-infestation': printed('Insidious Infestation', idle('nobody-has-it')),
  'chameleonic-skin': printed(
    'Chameleonic Skin',
    { rule: 'hard-to-hit', by: -1 },
    { rule: 'unseen-in-cover', beyond: 12 },
    invulnerable(5),
  ),
  'hidden-hunter': printed('Hidden Hunter', { rule: 'hidden-hunter', near: 6, apart: 9 }),
  'inhuman-swiftness': printed('Inhuman Swiftness', { rule: 'fights-first' }),

  // T’au Empire
  markerlights: printed('Markerlights', { rule: 'markerlights' }),
  'stealthy-hunters': printed('Stealthy Hunters', IN_COVER),
  'kroot-pack': printed('Kroot Pack', idle('nobody-has-it')),
  'ambushing-predators': printed('Ambushing Predators', SCOUTS),
  'target-sighted': printed('Target Sighted', { rule: 'orders-re-rolls', within: 9, to: ['Fire Warrior Team'] }),
  'volley-fire': printed('Volley Fire', { rule: 'volley-fire', within: 6, to: ['T’au Empire', 'Core'] }),
  'failure-is-not-an-option': printed('Failure Is Not An Option', idle('army-morale')),
  'inspired-to-greatness': printed('Inspired to Greatness', { rule: 'inspired-to-greatness', within: 6 }),
  'camouflage-fields': printed<BareAbilityUse>(
    'Camouflage Fields',
    { rule: 'hard-to-hit', by: -1 },
    { rule: 'cover-bonus', by: 1 },
  ),
  infiltrator: printed('Infiltrator', INFILTRATES),
  'manta-strike': printed('Manta Strike', DEEP_STRIKE),
  vanguard: printed('Vanguard', SCOUTS),
  'target-uploaded': printed('Target Uploaded', { rule: 'target-uploaded' }),
} satisfies { readonly [id: string]: Printed<BareAbilityUse> };

export type AbilityId = keyof typeof catalogue;

/** ST-10.4: every printed ability by its id. */
export const ABILITIES: { readonly [id in AbilityId]: Printed<BareAbilityUse> } = catalogue;

/** The special rules of a datasheet, from its printed abilities. */
export const of = (...ids: readonly AbilityId[]): readonly AbilityUse[] =>
  ids.flatMap(id => ABILITIES[id].uses.map(use => ({ ...use, from: id })));
