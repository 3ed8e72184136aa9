// Queries the rules as in the middle of an attack, without playing it.
import { type Offer, tableOf } from '@little-wars/engine';
import type { DiceChoice } from '../core/dice/by-choice.ts';
import type { Fact } from '../facts.ts';
import type { Timings } from '../queries.ts';
import { ruleset } from '../ruleset.ts';
import type { Attack, AttackTiming, Die, Look, T } from '../types.ts';
import type { NamedChange } from './case.ts';

/** The table as it would be with this attack under way. */
export const during = (t: Look, attack: Attack): Look => tableOf(ruleset, t.setup, { ...t.position, attack });

/**
 * The table with a shooting attack just begun: another operative may have become its target already. Only effects do
 * that, so the rules are asked only if one of them follows the beginning of an attack.
 */
export function begun(t: Look, attack: Attack): Look {
  const look = during(t, attack);
  if (!t.position.effects.some(({ use }) => partsOf(use.rule).on?.['attack-began'])) return look;
  const facts = followedBy(look, { type: 'attack-began', clause: 'KT-4.3', attack }).flatMap(each => each.facts);
  const changed = facts.findLast(fact => fact.type === 'target-changed');
  return changed ? during(t, { ...attack, target: changed.target, inCover: changed.inCover }) : look;
}

interface RuleParts {
  readonly on?: { readonly [fact: string]: ((t: T, fact: Fact, use: unknown) => unknown) | undefined };
  readonly offer?: {
    readonly [timing: string]: ((t: Look, about: unknown, use: unknown, seat: number) => readonly Offer[]) | undefined;
  };
  readonly dice?: DiceChoice;
}

/** Looks a rule up as the kernel does: by name. */
const partsOf = (rule: string): RuleParts =>
  (ruleset.specialRules as unknown as { readonly [rule: string]: RuleParts })[rule]!;

/** The facts with which one rule reacts to a fact. */
export interface Followed {
  readonly rule: string;
  readonly facts: readonly Fact[];
  /** Whether the reaction also asks or rolls something. */
  readonly isMore: boolean;
}

/** The reactions of rules to a fact as if it had just happened. */
export function followedBy(t: Look, fact: Fact): readonly Followed[] {
  return ruleset.inPlay(t, fact).flatMap(use => {
    const follow = partsOf(use.rule).on?.[fact.type];
    if (!follow) return [];
    const facts: Fact[] = [];
    const table: T = {
      setup: t.setup,
      position: t.position,
      query: (name, base, about) => t.query(name, base, about),
      emit: emitted => void facts.push(emitted),
    };
    const frame = follow(table, fact, use);
    return [{ rule: use.rule, facts, isMore: frame !== null }];
  });
}

/** A reaction on offer, with the effect on dice that its rule declares. */
export interface Offered extends Offer {
  readonly rule: string;
  readonly dice: DiceChoice;
}

const NOT_UNDERSTOOD: DiceChoice = { does: 'left-out', because: 'not-understood' };

/** The reactions that would be on offer to a seat. */
export function offersAt<N extends AttackTiming>(
  t: Look,
  timing: N,
  about: Timings[N],
  seat: number,
): readonly Offered[] {
  return ruleset.inPlay(t, about).flatMap(use => {
    const { offer, dice = NOT_UNDERSTOOD } = partsOf(use.rule);
    return (offer?.[timing]?.(t, about, use, seat) ?? []).map(each => ({ ...each, rule: use.rule, dice }));
  });
}

/** Whether a reaction changes judged dice for free. The id of such a reaction is that of its rule. */
export function isFreeChange(id: string): boolean {
  const dice = partsOf(id)?.dice;
  return dice?.does === 'change' && dice.free === true;
}

/** A die that has been rolled and not judged yet. */
export const rolledDie: Die = { face: 2, reRolled: false, as: null };

/** A judged die. */
export const judgedAs = (as: 'critical' | 'normal' | 'fail', face = { critical: 6, normal: 5, fail: 2 }[as]): Die => ({
  face,
  reRolled: false,
  as,
});

/** At least as many dice of every kind as any rule looks for. */
export const ALL_KINDS: readonly Die[] = (['critical', 'normal', 'fail'] as const).flatMap(as =>
  Array.from({ length: 6 }, () => judgedAs(as)),
);

/** The changes of judged dice among reactions on offer: those that are free, and those that are meant to be used. */
export const changesAmong = (offered: readonly Offered[], reactions: readonly string[]): readonly NamedChange[] =>
  offered.flatMap(({ id, dice }) =>
    dice.does === 'change' && (dice.free || reactions.includes(id)) ? [{ ...dice.change, rule: id }] : [],
  );
