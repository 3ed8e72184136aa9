// Advice on who acts next, and with which order.
import { type Advised, adviseBest, bestOf, type Question } from '@little-wars/engine';
import { aplOf } from '../core/01-game/apl.ts';
import { isEngaged } from '../core/01-game/measuring.ts';
import { operativeOf, ownerOf } from '../lookups.ts';
import type { AboutOperative, Look, OperativeId, Order } from '../types.ts';
import { doingsOf } from './actions.ts';
import { dangerAt } from './danger.ts';
import { bestFightOf } from './fights.ts';
import { isBy, wantOf } from './goals.ts';
import { markersOf } from './narrative.ts';
import { worthOfStaying } from './places.ts';
import { bestShotOf } from './shots.ts';
import { activationOf, ifSo } from './supposing.ts';
import { WEIGHTS } from './weights.ts';

type Picked = Advised<'pick-one'> | null;

/** The operative with the most to do now, supposing it could shoot; sooner if it may not survive to do it. */
export function adviseActivation(t: Look, { options }: Question<'pick-one'>): Picked {
  return adviseBest<'pick-one'>(
    options.map(answer => {
      const operative = answer as OperativeId;
      const { at } = operativeOf(t, operative);
      if (at === null) return { answer, worth: 0, because: { reason: 'most-to-do' } };
      const then = ifSo(t, operative, { order: 'engage' }, { activation: activationOf(operative, 2) });
      const shot = bestShotOf(then, { attacker: operative, action: 'shoot' })?.worth ?? 0;
      const seat = ownerOf(t, operative);
      const goals = markersOf(t).filter(token => isBy(t, operative, at, token));
      const wanted = goals.reduce((sum, token) => sum + wantOf(t, seat, token), 0);
      const deeds = Math.max(0, shot, bestFightOf(t, operative)?.worth ?? 0);
      const worth = deeds + wanted + WEIGHTS.haste * Math.min(deeds, dangerAt(t, operative, 'engage'));
      return { answer, worth, because: { reason: 'most-to-do' } };
    }),
  );
}

const ENGAGED = ['fight', 'fall-back'];
const FREE = { engage: ['normal-move', 'shoot', 'charge'], conceal: ['normal-move'] } as const;

/** What an operative could do with an order, and where that would leave it. */
export function worthOfOrder(t: Look, operative: OperativeId, order: Order): number {
  const activation = activationOf(operative, aplOf(t, operative));
  const then = ifSo(t, operative, { order }, { activation });
  const best = bestOf(doingsOf(then, operative, isEngaged(t, operative) ? ENGAGED : FREE[order]));
  return worthOfStaying(then, operative) + Math.max(0, best?.worth ?? 0);
}

/** The order that makes more of the activation, including hiding afterwards. */
export function adviseOrder(t: Look, { about: { operative }, options }: Question<'pick-one', AboutOperative>): Picked {
  if (operativeOf(t, operative).at === null || options.length < 2) return null;
  const then = ifSo(t, operative, { order: 'engage' }, { activation: activationOf(operative, aplOf(t, operative)) });
  const shot = bestShotOf(then, { attacker: operative, action: 'shoot' });
  if (shot && shot.worth > WEIGHTS.sureShot && !isEngaged(t, operative))
    return { answer: 'engage', because: { reason: 'somebody-to-attack', worth: shot.worth } };
  return adviseBest<'pick-one'>(
    options.map(answer => ({
      answer,
      worth: worthOfOrder(t, operative, answer as Order) + (answer === 'conceal' ? WEIGHTS.hiding : 0),
      because: { reason: answer === 'engage' ? 'somebody-to-attack' : 'better-hidden' },
    })),
  );
}
