// ZG-8.4  Printed abilities, and the special rules they stand for
import type { Idleness } from '../../w40k/content/uses.ts';
import { type Printed, printed } from '../../w40k/content/writing.ts';
import type { AbilityUse, BareAbilityUse } from './uses.ts';

const idle = (why: Idleness): BareAbilityUse => ({ rule: 'idle', why });
const ability = (name: string, ...uses: readonly BareAbilityUse[]): Printed<BareAbilityUse> => printed(name, ...uses);

const catalogue = {
  // Rules of all armies
  infiltrate: ability('Infiltrate', { rule: 'infiltrate' }),
  scout: ability('Scout', { rule: 'scout' }),
  'move-through-cover': ability('Move Through Cover', { rule: 'move-through-cover' }),
  'independent-character': ability('Independent Character', idle('numbers')),
  psyker: ability('Psyker', { rule: 'psyker' }),
  'deep-strike': ability('Deep Strike', { rule: 'deep-strike' }),
  relentless: ability('Relentless', { rule: 'relentless' }),
  bulky: ability('Bulky', idle('nobody-has-it')),
  'very-bulky': ability('Very Bulky', idle('nobody-has-it')),
  'eternal-warrior': ability('Eternal Warrior', { rule: 'eternal-warrior' }),
  fearless: ability('Fearless', { rule: 'fearless' }),
  'preferred-enemy': ability('Preferred Enemy', { rule: 'preferred-enemy' }),
  'furious-charge': ability('Furious Charge', { rule: 'furious-charge' }),
  stealth: ability('Stealth', { rule: 'cover-bonus', by: 1 }),
  shrouded: ability('Shrouded', { rule: 'cover-bonus', by: 2 }),
  fleet: ability('Fleet', { rule: 'fleet' }),
  'hit-and-run': ability('Hit and Run', idle('no-escape')),
  fear: ability('Fear', idle('off')),
  smash: ability('Smash', { rule: 'smash' }),
  hatred: ability('Hatred', { rule: 'hatred' }),
  'monster-hunter': ability('Monster Hunter', { rule: 'monster-hunter' }),
  rage: ability('Rage', { rule: 'rage' }),
  'slow-and-purposeful': ability('Slow and Purposeful', { rule: 'slow-and-purposeful' }),
  'split-fire': ability('Split Fire', idle('numbers')),
  stubborn: ability('Stubborn', idle('morale')),

  // Space Marines
  'and-they-shall-know-no-fear': ability('And They Shall Know No Fear', idle('morale')),
  'combat-squads': ability('Combat Squads', idle('numbers')),
  'chapter-tactics': ability('Chapter Tactics', idle('off')),
  'psychic-hood': ability('Psychic Hood', { rule: 'psychic-hood', within: 12 }),
  // Its kinds of ammunition are profiles of the special-issue boltgun.
  'special-issue-ammunition': ability('Special Issue Ammunition'),
  'anti-grav-upwash': ability('Anti-grav Upwash', idle('numbers')),

  // Necrons
  'reanimation-protocols': ability('Reanimation Protocols', { rule: 'reanimation', on: 5 }),
  'ethereal-interception': ability('Ethereal Interception', { rule: 'ethereal-interception' }),
  'hunters-from-hyperspace': ability('Hunters from Hyperspace', { rule: 'wounds-on-arrival', on: 2 }),

  // Orks
  'ere-we-go': ability('’Ere We Go!', { rule: 're-rolls-charge-die' }),
  'mob-rule': ability('Mob Rule', idle('numbers')),
  waaagh: ability('Waaagh!', idle('no-run')),
  'waaagh-energy': ability('Waaagh! Energy', { rule: 'waaagh-energy', models: 10, within: 12 }),

  // Eldar
  'ancient-doom': ability('Ancient Doom', idle('nobody-has-it')),
  'battle-focus': ability('Battle Focus', idle('no-run')),
  'defense-tactics': ability('Defence Tactics', { rule: 'defence-tactics', ballisticSkill: 2 }),
  'runes-of-the-farseer': ability('Runes of the Farseer', { rule: 'runes-of-the-farseer' }),
  acrobatic: ability('Acrobatic', { rule: 'charge-bonus', inches: 3 }),
  'assured-destruction': ability('Assured Destruction', { rule: 'assured-destruction', by: 1 }),
  flickerjump: ability('Flickerjump', idle('off')),
  intercept: ability('Intercept', { rule: 'intercept', on: 4, strength: 4, ap: 4 }),

  // Tyranids
  'instinctive-behaviour-lurk': ability('Instinctive Behaviour (Lurk)', {
    rule: 'instinctive-behaviour',
    way: 'lurk',
  }),
  'instinctive-behaviour-feed': ability('Instinctive Behaviour (Feed)', {
    rule: 'instinctive-behaviour',
    way: 'feed',
  }),
  'instinctive-behaviour-hunt': ability('Instinctive Behaviour (Hunt)', {
    rule: 'instinctive-behaviour',
    way: 'hunt',
  }),
  'bounding-leap': ability('Bounding Leap', idle('no-run')),
  'synapse-creature': ability('Synapse Creature', { rule: 'synapse', within: 12 }),
  'shadow-in-the-warp': ability('Shadow in the Warp', { rule: 'shadow-in-the-warp', by: -3, within: 12 }),
  'alpha-warrior': ability('Alpha Warrior', idle('numbers')),
  'chameleonic-skin': ability('Chameleonic Skin', { rule: 'no-scatter' }),
  'sonic-screech': ability('Sonic Screech', { rule: 'sonic-screech', by: -5 }),
  'spore-burst': ability('Spore Burst', idle('nobody-has-it')),

  // Tau Empire
  'supporting-fire': ability('Supporting Fire', { rule: 'supporting-fire', within: 6 }),
  'volley-fire': ability('Volley Fire', { rule: 'volley-fire', shots: 1 }),
  'failure-is-not-an-option': ability('Failure is Not An Option', { rule: 'lends-leadership', within: 12 }),
  'invocation-of-the-elements': ability('Invocation of the Elements', {
    rule: 'invocation',
    within: 12,
    ignoreOn: 6,
  }),
} satisfies { readonly [id: string]: Printed<BareAbilityUse> };

export type AbilityId = keyof typeof catalogue;

/** ZG-8.4: every printed ability by its id. */
export const ABILITIES: { readonly [id in AbilityId]: Printed<BareAbilityUse> } = catalogue;

/** The special rules of a datasheet, from its printed abilities. */
export const of = (...ids: readonly AbilityId[]): readonly AbilityUse[] =>
  ids.flatMap(id => ABILITIES[id].uses.map(use => ({ ...use, from: id })));
