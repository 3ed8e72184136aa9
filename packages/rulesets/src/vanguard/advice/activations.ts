// VG-4, VG-11  Advice on turns: who acts first, who waits, and what to spend command points on.
import { type Advised, adviseBest, type Id, type Seat, type Weighed } from '@little-wars/engine';
import { isEngaged } from '../core/01-measuring/measuring.ts';
import type { chooseOrder, spendOnInitiative } from '../core/04-round/round.ts';
import type { chooseWho } from '../core/04-round/turns.ts';
import { priceOf } from '../core/11-command/command.ts';
import { inPlay, modelOf, other, teamInPlay } from '../lookups.ts';
import type { Look, ModelId, Of } from '../types.ts';
import { bestAttackOf } from './attacks.ts';
import { cachedPerSituation } from './caches.ts';
import { markersFor } from './floor.ts';
import { goalsOf, touches } from './goals.ts';
import { dangerNow } from './places.ts';
import { WEIGHTS } from './weights.ts';

const AGAIN = 'again/';

const isAtMarker = (t: Look, id: ModelId): boolean =>
  markersFor(t).some(marker => touches(t, id, marker, modelOf(t, id).at!));

/** How urgently a model should act: what it can do to enemies now, and what they may do to it first. */
const urgency = (t: Look, id: ModelId): number =>
  cachedPerSituation(t, `urgency/${id}`, () => {
    const attack = modelOf(t, id).down ? 0 : (bestAttackOf(t, id)?.worth ?? 0);
    const fear = WEIGHTS.haste * dangerNow(t, id);
    // A model that is well placed and has no target should wait.
    const holds = isAtMarker(t, id) && !isEngaged(t, id) ? -0.1 : 0;
    return attack + (attack > 0 ? fear : 0.4 * fear) + holds;
  });

const freshOf = (t: Look, seat: Seat): readonly ModelId[] =>
  inPlay(t.position, model => model.seat === seat && !model.activated);

export function adviseActivation(t: Look, { to, options }: Of<typeof chooseWho>): Advised<'pick-one'> | null {
  const seat = to as Seat;
  const hasFresh = options.some(option => typeof option === 'number');
  return adviseBest(options.map((answer): Weighed<'pick-one'> => weighedTurn(t, seat, answer, hasFresh)));
}

function weighedTurn(t: Look, seat: Seat, answer: Id, hasFresh: boolean): Weighed<'pick-one'> {
  if (typeof answer === 'number') {
    const worth = urgency(t, answer);
    return { answer, worth, because: { reason: worth > WEIGHTS.waiting ? 'urgent' : 'first-of-many' } };
  }
  if (answer === 'finished') return { answer, worth: 0, because: { reason: 'nothing-better' } };
  if (answer === 'pass-token') {
    // With nobody left to activate, a token only delays finishing, which does no harm.
    const waits = hasFresh && freshOf(t, other(seat)).length > 0;
    return { answer, worth: waits ? WEIGHTS.waiting : -0.01, because: { reason: 'wait' } };
  }
  const id = Number(answer.slice(AGAIN.length));
  return { answer, worth: worthAgain(t, id) - (hasFresh ? WEIGHTS.commandPoint : 0), because: { reason: 'once-more' } };
}

/** VG-11.4: one more short action: an attack, or a step to a marker that no other model reaches. */
function worthAgain(t: Look, id: ModelId): number {
  const model = modelOf(t, id);
  const price = priceOf(t, id, 're-activation', 2) * WEIGHTS.commandPoint;
  if (model.down) return (isAtMarker(t, id) ? 0.6 : 0.05) - price;
  const attack = bestAttackOf(t, id)?.worth ?? 0;
  const step = isAtMarker(t, id) ? 0 : stepToMarker(t, id);
  return Math.max(attack, step) - price;
}

/** The worth of a marker within about a walk. */
function stepToMarker(t: Look, id: ModelId): number {
  const { at } = modelOf(t, id);
  return goalsOf(t, id).reduce((best, { marker, worth }) => {
    const [dx, dy] = [marker.at.x - at!.x, marker.at.y - at!.y];
    return dx * dx + dy * dy < WALK * WALK ? Math.max(best, 0.5 * worth) : best;
  }, 0);
}

const WALK = 1270;

/** VG-11.2: a second activation before the opponent's, if that model has something to do at once. */
export function followUp(t: Look, seat: Seat): number {
  const best = freshOf(t, seat).reduce((most, id) => Math.max(most, urgency(t, id)), 0);
  return best > FOLLOWS ? 0.2 * best : 0;
}

const FOLLOWS = 0.35;

/** VG-4.2: first if there is something to attack at once, otherwise second: the last to move takes the markers. */
export function adviseOrder(t: Look, { to, options }: Of<typeof chooseOrder>): Advised<'pick-one'> | null {
  const strength = (seat: Seat): number =>
    teamInPlay(t.position, seat).reduce((most, id) => Math.max(most, bestAttackOf(t, id)?.worth ?? 0), 0);
  const first = strength(to as Seat) > 0.3;
  const answer = first ? 'first' : 'second';
  return options.includes(answer) ? { answer, because: { reason: first ? 'strike-first' : 'move-last' } } : null;
}

/** VG-11.6: spends everything, because the rest would be lost anyway. */
export const adviseSeizing = (_t: Look, { most }: Of<typeof spendOnInitiative>): Advised<'count'> => ({
  answer: most,
  because: { reason: 'lost-anyway' },
});
