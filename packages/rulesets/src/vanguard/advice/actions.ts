// Advice on what a model does next.
import { type Advised, adviseBest, bestOf, type Id, type Weighed } from '@little-wars/engine';
import { isEngaged } from '../core/01-measuring/measuring.ts';
import type { chooseAction } from '../core/05-activation/activation.ts';
import type { declareCharge } from '../core/07-moving/charge.ts';
import { moveOf } from '../core/07-moving/move-reasons.ts';
import type { move as moveAsked } from '../core/07-moving/moves.ts';
import { FOCUS_TWICE } from '../core/10-attacks/focus.ts';
import { priceOf } from '../core/11-command/command.ts';
import { findAction, isSpecialAction } from '../factions/actions.ts';
import { modelOf } from '../lookups.ts';
import type { Activation, Look, ModelId, Of } from '../types.ts';
import { type AttackOption, bestAttackOf, focusedWell } from './attacks.ts';
import { worthOfOwn } from './own-actions.ts';
import { bestPlace, chargeOf, worthOfStaying } from './places.ts';
import { moveBy } from './ways.ts';
import { WEIGHTS } from './weights.ts';

type Doing = Weighed<'pick-one'>;

const EXTRA = 'extra/';

const activationFor = (t: Look, id: ModelId): Activation =>
  t.position.activation?.model === id
    ? t.position.activation
    : { model: id, again: false, performed: [], shorts: 0, longs: 0, aiming: false, focusing: false };

/** How many short actions it may still take without paying. */
const shortsLeft = ({ again, shorts, longs }: Activation): number => (longs > 0 ? 0 : (again ? 1 : 2) - shorts);

const attackNow = (t: Look, id: ModelId, more: { aimed?: boolean; focused?: boolean } = {}): AttackOption | null => {
  const { performed, aiming, focusing } = activationFor(t, id);
  if (performed.includes('attack') || modelOf(t, id).down) return null;
  return bestAttackOf(t, id, { aimed: aiming || more.aimed === true, focused: focusing || more.focused === true });
};

const because = (attack: AttackOption) => ({ reason: 'good-attack', target: attack.target });

/**
 * Every possible action with its worth: how much better off it leaves the model than staying where it is and doing
 * nothing.
 */
function doingsOf(t: Look, id: ModelId, options: readonly Id[]): readonly Doing[] {
  const activation = activationFor(t, id);
  const has = (action: string): boolean => options.includes(action);
  const left = shortsLeft(activation);
  const staying = worthOfStaying(t, id);
  const doings: Doing[] = [];
  const attack = attackNow(t, id);
  const walk = has('walk') ? bestPlace(t, moveBy(t, id, 'walk'), false) : null;
  const goes = walk === null ? 0 : walk.worth - staying - WEIGHTS.effort;
  if (attack && has('attack')) {
    const afterwards = left > 1 && !isEngaged(t, id) ? Math.max(0, goes) : 0;
    doings.push({ answer: 'attack', worth: attack.worth + afterwards, because: because(attack) });
  }
  if (attack && left > 1) doings.push(...prepared(t, id, options));
  if (walk) {
    const shoots = left > 1 && !activation.performed.includes('attack');
    const best = shoots ? bestPlace(t, moveBy(t, id, 'walk'), true)! : walk;
    const worth = best.worth - staying - WEIGHTS.effort;
    doings.push({ answer: 'walk', worth, because: { reason: 'better-place', to: best.to } });
  }
  if (has('run')) {
    const best = bestPlace(t, moveBy(t, id, 'run'), false);
    if (best)
      doings.push({
        answer: 'run',
        worth: best.worth - staying - WEIGHTS.effort,
        because: { reason: 'better-place', to: best.to },
      });
  }
  if (has('charge')) {
    const charge = chargeOf(t, id);
    if (charge)
      doings.push({
        answer: 'charge',
        worth: charge.worth - staying,
        because: { reason: 'good-charge', target: charge.target },
      });
  }
  return [...doings, ...extras(t, id, options), ...special(t, id, options)];
}

/** Aiming or focusing first, valued by the attack it improves. */
function prepared(t: Look, id: ModelId, options: readonly Id[]): readonly Doing[] {
  const ways = [
    ['aim', { aimed: true }],
    ['focus', { focused: true }],
  ] as const;
  return ways.flatMap(([answer, more]) => {
    const attack = options.includes(answer) ? attackNow(t, id, more) : null;
    return attack
      ? [{ answer, worth: attack.worth, because: { reason: `good-${answer}`, target: attack.target } }]
      : [];
  });
}

/** VG-11.1: Extra Actions, less their price. */
function extras(t: Look, id: ModelId, options: readonly Id[]): readonly Doing[] {
  const price = priceOf(t, id, 'extra-action', 1) * WEIGHTS.commandPoint;
  const has = (action: string): boolean => options.includes(`${EXTRA}${action}`) && !options.includes(action);
  const doings: Doing[] = [];
  const attack = has('attack') ? attackNow(t, id) : null;
  if (attack) doings.push({ answer: `${EXTRA}attack`, worth: attack.worth - price, because: because(attack) });
  if (has('walk')) {
    const best = bestPlace(t, moveBy(t, id, 'walk'), false);
    const worth = best === null ? -1 : best.worth - worthOfStaying(t, id) - WEIGHTS.effort - price;
    if (best) doings.push({ answer: `${EXTRA}walk`, worth, because: { reason: 'better-place', to: best.to } });
  }
  if (options.includes(`${EXTRA}stand-up`))
    doings.push({ answer: `${EXTRA}stand-up`, worth: 0.35 - price, because: { reason: 'stand-up' } });
  return [...doings, ...focusedCharge(t, id, options, price)];
}

/** VG-6.11: Focus bought for a charge, worth the charge with both bonuses. */
function focusedCharge(t: Look, id: ModelId, options: readonly Id[], price: number): readonly Doing[] {
  const answer = `${EXTRA}focus`;
  const charge = options.includes(answer) && options.includes('charge') ? chargeOf(t, id) : null;
  if (!charge || activationFor(t, id).focusing) return [];
  const gain = focusedWell(t, charge.attack, FOCUS_TWICE).worth - charge.attack.worth;
  const worth = charge.worth - worthOfStaying(t, id) + gain - price;
  return [{ answer, worth, because: { reason: 'good-focus', target: charge.target } }];
}

/** Special actions, less their price in CP; more is deducted when bought as an Extra Action. */
function special(t: Look, id: ModelId, options: readonly Id[]): readonly Doing[] {
  return options.flatMap((option): readonly Doing[] => {
    const name = String(option);
    const action = name.startsWith(EXTRA) ? name.slice(EXTRA.length) : name;
    if (!isSpecialAction(action)) return [];
    const bought = name === action ? 0 : priceOf(t, id, 'extra-action', 1);
    const { cp = 0, length } = findAction(action);
    const price = (bought + (cp > 0 ? priceOf(t, id, action, cp) : 0)) * WEIGHTS.commandPoint;
    // Actions that cost nothing come first.
    const first = length === 'free' ? 10 : 1;
    const worth = worthOfOwn(t, id, action) - price;
    return [{ answer: option, worth: worth > 0 ? worth * first : worth, because: { reason: 'own-action' } }];
  });
}

/** The action worth the most; ends the activation when none is worth anything. */
export function adviseAction(t: Look, { about, options }: Of<typeof chooseAction>): Advised<'pick-one'> | null {
  const { model } = about;
  if (options.includes('stand-up')) {
    const bought = options.includes('extra/stand-up') && attackWorthStanding(t, model);
    return { answer: bought ? 'extra/stand-up' : 'stand-up', because: { reason: 'stand-up' } };
  }
  const best = bestOf(doingsOf(t, model, options));
  if (best && best.worth > 0) return adviseBest([best]);
  return options.includes('end-activation')
    ? { answer: 'end-activation', because: { reason: 'nothing-better' } }
    : best && adviseBest([best]);
}

/** VG-6.10: paying to stand up leaves a charge or two short actions: only worth it next to a good target. */
const attackWorthStanding = (t: Look, id: ModelId): boolean =>
  t.position.cp[modelOf(t, id).seat]! > 2 && isEngaged(t, id);

export function adviseMove(t: Look, question: Of<typeof moveAsked>): Advised<'move'> | null {
  const move = moveOf(question);
  if (move.action === 'charge') {
    const charge = chargeOf(t, move.model);
    return (
      charge && { answer: charge.legs, because: { reason: 'good-charge', target: charge.target, worth: charge.worth } }
    );
  }
  const activation = activationFor(t, move.model);
  // Another model may be told to move, and does nothing afterwards.
  const shoots =
    t.position.activation?.model === move.model &&
    move.action === 'walk' &&
    shortsLeft(activation) > 0 &&
    !activation.performed.includes('attack');
  const best = bestPlace(t, move, shoots);
  return best && { answer: best.legs, because: { reason: 'better-place', to: best.to, worth: best.worth } };
}

export function adviseCharge(t: Look, { about, options }: Of<typeof declareCharge>): Advised<'pick-one'> | null {
  const charge = chargeOf(t, about.model);
  return charge && options.includes(charge.target)
    ? { answer: charge.target, because: { reason: 'good-charge', target: charge.target, worth: charge.worth } }
    : null;
}
