// What dice on the tray are for, and what their outcomes mean. A ruleset's own texts take precedence.
import type { Catalogue } from './say.ts';
import type { Teller } from './teller.ts';

const DICE: Catalogue = {
  'dice.attack': 'Attack',
  'dice.defence': 'Defence',
  'dice.fight': 'Hits',
  'dice.hit': 'To hit',
  'dice.wound': 'To wound',
  'dice.save': 'Saves',
  'dice.armor': 'Armor',
  'dice.armour': 'Against armour',
  'dice.damage': 'Damage',
  'dice.ignore': 'Ignored',
  'fate.attack.critical': 'critical hit',
  'fate.attack.success': 'hit',
  'fate.attack.fail': 'miss',
  'fate.fight.critical': 'critical hit',
  'fate.fight.success': 'hit',
  'fate.fight.fail': 'miss',
  'fate.hit.critical': 'critical hit',
  'fate.hit.success': 'hit',
  'fate.hit.fail': 'miss',
  'fate.wound.critical': 'critical wound',
  'fate.wound.success': 'wound',
  'fate.wound.fail': 'no wound',
  'fate.defence.critical': 'critical save',
  'fate.defence.success': 'save',
  'fate.defence.fail': 'no save',
  'fate.save.critical': 'critical save',
  'fate.save.success': 'save',
  'fate.save.fail': 'no save',
  'fate.armor.critical': 'critical save',
  'fate.armor.success': 'save',
  'fate.armor.fail': 'no save',
  'fate.ignore.critical': 'ignored',
  'fate.ignore.success': 'ignored',
  'fate.ignore.fail': 'suffered',
  'fate.armour.critical': 'penetrates',
  'fate.armour.success': 'glances',
  'fate.armour.fail': 'bounces off',
};

/** The text of `dice.<row>` or `fate.<row>.<fate>`; null if there is none. */
export function diceWords({ text }: Pick<Teller, 'text'>, id: string): string | null {
  const own = text(id);
  return own === id ? (DICE[id] ?? null) : own;
}
