// KT-14.1, KT-14.63  Validates what a team brings from earlier battles
import { note, problem, type Reader } from '@little-wars/engine';
import { findCard, findWeapon } from '../content/index.ts';
import type { Team } from '../types.ts';
import { fits } from './rare.ts';

/** All reasons against honours, scars, assets and rare equipment in a setup. */
export function checkBrought(reader: Reader, { operatives, support }: Team, path: string): void {
  const refuse = (at: string, id: string, parameters: object): void =>
    note(reader, problem(`${path}.${at}`, id, parameters), undefined);
  const once = (list: readonly string[], at: string, clause: string): void => {
    for (const [k, rule] of list.entries())
      if (list.indexOf(rule) < k) refuse(`${at}[${k}]`, 'served-twice', { clause, rule });
  };
  once(support?.assets ?? [], 'support.assets', 'KT-14.1');
  for (const [i, { card: id, weapons, service = [], upgrades = [] }] of operatives.entries()) {
    const at = `operatives[${i}]`;
    const card = findCard(id);
    once(service, `${at}.service`, 'KT-14.1');
    once(
      upgrades.map(({ weapon, item }) => `${weapon}: ${item}`),
      `${at}.upgrades`,
      'KT-14.63',
    );
    for (const [k, { weapon, item }] of upgrades.entries()) {
      const carried = card && weapons.includes(weapon) ? findWeapon(card, weapon) : undefined;
      if (!carried || !fits(item, carried))
        refuse(`${at}.upgrades[${k}]`, 'not-for-this-weapon', { clause: 'KT-14.63', weapon, item });
    }
  }
}
