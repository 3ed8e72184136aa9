// ZG-8.3, ZG-8.4  Cards as printed
import type { CardLine } from '@little-wars/engine';
import { labelOf } from '../../w40k/weapon-rules/words.ts';
import { ABILITIES, type AbilityId } from '../content/abilities.ts';
import { catalogue } from '../content/index.ts';
import type { Kit, Strength, WeaponProfile } from '../content/types.ts';
import type { WeaponUse } from '../content/uses.ts';
import { ABILITY_WORDS, GEAR_WORDS } from '../content/words.ts';
import { weaponRules } from '../weapon-rules/index.ts';

/** A weapon's rule in a few words; empty if it needs none. */
export const weaponRuleText = (use: WeaponUse): string => labelOf(weaponRules, use);

const TYPES: { readonly [type in WeaponProfile['type']]: string } = {
  melee: 'melee',
  assault: 'Assault',
  heavy: 'Heavy',
  'rapid-fire': 'Rapid Fire',
  pistol: 'Pistol',
  salvo: 'Salvo',
  ordnance: 'Ordnance',
};

const strengthText = (strength: Strength): string =>
  strength === null ? '–' : typeof strength === 'number' ? String(strength) : strength.replace('x', '×');

export function shotsText({ type, shots }: WeaponProfile): string {
  if (type === 'melee') return 'melee';
  if (typeof shots === 'object') return `${TYPES[type]} ${shots.moved}/${shots.still}`;
  return type === 'rapid-fire' ? TYPES[type] : `${TYPES[type]} ${shots === 'attacks' ? 'A' : shots}`;
}

function weaponLine(profile: WeaponProfile): CardLine {
  const { name, type, range, strength, ap, rules } = profile;
  const reach = type === 'melee' ? [] : [range === 0 ? 'Template' : `${range}"`];
  const parts = [
    ...reach,
    shotsText(profile),
    `S ${strengthText(strength)}`,
    `AP ${ap ?? '–'}`,
    ...rules.map(weaponRuleText),
  ];
  return { label: name, value: parts.filter(text => text !== '').join(' · '), clause: '7E-1.2' };
}

const isAbility = (id: string): id is AbilityId => id in ABILITIES;

/** A printed ability or item with its words; null for what a model has only by its type. */
function printed(from: string): CardLine | null {
  if (isAbility(from)) return { label: ABILITIES[from].name, value: ABILITY_WORDS[from], clause: 'ZG-8.4' };
  const gear = catalogue.gear(from);
  return gear ? { label: gear.name, value: GEAR_WORDS[from as keyof typeof GEAR_WORDS] ?? '', clause: 'ZG-8.4' } : null;
}

function profileLines({ profile, vehicle, invulnerable, type }: Kit): readonly CardLine[] {
  const clause = '7E-1.1';
  const rows: readonly (readonly [string, number | string])[] = profile
    ? [
        ['WS', profile.weaponSkill],
        ['BS', profile.ballisticSkill],
        ['S', profile.strength],
        ['T', profile.toughness],
        ['W', profile.wounds],
        ['I', profile.initiative],
        ['A', profile.attacks],
        ['Ld', profile.leadership],
        ['Sv', profile.save === null ? '–' : `${profile.save}+`],
      ]
    : [
        ['BS', vehicle!.ballisticSkill],
        ['Armour', `${vehicle!.front}/${vehicle!.side}/${vehicle!.rear}`],
        ['Hull points', vehicle!.hullPoints],
      ];
  const named = [
    ...rows,
    ...(invulnerable === null ? [] : [['Invulnerable', `${invulnerable}+`] as const]),
    ['Type', type.replaceAll('-', ' ')] as const,
  ];
  return named.map(([label, value]) => ({ label, value: String(value), clause }));
}

/** All lines of a model: its profile, its weapons, its abilities and items, each once. */
export function linesOf(kit: Kit): readonly CardLine[] {
  const weapons = kit.weapons.flatMap(({ profiles }) => profiles);
  const sources = [...new Set([...kit.abilities.map(({ from }) => from), ...kit.gear.map(({ id }) => id)])];
  return [
    ...profileLines(kit),
    ...[...new Map(weapons.map(weapon => [weapon.id, weapon])).values()].map(weaponLine),
    ...sources.flatMap(from => printed(from) ?? []),
  ];
}
