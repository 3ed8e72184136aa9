// VG-2.2-4  Special rules, abilities and actions as a card prints them
import type { CardLine } from '@little-wars/engine';
import type { Kit, Weapon, WeaponUse } from '../content/types.ts';
import { findAction } from '../factions/actions.ts';
import { texts } from '../texts/en.ts';

const word = (id: string): string => texts[id] ?? id;
const title = (id: string): string => word(id).charAt(0).toUpperCase() + word(id).slice(1);

/** The words of a rule with its numbers in them. */
const said = (rule: string, parameters: object): string =>
  word(`says.${rule}`).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value: unknown = (parameters as Record<string, unknown>)[name];
    return typeof value === 'string' ? word(`spent.${value}`) : value === undefined ? place : String(value);
  });

/** The special rules of an attack, one after the other; nothing where it has none. */
export const rulesOfWeapon = ({ rules }: Weapon): readonly string[] =>
  rules.map((use: WeaponUse) => said(use.rule, use).replace(/\.$/, ''));

/** A line for each ability and for each special action. */
export const linesOfKit = ({ abilities = [], actions = [] }: Kit): readonly CardLine[] => [
  ...abilities.map(use => ({ label: title(`rule.${use.rule}`), value: said(use.rule, use), clause: 'VG-2.4' })),
  ...actions.map(id => {
    const { length, cp = 0, clause } = findAction(id);
    const price = cp > 0 ? `, ${cp} CP` : '';
    return { label: title(`action.${id}`), value: `${word(`length.${length}`)}${price}. ${said(id, {})}`, clause };
  }),
];
