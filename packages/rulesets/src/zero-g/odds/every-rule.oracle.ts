// Every special rule with sample parameters, and attacks it may affect.
import { inches, type Spot } from '@little-wars/engine/geometry';
import type { Held } from '../../w40k/odds/scenes.oracle.ts';
import { bareId } from '../content/bare.ts';
import type { Kit, Profile, UnitType, VehicleProfile, WeaponProfile } from '../content/types.ts';
import type { BareAbilityUse, WeaponUse } from '../content/uses.ts';
import { profileOf } from '../lookups.ts';
import { fresh, opening } from '../setup.ts';
import { box, open, withPieces } from '../testing/field.ts';
import type { Condition, Model, Position, Setup } from '../types.ts';
import type { Use } from '../uses.ts';
import { PLAIN_KIT, PLAIN_WEAPON, rearmed, withAbility } from './words.ts';

type Name = Use['rule'];
type Parameters<N extends Name> = Omit<Extract<Use, { readonly rule: N }>, 'rule' | 'seat' | 'holder' | 'from'>;

/** Parameters for each rule, as on cards or as its action sets them. A missing rule does not compile. */
export const SAMPLES: { readonly [N in Name]: Parameters<N> } = {
  // On weapons
  template: {},
  blast: { across: 3 },
  armourbane: {},
  'assault-grenades': {},
  barrage: {},
  blind: {},
  concussive: {},
  fleshbane: {},
  force: {},
  'gets-hot': {},
  graviton: {},
  haywire: {},
  'ignores-cover': {},
  'master-crafted': {},
  melta: {},
  'one-use': {},
  pinning: {},
  poisoned: { on: 3 },
  rending: {},
  shred: {},
  sniper: {},
  specialist: {},
  'twin-linked': {},
  'two-handed': {},
  unwieldy: {},
  gauss: {},
  tesla: { hits: 2 },
  bladestorm: {},
  monofilament: {},
  soulrazor: {},
  'target-acquired': {},
  lifedrain: {},
  swiftstrike: { by: 3 },
  'two-weapons': {},
  skyburst: {},
  bomb: {},
  lance: {},
  skyfire: {},
  idle: { why: 'morale' },
  // On cards
  invulnerable: { save: 3 },
  infiltrate: {},
  scout: {},
  'deep-strike': {},
  'no-scatter': {},
  'move-through-cover': {},
  relentless: {},
  'eternal-warrior': {},
  fearless: {},
  fleet: {},
  'furious-charge': {},
  'preferred-enemy': {},
  smash: {},
  hatred: {},
  'monster-hunter': {},
  rage: {},
  'slow-and-purposeful': {},
  'it-will-not-die': {},
  'feel-no-pain': { on: 5 },
  'cover-bonus': { by: 1 },
  'poisoned-attacks': { on: 3 },
  'psychic-hood': { within: 12 },
  reanimation: { on: 5 },
  'resurrection-orb': {},
  'ethereal-interception': {},
  'wounds-on-arrival': { on: 2 },
  're-rolls-charge-die': {},
  'charge-bonus': { inches: 3 },
  'waaagh-energy': { models: 2, within: 12 },
  'defence-tactics': { ballisticSkill: 2 },
  'runes-of-the-farseer': {},
  ghosthelm: {},
  'assured-destruction': { by: 1 },
  intercept: { on: 4, strength: 4, ap: 4 },
  'instinctive-behaviour': { way: 'hunt' },
  synapse: { within: 12 },
  'shadow-in-the-warp': { by: -3, within: 12 },
  'sonic-screech': { by: -5 },
  'supporting-fire': { within: 12 },
  'volley-fire': { shots: 1 },
  'lends-leadership': { within: 12 },
  invocation: { within: 12, ignoreOn: 6 },
  'no-second-weapon': {},
  're-rolls-melee-hit': {},
  're-rolls-one-hit': {},
  'no-overwatch': {},
  'defensive-grenades': { within: 8 },
  psyker: {},
  // Always in play
  'pack-charge': {},
  // For a while
  'force-active': {},
  acquired: { target: 1 },
  invoked: { element: 'stone', within: 12, ignoreOn: 5 },
  resurrecting: {},
  'runes-used': {},
  'told-cover': { target: 1, save: 3 },
};

/** Rules that cannot change the dice, wounds or outcome of an attack, and why. */
export const NO_BEARING: { readonly [rule: string]: string } = {
  'assault-grenades': 'when it strikes',
  blind: 'later attacks',
  concussive: 'later attacks',
  'one-use': 'which weapons may be used',
  pinning: 'later attacks',
  skyburst: 'who may be attacked',
  swiftstrike: 'when it strikes',
  unwieldy: 'when it strikes',
  idle: 'does nothing',
  infiltrate: 'where it is set up',
  scout: 'where it stands at first',
  'deep-strike': 'how it arrives',
  'no-scatter': 'how it arrives',
  'move-through-cover': 'how it moves',
  fearless: 'who goes to ground, listed as left out',
  fleet: 'how far a charge goes',
  'it-will-not-die': 'the end of a turn',
  'psychic-hood': 'powers',
  'resurrection-orb': 'brings an effect that is counted',
  'ethereal-interception': 'how it arrives',
  're-rolls-charge-die': 'how far a charge goes',
  'charge-bonus': 'how far a charge goes',
  'waaagh-energy': 'powers',
  'runes-of-the-farseer': 'powers',
  ghosthelm: 'powers',
  intercept: 'harm of its own',
  synapse: 'who goes to ground, listed as left out',
  'sonic-screech': 'when others strike',
  'supporting-fire': 'who fires Overwatch',
  invocation: 'brings an effect that is counted',
  'no-overwatch': 'who may fire',
  psyker: 'powers',
  'pack-charge': 'how far a charge goes',
  'runes-used': 'powers',
};

/** An attack by model 0 on model 1. Model 2 is a friend of the target, 3 of the attacker. */
export interface Scene {
  readonly name: string;
  readonly setup: Setup;
  readonly manner: 'shooting' | 'overwatch' | 'fighting';
  readonly weapon: Partial<WeaponProfile>;
  /** The id of a weapon from a list, instead of one in numbers. */
  readonly printed?: string;
  readonly second?: Partial<WeaponProfile>;
  readonly apart: number;
  readonly did?: Model['did'];
  readonly own?: Partial<Model>;
  readonly skill?: number;
  readonly target?: {
    readonly type?: UnitType;
    readonly profile?: Partial<Profile>;
    readonly vehicle?: Partial<VehicleProfile>;
    readonly abilities?: readonly BareAbilityUse[];
    readonly psyker?: boolean;
    readonly is?: Partial<Model>;
  };
  readonly effects?: readonly Use[];
  readonly marks?: readonly string[];
}

const scene = (name: string, rest: Partial<Scene> = {}): Scene => ({
  name,
  setup: open,
  manner: 'shooting',
  weapon: {},
  apart: 8,
  ...rest,
});

const MELEE = { type: 'melee', range: 0, shots: 0, strength: 'user' } as const;
const blows = (name: string, rest: Partial<Scene> = {}): Scene =>
  scene(name, { manner: 'fighting', apart: 1.26, ...rest, weapon: { ...MELEE, ...rest.weapon } });

const under = (...conditions: readonly Condition[]): Partial<Model> => ({
  conditions: conditions.map(id => ({ id, ends: 99 })),
});
const rules = (...uses: readonly WeaponUse[]): Pick<WeaponProfile, 'rules'> => ({ rules: uses });
const wall = withPieces(box('debris', [16, 4.9], [0.2, 6], 6));
const HULL: Partial<VehicleProfile> = { front: 13, side: 11, rear: 10, hullPoints: 2 };
const PISTOL: Partial<WeaponProfile> = { type: 'pistol', range: 12 };

/** Attacks that any rule may affect. */
export const SCENES: readonly Scene[] = [
  scene('two shots', { weapon: { shots: 2, ap: 5 } }),
  scene('shots that kill at once', { weapon: { strength: 8 }, target: { profile: { wounds: 3 } } }),
  scene('a Snap Shot beyond the range', { weapon: { range: 6 }, apart: 12 }),
  scene('with Heavy after a move, with the keen eye of instinct', {
    weapon: { type: 'heavy' },
    own: { manoeuvre: 'start', ...under('keen') },
  }),
  scene('at who is in cover', { setup: wall, apart: 16, weapon: { ap: 2 } }),
  scene('Overwatch', { manner: 'overwatch' }),
  scene('with a second chance to hit', { weapon: { shots: 2 }, skill: 7 }),
  scene('having arrived, at a monster', { did: ['arrived'], target: { type: 'monster', profile: { toughness: 6 } } }),
  scene('with a pulse rifle', { printed: 'pulse-rifle', apart: 20 }),
  scene('at who reanimates', { target: { abilities: [{ rule: 'reanimation', on: 5 }] } }),
  scene('too weak to wound', { weapon: { strength: 2 }, target: { profile: { toughness: 8 } } }),
  scene('at a vehicle', { weapon: { strength: 8, ap: 2, range: 24 }, target: { type: 'skimmer', vehicle: HULL } }),
  scene('at a vehicle in cover', {
    setup: wall,
    apart: 16,
    weapon: { strength: 9 },
    target: { type: 'skimmer', vehicle: HULL },
  }),
  scene('at a Flier', { target: { type: 'flying-monster', profile: { save: null }, is: under('swooping') } }),
  scene('a marker at who is in cover', {
    setup: wall,
    apart: 16,
    skill: 9,
    weapon: { ap: 2, ...rules({ rule: 'blast', across: 3 }) },
  }),
  scene('a flame', { weapon: { range: 0, ...rules({ rule: 'template' }) }, apart: 6 }),
  scene('a flame in Overwatch', { manner: 'overwatch', weapon: { range: 0, ...rules({ rule: 'template' }) } }),
  blows('blows after a charge', { second: PISTOL, did: ['charged'] }),
  blows('blows of who was charged', { did: ['was-charged'], weapon: { ap: 4 } }),
  blows('blows while Force is active', { effects: [{ rule: 'force-active', seat: 0, holder: 0 }] }),
  blows('blows that take souls', {
    weapon: { ...rules({ rule: 'soulrazor' }) },
    did: ['charged'],
    target: { profile: { leadership: 7, wounds: 3 }, psyker: true },
  }),
  blows('blows of a force weapon', { weapon: { ...rules({ rule: 'force' }) } }),
  blows('blows on a vehicle', { weapon: { strength: 8 }, target: { type: 'skimmer', vehicle: HULL } }),
];

/** For single rules. */
export const WITH_FIRE = scene('near an Ethereal that invokes Fire', {
  printed: 'pulse-rifle',
  apart: 14,
  effects: [{ rule: 'invoked', element: 'fire', within: 12, ignoreOn: 6, seat: 0, holder: 3 }],
});

const at = (x: number, y: number): Spot => ({
  x: inches(8) + Math.round(254 * x),
  y: inches(8) + Math.round(254 * y),
  z: 0,
});

const ATTACKER = { ...PLAIN_KIT.profile!, wounds: 2, attacks: 1, strength: 5, ballisticSkill: 3 };
const VICTIM = { ...PLAIN_KIT.profile!, wounds: 2, save: 4, initiative: 3 };

/** The weapon of a scene, with a rule that it may already have. */
function weaponOf({ weapon }: Scene, held: Held | null): WeaponProfile {
  const { rules: own = [] } = weapon;
  const use = held?.on === 'weapon' ? (held.use as WeaponUse) : null;
  const isNew = use !== null && own.every(({ rule }) => rule !== use.rule);
  return rearmed({ ...PLAIN_WEAPON, ...weapon }, { rules: isNew ? [...own, use] : own });
}

/** The position of a scene, with a rule held by somebody, and the profile of the attack. */
export function positionOf(of: Scene, held: Held | null): { readonly position: Position; readonly profile: string } {
  const weapon = of.printed === undefined ? weaponOf(of, held) : profileOf(of.printed);
  const arms = [weapon, ...(of.second ? [rearmed({ ...PLAIN_WEAPON, ...of.second }, {})] : [])];
  const { type = 'infantry', profile, vehicle, abilities = [], psyker, is } = of.target ?? {};
  const carrier: Kit = {
    ...PLAIN_KIT,
    profile: { ...ATTACKER, ballisticSkill: of.skill ?? ATTACKER.ballisticSkill },
    weapons: arms.map(each => ({ id: each.id, name: '', profiles: [each], all: true })),
  };
  const victim: Kit = {
    ...PLAIN_KIT,
    type,
    profile: vehicle ? null : { ...VICTIM, ...profile },
    vehicle: vehicle
      ? { ballisticSkill: 4, front: 10, side: 10, rear: 10, hullPoints: 2, fast: false, openTopped: false, ...vehicle }
      : null,
    weapons: vehicle ? [1, 2].map(() => ({ id: 'gun', name: '', profiles: [PLAIN_WEAPON], all: false })) : [],
    psyker: psyker ? { mastery: 1, powers: [] } : null,
  };
  const cards = [carrier, abilities.reduce(withAbility, victim), PLAIN_KIT, PLAIN_KIT].map((kit, id) =>
    held?.on === 'card' && held.model === id ? withAbility(kit, held.use as BareAbilityUse) : kit,
  );
  const places = [at(0, 0), at(of.apart, 0), at(of.apart, 7), at(0, 7)];
  const models = cards.map(
    (kit, id): Model => ({
      ...fresh(kit.profile?.wounds ?? kit.vehicle!.hullPoints),
      name: '',
      kind: '',
      choices: [],
      seat: id === 0 || id === 3 ? 0 : 1,
      sheet: bareId(kit),
      selection: 0,
      at: places[id]!,
      ...(id === 0 && { did: of.did ?? [], ...of.own }),
      ...(id === 1 && { along: { dx: -1, dy: 0 }, ...is }),
    }),
  );
  const uses = [...(of.effects ?? []), ...(held?.on === 'effect' ? [held.use as Use] : [])];
  const position: Position = {
    ...opening({ armies: [] }),
    round: 2,
    turns: 3,
    phase: of.manner === 'fighting' ? 'fight' : 'shooting',
    models,
    effects: uses.map(use => ({ use, until: 'turn', seat: 0 })),
  };
  return { position, profile: weapon.id };
}
