import { type Faults, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { hasEffect, type Ledger, type Ongoing, ongoing } from '../ledger.ts';
import { ruleOf, wielded } from '../numbers.ts';

const dealt = ({ mortal }: Ongoing, clause: string): number =>
  mortal.filter(each => each.clause === clause).reduce((sum, { amount }) => sum + amount, 0);

/** Hot: 3 for each 1 discarded. MWx: x for each critical hit retained. */
function afterShot(l: Ledger, attack: Ongoing): Faults {
  const used = wielded(l, attack.attack, 'attacker', attack.target);
  const dice = attack.retained.get('attacker');
  if (used === null || dice === undefined) return null;
  const ones = dice.filter(({ face, as }) => face === 1 && as === 'fail').length;
  const criticals = dice.filter(({ as }) => as === 'critical').length;
  const spared = [used.by.id, attack.target].some(id => hasEffect(l, l.operatives[id]!, 'stimulated', 'last-duty'));
  if (spared) return null;
  const hot = ruleOf(used, 'hot') ? 3 * ones : 0;
  const mortal = (ruleOf(used, 'mortal-wounds')?.wounds ?? 0) * criticals;
  return [
    dealt(attack, 'KT-9.9') === hot ? null : fault(`${hot} mortal wounds by Hot`, dealt(attack, 'KT-9.9')),
    dealt(attack, 'KT-9.14') === mortal ? null : fault(`${mortal} mortal wounds`, dealt(attack, 'KT-9.14'), 'KT-9.14'),
  ];
}

/** Mortal wounds of weapon rules that count dice. */
export const mortalWounds: KillTeamCheck = {
  name: 'mortal wounds of weapons',
  clause: 'KT-9.9',
  on: {
    'attack-ended': l => {
      const attack = ongoing(l);
      return attack?.attack.kind === 'shooting' ? afterShot(l, attack) : null;
    },
  },
};
