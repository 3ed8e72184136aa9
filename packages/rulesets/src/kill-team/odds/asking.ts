// Asking the rules what they would do in the middle of an attack, without playing it.
import {
  type Offer,
  offersAt as offersIn,
  type RuleResponse,
  responsesTo,
  rulesetOf,
  supposing,
} from '@little-wars/engine';
import type { Bearing } from '@little-wars/skirmish';
import type { DiceChoice } from '../core/dice/by-choice.ts';
import type { Fact } from '../facts.ts';
import type { Timings } from '../queries.ts';
import { ruleset } from '../ruleset.ts';
import type { Attack, AttackTiming, Die, KillTeam, Look } from '../types.ts';
import type { NamedChange } from './case.ts';

/** The table as it would be with this attack under way. */
export const during = (t: Look, attack: Attack): Look => supposing(t, { attack });

/** What the rules make of the beginning of an attack. */
export const followingBeginning = (t: Look, attack: Attack): readonly Followed[] =>
  followedBy(during(t, attack), { type: 'attack-began', clause: 'KT-4.3', attack });

/** The table with a shooting attack just begun: another operative may have become its target already. */
export function begun(t: Look, attack: Attack): Look {
  const facts = followingBeginning(t, attack).flatMap(each => each.facts);
  const changed = facts.findLast(fact => fact.type === 'target-changed');
  return during(t, changed ? { ...attack, target: changed.target, inCover: changed.inCover } : attack);
}

/** What follows a fact because of one rule. */
export type Followed = RuleResponse<KillTeam>;

/** What would follow a fact that has just happened, by rule: of rules that do not declare it to have no bearing. */
export function followedBy(t: Look, fact: Fact): readonly Followed[] {
  const rules = rulesOf(t);
  return responsesTo<KillTeam>(t, fact, rule => rules[rule]!.noBearing?.[fact.type] === undefined);
}

/** A reaction on offer, with the effect on dice that its rule declares. */
export interface Offered extends Offer {
  readonly rule: string;
  readonly dice: DiceChoice;
}

const NOT_UNDERSTOOD: DiceChoice = { does: 'left-out', because: 'not-understood' };

interface Declaring extends Bearing {
  readonly dice?: DiceChoice;
}

type Declarations = { readonly [rule: string]: Declaring };

const rulesOf = (t: Look): Declarations => rulesetOf<KillTeam>(t).specialRules as Declarations;

/** The reactions that would be on offer to a seat. */
export function offersAt<N extends AttackTiming>(
  t: Look,
  timing: N,
  about: Timings[N],
  seat: number,
): readonly Offered[] {
  const rules = rulesOf(t);
  const offered = offersIn<KillTeam, N>(t, timing, about, seat);
  return offered.map(each => ({ ...each, dice: rules[each.rule]!.dice ?? NOT_UNDERSTOOD }));
}

/** Whether a reaction changes judged dice for free. The id of such a reaction is that of its rule. */
export function isFreeChange(id: string): boolean {
  const dice = (ruleset.specialRules as { readonly [rule: string]: Declaring | undefined })[id]?.dice;
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
