// KT-4.5, KT-4.8  Saves that need no decision
import type { Question, Settled } from '@little-wars/engine';
import { allocations, type Pool } from '../core/04-shooting/saves.ts';
import { countOf } from '../core/dice/dice.ts';
import type { Look } from '../types.ts';
import { ranksOf } from './dice.ts';

/** Without critical hits a normal save is as good as a critical one. */
export const areCriticalsSaved = (t: Look): boolean => countOf(t.position.attack!.attackDice, 'critical') === 0;

/** Whether the defence dice as they lie cancel every hit. */
export function isAllSaved(t: Look): boolean {
  const { attackDice } = t.position.attack!;
  const ranks = ranksOf(t, 'defender');
  const pool: Pool = {
    criticalHits: countOf(attackDice, 'critical'),
    normalHits: countOf(attackDice, 'normal'),
    criticalSaves: ranks.filter(rank => rank === 'critical').length,
    normalSaves: ranks.filter(rank => rank === 'normal').length,
  };
  return allocations(pool).some(({ critical, normal }) => critical + normal === 0);
}

/** KT-4.8: against normal hits alone a certain save is at least as good as a die. */
export const settledCover = (t: Look, { most }: Question<'count'>): Settled<'count'> | null =>
  areCriticalsSaved(t) ? { answer: most, reason: 'certain-save', clause: 'KT-4.8' } : null;

/** KT-4.5: the least damage is best if it leaves no more hits, and no more critical ones, than any other way. */
export function settledSaves(_t: Look, { options }: Question<'pick-one'>): Settled<'pick-one'> | null {
  const [least, ...others] = options.map(id => String(id).split('-').map(Number) as [number, number]);
  const isBest = others.every(
    ([critical, normal]) => least![0] <= critical && least![0] + least![1] <= critical + normal,
  );
  return isBest ? { answer: options[0]!, reason: 'least-damage', clause: 'KT-4.5' } : null;
}
