import { type Faults, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { hasEffect, type Ledger, type Ongoing, ongoing } from '../ledger.ts';
import { damageOf, has, wielded } from '../numbers.ts';

/** Wounds that may be ignored one by one, on a roll. */
const mayIgnore = (l: Ledger, id: number): boolean => {
  const one = l.operatives[id]!;
  return has(one, 'shield-generator') || hasEffect(l, one, 'stimulated');
};

/** What the hits left are worth, the critical ones first. */
function owed(l: Ledger, { attack, target, attackDice }: Ongoing): readonly number[] {
  const used = wielded(l, attack, 'attacker', target);
  if (used === null) return [];
  const [normal, critical] = damageOf(used);
  return [
    ...attackDice.flatMap(({ as }) => (as === 'critical' ? [critical] : [])),
    ...attackDice.flatMap(({ as }) => (as === 'normal' ? [normal] : [])),
  ];
}

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

function shotEnded(l: Ledger, attack: Ongoing): Faults {
  const hits = owed(l, attack);
  const dealt = attack.dealt.map(({ amount }) => amount);
  const strays = attack.dealt.filter(({ to }) => to !== attack.target);
  if (strays.length > 0) return fault(`damage to operative ${attack.target}`, `to operative ${strays[0]!.to}`);
  const down = l.operatives[attack.target]!.wounds === 0;
  // Damage ignored, given up for a tac op, or beyond the last wound is damage all the same.
  if (attack.ignored > 0 || mayIgnore(l, attack.target) || down)
    return sum(dealt) <= sum(hits) ? null : fault(`at most ${sum(hits)} damage`, sum(dealt));
  const marked = attack.marks.some(mark => mark.includes('mark'));
  if (marked && dealt.length === 0) return null;
  return hits.join(' ') === dealt.join(' ')
    ? null
    : fault(`damage ${hits.join(' ') || 'none'}`, dealt.join(' ') || 'none');
}

/** Each hit left does normal or critical damage (KT-4.6); a strike does its own (KT-5.6). */
export const damage: KillTeamCheck = {
  name: 'damage of hits',
  clause: 'KT-4.6',
  on: {
    'attack-ended': l => {
      const attack = ongoing(l);
      return attack?.attack.kind === 'shooting' ? shotEnded(l, attack) : null;
    },
    struck: (l, { side, critical }) => {
      const attack = ongoing(l);
      const used = attack && wielded(l, attack.attack, side, attack.target);
      const last = attack?.dealt.at(-1);
      if (!attack || !used || !last || attack.ignored > 0 || mayIgnore(l, last.to)) return null;
      const worth = damageOf(used)[critical ? 1 : 0];
      const fed = critical && hasEffect(l, used.by, 'feed') ? 1 : 0;
      if (last.amount >= worth && last.amount <= worth + fed) return null;
      return fault(`${worth} damage of a ${critical ? 'critical' : 'normal'} strike`, last.amount, 'KT-5.6');
    },
  },
};
