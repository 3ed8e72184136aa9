import type { Die, Fact, Side } from './facts.ts';
import { type Ledger, type Ongoing, ongoing } from './ledger.ts';

export const hitsIn = (dice: readonly Die[]): number =>
  dice.filter(({ as }) => as === 'normal' || as === 'critical').length;

/** A strike, or the effect of a tac op that replaces its damage. */
const STRIKES = ['KT-5.6', 'KT-10.4'];
const PARRY = 'KT-5.7';

/**
 * The side that resolves a hit with these dice: its own die is discarded first, in a strike and in a parry. Null if
 * none.
 */
export function resolving(attack: Ongoing, clause: string, side: Side, dice: readonly Die[]): Side | null {
  const before = side === 'attacker' ? attack.attackDice : attack.defenceDice;
  if (hitsIn(dice) >= hitsIn(before)) return null;
  return STRIKES.includes(clause) || (clause === PARRY && attack.parrying === null) ? side : null;
}

function setDice(attack: Ongoing, clause: string, side: Side, dice: readonly Die[]): void {
  const by = resolving(attack, clause, side, dice);
  attack.parrying = clause === PARRY ? by : null;
  attack.last = by ?? attack.last;
  if (side === 'attacker') attack.attackDice = dice;
  else attack.defenceDice = dice;
}

/** How facts change the attack being resolved. */
export function noteAttack(ledger: Ledger, fact: Fact): void {
  if (fact.type === 'attack-began') begin(ledger, fact.attack);
  else if (fact.type === 'weapon-used') {
    const { limited } = ledger.operatives[fact.operative]!;
    if (fact.limited) limited.set(fact.weapon, (limited.get(fact.weapon) ?? 0) + 1);
    ledger.shots = { weapon: fact.weapon, profile: fact.profile, targets: [] };
    if (ledger.activation?.operative === fact.operative)
      ledger.activation.weapons.push(`${fact.weapon}/${fact.profile}`);
  } else if (fact.type === 'attack-ended') {
    ledger.attacks.pop();
    ledger.effects = ledger.effects.filter(({ until }) => until !== 'attack');
  } else {
    const attack = ongoing(ledger);
    if (attack !== null) goOn(attack, fact);
  }
}

function begin(ledger: Ledger, attack: Ongoing['attack']): void {
  ledger.attacks.push({
    ...{ attack, target: attack.target, inCover: attack.inCover, attackDice: [], defenceDice: [], invulnerable: null },
    ...{ retained: new Map(), marks: [], dealt: [], mortal: [], ignored: 0, parrying: null, last: null },
  });
  ledger.shots?.targets.push(attack.target);
}

function goOn(attack: Ongoing, fact: Fact): void {
  switch (fact.type) {
    case 'attack-dice-set':
      setDice(attack, fact.clause, 'attacker', fact.dice);
      return;
    case 'defence-dice-set':
      setDice(attack, fact.clause, 'defender', fact.dice);
      return;
    case 'attack-dice-retained':
      attack.retained.set(fact.side, fact.side === 'attacker' ? attack.attackDice : attack.defenceDice);
      return;
    case 'attack-marked':
      attack.marks.push(fact.mark);
      return;
    case 'save-chosen':
      attack.invulnerable = fact.invulnerable;
      return;
    case 'target-changed':
      attack.target = fact.target;
      attack.inCover = fact.inCover;
      return;
    case 'wounds-lost': {
      const { operative: to, amount, clause, mortal } = fact;
      if (mortal) attack.mortal.push({ to, amount, clause });
      else attack.dealt.push({ to, amount });
      return;
    }
    case 'damage-ignored':
      attack.ignored++;
  }
}
