// Advice on reactions: free ones, tactical ploys, Command Re-rolls.
import { type Advised, bestOf, type Question, type Seat } from '@little-wars/engine';
import { whatToDo } from '../core/02-turning-point/activation.ts';
import { isInjured } from '../core/06-damage/injured.ts';
import { COMMAND_RE_ROLL } from '../core/06-damage/ploys.ts';
import { diceOf, now, profileIn } from '../core/dice/dice.ts';
import { priceOf } from '../factions/mechanisms/ploys.ts';
import { operativeOf } from '../lookups.ts';
import { isFreeChange } from '../odds/asking.ts';
import { GUARD_ATTACK } from '../rules/guard.ts';
import type { Look, OperativeId } from '../types.ts';
import type { Use } from '../uses.ts';
import { worthOfOrder } from './activations.ts';
import { adviseGuardReaction } from './close-quarters.ts';
import { hitsOf } from './dice.ts';
import { bestFightOf } from './fights.ts';
import { harm, worthOf } from './harm.ts';
import { missionActionsOf } from './mission-actions.ts';
import { bestToRollAgain, sideOf } from './re-rolls.ts';
import { bestShotOf } from './shots.ts';
import { supposing } from './supposing.ts';
import { REACTIONS, WEIGHTS } from './weights.ts';

/** What a reaction gains; the caller subtracts its cost in CP. */
type Judge = (t: Look, seat: number, id: string) => number;

const active = (t: Look): OperativeId | null => t.position.activation?.operative ?? null;

/** How much better the best shot would be with an effect active. */
const shotWith =
  (rule: string): Judge =>
  t => {
    const attacker = active(t);
    if (attacker === null || operativeOf(t, attacker).order === 'conceal') return 0;
    const use = { rule, seat: operativeOf(t, attacker).seat, holder: attacker } as Use;
    const then = supposing(t, { effects: [...t.position.effects, { use, until: 'activation' }] });
    const best = (table: Look): number => bestShotOf(table, { attacker, action: 'shoot' })?.worth ?? 0;
    return best(then) - best(t);
  };

/** One more action point: to shoot or fight as well, or to go farther. */
const withAp: Judge = t => {
  const operative = active(t);
  if (operative === null) return 0;
  const shot = bestShotOf(t, { attacker: operative, action: 'shoot' })?.worth ?? 0;
  return Math.max(REACTIONS.anotherAp, REACTIONS.attackByAp * Math.max(shot, bestFightOf(t, operative)?.worth ?? 0));
};

/** One AP less for a mission action, if it can be done now. */
const forMission: Judge = t => {
  const operative = active(t);
  return operative !== null && missionActionsOf(t, operative, whatToDo(t, operative)).length > 0
    ? REACTIONS.cheaperMission
    : 0;
};

/** Ignoring injury matters to an injured operative that acts. */
const ifInjured: Judge = t => {
  const operative = active(t);
  return operative !== null && isInjured(t, operative) ? REACTIONS.notInjured : 0;
};

/** In the first turning point: change the order if the other one is worth more. */
const infiltrate: Judge = t => {
  const operative = active(t);
  if (operative === null) return 0;
  const { order } = operativeOf(t, operative);
  return (
    worthOfOrder(t, operative, order === 'engage' ? 'conceal' : 'engage') -
    worthOfOrder(t, operative, order) +
    REACTIONS.changeOfOrder
  );
};

const target = (t: Look): OperativeId | null => t.position.attack?.target ?? null;

/** A drone takes the shot instead of a more valuable operative. */
const saviour: Judge = (t, _seat, id) => {
  const ward = target(t);
  if (ward === null) return 0;
  return worthOf(t, ward) - worthOf(t, Number(id.split('-').at(-1))) + REACTIONS.drone;
};

/** A critical save matters while critical hits are unsaved. */
const criticalSave: Judge = t => {
  const { critical } = hitsOf(t, 'attacker');
  const saves = diceOf(now(t, 'defender')).filter(({ as }) => as === 'critical').length;
  return critical > saves ? REACTIONS.criticalSave : 0;
};

/** Ignoring a hit: worth the damage it would do, above all the last wound. */
const ignoreHit: Judge = (t, seat) => {
  const { attack } = t.position;
  if (attack === null) return 0;
  const hurt = [attack.target, attack.attacker].find(id => operativeOf(t, id).seat === seat)!;
  const side = hurt === attack.target ? 'attacker' : 'defender';
  const damage = profileIn(t, { attack, side })?.damage[0] ?? 0;
  const { wounds } = operativeOf(t, hurt);
  return harm(t, hurt, Math.min(damage, wounds), damage >= wounds ? 1 : 0);
};

const ready: Judge = (t, seat) =>
  t.position.operatives.some(each => each.seat === seat && each.ready) ? REACTIONS.lastDuty : REACTIONS.lastDutyLate;
const always =
  (worth: number): Judge =>
  () =>
    worth;

/** The gain of the best re-roll for the side that is asked. */
const reRoll: Judge = (t, seat) => {
  const side = t.position.attack === null ? undefined : sideOf(t, seat);
  if (side === undefined) return 0;
  return (
    bestToRollAgain(
      t,
      side,
      diceOf(now(t, side)).map((_, i) => i),
    )?.worth ?? 0
  );
};

const JUDGES: { readonly [reaction: string]: Judge | undefined } = {
  [COMMAND_RE_ROLL]: reRoll,
  'purity-seal': (t, seat, id) => reRoll(t, seat, id) + REACTIONS.onceOnly,
  'wraithbone-talisman': (t, seat, id) => reRoll(t, seat, id) + REACTIONS.onceOnly,
  'and-they-shall-know-no-fear': ifInjured,
  'multi-spectrum-array': shotWith('seeing-through'),
  'supporting-fire': shotWith('supporting'),
  'holographic-readout': forMission,
  'first-of-the-aspects': withAp,
  'will-of-the-hive-mind': withAp,
  'stimulant-injector': (t, seat, id) =>
    active(t) !== null && t.position.attack === null ? ifInjured(t, seat, id) : REACTIONS.notInjured,
  infiltrate,
  'transhuman-physiology': criticalSave,
  'just-a-scratch': ignoreHit,
  'only-in-death-does-duty-end': ready,
  'reanimation-protocols': always(REACTIONS.reanimation),
  'living-lightning-wounds': always(REACTIONS.lightning),
  'living-lightning-reach': always(REACTIONS.lightning),
  'omni-scrambler': always(REACTIONS.scrambler),
  'more-dakka': always(REACTIONS.shotAgain),
  'aggressive-biostrain': always(REACTIONS.shotAgain),
  'stand-and-fire': always(REACTIONS.gunInFight),
};

/** Reactions that name an operative are looked up by their first word. */
const judgeOf = (id: string): Judge | undefined =>
  JUDGES[id] ?? (id.startsWith('saviour-protocols') ? saviour : undefined);

const PLOYS: readonly string[] = ['living-lightning'];

/** Cost in command points. */
function costOf(id: string): number {
  if (id === COMMAND_RE_ROLL) return 1;
  return priceOf(id) ?? priceOf(PLOYS.find(ploy => id.startsWith(ploy)) ?? '') ?? 0;
}

/** Better dice if they are free; otherwise the reaction that gains the most beyond its command points. */
export function adviseReaction(t: Look, { options, to }: Question<'react'>): Advised<'react'> {
  const change = options.find(isFreeChange);
  if (change) return { answer: change, because: { reason: 'better-dice' } };
  if (options.includes(GUARD_ATTACK)) {
    const { takes, worth } = adviseGuardReaction(t, to as Seat);
    return {
      answer: takes ? GUARD_ATTACK : null,
      because: { reason: takes ? 'good-guard-attack' : 'nothing-better', worth },
    };
  }
  const judged = options.map(answer => ({
    answer,
    worth: (judgeOf(answer)?.(t, to as number, answer) ?? 0) - WEIGHTS.commandPoint * costOf(answer),
  }));
  const best = bestOf(judged);
  if (best && best.worth > 0) {
    const reason = best.answer === COMMAND_RE_ROLL ? 'better-dice' : 'worth-its-price';
    return { answer: best.answer, because: { reason, worth: best.worth } };
  }
  const isPriced = options.some(id => costOf(id) > 0);
  return { answer: null, because: { reason: isPriced ? 'keep-command-points' : 'nothing-better' } };
}
