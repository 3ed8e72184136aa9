// Advice on saves: which save, how many dice for cover, how to spend them.
import type { Advised, Question } from '@little-wars/engine';
import type { Look } from '../types.ts';
import { attackNow, stanceNow } from './dice.ts';

type Picked = Advised<'pick-one'> | null;

/** The save that lets the least damage through. */
export function adviseSave(t: Look, { options }: Question<'pick-one'>): Picked {
  const { save } = stanceNow(t, null, 'best');
  const answer = options.find(id => (id === 'save') === (save === 'save'));
  return answer === undefined ? null : { answer, because: { reason: 'least-damage' } };
}

/** The number of cover dice that lets the least damage through. */
export function adviseCover(t: Look, { least, most }: Question<'count'>): Advised<'count'> {
  const { kept } = stanceNow(t, most, attackNow(t).invulnerable === null ? 'save' : 'invulnerable');
  return { answer: Math.max(least, Math.min(most, kept)), because: { reason: 'least-damage', kept } };
}

/** The options for spending saves are sorted, the least damaging first. */
export const adviseSaves = (_t: Look, { options }: Question<'pick-one'>): Picked => ({
  answer: options[0]!,
  because: { reason: 'least-damage' },
});
