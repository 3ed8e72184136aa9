// Helpers for writing datasheets.
import type { BaseSize } from '@little-wars/engine/geometry';
import type {
  Amount,
  NamedUse,
  Profile,
  Strength,
  Takers,
  WargearOption,
  Weapon,
  WeaponFamily,
  WeaponProfile,
} from './types.ts';

/** A round base by its printed diameter in millimetres. */
export const round = (millimetres: number): BaseSize => ({ shape: 'round', diameter: millimetres * 10 });

/** A dash in a profile. */
export const NONE = null;

type Roll = number | null;

/** A model as printed: M, WS, BS, S, T, W, A, Ld, Sv. */
type Line = readonly [
  move: number,
  weaponSkill: Roll,
  ballisticSkill: Roll,
  strength: number,
  toughness: number,
  wounds: number,
  attacks: number,
  leadership: Roll,
  save: Roll,
];

export const profile = ([
  move,
  weaponSkill,
  ballisticSkill,
  strength,
  toughness,
  wounds,
  attacks,
  leadership,
  save,
]: Line): Profile => ({
  move,
  weaponSkill,
  ballisticSkill,
  strength,
  toughness,
  wounds,
  attacks,
  leadership,
  save,
});

/** A ranged profile as printed: range in inches, shots, S, AP, D. */
type Shots = readonly [range: number, attacks: Amount, strength: Strength, ap: number, damage: Amount];
/** A melee profile as printed: S, AP, D. */
type Blows = readonly [strength: Strength, ap: number, damage: Amount];

interface Way<U> extends Omit<WeaponProfile<U>, 'id' | 'name' | 'family'> {
  readonly mode: string;
}

const FAMILIES: readonly WeaponFamily[] = ['bolt', 'pulse', 'shuriken'];

/** Abilities refer to such weapons by a word in their names. */
const familyOf = (name: string): WeaponFamily | null =>
  FAMILIES.find(family => name.toLowerCase().includes(family)) ?? null;

/** Helpers for an edition's weapons, with its own special rules. */
export function weaponsOf<U extends NamedUse>() {
  const shots = (mode: string, type: string, [range, attacks, strength, ap, damage]: Shots, ...rules: U[]): Way<U> => ({
    mode,
    type,
    range,
    attacks,
    strength,
    ap,
    damage,
    rules,
  });
  const blows = (mode: string, [strength, ap, damage]: Blows, ...rules: U[]): Way<U> => ({
    mode,
    type: 'melee',
    range: 0,
    attacks: 0,
    strength,
    ap,
    damage,
    rules,
  });
  const single = (id: string, name: string, { mode: _, ...way }: Way<U>): Weapon<U> => ({
    id,
    name,
    profiles: [{ id, name, family: familyOf(name), ...way }],
    all: false,
  });
  const named = (id: string, name: string, ways: readonly Way<U>[]): readonly WeaponProfile<U>[] =>
    ways.map(({ mode, ...way }) => ({
      id: `${id}.${idOf(mode)}`,
      name: `${name}, ${mode.toLowerCase()}`,
      family: familyOf(name),
      ...way,
    }));
  return {
    shots,
    blows,
    ranged: (id: string, name: string, type: string, line: Shots, ...rules: U[]): Weapon<U> =>
      single(id, name, shots('', type, line, ...rules)),
    melee: (id: string, name: string, line: Blows, ...rules: U[]): Weapon<U> =>
      single(id, name, blows('', line, ...rules)),
    /** One of several profiles at a time. */
    modes: (id: string, name: string, ...ways: readonly Way<U>[]): Weapon<U> => ({
      id,
      name,
      profiles: named(id, name, ways),
      all: false,
    }),
    /** Profiles that may all be used: one to shoot and one to fight. */
    both: (id: string, name: string, ...ways: readonly Way<U>[]): Weapon<U> => ({
      id,
      name,
      profiles: named(id, name, ways),
      all: true,
    }),
    /** A combi-weapon: the basic gun first, then the profiles of the other. */
    combi: (id: string, name: string, ...guns: readonly Weapon<U>[]): Weapon<U> => ({
      id,
      name,
      profiles: guns.flatMap(gun =>
        gun.profiles.map(each => ({ ...each, id: `${id}.${each.id}`, name: `${name}: ${each.name.toLowerCase()}` })),
      ),
      all: false,
      combi: true,
    }),
  };
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/**
 * Which models may swap what for which choices, each with its points: `option({ most: 1 }, 'boltgun', { flamer: 6 })`.
 */
export const option = (takers: Takers, remove: string, choices: { readonly [add: string]: number }): WargearOption => ({
  takers,
  remove: remove === '' ? [] : remove.split('+'),
  choices: Object.entries(choices).map(([add, points]) => ({ add: add.split('+'), points })),
});

/** A printed ability: its name and effect. */
export interface Printed<U> {
  readonly name: string;
  readonly uses: readonly U[];
}

export const printed = <U>(name: string, ...uses: readonly U[]): Printed<U> => ({ name, uses });
