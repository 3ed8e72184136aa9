// Who acts, with which order, and what it does.
import type { Advised, Id, Question } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { engagedWith } from '../core/01-measuring.ts';
import type { MoveAbout } from '../core/03-move-reasons.ts';
import { flat } from '../core/03-places.ts';
import { objectivesOf } from '../core/06-objectives.ts';
import { canSee } from '../core/07-line-of-sight.ts';
import { tacOpActions } from '../core/10-actions.ts';
import { enemiesOf, operativeOf, ownerOf } from '../lookups.ts';
import { missionActions } from '../missions/index.ts';
import type { Look, OperativeId } from '../types.ts';
import { isBy, wantOf } from './goals.ts';
import { chargeOf, ifSo, type Place, placeNow, placesFor } from './moves.ts';
import { bestFightWith, bestOf, bestShotOf } from './worth.ts';

type Picked = Advised<'pick-one'> | null;

const whoIn = ({ about }: Question): OperativeId => (about as { readonly operative: OperativeId }).operative;

/** Who has the most to do now, as if it could shoot. */
export function adviseActivation(t: Look, { options }: Question<'pick-one'>): Picked {
  const ranked = options.map(id => {
    const operative = id as OperativeId;
    const { at } = operativeOf(t, operative);
    if (at === null) return { answer: id, worth: 0 };
    const then = ifSo(t, operative, { order: 'engage' });
    const shot = bestShotOf(then, { attacker: operative, action: 'shoot' })?.worth ?? 0;
    const goals = objectivesOf(t).filter(token => isBy(t, operative, at, token));
    const wanted = goals.reduce((sum, token) => sum + wantOf(t, ownerOf(t, operative), token), 0);
    const fight = bestOf(engagedWith(t, operative).flatMap(enemy => bestFightWith(t, operative, enemy) ?? []));
    return { answer: id, worth: shot + wanted + Math.max(0, fight?.worth ?? 0) };
  });
  const best = bestOf(ranked);
  return best && { answer: best.answer, because: { reason: 'most-to-do', worth: best.worth } };
}

const NEAR = inches(12);

/** Engage where there is somebody to attack, conceal else. */
export function adviseOrder(t: Look, question: Question<'pick-one'>): Picked {
  const operative = whoIn(question);
  const { at } = operativeOf(t, operative);
  if (at === null || question.options.length < 2) return null;
  const enemy = enemiesOf(t, operative).find(
    id => flat(at, operativeOf(t, id).at!) <= NEAR || canSee(t, operative, id),
  );
  return enemy === undefined
    ? { answer: 'conceal', because: { reason: 'nobody-to-attack' } }
    : { answer: 'engage', because: { reason: 'somebody-to-attack', enemy } };
}

interface Doing {
  readonly answer: Id;
  readonly worth: number;
  readonly because: Advised['because'];
}

const MOVES = ['normal-move', 'dash'] as const;

/** What is worth the most of what may be done; to end where nothing is worth anything. */
export function adviseAction(t: Look, question: Question<'pick-one'>): Picked {
  const operative = whoIn(question);
  const { options } = question;
  const has = (id: string): boolean => options.includes(id);
  const ap = t.position.activation?.ap ?? 0;
  const doings: Doing[] = [...forTheMission(t, operative, options)];
  if (doings.length > 0) return bestOf(doings);
  if (has('fight')) doings.push(...fights(t, operative));
  const now = placeNow(t, operative);
  const shot = has('shoot') ? bestShotOf(t, { attacker: operative, action: 'shoot' }) : null;
  const mayShootLater = ap >= 2 && operativeOf(t, operative).order === 'engage' && !hasDone(t, 'shoot');
  const moves = MOVES.filter(has).map(action => ({ action, places: placesFor(t, operative, action) }));
  // A shot first leaves the rest of the activation for a move.
  const afterwards = ap >= 2 ? Math.max(0, ...moves.flatMap(({ places }) => places.map(p => p.stand - now.stand))) : 0;
  if (shot && shot.worth > 0.02)
    doings.push({ answer: 'shoot', worth: shot.worth + afterwards, because: { reason: 'good-shot', ...shot } });
  for (const { action, places } of moves) {
    const best = bestPlace(places, mayShootLater);
    if (best === null) continue;
    const worth = best.stand - now.stand + (mayShootLater ? best.shot : 0);
    doings.push({ answer: action, worth: worth - 0.02, because: { reason: 'better-place', to: best.to, worth } });
  }
  if (has('charge') && ap >= 2 && !hasDone(t, 'fight')) {
    const charge = chargeOf(t, operative);
    if (charge)
      doings.push({
        answer: 'charge',
        worth: charge.worth - now.stand,
        because: { reason: 'good-fight', enemy: charge.fight.target, kill: charge.fight.kill },
      });
  }
  const best = bestOf(doings);
  if (best && best.worth > 0) return best;
  return has('end-activation') ? { answer: 'end-activation', because: { reason: 'nothing-better' } } : null;
}

const hasDone = (t: Look, action: string): boolean => t.position.activation?.performed.includes(action) ?? false;

/** Missions first, then tac ops. */
function forTheMission(t: Look, operative: OperativeId, options: readonly Id[]): readonly Doing[] {
  const given = (actions: readonly { readonly id: string }[], worth: number, reason: string): readonly Doing[] =>
    actions.filter(({ id }) => options.includes(id)).map(({ id }) => ({ answer: id, worth, because: { reason } }));
  return [
    ...given(missionActions(t, operative), 3, 'for-the-mission'),
    ...given(tacOpActions(t, operative), 2, 'for-a-tac-op'),
    ...given([{ id: 'pick-up' }], 1, 'for-a-tac-op'),
  ];
}

function fights(t: Look, operative: OperativeId): readonly Doing[] {
  const best = bestOf(engagedWith(t, operative).flatMap(enemy => bestFightWith(t, operative, enemy) ?? []));
  if (!best || best.worth < -0.1) return [];
  return [
    {
      answer: 'fight',
      worth: best.worth + 0.2,
      because: { reason: 'good-fight', enemy: best.target, kill: best.kill },
    },
  ];
}

const bestPlace = (places: readonly Place[], mayShoot: boolean): Place | null =>
  bestOf(places.map(place => ({ ...place, worth: place.stand + (mayShoot ? place.shot : 0) })));

/** The place for which the action was chosen. */
export function adviseMove(t: Look, { model, about }: Question<'move'>): Advised<'move'> | null {
  const operative = model as OperativeId;
  const { action } = about as MoveAbout;
  if (action === 'charge') {
    const charge = chargeOf(t, operative);
    return charge && { answer: charge.legs, because: { reason: 'good-fight', enemy: charge.fight.target } };
  }
  const mayShoot =
    (t.position.activation?.ap ?? 0) >= 1 && operativeOf(t, operative).order === 'engage' && !hasDone(t, 'shoot');
  const best = bestPlace(placesFor(t, operative, action), mayShoot);
  return best && { answer: best.legs, because: { reason: 'better-place', to: best.to } };
}
