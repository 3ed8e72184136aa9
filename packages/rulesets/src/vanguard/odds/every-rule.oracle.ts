// Every special rule with sample parameters, and attacks it may affect.
import { blue, box, field, red, type Stood, withPieces } from '../testing/field.ts';
import type { AttackManner, Position, Setup } from '../types.ts';
import type { Use } from '../uses.ts';
import { withoutExplosions } from './proving.oracle.ts';
import type { StrikeDetails } from './strike-case.ts';

type Name = Use['rule'];
type Parameters<N extends Name> = Omit<Extract<Use, { readonly rule: N }>, 'rule' | 'seat' | 'holder'>;

/** Parameters for each rule, as on cards or as its action leaves them. A missing rule does not compile. */
export const SAMPLES: { readonly [N in Name]: readonly Parameters<N>[] } = {
  // Always in play
  obscured: [{}],
  'long-range': [{}],
  aim: [{}],
  focus: [{}],
  cover: [{}],
  'target-down': [{}],
  outnumbering: [{}],
  disengaging: [{}],
  'command-re-roll': [{}],
  'special-actions': [{}],
  'as-told': [{ obscured: true, cover: true, armorDice: 1 }],
  // On weapons
  'mortal-sixes': [{ wounds: 1 }, { wounds: 2 }],
  'knocks-down': [{}],
  'ignores-cover': [{}],
  're-rolls-hits': [{ dice: 1 }, { dice: 2 }],
  'close-bonus': [{ within: 6, dice: 1 }],
  'point-blank': [{}],
  lethal: [{ by: 1 }, { by: 2 }],
  blast: [{ within: 2, most: 2 }],
  heavy: [{}],
  // On cards
  invulnerable: [{ on: 3 }, { on: 5 }],
  steadfast: [{ by: 1 }],
  'targeting-routines': [{ cp: 1 }],
  cheaper: [{ what: 'retaliate', by: 1 }],
  camouflage: [{ by: 1 }],
  'force-field': [{ on: 4, within: 3 }],
  fearless: [{}],
  scouts: [{ by: 4 }],
  'fire-and-fade': [{ cp: 1, by: 3 }],
  implacable: [{}],
  'hammer-of-wrath': [{ cp: 1, wounds: 1 }],
  'rapid-volley': [{ dice: 2 }],
  'bolter-drill': [{ dice: 1 }],
  'hard-to-kill': [{ cp: 1, by: 1 }],
  overcharge: [{ damage: 1 }],
  'living-metal': [{ wounds: 1 }],
  necrodermis: [{ cp: 1 }],
  'resurrection-orb': [{}],
  'my-will-be-done': [{ by: 1 }],
  'ere-we-go': [{ by: 2 }],
  'mob-rule': [{ within: 3, most: 2 }],
  'more-dakka': [{ cp: 1, dice: 2 }],
  waaagh: [{ dice: 1 }],
  smoke: [{}],
  nimble: [{ dice: 1 }],
  'lightning-reflexes': [{ cp: 1, by: 1 }],
  foresight: [{ by: 1 }],
  bladestorm: [{ cp: 1, wounds: 1 }],
  guide: [{ dice: 1 }],
  doom: [{ ap: 1 }],
  'battle-focus': [{ by: 2 }],
  synapse: [{ within: 6 }],
  'death-throes': [{ cp: 1 }],
  swarming: [{ friends: 2, dice: 1 }],
  'adrenal-surge': [{ dice: 1 }],
  'supporting-fire': [{ cp: 1, within: 6 }],
  'fires-in-support': [{}],
  'photon-grenades': [{ by: 1 }],
  'saviour-protocol': [{ cp: 1, within: 3 }],
  saved: [{}],
  markerlight: [{ by: 1 }],
  montka: [{ within: 12, ap: 1 }],
};

/** Rules that cannot change the dice, wounds or outcome of an attack, and why. */
export const NO_BEARING: { readonly [rule: string]: string } = {
  'special-actions': 'brings actions',
  'point-blank': 'who may be attacked',
  heavy: 'when it may be used',
  'fires-in-support': 'who may be attacked',
  steadfast: 'nerve tests',
  fearless: 'nerve tests',
  'mob-rule': 'nerve tests',
  synapse: 'nerve tests',
  cheaper: 'the price of what comes after an attack',
  scouts: 'moves in the first start phase',
  'fire-and-fade': 'moves after the attack',
  'hammer-of-wrath': 'harm after the charge',
  'supporting-fire': 'another attack, after the charge',
  'living-metal': 'wounds at the start of a round',
  'resurrection-orb': 'who returns at the end of a round',
  'ere-we-go': 'how far a charge goes',
  'battle-focus': 'how far a move goes',
  foresight: 'the roll for first player',
};

/** Rules that look for themselves on other models' cards: the card model 2 gets then. */
export const ON_A_CARD: { readonly [rule: string]: string } = { 'saviour-protocol': 'gun-drone' };

/** Holders: `[seat, holder]`. Model 0 attacks model 1; 2 is a friend of the target, 3 and 4 of the attacker. */
const HELD = [
  [0, 0],
  [1, 1],
  [1, 2],
  [0, 3],
  // Effects of one team on a model of the other.
  [0, 1],
] as const;
const OF_TEAMS = [
  [0, null],
  [1, null],
] as const;
const isOfTeam = (rule: Name): boolean => rule === 'waaagh' || rule === 'montka';

export const heldBy = (rule: Name): readonly (readonly [seat: number, holder: number | null])[] =>
  isOfTeam(rule) ? OF_TEAMS : rule in NO_BEARING ? HELD.slice(0, 2) : HELD;

/** An attack by model 0 on model 1. */
export interface Scene {
  readonly name: string;
  readonly position: Position;
  readonly weapon: string;
  readonly manner: AttackManner;
  readonly setup: Setup;
  readonly details: StrikeDetails;
}

const DOWN = { down: true };
const LONG = { choices: ['long-rifle'] };
const SCATTER = { choices: ['scattergun'] };

/** A model beside the target and two beside the attacker, out of the line of fire. */
const shot = (own: Stood, apart: number, target: object = {}): readonly Stood[] => [
  own,
  red('pikeman', 6 + apart, 10, target),
  red('rifleman', 6 + apart, 11.6),
  blue('rifleman', 6, 14),
  blue('rifleman', 6, 16),
];

/** Melee: all in contact with the target except its friend. */
const melee = (target: object = {}, friends = true): readonly Stood[] => [
  blue('pikeman', 10, 10),
  red('pikeman', 11.4, 10, target),
  red('rifleman', 11.4, 13),
  ...(friends
    ? [blue('rifleman', 12.6, 10.4), blue('rifleman', 12.6, 9.4)]
    : [blue('rifleman', 6, 14), blue('rifleman', 6, 16)]),
];

const scene = (
  name: string,
  stood: readonly Stood[],
  weapon: string,
  rest: Partial<Omit<Scene, 'name' | 'position' | 'weapon'>> & { readonly cp?: readonly number[] } = {},
): Scene => ({
  name,
  position: {
    ...field(stood, { cp: rest.cp ?? [1, 1] }),
    activation: { model: 0, again: false, performed: [], shorts: 0, longs: 0, aiming: false, focusing: false },
  },
  weapon,
  manner: 'action',
  setup: withoutExplosions,
  details: {},
  ...rest,
});

const wall = withPieces(box('low-wall', [13, 5], [0.48, 10], 1));
const behindWall: Setup = { ...wall, options: withoutExplosions.options };
const RIFLE = blue('rifleman', 6, 10);

/** Attacks that any rule may affect. */
export const SCENES: readonly Scene[] = [
  scene('a shot', shot(RIFLE, 8), 'carbine'),
  scene('near', shot(blue('rifleman', 6, 10, SCATTER), 5), 'scattergun'),
  scene('far, D2', shot(blue('rifleman', 6, 10, LONG), 14), 'long-rifle'),
  scene('behind a low wall', shot(RIFLE, 8), 'carbine', { setup: behindWall }),
  scene('at who lies down', shot(RIFLE, 8, DOWN), 'carbine'),
  scene('a stun grenade', shot(RIFLE, 5), 'grenade'),
  scene('a melee', melee(), 'pike'),
  scene('a charge', melee({}, false), 'pike', { manner: 'charge', details: { focus: 'ap' } }),
  scene('a focused charge', melee({}, false), 'pike', { manner: 'charge', details: { focus: 'both' } }),
  scene('disengaging', melee({}, false), 'pike', { manner: 'disengaging' }),
];

/** For rules that are always in play, and bought re-rolls. */
export const MORE_SCENES: readonly Scene[] = [
  scene('an aimed shot', shot(RIFLE, 8), 'carbine', { details: { aimed: true } }),
  scene('dice bought', shot(RIFLE, 8), 'carbine', { details: { bought: { attacker: 1, target: 1 } } }),
  scene('a melee, one to one', melee({}, false), 'pike'),
  scene('focused', melee({}, false), 'pike', { details: { focus: 'hit' } }),
  scene('retaliation', melee({}, false), 'pike', { manner: 'retaliation' }),
];
