// How datasheets and weapons of 7th edition are written
import type { ModelKind, Profile, Shots, Strength, UnitType, VehicleProfile, Weapon, WeaponProfile } from './types.ts';
import type { WeaponUse } from './uses.ts';

/** A model as printed: WS, BS, S, T, W, I, A, Ld, Sv. */
type Line = readonly [
  weaponSkill: number,
  ballisticSkill: number,
  strength: number,
  toughness: number,
  wounds: number,
  initiative: number,
  attacks: number,
  leadership: number,
  save: number | null,
];

type Card = Pick<ModelKind, 'type' | 'character' | 'profile' | 'vehicle'>;

function profile(line: Line): Profile {
  const [weaponSkill, ballisticSkill, strength, toughness, wounds, initiative, attacks, leadership, save] = line;
  return { weaponSkill, ballisticSkill, strength, toughness, wounds, initiative, attacks, leadership, save };
}

export const model = (type: UnitType, line: Line): Card => ({
  type,
  character: false,
  profile: profile(line),
  vehicle: null,
});
export const hero = (type: UnitType, line: Line): Card => ({ ...model(type, line), character: true });

/** A skimmer as printed: BS, front, side, rear, hull points. */
type Hull = readonly [ballisticSkill: number, front: number, side: number, rear: number, hullPoints: number];

export const vehicle = (
  [ballisticSkill, front, side, rear, hullPoints]: Hull,
  { fast, openTopped }: Pick<VehicleProfile, 'fast' | 'openTopped'>,
  type: UnitType = 'skimmer',
): Card => ({
  type,
  character: false,
  profile: null,
  vehicle: { ballisticSkill, front, side, rear, hullPoints, fast, openTopped },
});

/** A ranged profile as printed: range in inches, shots, S, AP. */
type Fire = readonly [range: number, shots: Shots, strength: Strength, ap: number | null];
/** A melee profile as printed: S, AP. */
type Blows = readonly [strength: Strength, ap: number | null];

interface Way extends Omit<WeaponProfile, 'id' | 'name' | 'family'> {
  readonly mode: string;
}

export const shots = (
  mode: string,
  type: WeaponProfile['type'],
  [range, count, strength, ap]: Fire,
  ...rules: readonly WeaponUse[]
): Way => ({ mode, type, range, shots: count, strength, ap, rules });

export const blows = (mode: string, [strength, ap]: Blows, ...rules: readonly WeaponUse[]): Way => ({
  mode,
  type: 'melee',
  range: 0,
  shots: 0,
  strength,
  ap,
  rules,
});

const FAMILIES = ['bolt', 'pulse'] as const;
const familyOf = (name: string): WeaponProfile['family'] =>
  FAMILIES.find(family => name.toLowerCase().includes(family)) ?? null;

const single = (id: string, name: string, { mode: _, ...way }: Way): Weapon => ({
  id,
  name,
  profiles: [{ id, name, family: familyOf(name), ...way }],
  all: false,
});

const several = (id: string, name: string, ways: readonly Way[], all: boolean): Weapon => ({
  id,
  name,
  profiles: ways.map(({ mode, ...way }) => ({
    id: `${id}.${mode.toLowerCase().replaceAll(' ', '-')}`,
    name: `${name}, ${mode.toLowerCase()}`,
    family: familyOf(name),
    ...way,
  })),
  all,
});

export const ranged = (
  id: string,
  name: string,
  type: WeaponProfile['type'],
  ...[line, ...rules]: readonly [Fire, ...WeaponUse[]]
): Weapon => single(id, name, shots('', type, line, ...rules));

export const melee = (id: string, name: string, line: Blows, ...rules: readonly WeaponUse[]): Weapon =>
  single(id, name, blows('', line, ...rules));

/** One of several profiles at a time. */
export const modes = (id: string, name: string, ...ways: readonly Way[]): Weapon => several(id, name, ways, false);

/** Profiles that may all be used: one to shoot and one to fight. */
export const both = (id: string, name: string, ...ways: readonly Way[]): Weapon => several(id, name, ways, true);

/** A combi-weapon: the basic gun first, then the profiles of the other. */
export const combi = (id: string, name: string, ...guns: readonly Weapon[]): Weapon => ({
  id,
  name,
  profiles: guns.flatMap(gun =>
    gun.profiles.map(each => ({ ...each, id: `${id}.${each.id}`, name: `${name}: ${each.name.toLowerCase()}` })),
  ),
  all: false,
  combi: true,
});
