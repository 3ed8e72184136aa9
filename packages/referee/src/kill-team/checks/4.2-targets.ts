import { type Faults, fault } from '../../frame/check.ts';
import { gap, inchesOf } from '../../frame/measure.ts';
import type { KillTeamCheck } from '../check.ts';
import type { Attack } from '../facts.ts';
import type { Ledger } from '../ledger.ts';
import { areWithin, baseOf, ruleOf, wielded } from '../numbers.ts';

/** The range of a weapon: KT-9.17, KT-12.12. Null for no limit. */
function reachOf(l: Ledger, attack: Attack): number | null {
  const used = wielded(l, attack, 'attacker', attack.target);
  const range = used && ruleOf(used, 'range')?.inches;
  return range ?? null;
}

function shot(l: Ledger, attack: Attack): Faults {
  const [one, target] = [l.operatives[attack.attacker]!, l.operatives[attack.target]!];
  if (one.at === null || target.at === null) return fault('both in play', 'one that is not');
  const reach = reachOf(l, attack);
  const blast = attack.after !== null && ruleOf(wielded(l, attack, 'attacker', attack.target)!, 'blast');
  return [
    !blast && target.seat === one.seat ? fault('an enemy', `its own operative ${target.id}`) : null,
    !blast && reach !== null && !areWithin(one, target, reach)
      ? fault(`within ${reach}"`, inchesOf(gap(baseOf(one), baseOf(target))), 'KT-9.17')
      : null,
    follows(l, attack),
  ];
}

/** KT-9.4, KT-9.24, KT-9.7: further targets must be near the first. */
function follows(l: Ledger, attack: Attack): Faults {
  const used = wielded(l, attack, 'attacker', attack.target);
  const first = attack.after ?? l.shots?.targets[0];
  if (used === null || first === undefined || first === attack.target || l.operatives[first]!.at === null) return null;
  const [target, primary] = [l.operatives[attack.target]!, l.operatives[first]!];
  const rules = [
    ruleOf(used, 'blast')?.inches,
    ruleOf(used, 'torrent')?.inches,
    ruleOf(used, 'fusillade') ? 2 : undefined,
  ];
  const reach = Math.max(...rules.map(inches => inches ?? 0));
  if (reach === 0 || areWithin(target, primary, reach)) return null;
  return fault(`within ${reach}" of the first target`, inchesOf(gap(baseOf(target), baseOf(primary))), 'KT-9.4');
}

function fought(l: Ledger, { action, attacker, target }: Attack): Faults {
  const [one, other] = [l.operatives[attacker]!, l.operatives[target]!];
  if (one.at === null || other.at === null) return fault('both in play', 'one that is not', 'KT-5.1');
  return [
    one.seat === other.seat ? fault('an enemy', `its own operative ${other.id}`, 'KT-5.1') : null,
    action === 'hatchway-fight' || areWithin(one, other, 1)
      ? null
      : fault('within 1"', inchesOf(gap(baseOf(one), baseOf(other))), 'KT-5.1'),
  ];
}

/** Targets are enemies in play and in range, measured again; a fight is within 1" (KT-5.1). */
export const targets: KillTeamCheck = {
  name: 'targets in reach',
  clause: 'KT-4.2',
  on: { 'attack-began': (l, { attack }) => (attack.kind === 'shooting' ? shot(l, attack) : fought(l, attack)) },
};
