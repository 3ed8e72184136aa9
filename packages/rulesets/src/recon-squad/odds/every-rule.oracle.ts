// Every special rule with sample parameters, and attacks it may affect.
import { SHARED_NO_BEARING, SHARED_SAMPLES } from '../../w40k/odds/samples.oracle.ts';
import { type Held, positionIn, type Scene as SceneOf } from '../../w40k/odds/scenes.oracle.ts';
import type { WeaponUse } from '../content/uses.ts';
import { box, broke, field, open, withPieces } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';
import type { Use } from '../uses.ts';

type Name = Use['rule'];
type Parameters<N extends Name> = Omit<Extract<Use, { readonly rule: N }>, 'rule' | 'seat' | 'holder' | 'from'>;

/** Parameters for each rule, as on cards or as its action sets them. A missing rule does not compile. */
export const SAMPLES: { readonly [N in Name]: Parameters<N> } = {
  ...SHARED_SAMPLES,
  // Always in play
  'frag-bag': {},
  'sniper-re-roll': {},
  'psychic-focus': {},
  'smite-rises': {},
  // On weapons
  melta: {},
  'half-range-strength': { by: 2 },
  'wounds-tougher-on': { on: 3 },
  'shots-by-attacks': {},
  'fires-in-combat': {},
  'strikes-when-slain': {},
  dazes: { by: -1 },
  blinds: { by: -1 },
  markerlight: {},
  // On cards
  'crushing-charge': { on: 6 },
  reanimates: { on: 5 },
  'resurrection-orb': { within: 6 },
  'my-will-be-done': { by: 1, within: 6, to: [] },
  'ethereal-interception': { within: 12, apart: 9 },
  'guardian-protocols': { on: 2, within: 6 },
  'dakka-dakka-dakka': {},
  waaagh: { within: 6, to: [] },
  'waaagh-energy': { per: 10, within: 10, most: 3, perils: 12 },
  'throat-slittas': { by: 1 },
  'full-throttle': { inches: 6 },
  'overwatch-on': { on: 5 },
  ghosthelm: { on: 3, perils: 1 },
  'runes-of-the-farseer': {},
  skyleap: {},
  'grenade-pack': { on: 6, within: 12 },
  'instinctive-behaviour': { within: 24, hit: -1, charge: -1 },
  'spirit-leech': { within: 6, to: 'Zoanthrope', wounds: 1 },
  'aura-hit-bonus': { by: 1, within: 6, to: [] },
  'for-the-greater-good': { within: 6 },
  'volley-fire': { within: 6, shots: 1 },
  invocation: { within: 6, ignoreOn: 6 },
  'grenade-range': { inches: 12 },
  'shares-invulnerable': { save: 4 },
  'adrenal-glands': { by: 1 },
  'toxin-sacs': { damage: 1 },
  'ap-bonus': { by: -1 },
  'target-lock': { by: -1 },
  // Traits
  brawler: {},
  champion: {},
  duellist: {},
  'forward-observer': {},
  infiltrator: {},
  marksman: {},
  minelayer: {},
  paramedic: {},
  // For a while
  designated: { target: 1 },
  dazed: { by: -1, noOverwatch: false },
  willed: { target: 0, by: 1 },
  invoked: { element: 'stone', within: 6, ignoreOn: 5 },
  'runes-used': {},
  'as-told': { cover: 1, ignores: 6, keeps: null },
};

/** Rules that cannot change the dice, wounds or outcome of an attack, and why. */
export const NO_BEARING: { readonly [rule: string]: string } = {
  ...SHARED_NO_BEARING,
  'frag-bag': 'which weapons may be used',
  'psychic-focus': 'powers',
  'smite-rises': 'powers',
  'fires-in-combat': 'which weapons may be used',
  'strikes-when-slain': 'an attack of its own, listed as left out',
  blinds: 'later attacks',
  'regains-wounds': 'the start of a turn',
  'crushing-charge': 'harm after a charge',
  reanimates: 'the start of a turn',
  'resurrection-orb': 'the start of a turn',
  'my-will-be-done': 'brings an effect that is counted',
  'ethereal-interception': 'how it arrives',
  'guardian-protocols': 'whose wounds they are, listed as left out',
  waaagh: 'who may charge',
  'runes-of-the-farseer': 'powers',
  'grenade-pack': 'harm of its own',
  'spirit-leech': 'wounds of a friend, from powers',
  'for-the-greater-good': 'who fires Overwatch',
  invocation: 'brings an effect that is counted',
  'grenade-range': 'who may be attacked',
  'adrenal-glands': 'how it moves',
  champion: 'Leadership',
  'forward-observer': 'brings an effect that is counted',
  minelayer: 'brings mines',
  marked: 'read by another rule',
  'runes-used': 'powers',
};

type Scene = SceneOf<Setup>;

const scene = (name: string, rest: Partial<Scene> = {}): Scene => ({
  name,
  setup: open,
  manner: 'shooting',
  weapon: {},
  apart: 8,
  ...rest,
});

const MORTAL_SIXES: WeaponUse = { rule: 'wound-six-mortal', wounds: 1 };
const COUNTERS = Array.from({ length: 5 }, () => ({ rule: 'marked', target: 1, seat: 0, holder: 3 }) as const);
const woods = withPieces(box('wood', [18, 4], [8, 8], 3));

/** Attacks that any rule may affect. */
export const SCENES: readonly Scene[] = [
  scene('a shot', {
    weapon: { damage: 'D3', ap: -1, family: 'pulse', rules: [{ rule: 'sniper' }] },
  }),
  scene('with Assault after an Advance', { weapon: { strength: 6 }, did: ['advanced'] }),
  scene('with Rapid Fire, far', { weapon: { type: 'rapid-fire', family: 'bolt' }, apart: 16, friend: [10, 4] }),
  scene('with Heavy after a move, at who is marked', {
    weapon: { type: 'heavy', strength: 3 },
    did: ['moved'],
    effects: COUNTERS,
  }),
  scene('at who is in terrain', { setup: woods, apart: 16 }),
  scene('Overwatch', { manner: 'overwatch' }),
  scene('mortal wounds', {
    weapon: { rules: [MORTAL_SIXES] },
  }),
  scene('blows after a charge', {
    manner: 'fighting',
    weapon: { type: 'melee', range: 0, attacks: 0, damage: 2 },
    apart: 1.5,
    did: ['charged'],
  }),
  scene('blows at who is in terrain', {
    manner: 'fighting',
    setup: woods,
    far: 16,
    weapon: { type: 'melee', range: 0, attacks: 0, strength: 'x2' },
    apart: 1.5,
  }),
];

/** For rules that are always in play. */
export const MORE_SCENES: readonly Scene[] = [
  scene('both parts of a combi-weapon', { marks: ['combined'] }),
  scene('with Rapid Fire, near', { weapon: { type: 'rapid-fire' } }),
  scene('two copies', { copies: 2 }),
];

/** The position of a scene, with a rule held by somebody. */
export const positionOf = (of: Scene, held: Held | null) =>
  positionIn(change => field([], { ...broke, ...(change as Partial<Position>) }), of, held, [
    'Infantry',
    'Character',
  ]) as { position: Position; profile: string };
