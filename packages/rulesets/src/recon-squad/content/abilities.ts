// RS-10.4  Printed abilities, and the special rules they stand for
import { type Printed, printed } from '../../w40k/content/writing.ts';
import type { AbilityUse, BareAbilityUse } from './uses.ts';

const DEEP_STRIKE: BareAbilityUse = { rule: 'deep-strike', apart: 9 };
const invulnerable = (save: number): BareAbilityUse => ({ rule: 'invulnerable', save });
const idle = (why: 'morale' | 'numbers' | 'nobody-has-it' | 'objective-secured' | 'off'): BareAbilityUse => ({
  rule: 'idle',
  why,
});

const catalogue = {
  // Space Marines
  'angels-of-death': printed(
    'Angels of Death',
    { rule: 'shock-assault', attacks: 1 },
    { rule: 'bolter-discipline' },
    idle('morale'),
    idle('off'),
  ),
  'concealed-positions': printed('Concealed Positions', { rule: 'infiltrates', zone: 9, apart: 9 }),
  'tactical-precision': printed('Tactical Precision', {
    rule: 'aura-re-roll-ones',
    roll: 'wound',
    within: 6,
    to: ['Adeptus Astartes'],
  }),
  'company-heroes': printed('Company Heroes', { rule: 'shares-slot', most: 2 }),
  'psychic-hood': printed('Psychic Hood', { rule: 'deny-bonus', by: 1, within: 12 }),
  'terror-troops': printed('Terror Troops', { rule: 'terrifies', by: -1, within: 3 }),
  'teleport-strike': printed('Teleport Strike', DEEP_STRIKE),
  'crux-terminatus': printed('Crux Terminatus', invulnerable(5)),
  'meteoric-descent': printed('Meteoric Descent', DEEP_STRIKE),
  'crushing-charge': printed('Crushing Charge', { rule: 'crushing-charge', on: 6 }),

  // Necrons
  'reanimation-protocols': printed('Reanimation Protocols', { rule: 'reanimates', on: 5 }),
  'their-number-is-legion': printed('Their Number is Legion, Their Name is Death', idle('objective-secured')),
  'living-metal': printed('Living Metal', { rule: 'regains-wounds', wounds: 1 }),
  'the-lords-will': printed('The Lord’s Will', {
    rule: 'aura-re-roll-ones',
    roll: 'wound',
    within: 6,
    to: ['Necrons', 'Infantry'],
  }),
  'my-will-be-done': printed('My Will Be Done', {
    rule: 'my-will-be-done',
    by: 1,
    within: 6,
    to: ['Necrons', 'Infantry'],
  }),
  'phase-shifter': printed('Phase Shifter', invulnerable(4)),
  'ethereal-interception': printed('Ethereal Interception', { rule: 'ethereal-interception', within: 12, apart: 9 }),
  'hunters-from-hyperspace': printed('Hunters from Hyperspace', DEEP_STRIKE),
  'guardian-protocols': printed('Guardian Protocols', { rule: 'guardian-protocols', on: 2, within: 3 }),
  'evasion-engrams': printed('Evasion Engrams', { rule: 'hard-to-hit', by: -1, shooting: true }),

  // Orks
  'ere-we-go': printed('’Ere We Go!', { rule: 're-rolls-charges' }),
  'mob-rule': printed('Mob Rule', idle('numbers')),
  'dakka-dakka-dakka': printed('Dakka Dakka Dakka', { rule: 'dakka-dakka-dakka' }),
  'green-tide': printed('Green Tide', idle('numbers')),
  grots: printed('Grots', idle('off')),
  'surprisingly-dangerous': printed('Surprisingly Dangerous in Large Numbers', idle('numbers')),
  waaagh: printed('Waaagh!', { rule: 'waaagh', within: 6, to: ['Ork', 'Infantry'] }),
  'breakin-heads': printed('Breakin’ Heads', idle('morale')),
  'waaagh-energy': printed('Waaagh! Energy', { rule: 'waaagh-energy', per: 10, within: 10, most: 3, perils: 12 }),
  'keepin-order': printed('Keepin’ Order', idle('morale')),
  'kunnin-infiltrators': printed('Kunnin’ Infiltrators', DEEP_STRIKE),
  'sneaky-gits': printed('Sneaky Gits', { rule: 'cover-bonus', by: 1 }),
  'throat-slittas': printed('Throat Slittas', { rule: 'throat-slittas', by: 1 }),
  'full-throttle': printed('Full Throttle', { rule: 'full-throttle', inches: 6 }),
  'stormboyz-strike': printed('Stormboyz Strike', DEEP_STRIKE),

  // Aeldari
  'ancient-doom': printed('Ancient Doom', idle('nobody-has-it')),
  'battle-focus': printed('Battle Focus', { rule: 'battle-focus' }),
  'defence-tactics': printed('Defence Tactics', { rule: 'overwatch-on', on: 5 }),
  'cameleoline-cloaks': printed(
    'Cameleoline Cloaks',
    { rule: 'hard-to-hit', by: -1, shooting: true },
    { rule: 'cover-bonus', by: 1 },
  ),
  'appear-unbidden': printed('Appear Unbidden', DEEP_STRIKE),
  ghosthelm: printed('Ghosthelm', { rule: 'ghosthelm', on: 5, perils: 3 }),
  'rune-armour': printed('Rune Armour', invulnerable(4)),
  'runes-of-the-farseer': printed('Runes of the Farseer', { rule: 'runes-of-the-farseer' }),
  'banshee-mask': printed('Banshee Mask', { rule: 'no-overwatch' }),
  acrobatic: printed('Acrobatic', { rule: 'charges-after-advance', range: 15, bonus: 3 }),
  'assured-destruction': printed('Assured Destruction', {
    rule: 're-rolls-wounds-of-one',
    against: ['Monster', 'Vehicle'],
  }),
  skyleap: printed('Skyleap', { rule: 'skyleap' }),
  'children-of-baharroth': printed('Children of Baharroth', DEEP_STRIKE),
  'grenade-pack': printed('Swooping Hawk Grenade Pack', { rule: 'grenade-pack', on: 6, within: 12 }),

  // Tyranids
  'instinctive-behaviour': printed('Instinctive Behaviour', {
    rule: 'instinctive-behaviour',
    within: 24,
    hit: -1,
    charge: -2,
  }),
  'hail-of-living-ammunition': printed('Hail of Living Ammunition', idle('numbers')),
  'bounding-leap': printed('Bounding Leap', { rule: 'piles-in', inches: 6 }),
  'hungering-swarm': printed('Hungering Swarm', idle('numbers')),
  'flurry-of-claws': printed('Flurry of Claws', idle('numbers')),
  infestation: printed('Infestation', idle('off')),
  'lightning-reflexes': printed('Lightning Reflexes', invulnerable(5)),
  'swift-and-deadly': printed('Swift and Deadly', { rule: 'charges-after-advance' }),
  synapse: printed('Synapse', idle('morale')),
  'shadow-in-the-warp': printed('Shadow in the Warp', { rule: 'shadow-in-the-warp', by: -1, within: 18 }),
  'warp-field': printed('Warp Field', invulnerable(3)),
  'spirit-leech': printed('Spirit Leech', { rule: 'spirit-leech', within: 6, to: 'Zoanthrope', wounds: 1 }),
  'warp-siphon': printed('Warp Siphon', {
    rule: 'aura-re-roll-ones',
    roll: 'psychic-test',
    within: 6,
    to: ['Zoanthrope'],
  }),
  'alpha-warrior': printed('Alpha Warrior', { rule: 'aura-hit-bonus', by: 1, within: 6, to: ['Tyranid Warriors'] }),
  'chameleonic-skin': printed('Chameleonic Skin', { rule: 'hard-to-hit', by: -1 }, { rule: 'cover-bonus', by: 1 }),
  'hidden-hunter': printed('Hidden Hunter', { rule: 'deep-strike', apart: 9, charge: 're-roll' }),
  'swooping-assault': printed('Swooping Assault', idle('nobody-has-it')),

  // T’au Empire
  'for-the-greater-good': printed('For the Greater Good', { rule: 'for-the-greater-good', within: 6 }),
  'bonding-knife-ritual': printed('Bonding Knife Ritual', idle('morale')),
  markerlights: printed('Markerlights', { rule: 'markerlights' }),
  'stealthy-hunters': printed('Stealthy Hunters', { rule: 'scouts', move: 7, apart: 9 }),
  'volley-fire': printed('Volley Fire', { rule: 'volley-fire', within: 6, shots: 1 }),
  'failure-is-not-an-option': printed('Failure Is Not An Option', idle('morale')),
  'invocation-of-the-elements': printed('Invocation of the Elements', {
    rule: 'invocation',
    within: 6,
    ignoreOn: 6,
  }),
  'camouflage-fields': printed('Camouflage Fields', { rule: 'hard-to-hit', by: -1 }),
  infiltrator: printed('Infiltrator', { rule: 'infiltrates', zone: 0, apart: 12 }),
  'manta-strike': printed('Manta Strike', DEEP_STRIKE),
  vanguard: printed('Vanguard', { rule: 'scouts', move: 7, apart: 9 }),
} satisfies { readonly [id: string]: Printed<BareAbilityUse> };

export type AbilityId = keyof typeof catalogue;

/** RS-10.4: every printed ability by its id. */
export const ABILITIES: { readonly [id in AbilityId]: Printed<BareAbilityUse> } = catalogue;

/** The special rules of a datasheet, from its printed abilities. */
export const of = (...ids: readonly AbilityId[]): readonly AbilityUse[] =>
  ids.flatMap(id => ABILITIES[id].uses.map(use => ({ ...use, from: id })));
