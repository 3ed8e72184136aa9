// Advice on striking or parrying.
import type { Advised, Question } from '@little-wars/engine';
import type { Side } from '../core/dice/dice.ts';
import { operativeOf } from '../lookups.ts';
import { planExchange } from '../odds/exchange.ts';
import { fightCaseOf } from '../odds/fight-case.ts';
import { mayImplant } from '../tac-ops/instead.ts';
import type { Look } from '../types.ts';
import { attackNow, duelNow, hitsOf } from './dice.ts';
import { TO_STAND } from './fights.ts';

/** Picks from the exchange played out to its end; implants with the smaller hit where an implant scores. */
export function adviseHit(
  t: Look,
  { about: { side }, options }: Question<'pick-one', { readonly side: Side }>,
): Advised<'pick-one'> | null {
  const { attacker, target, marks } = attackNow(t);
  const [own, enemy] = side === 'attacker' ? [attacker, target] : [target, attacker];
  const implant = ['implant-normal', 'implant-critical'].find(id => options.includes(id));
  if (implant && mayImplant(t, own, enemy)) return { answer: implant, because: { reason: 'for-a-tac-op' } };
  const use = planExchange(fightCaseOf(t, duelNow(t)), TO_STAND).choose({
    turn: side === 'attacker' ? 0 : 1,
    hits: [hitsOf(t, 'attacker'), hitsOf(t, 'defender')],
    wounds: [operativeOf(t, attacker).wounds, operativeOf(t, target).wounds],
    struck: [marks.includes('attacker-struck-critical'), marks.includes('defender-struck-critical')],
  });
  return use && options.includes(use) ? { answer: use, because: { reason: 'best-exchange' } } : null;
}
