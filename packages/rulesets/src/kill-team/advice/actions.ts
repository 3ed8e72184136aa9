// Advice on what an operative does next.
import { type Advised, bestOf, type Id, type Question, type Weighed } from '@little-wars/engine';
import { isLegal, type Move, type MoveAbout } from '../core/03-actions/move-reasons.ts';
import { operativeOf } from '../lookups.ts';
import type { AboutOperative, Look, OperativeId } from '../types.ts';
import { openings, worthOfGuard } from './close-quarters.ts';
import { bestFightOf } from './fights.ts';
import { missionActionsOf } from './mission-actions.ts';
import { ownActionsOf } from './own-actions.ts';
import { bestPlace, chargeOf, worthOfStaying } from './places.ts';
import { bestShotOf } from './shots.ts';
import { hasDone } from './supposing.ts';
import { moveBy } from './ways.ts';
import { WEIGHTS } from './weights.ts';

export type Doing = Weighed<'pick-one'>;

const MOVES = ['normal-move', 'dash'] as const;
const FREE = { engage: true, conceal: false } as const;

/** Every possible action with its worth: how much better off it leaves the operative than staying put (0). */
export function doingsOf(t: Look, operative: OperativeId, options: readonly Id[]): readonly Doing[] {
  const urgent = missionActionsOf(t, operative, options);
  if (urgent.length > 0) return urgent;
  const has = (id: string): boolean => options.includes(id);
  return [
    ...FIGHTS.filter(has).flatMap(action => fights(t, operative, action)),
    ...(has('fall-back') ? fallBack(t, operative) : []),
    ...movesAndShots(t, operative, has),
    ...(has('charge') && mayFightAfter(t) ? charges(t, operative) : []),
    ...(has('operate-hatch') ? openings(t, operative) : []),
    ...ownActionsOf(t, operative, options),
  ];
}

const apOf = (t: Look): number => t.position.activation?.ap ?? 0;
const mayFightAfter = (t: Look): boolean => apOf(t) >= 2 && !hasDone(t, 'fight');

/** Moving, moving to shoot from elsewhere, and shooting first with AP left for a move. */
function movesAndShots(t: Look, operative: OperativeId, has: (id: string) => boolean): readonly Doing[] {
  const shot = has('shoot') ? bestShotOf(t, { attacker: operative, action: 'shoot' }) : null;
  // A Normal Move reaches everything a Dash does.
  const moves = has('normal-move') ? MOVES.slice(0, 1) : MOVES.filter(has);
  if (moves.length === 0 && shot === null) return [];
  const staying = worthOfStaying(t, operative);
  const shootsLater = apOf(t) >= 2 && FREE[operativeOf(t, operative).order] && !hasDone(t, 'shoot');
  const doings: Doing[] = [];
  let afterwards = 0;
  for (const action of moves) {
    const best = bestPlace(t, moveBy(t, operative, action), shootsLater);
    if (best === null) continue;
    const worth = best.worth - staying - WEIGHTS.effort;
    doings.push({ answer: action, worth, because: { reason: 'better-place', to: best.to } });
    if (shot && apOf(t) >= 2) {
      const rest = shootsLater ? bestPlace(t, moveBy(t, operative, action), false) : best;
      afterwards = Math.max(afterwards, (rest?.worth ?? staying) - staying);
    }
  }
  if (shot && shot.worth > WEIGHTS.shot) {
    const { target, kill, average } = shot;
    doings.push({
      answer: 'shoot',
      worth: shot.worth + afterwards,
      because: { reason: 'good-shot', target, kill, average },
    });
  }
  return doings;
}

function charges(t: Look, operative: OperativeId): readonly Doing[] {
  const charge = chargeOf(t, operative);
  if (charge === null) return [];
  const { target: enemy, kill } = charge.fight;
  const worth = charge.worth - worthOfStaying(t, operative);
  return [{ answer: 'charge', worth, because: { reason: 'good-fight', enemy, kill } }];
}

/** Fights worth less than this are declined: they are worse than waiting to be attacked. */
const LEAST: { readonly [action: string]: number } = { fight: -0.1, 'hatchway-fight': 0 };
const FIGHTS = Object.keys(LEAST);

function fights(t: Look, operative: OperativeId, action: string): readonly Doing[] {
  const best = bestFightOf(t, operative, action);
  if (!best || best.worth < LEAST[action]!) return [];
  const worth = best.worth + WEIGHTS.initiative;
  return [{ answer: action, worth, because: { reason: 'good-fight', enemy: best.target, kill: best.kill } }];
}

function fallBack(t: Look, operative: OperativeId): readonly Doing[] {
  const best = bestPlace(t, moveBy(t, operative, 'fall-back'), false);
  if (best === null) return [];
  const worth = best.worth - worthOfStaying(t, operative) - WEIGHTS.effort;
  return [{ answer: 'fall-back', worth, because: { reason: 'better-place', to: best.to } }];
}

type OfOperative = Question<'pick-one', AboutOperative>;

/** The action worth the most; ends the activation when none is worth anything. */
export function adviseAction(t: Look, { about: { operative }, options }: OfOperative): Advised<'pick-one'> | null {
  const ends = options.includes('end-activation');
  // KT-12.2: any other action would end its guard.
  if (operativeOf(t, operative).onGuard && ends)
    return { answer: 'end-activation', because: { reason: 'stays-on-guard' } };
  const best = bestOf(doingsOf(t, operative, options));
  const least = Math.max(0, best?.worth ?? 0);
  // KT-12.2: Guard is chosen last, because even a Pass would end it.
  const guard = options.includes('guard') && (apOf(t) === 1 || least === 0) ? worthOfGuard(t, operative) : 0;
  if (guard > least) {
    const answer = apOf(t) > 1 && options.includes('pass') ? 'pass' : 'guard';
    return { answer, because: { reason: 'an-enemy-may-come' } };
  }
  if (best && best.worth > 0) return { answer: best.answer, because: { ...best.because, worth: best.worth } };
  return ends ? { answer: 'end-activation', because: { reason: 'nothing-better' } } : best;
}

/** Advice for a controlled operative: a good shot or fight if there is one, otherwise a move. */
export function adviseControlled(t: Look, { about: { operative }, options }: OfOperative): Advised<'pick-one'> | null {
  const best = bestOf(doingsOf(t, operative, options));
  if (best && best.worth > 0) return { answer: best.answer, because: { ...best.because, worth: best.worth } };
  const answer = options.find(id => id === 'nothing') ?? options[0];
  return answer === undefined ? null : { answer, because: { reason: 'nothing-better' } };
}

/** Moves to the place the action was chosen for. */
export function adviseMove(t: Look, { model, allowance, about }: Question<'move', MoveAbout>): Advised<'move'> | null {
  const operative = model as OperativeId;
  const { action } = about;
  if (action === 'charge') {
    const charge = chargeOf(t, operative);
    return charge && { answer: charge.legs, because: { reason: 'good-fight', enemy: charge.fight.target } };
  }
  const shoots = apOf(t) >= 1 && FREE[operativeOf(t, operative).order] && !hasDone(t, 'shoot');
  const move: Move = { operative, action, allowance, dash: 0 };
  const best = bestPlace(t, move, shoots);
  if ((best === null || best.worth <= worthOfStaying(t, operative)) && isLegal(t, move, []))
    return { answer: [], because: { reason: 'nothing-better' } };
  return best && { answer: best.legs, because: { reason: 'better-place', to: best.to } };
}
