// VG-2.2-4  Special rules, abilities and actions as a card prints them
import type { CardLine } from '@little-wars/engine';
import type { Kit, Weapon, WeaponUse } from '../content/types.ts';
import { findAction } from '../factions/actions.ts';
import { texts } from '../texts/en.ts';

const word = (id: string): string => texts[id] ?? id;
export const title = (id: string): string => word(id).charAt(0).toUpperCase() + word(id).slice(1);

/** The text of a rule with its numbers filled in. */
const textOf = (rule: string, parameters: object): string =>
  word(`says.${rule}`).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value: unknown = (parameters as Record<string, unknown>)[name];
    return typeof value === 'string' ? word(`spent.${value}`) : value === undefined ? place : String(value);
  });

/** A special rule of a weapon. */
export const ruleOfWeapon = (use: WeaponUse): string => textOf(use.rule, use).replace(/\.$/, '');

/** The special rules of a weapon, if any. */
export const rulesOfWeapon = ({ rules }: Weapon): readonly string[] => rules.map(ruleOfWeapon);

/** A line for each ability and for each special action. */
export const linesOfKit = ({ abilities = [], actions = [] }: Kit): readonly CardLine[] => [
  ...abilities.map(use => ({ label: title(`rule.${use.rule}`), value: textOf(use.rule, use), clause: 'VG-2.4' })),
  ...actions.map(id => {
    const { length, cp = 0, clause } = findAction(id);
    const price = cp > 0 ? `, ${cp} CP` : '';
    return { label: title(`action.${id}`), value: `${word(`length.${length}`)}${price}. ${textOf(id, {})}`, clause };
  }),
];
