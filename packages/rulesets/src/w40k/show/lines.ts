// A datasheet's lines as a card prints them
import type { CardLine } from '@little-wars/engine';
import type { Kit, Profile, Strength, WeaponProfile } from '../content/types.ts';

const rolled = (needs: number | null): string => (needs === null ? '–' : `${needs}+`);
const number = (value: number | null): string => (value === null ? '–' : String(value));

const strengthText = (strength: Strength): string =>
  typeof strength === 'number' ? String(strength) : strength === 'user' ? 'user' : strength.replace('x', '×');

/** What an edition provides for the lines: the clauses they cite, and its words for rules. */
export interface CardWords {
  readonly profiles: string;
  readonly weapons: string;
  readonly abilities: string;
  /** A weapon's type, as printed. */
  readonly type: (type: string) => string;
  /** A rule of a weapon in a few words; empty if it needs none. */
  readonly weaponRule: (use: { readonly rule: string }) => string;
  /** A printed ability or item with its words. */
  readonly ability: (from: string) => { readonly label: string; readonly value: string };
}

const ofProfile = ({
  move,
  weaponSkill,
  ballisticSkill,
  strength,
  toughness,
  wounds,
  attacks,
  leadership,
  save,
}: Profile) =>
  [
    ['M', `${move}"`],
    ['WS', rolled(weaponSkill)],
    ['BS', rolled(ballisticSkill)],
    ['S', String(strength)],
    ['T', String(toughness)],
    ['W', String(wounds)],
    ['A', String(attacks)],
    ['Ld', number(leadership)],
    ['Sv', rolled(save)],
  ] as const;

/** A weapon in one line: range, type and shots, S, AP, D, rules. */
export function weaponLine(weapon: WeaponProfile, words: CardWords): CardLine {
  const { name, range, type, attacks, strength, ap, damage, rules } = weapon;
  const isMelee = type === 'melee';
  const parts = [
    ...(isMelee ? ['melee'] : [`${range}"`, `${words.type(type)} ${attacks}`]),
    `S ${strengthText(strength)}`,
    `AP ${ap}`,
    `D ${damage}`,
    ...rules.map(words.weaponRule).filter(text => text !== ''),
  ];
  return { label: name, value: parts.join(' · '), clause: words.weapons };
}

/** All lines of a model: its profile, its weapons, its abilities and items, each once. */
export function linesOfKit(kit: Kit, words: CardWords): readonly CardLine[] {
  const weapons = kit.weapons.flatMap(({ profiles }) => profiles);
  const printed = [...new Set(kit.abilities.flatMap(({ from }) => from ?? []))];
  return [
    ...ofProfile(kit.profile).map(([label, value]) => ({ label, value, clause: words.profiles })),
    ...(kit.invulnerable === null
      ? []
      : [{ label: 'Invulnerable', value: rolled(kit.invulnerable), clause: words.profiles }]),
    ...[...new Map(weapons.map(weapon => [weapon.id, weapon])).values()].map(weapon => weaponLine(weapon, words)),
    ...printed.map(from => ({ ...words.ability(from), clause: words.abilities })),
  ];
}
