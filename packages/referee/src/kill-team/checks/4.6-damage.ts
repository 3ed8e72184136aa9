import { type Faults, fault } from '../../frame/check.ts';
import { facesOf, type Turn } from '../../frame/played-game.ts';
import type { KillTeamCheck } from '../check.ts';
import type { Fact, Side } from '../facts.ts';
import { hasEffect, type Ledger, type Ongoing, ongoing } from '../ledger.ts';
import { damageOf, has, wielded } from '../numbers.ts';

/** Wounds that may be ignored one by one, on a roll. */
const mayIgnore = (l: Ledger, id: number): boolean => {
  const one = l.operatives[id]!;
  return has(one, 'shield-generator') || hasEffect(l, one, 'stimulated');
};

/** The damage of the remaining hits, critical ones first. */
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
  // Damage ignored, given up for a tac op, or beyond the last wound still counts.
  if (attack.ignored > 0 || mayIgnore(l, attack.target) || down)
    return sum(dealt) <= sum(hits) ? null : fault(`at most ${sum(hits)} damage`, sum(dealt));
  const marked = attack.marks.some(mark => mark.includes('mark'));
  if (marked && dealt.length === 0) return null;
  return hits.join(' ') === dealt.join(' ')
    ? null
    : fault(`damage ${hits.join(' ') || 'none'}`, dealt.join(' ') || 'none');
}

/** Wounds ignored by a roll of the same input: each 5+ prevents one. */
const spared = (turn: Turn<Fact>): number =>
  turn.purpose === 'ignore wounds' ? facesOf(turn).filter(face => face >= 5).length : 0;

function struck(l: Ledger, { side, critical }: { side: Side; critical: boolean }, turn: Turn<Fact>): Faults {
  const attack = ongoing(l);
  const used = attack && wielded(l, attack.attack, side, attack.target);
  if (!attack || !used || attack.ignored > 0) return null;
  const victim = side === 'attacker' ? attack.target : attack.attack.attacker;
  const last = attack.dealt.at(-1);
  const dealt = last?.to === victim ? last.amount : 0;
  const worth = damageOf(used)[critical ? 1 : 0] - (mayIgnore(l, victim) ? spared(turn) : 0);
  const fed = critical && hasEffect(l, used.by, 'feed') ? 1 : 0;
  // A strike that was cancelled completely has no damage to check.
  if (worth <= 0 || (dealt >= worth && dealt <= worth + fed)) return null;
  return fault(`${worth} damage of a ${critical ? 'critical' : 'normal'} strike`, dealt, 'KT-5.6');
}

/** Each remaining hit does normal or critical damage (KT-4.6); a strike does its own (KT-5.6). */
export const damage: KillTeamCheck = {
  name: 'damage of hits',
  clause: 'KT-4.6',
  on: {
    'attack-ended': l => {
      const attack = ongoing(l);
      return attack?.attack.kind === 'shooting' ? shotEnded(l, attack) : null;
    },
    struck,
  },
};
