import type { BaseSize } from '@little-wars/engine/geometry';
import { parseWeaponRule, type RuleLabel } from '../weapon-rules/labels.ts';
import type { Ability, Equipment, Grant, OwnAction, Ploy, Profile, Requirement, Weapon } from './types.ts';

// Shorthand for writing cards. Ids are derived from names: 'Targetin’ Fing' is targetin-fing.

export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A round base with this diameter in millimetres. */
export const round = (mm: number): BaseSize => ({ shape: 'round', diameter: mm * 10 });

/** A weapon's line on a card. */
type Line = readonly [attacks: number, hit: number, normal: number, critical: number];

/** One of several profiles of a weapon. */
export const way = (id: string, [attacks, hit, normal, critical]: Line, ...rules: readonly RuleLabel[]): Profile => ({
  id,
  attacks,
  hit,
  damage: [normal, critical],
  rules: rules.map(label => {
    const use = parseWeaponRule(label);
    if (use === null) throw new Error(`no weapon rule is written ${label}`);
    return use;
  }),
});

export const rangedWays = (name: string, ...profiles: readonly Profile[]): Weapon => ({
  id: idOf(name),
  name,
  type: 'ranged',
  profiles,
});

export const ranged = (name: string, line: Line, ...rules: readonly RuleLabel[]): Weapon =>
  rangedWays(name, way('standard', line, ...rules));

export const melee = (name: string, line: Line, ...rules: readonly RuleLabel[]): Weapon => ({
  id: idOf(name),
  name,
  type: 'melee',
  profiles: [way('standard', line, ...rules)],
});

/** A combi-weapon: its bearer also has that other weapon of the card. */
export const alsoA = (other: string, weapon: Weapon): Weapon => ({ ...weapon, alsoCountsAs: other });

export const ability = (name: string, more: Pick<Ability, 'noEquipment'> = {}): Ability => ({
  id: idOf(name),
  name,
  ...more,
});

export const action = (name: string, ap: number): OwnAction => ({ id: idOf(name), name, ap });

export const strategic = (name: string, cp: number): Ploy => ({ id: idOf(name), name, kind: 'strategic', cp });

export const tactical = (name: string, cp: number, keyword?: string): Ploy => ({
  id: idOf(name),
  name,
  kind: 'tactical',
  cp,
  ...(keyword === undefined ? {} : { keyword }),
});

type More = Partial<Pick<Equipment, 'epFor' | 'mostPerTeam' | 'needs'>>;

const item = (name: string, ep: number, gives: Grant, more: More): Equipment => ({
  id: idOf(name),
  name,
  ep,
  needs: [],
  gives,
  ...more,
});

/** An item whose effect is a rule of the same id. */
export const effectItem = (name: string, ep: number, more: More = {}): Equipment =>
  item(name, ep, { kind: 'effect', effect: idOf(name) }, more);

export const weaponItem = (weapon: Weapon, ep: number, more: More = {}): Equipment =>
  item(weapon.name, ep, { kind: 'weapon', weapon }, more);

export const actionItem = (given: OwnAction, ep: number, more: More = {}): Equipment =>
  item(given.name, ep, { kind: 'action', action: given }, more);

/** Only for operatives with every keyword of one of these lists. */
export const withKeywords = (...anyOf: readonly (readonly string[])[]): Requirement => ({ needs: 'keywords', anyOf });

export const withWeapon = (...anyOf: readonly string[]): Requirement => ({ needs: 'weapon', anyOf });

export const withSave = (save: number): Requirement => ({ needs: 'save', save });
