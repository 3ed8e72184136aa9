// Players who answer every question of a shooting attack as the odds say they do.

import { tableOf } from '@little-wars/engine';
import { attack } from '../core/04-shooting/attack.ts';
import { namedAllocation } from '../core/04-shooting/saves.ts';
import { diceOf, inOrder, judgedOf, now, type Side } from '../core/dice/dice.ts';
import { killTeam } from '../index.ts';
import type { ReRollOffer } from '../queries.ts';
import type { Look, Position, Setup } from '../types.ts';
import { bestShot, type ShotCase, type ShotPolicy } from './case.ts';
import {
  type Answers,
  type Asked,
  checkTold,
  dealtIn,
  everyEnding,
  type Listing,
  type Told,
} from './enumerate.oracle.ts';
import { leftOutOfShot } from './left-out.ts';
import { planShot, type ShotPlan } from './shot.ts';
import { type ShotDetails, shotCaseOf } from './shot-case.ts';

export const offersFor = (t: Look, side: Side): readonly ReRollOffer[] => {
  const rolling = now(t, side);
  const isDefence = rolling.attack.kind === 'shooting' && side === 'defender';
  return inOrder(t.query(isDefence ? 'defence-re-rolls' : 'attack-re-rolls', [], rolling));
};

export const ruleOf = (question: Asked): string => (question.about as { readonly rule: string }).rule;

/** The number of the offer behind a question about re-rolls; those by command come last, paid for or free. */
export function nthOf(t: Look, side: Side, rule: string, paid: number): number {
  const offers = offersFor(t, side);
  const at = offers.findIndex(offer => offer.rule === rule);
  if (at >= 0) return at;
  // Without other offers, every re-rolled die was re-rolled by command.
  return offers.length === 0 ? diceOf(now(t, side)).filter(({ reRolled }) => reRolled).length : offers.length + paid;
}

/** How much the seat of a side has spent on Command Re-rolls since the start. */
const paidBy = (t: Look, seat: number, cp: readonly number[]): number => cp[seat]! - t.position.cp[seat]!;

export function shotAnswers(
  shot: ShotCase,
  plan: ShotPlan,
  cp: readonly number[],
  told: Told = { uses: [], declines: [] },
): Answers {
  const reactions = told.uses;
  const counted = [...shot.changes, ...shot.saveChanges].map(({ rule }) => rule);
  // Each change is made once per attack, so after one the rest is planned as another shot.
  const planWithout = (t: Look): ShotPlan => {
    const { marks } = t.position.attack!;
    const changes = shot.changes.filter(({ rule }) => !marks.includes(`attacker-${rule}`));
    return changes.length === shot.changes.length ? plan : planShot({ ...shot, changes });
  };
  return (t, question, frames) => {
    const { attackDice, defenceDice } = t.position.attack ?? { attackDice: [], defenceDice: [] };
    const hits = judgedOf(attackDice);
    const { stance } = plan.defence.against(hits);
    const dice = (side: Side, rule: string, seat: number): readonly number[] => {
      const nth = nthOf(t, side, rule, paidBy(t, seat, cp));
      return side === 'attacker' ? plan.attack.choose(nth, attackDice) : stance.roll.choose(nth, defenceDice);
    };
    if (question.kind === 'react') {
      checkTold(question.options, told, [...counted, 'command-re-roll']);
      const [side, offers] = question.timing.startsWith('attack')
        ? (['attacker', shot.reRolls] as const)
        : (['defender', shot.saveReRolls] as const);
      const meant = question.options.find(option => reactions.includes(option)) ?? null;
      if (question.timing === 'attack-dice-judged') {
        const ones = attackDice.filter(({ face, as }) => face === 1 && as === 'fail').length;
        const rule = planWithout(t).change(hits, shot.hot > 0 ? ones : 0).changes[0]?.rule;
        return question.options.find(option => option === rule) ?? meant;
      }
      if (question.timing === 'defence-dice-judged') {
        const kept = defenceDice.filter(({ face }) => face === 0);
        const rolled = judgedOf(defenceDice.filter(({ face }) => face > 0));
        const rule = plan.defence.change(hits, rolled, kept.length).changes[0]?.rule;
        return question.options.find(option => option === rule) ?? null;
      }
      if (question.timing === 'damage-dealt') {
        // The worst of the remaining hits is ignored.
        const { amount } = dealtIn(frames);
        const worst = Math.max(hits.critical > 0 ? shot.damage[1] : 0, hits.normal > 0 ? shot.damage[0] : 0);
        return amount === worst ? meant : null;
      }
      if (!question.timing.endsWith('rolled')) return meant;
      const by = meant ?? question.options.find(option => option === 'command-re-roll');
      if (by === undefined) return null;
      const isLeft = nthOf(t, side, 'command-re-roll', paidBy(t, question.to as number, cp)) < offers.length;
      return isLeft && dice(side, 'command-re-roll', question.to as number).length > 0 ? by : null;
    }
    const isDefending = defenceDice.length > 0;
    switch (question.purpose) {
      case 'choose dice to roll again':
        return dice(isDefending ? 'defender' : 'attacker', ruleOf(question), question.to as number);
      case 'choose a die to roll again':
        return dice(isDefending ? 'defender' : 'attacker', ruleOf(question), question.to as number)[0];
      case 'choose the save':
        return stance.save === 'save' ? 'save' : (question as Extract<Asked, { kind: 'pick-one' }>).options[1];
      case 'keep dice for cover':
        return stance.kept;
      case 'spend the saves':
        return namedAllocation(plan.defence.spend(hits, judgedOf(defenceDice)));
      default:
        throw new Error(`nobody knows what to do about "${question.purpose}"`);
    }
  };
}

export interface Shot {
  readonly setup: Setup;
  readonly position: Position;
  readonly weapon: string;
  readonly action?: string;
  /** KT-12.12 */
  readonly indirect?: boolean;
  readonly details?: ShotDetails;
}

export const aimIn = ({ weapon: chosen, action = 'shoot', indirect }: Pick<Shot, 'weapon' | 'action' | 'indirect'>) => {
  const [weapon, profile = 'standard'] = chosen.split('/') as [string, string?];
  return { attacker: 0, target: 1, weapon, profile, action, ...(indirect === undefined ? {} : { indirect }) };
};

/** Operative 0 shoots at operative 1: the case the table makes of it, its odds, and every ending in real play. */
export function playShot(shot: Shot, policy: ShotPolicy = bestShot, listing: Listing = 'alike') {
  const { setup, position, details = {} } = shot;
  const t = tableOf(killTeam, setup, position);
  const shotCase = shotCaseOf(t, aimIn(shot), details);
  const plan = planShot(shotCase, policy);
  const uses = details.reactions ?? [];
  const declines = leftOutOfShot(t, aimIn(shot), details).map(({ rule }) => rule);
  const frame = attack.start({ aim: aimIn(shot), dice: details.dice ?? null, after: null });
  const lost = (end: Position, id: number): number => position.operatives[id]!.wounds - end.operatives[id]!.wounds;
  const endings = (read: (end: Position) => string) =>
    everyEnding(
      { setup, position, frame },
      shotAnswers(shotCase, plan, position.cp, { uses, declines }),
      listing,
      read,
    );
  return {
    shotCase,
    plan,
    odds: plan.odds,
    start: { setup, position, frame },
    endings,
    damage: () => endings(end => String(lost(end, 1))),
    self: () => endings(end => String(lost(end, 0))),
  };
}
