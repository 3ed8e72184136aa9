// The effects of rules on retained dice and strikes, besides the hits themselves: mortal wounds, APL, hits discarded.
import type { Side } from '../core/dice/dice.ts';
import type { Fact } from '../facts.ts';
import type { Attack, Die, Look, OperativeId } from '../types.ts';
import { ALL_KINDS, during, type Followed, followedBy } from './asking.ts';

export interface Harm {
  /** Wounds lost, by operative. */
  readonly wounds: ReadonlyMap<OperativeId, number>;
  readonly stunned: readonly OperativeId[];
}

export function harmIn(followed: readonly Followed[]): Harm {
  const wounds = new Map<OperativeId, number>();
  const stunned: OperativeId[] = [];
  for (const { facts } of followed)
    for (const fact of facts) {
      if (fact.type === 'wounds-lost' || fact.type === 'mortal-wounds-came')
        wounds.set(fact.operative, (wounds.get(fact.operative) ?? 0) + fact.amount);
      if (fact.type === 'apl-changed' && fact.by < 0) stunned.push(fact.operative);
    }
  return { wounds, stunned };
}

/** KT-4.11: the reactions of rules when these attack dice of a shot are retained. */
export const followingRetained = (t: Look, attack: Attack, attackDice: readonly Die[]): readonly Followed[] =>
  followedBy(during(t, { ...attack, attackDice }), {
    type: 'attack-dice-retained',
    clause: 'KT-4.11',
    side: 'attacker',
  });

/** KT-5.3: the reactions of rules when a side of a combat retains dice of every kind. */
export const followingRetainedIn = (t: Look, combat: Attack, side: Side): readonly Followed[] =>
  followedBy(during(t, { ...combat, attackDice: ALL_KINDS, defenceDice: ALL_KINDS }), {
    type: 'attack-dice-retained',
    clause: 'KT-5.3',
    side,
  });

/** The combat after this many critical strikes of a side, with every kind of die left. */
export const struckBy = (combat: Attack, side: Side, strikes: number): Attack => ({
  ...combat,
  attackDice: ALL_KINDS,
  defenceDice: ALL_KINDS,
  marks: Array.from({ length: strikes }, () => `${side}-struck-critical`),
});

/** KT-5.6: the reactions of rules to the nth critical strike of a side; 0 for a normal strike. */
export const followingStrike = (t: Look, combat: Attack, side: Side, nth: number): readonly Followed[] =>
  followedBy(during(t, struckBy(combat, side, nth)), { type: 'struck', clause: 'KT-5.6', side, critical: nth > 0 });

/** Whether facts that set a side's dice discard exactly one normal hit. */
export const discardsAHit = (facts: readonly Fact[]): boolean => {
  const set = facts.filter(({ type }) => type === 'attack-dice-set' || type === 'defence-dice-set');
  const [first] = set as readonly (Fact & { readonly dice: readonly Die[] })[];
  const count = (as: Die['as'], dice: readonly Die[]): number => dice.filter(die => die.as === as).length;
  return (
    set.length === 1 &&
    count('normal', first!.dice) === count('normal', ALL_KINDS) - 1 &&
    count('critical', first!.dice) === count('critical', ALL_KINDS)
  );
};
