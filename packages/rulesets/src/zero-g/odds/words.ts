// The vocabulary of attacks in numbers
import type { Words } from '@little-wars/skirmish';
import { round } from '../../w40k/content/writing.ts';
import { bareId } from '../content/bare.ts';
import type { Kit, Profile, Strength, VehicleProfile, WeaponProfile } from '../content/types.ts';
import type { AbilityUse, BareAbilityUse } from '../content/uses.ts';

/** The attacker, its weapon and how it attacks. */
export interface Attacker {
  readonly kit: Kit;
  readonly weapon: WeaponProfile;
  readonly isNear: boolean;
  readonly isSnap: boolean;
  readonly charged: boolean;
  readonly moved: boolean;
}

export interface Target {
  readonly kit: Kit;
  readonly cover: number | null;
}

/** WS, BS, S, T 4, one wound, I4, A1, Ld 8 and no save. */
const PLAIN_PROFILE: Profile = {
  weaponSkill: 4,
  ballisticSkill: 4,
  strength: 4,
  toughness: 4,
  wounds: 1,
  initiative: 4,
  attacks: 1,
  leadership: 8,
  save: null,
};

const HULL: VehicleProfile = {
  ballisticSkill: 4,
  front: 10,
  side: 10,
  rear: 10,
  hullPoints: 3,
  fast: false,
  openTopped: false,
};

const kind = {
  name: '',
  least: 1,
  most: 1,
  points: 0,
  type: 'infantry',
  character: false,
  profile: PLAIN_PROFILE,
  vehicle: null,
  wargear: [],
  base: round(32),
} as const;

export const PLAIN_KIT: Kit = {
  sheet: { id: '', name: '', role: '', least: 1, most: 1, models: [kind], options: [], abilities: [] },
  kind,
  type: 'infantry',
  profile: PLAIN_PROFILE,
  vehicle: null,
  invulnerable: null,
  weapons: [],
  gear: [],
  abilities: [],
  psyker: null,
  points: 0,
  height: 400,
};

export const PLAIN_WEAPON: WeaponProfile = {
  id: '',
  name: '',
  type: 'assault',
  range: 24,
  shots: 1,
  strength: 4,
  ap: null,
  rules: [],
  family: null,
};

/** A modified weapon, under an id of its own. */
export function rearmed(weapon: WeaponProfile, change: Partial<WeaponProfile>): WeaponProfile {
  const changed = { ...weapon, ...change };
  return { ...changed, id: bareId({ ...changed, id: '' }) };
}

export const PLAIN_ATTACKER: Attacker = {
  kit: PLAIN_KIT,
  weapon: rearmed(PLAIN_WEAPON, {}),
  isNear: false,
  isSnap: false,
  charged: false,
  moved: false,
};
export const PLAIN_TARGET: Target = { kit: PLAIN_KIT, cover: null };

/** A card with more abilities. */
export function withAbility(kit: Kit, use: BareAbilityUse): Kit {
  const abilities: readonly AbilityUse[] = [...kit.abilities, { ...use, from: 'as-told' }];
  return {
    ...kit,
    abilities,
    invulnerable: use.rule === 'invulnerable' ? Math.min(use.save, kit.invulnerable ?? 7) : kit.invulnerable,
  };
}

const withProfile = ({ kit }: { readonly kit: Kit }, change: Partial<Profile>): { readonly kit: Kit } => ({
  kit: { ...kit, profile: { ...(kit.profile ?? PLAIN_PROFILE), ...change } },
});
const armedWith = ({ weapon }: Attacker, change: Partial<WeaponProfile>): Partial<Attacker> => ({
  weapon: rearmed(weapon, change),
});
const ofType = (type: WeaponProfile['type']) => (_: number, so: Attacker) => armedWith(so, { type });
const asHull = ({ kit }: Target, change: Partial<VehicleProfile>): Partial<Target> => ({
  kit: { ...kit, type: 'skimmer', profile: null, vehicle: { ...(kit.vehicle ?? HULL), ...change } },
});

/** Words that change an attack and are not special rules. */
export const ATTACK: Words<Attacker> = [
  [/^a([1-9]|1\d|2[0-4])$/, (shots, so) => ({ ...armedWith(so, { shots }), ...withProfile(so, { attacks: shots }) })],
  [/^bs(\d|10)$/, (ballisticSkill, so) => withProfile(so, { ballisticSkill })],
  [
    /^ws(\d|10)$/,
    (weaponSkill, so) => ({
      ...withProfile(so, { weaponSkill }),
      ...armedWith(so, { type: 'melee', range: 0, shots: 0 }),
    }),
  ],
  [/^s(\d|10)$/, (strength, so) => armedWith(so, { strength: strength as Strength })],
  [/^ap([1-6])$/, (ap, so) => armedWith(so, { ap })],
  [/^ap-()$/, (_, so) => armedWith(so, { ap: null })],
  [/^range(\d{1,2})$/, (range, so) => armedWith(so, { range })],
  [/^assault()$/, ofType('assault')],
  [/^heavy()$/, ofType('heavy')],
  [/^rapid-fire()$/, ofType('rapid-fire')],
  [/^pistol()$/, ofType('pistol')],
  [/^half()$/, () => ({ isNear: true })],
  [/^snap()$/, () => ({ isSnap: true })],
  [/^charged()$/, () => ({ charged: true })],
  [/^moved()$/, () => ({ moved: true })],
];

export const TARGET: Words<Target> = [
  [/^t(\d|10)$/, (toughness, so) => withProfile(so, { toughness })],
  [/^w([1-9]|10)$/, (wounds, so) => withProfile(so, { wounds })],
  [/^ws(\d|10)$/, (weaponSkill, so) => withProfile(so, { weaponSkill })],
  [/^i(\d|10)$/, (initiative, so) => withProfile(so, { initiative })],
  [/^([2-6])\+$/, (save, so) => withProfile(so, { save })],
  [/^inv([2-6])\+?$/, (save, { kit }) => ({ kit: withAbility(kit, { rule: 'invulnerable', save }) })],
  [/^fnp([2-6])\+?$/, (on, { kit }) => ({ kit: withAbility(kit, { rule: 'feel-no-pain', on }) })],
  [/^cover()$/, () => ({ cover: 5 })],
  [/^cover([2-6])\+?$/, cover => ({ cover })],
  [/^av(\d{1,2})$/, (armour, so) => asHull(so, { front: armour, side: armour, rear: armour })],
  [/^hp([1-9])$/, (hullPoints, so) => asHull(so, { hullPoints })],
  [/^open-topped()$/, (_, so) => asHull(so, { openTopped: true })],
];
