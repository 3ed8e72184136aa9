// Players who answer every question of a fight as the odds say they do.
import { type Frame, tableOf } from '@little-wars/engine';
import { fight } from '../core/05-fighting/fight.ts';
import { countsAs, judgedOf, neededBy, now, type Side } from '../core/dice/dice.ts';
import { killTeam } from '../index.ts';
import type { Look, Position, Setup } from '../types.ts';
import { bestFight, type FightCase, type Fighter, type FightPolicy } from './case.ts';
import type { Judged } from './changes.ts';
import type { HitUse } from './clash.ts';
import type { Duel } from './duel.ts';
import {
  type Answers,
  type Asked,
  checkTold,
  dealtIn,
  everyEnding,
  type Listing,
  type Told,
} from './enumerate.oracle.ts';
import type { Clash } from './exchange.ts';
import { type FightPlan, planFight } from './fight.ts';
import { fightCaseOf } from './fight-case.ts';
import { leftOutOfFight } from './left-out.ts';
import { nthOf, ruleOf } from './play-shot.oracle.ts';

const sideIn = (question: Asked): Side => (question.about as { readonly side: Side }).side;

/** Dice as they are judged, or will be. */
function judgedNow(t: Look, side: Side): Judged {
  const rolling = now(t, side);
  const dice = side === 'attacker' ? rolling.attack.attackDice : rolling.attack.defenceDice;
  return judgedOf(dice.map(die => (die.as === null ? { ...die, as: countsAs(die.face, neededBy(t, rolling)) } : die)));
}

const remembers = ({ stun, firstCritical }: Fighter): boolean => stun || firstCritical > 0;

function clashOf(t: Look, { attacker, defender }: FightCase, side: Side): Clash {
  const attack = t.position.attack!;
  const struck = (of: Side): boolean => attack.marks.includes(`${of}-struck-critical`);
  return {
    turn: side === 'attacker' ? 0 : 1,
    hits: [judgedOf(attack.attackDice), judgedOf(attack.defenceDice)],
    wounds: [t.position.operatives[attack.attacker]!.wounds, t.position.operatives[attack.target]!.wounds],
    struck: [remembers(attacker) && struck('attacker'), remembers(defender) && struck('defender')],
    spare: [spareOf(t, attack.attacker, attacker), spareOf(t, attack.target, defender)],
  };
}

const spareOf = (t: Look, id: number, { ignoredHits }: Fighter): number =>
  t.position.ploys[t.position.operatives[id]!.seat]!.includes('just-a-scratch') ? 0 : ignoredHits;

/** The state before the strike whose damage is being dealt, and the use of that hit. */
function strikeOf(t: Look, fightCase: FightCase, side: Side, amount: number): readonly [Clash, HitUse] {
  const clash = clashOf(t, fightCase, side);
  const { damage, firstCritical } = fightCase[side];
  const isFirst = remembers(fightCase[side]) && !clash.struck[clash.turn];
  const hit = amount === damage[1] + (isFirst ? firstCritical : 0) ? 'critical' : 'normal';
  const own = clash.hits[clash.turn];
  const before = { ...own, [hit]: own[hit] + 1 };
  const hits = clash.turn === 0 ? ([before, clash.hits[1]] as const) : ([clash.hits[0], before] as const);
  return [{ ...clash, hits }, `strike-${hit}`];
}

export function fightAnswers(
  fightCase: FightCase,
  plan: FightPlan,
  cp: readonly number[],
  told: Told & Pick<Combat, 'weapon' | 'parry'> & { readonly policy: FightPolicy },
): Answers {
  const reactions = told.uses;
  const counted = [...fightCase.attacker.changes, ...fightCase.defender.changes].map(({ rule }) => rule);
  // Each change is made once per attack, so after one the rest is planned as another fight.
  const plans = new Map<string, FightPlan>();
  const planWithout = (marks: readonly string[]): FightPlan => {
    const isLeft =
      (side: Side) =>
      ({ rule }: { readonly rule: string }) =>
        !marks.includes(`${side}-${rule}`);
    const left = (side: Side): Fighter => ({
      ...fightCase[side],
      changes: fightCase[side].changes.filter(isLeft(side)),
    });
    const rest: FightCase = { attacker: left('attacker'), defender: left('defender') };
    if (rest.attacker.changes.length + rest.defender.changes.length === counted.length) return plan;
    const key = JSON.stringify([rest.attacker.changes, rest.defender.changes]);
    const restPlan = plans.get(key) ?? planFight(rest, told.policy);
    plans.set(key, restPlan);
    return restPlan;
  };
  const dice = (t: Look, side: Side, rule: string): readonly number[] => {
    const { attackDice, defenceDice, attacker, target } = t.position.attack!;
    const seat = t.position.operatives[side === 'attacker' ? attacker : target]!.seat;
    const nth = nthOf(t, side, rule, cp[seat]! - t.position.cp[seat]!);
    if (nth >= fightCase[side].reRolls.length) return [];
    return side === 'attacker'
      ? plan.attackerReRolls(nth, attackDice, defenceDice)
      : plan.defenderReRolls(nth, defenceDice, attackDice);
  };
  const react = (t: Look, question: Extract<Asked, { kind: 'react' }>, frames: readonly Frame[]): string | null => {
    const meant = question.options.find(option => reactions.includes(option)) ?? null;
    if (t.position.attack === null) return meant;
    if (question.timing === 'damage-dealt') {
      const { operative, amount } = dealtIn(frames);
      const striker = operative === t.position.attack.target ? 'attacker' : 'defender';
      return plan.ignores(...strikeOf(t, fightCase, striker, amount)) ? meant : null;
    }
    const side = t.position.operatives[t.position.attack.attacker]!.seat === question.to ? 'attacker' : 'defender';
    if (question.timing === 'attack-dice-rolled')
      return dice(t, side, 'command-re-roll').length > 0
        ? (meant ?? question.options.find(option => option === 'command-re-roll') ?? null)
        : null;
    if (question.timing !== 'attack-dice-judged') return null;
    const [own, theirs] = [judgedNow(t, side), judgedNow(t, side === 'attacker' ? 'defender' : 'attacker')];
    const { attackerChanges, defenderChanges } = planWithout(t.position.attack.marks);
    const { changes } = side === 'attacker' ? attackerChanges(own, theirs) : defenderChanges(own, theirs);
    return question.options.find(option => option === changes[0]?.rule) ?? null;
  };
  return (t, question, frames) => {
    if (question.kind === 'react') {
      checkTold(question.options, told, [...counted, 'command-re-roll']);
      return react(t, question, frames);
    }
    switch (question.purpose) {
      case 'choose dice to roll again':
        return dice(t, sideIn(question), ruleOf(question));
      case 'choose a die to roll again':
        return dice(t, sideIn(question), ruleOf(question))[0];
      case 'the attacker selects a melee weapon':
        return told.weapon;
      case 'the defender selects a melee weapon':
        return told.parry;
      case 'resolve a hit':
        return plan.choose(clashOf(t, fightCase, sideIn(question)));
      default:
        throw new Error(`nobody knows what to do about "${question.purpose}"`);
    }
  };
}

export interface Combat {
  readonly setup: Setup;
  readonly position: Position;
  readonly weapon: string | null;
  readonly parry: string | null;
  readonly commandReRolls?: NonNullable<Duel['commandReRolls']>;
  readonly reactions?: readonly string[];
}

/** Operative 0 fights operative 1: the case the table makes of it, its odds, and every ending in real play. */
export function playFight(combat: Combat, policy: FightPolicy = bestFight, listing: Listing = 'alike') {
  const { setup, position, weapon, parry, commandReRolls, reactions = [] } = combat;
  const t = tableOf(killTeam, setup, position);
  const duel: Duel = {
    attacker: 0,
    target: 1,
    weapon,
    parry,
    reactions,
    ...(commandReRolls ? { commandReRolls } : {}),
  };
  const fightCase = fightCaseOf(t, duel);
  const plan = planFight(fightCase, policy);
  const declines = leftOutOfFight(t, duel).map(({ rule }) => rule);
  const start = { setup, position, frame: fight.start({ attacker: 0, action: 'fight', target: 1, weapon, parry }) };
  const endings = (read: (end: Position) => string) =>
    everyEnding(
      start,
      fightAnswers(fightCase, plan, position.cp, { uses: reactions, declines, weapon, parry, policy }),
      listing,
      read,
    );
  return { fightCase, plan, odds: plan.odds, start, endings };
}
