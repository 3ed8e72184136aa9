// Every special rule with sample parameters, and attacks it may affect.
import { SHARED_NO_BEARING, SHARED_SAMPLES } from '../../w40k/odds/samples.oracle.ts';
import { type Held, positionIn, type Scene as SceneOf } from '../../w40k/odds/scenes.oracle.ts';
import type { WeaponUse } from '../content/uses.ts';
import { BY_NAME } from '../core/07-units/scopes.ts';
import { box, broke, field, open, withPieces } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';
import type { Use } from '../uses.ts';

type Name = Use['rule'];
type Parameters<N extends Name> = Omit<Extract<Use, { readonly rule: N }>, 'rule' | 'seat' | 'holder' | 'from'>;

/** Parameters for each rule, as on cards or as its action sets them. A missing rule does not compile. */
export const SAMPLES: { readonly [N in Name]: Parameters<N> } = {
  ...SHARED_SAMPLES,
  // Always in play
  'cut-them-down': {},
  'desperate-breakout': {},
  'fire-overwatch': {},
  'psychic-phase': {},
  'fallen-back': {},
  'big-guns': {},
  'look-out-sir': {},
  blasts: {},
  'dense-cover': {},
  defensible: {},
  'heroic-intervention': {},
  // On weapons
  blast: {},
  dakka: { near: 2 },
  'half-range-damage': { damage: 'D3' },
  'damage-against': { keyword: 'Infantry', damage: 2 },
  'hit-six-wounds': {},
  'wound-six-ap-bonus': { by: -2 },
  'wound-mortal': { wounds: 1 },
  'wound-is-mortal': { wounds: 2 },
  'two-hit-rolls': {},
  'weapon-ignores-cover': {},
  // On cards
  reanimates: { on: 5, reading: BY_NAME },
  're-rolls-reanimation': {},
  'resurrection-orb': { within: 6, reading: BY_NAME },
  'objective-secured': {},
  'adaptive-strategy': { within: 6, to: [] },
  'aura-move': { by: 1, within: 6, to: [] },
  'orders-re-rolls': { within: 6, to: [] },
  're-rolls-hits-of-one': {},
  'hit-bonus-against': { by: 1, against: ['Infantry'] },
  'aura-melee-hit-bonus': { by: 1, within: 6, to: ['Infantry'] },
  'waaagh-energy': { models: 1, within: 10 },
  'throat-slittas': { by: 1, within: 3 },
  'full-throttle': { inches: 6, on: 1 },
  defenders: { within: 48 },
  'no-perils': {},
  'banshee-mask': {},
  'charge-wound-bonus': { by: 1 },
  skyleap: { apart: 9 },
  'fights-within': { inches: 3, reading: BY_NAME },
  'worse-perils': { wounds: 1, within: 12 },
  'spirit-leech': { within: 6, most: 3 },
  'warp-siphon': { within: 6, to: [] },
  'vicious-insight': { by: -1, within: 6, to: [] },
  'melee-invulnerable': { save: 3 },
  'unseen-in-cover': { beyond: 12 },
  'hidden-hunter': { near: 6, apart: 9 },
  'fights-first': {},
  markerlight: { range: 36, on: 3 },
  'target-uploaded': {},
  'volley-fire': { within: 6, to: [] },
  'inspired-to-greatness': { within: 6 },
  'distraction-grot': {},
  'bomb-squig': { within: 6, on: 3 },
  'toxin-sacs': {},
  'ignores-light-cover': {},
  'multi-tracker': { models: 1, reading: BY_NAME },
  // For a while
  'holding-steady': { target: 0, against: 1 },
  'set-to-defend': { target: 0 },
  'ordered-re-rolls': { target: 0 },
  adapted: { target: 0 },
  siphoned: { target: 0 },
  insightful: { target: 0, by: -2 },
  inspired: { target: 0 },
  masked: { target: 1 },
  leeched: {},
  distracted: { target: 0 },
  'as-told': { cover: 1, ignores: 6, keeps: null },
};

/** Rules that cannot change the dice, wounds or outcome of an attack, and why. */
export const NO_BEARING: { readonly [rule: string]: string } = {
  ...SHARED_NO_BEARING,
  blast: 'read by another rule',
  distracted: 'read by another rule',
  'cut-them-down': 'harm of its own',
  'desperate-breakout': 'how it moves',
  'fire-overwatch': 'who may fire',
  'psychic-phase': 'powers',
  'fallen-back': 'who may charge',
  'look-out-sir': 'who may be attacked',
  defensible: 'brings effects that are counted',
  'heroic-intervention': 'who may intervene',
  'regains-wounds': 'the Command phase',
  sniper: 'who may be attacked',
  reanimates: 'who returns after the attacks',
  're-rolls-reanimation': 'who returns after the attacks',
  'resurrection-orb': 'who returns',
  'objective-secured': 'markers',
  'adaptive-strategy': 'brings an effect',
  'aura-move': 'how it moves',
  'orders-re-rolls': 'brings an effect that is counted',
  'no-perils': 'powers',
  'banshee-mask': 'who fights when',
  'fights-within': 'who may be attacked',
  'worse-perils': 'powers',
  'spirit-leech': 'wounds of its own, from powers',
  'warp-siphon': 'powers',
  'vicious-insight': 'brings an effect that is counted',
  'unseen-in-cover': 'who may be attacked',
  'hidden-hunter': 'how it arrives',
  'fights-first': 'who fights when',
  markerlights: 'tokens, which are counted',
  markerlight: 'brings tokens that are counted',
  'target-uploaded': 'who may mark',
  'inspired-to-greatness': 'brings an effect',
  're-rolls-one-hit': 'once a battle, listed as left out',
  'distraction-grot': 'once a battle, brings an effect that is counted',
  'bomb-squig': 'harm of its own',
  adapted: 'who may shoot and charge',
  siphoned: 'powers',
  inspired: 'who may shoot',
  masked: 'who fights when',
  leeched: 'powers',
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
const crater = withPieces(box('crater', [18, 4], [8, 8], 0.1));
const barricade = withPieces(box('barricade', [21.2, 0], [0.2, 14], 0.5));
const woods = withPieces(box('wood', [9, 4], [3, 6], 0.1));

/** Attacks that any rule may affect. */
export const SCENES: readonly Scene[] = [
  scene('a shot', { weapon: { damage: 'D3', ap: -1, family: 'pulse' } }),
  scene('with Assault after an Advance', { weapon: { strength: 6, family: 'shuriken' }, did: ['advanced'] }),
  scene('with Rapid Fire, far', { weapon: { type: 'rapid-fire', family: 'bolt' }, apart: 16, friend: [10, 4] }),
  scene('with Heavy after a move', { weapon: { type: 'heavy', strength: 3 }, did: ['moved'] }),
  scene('at who is in a crater', { setup: crater, apart: 16, weapon: { ap: -1 } }),
  scene('Overwatch', { manner: 'overwatch' }),
  scene('mortal wounds', { weapon: { rules: [MORTAL_SIXES] } }),
  scene('blows after a charge', {
    manner: 'fighting',
    weapon: { type: 'melee', range: 0, attacks: 0, damage: 2 },
    apart: 1.5,
    did: ['charged'],
  }),
  scene('blows at who is behind a barricade', {
    manner: 'fighting',
    setup: barricade,
    far: 16,
    friend: [16, 5],
    weapon: { type: 'melee', range: 0, attacks: 0, strength: 'x2', ap: -1 },
    apart: 1.5,
  }),
];

/** For rules that are always in play. */
export const MORE_SCENES: readonly Scene[] = [
  scene('both parts of a combi-weapon', { marks: ['combined'] }),
  scene('with Rapid Fire, near', { weapon: { type: 'rapid-fire' } }),
  scene('two copies', { copies: 2 }),
  scene('through woods', { setup: woods, apart: 12 }),
  scene('a Blast', { weapon: { attacks: 'D3', rules: [{ rule: 'blast' }] } }),
  // Six others with Toughness 4 around one with 5.
  scene('a Blast at a crowd', { weapon: { attacks: 'D3', strength: 5, rules: [{ rule: 'blast' }] }, crowd: 5 }),
  scene('a Grenade at a crowd', { weapon: { type: 'grenade', strength: 5, attacks: 2 }, crowd: 5 }),
  scene('a heavy gun in combat', { weapon: { type: 'heavy' }, apart: 1.5, keywords: ['Vehicle'], friend: [6, 6] }),
];

/** The position of a scene, with a rule held by somebody. */
export const positionOf = (of: Scene, held: Held | null) =>
  positionIn(change => field([], { ...broke, ...(change as Partial<Position>) }), of, held, [
    'Infantry',
    'Character',
    'T’au Empire',
  ]) as { position: Position; profile: string };
