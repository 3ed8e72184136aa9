// Moves before and after a fight that bring no other model into it
import type { AtStake, Question } from '@little-wars/engine';
import { flat, type Point, type Tenths } from '@little-wars/engine/geometry';
import type { Book } from '../book.ts';
import { enemiesOf, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { MoveAbout } from '../movement/moving.ts';
import type { Look, ModelId } from '../types.ts';

export interface NearerParts {
  readonly book: Pick<Book, 'engagement' | 'clauses'>;
  readonly lookups: Lookups;
  /** What is held by standing near it, and how near. */
  marksOf(t: Look): { readonly at: readonly Point[]; readonly within: Tenths };
}

const MANNERS: readonly string[] = ['pile-in', 'consolidate'];

/** Staying is as good as moving where no other enemy and nothing to hold is near. */
export function nearerOf({ book, lookups, marksOf }: NearerParts) {
  return (t: Look, { model, allowance, about: { manner } }: Question<'move', MoveAbout>): AtStake<'move'> | null => {
    if (!MANNERS.includes(manner)) return null;
    const id = model as ModelId;
    const { at } = modelOf(t, id);
    if (at === null) return null;
    const met = lookups.enemiesInContact(t, id);
    const isNear = enemiesOf(t, id).some(
      enemy => !met.includes(enemy) && lookups.areWithin(t, id, enemy, allowance + book.engagement.across),
    );
    const { at: marks, within } = marksOf(t);
    const isHolding = marks.some(mark => flat(at, mark) <= within + allowance + 2 * lookups.reach(t, id));
    if (isNear || isHolding) return null;
    return { answer: [], gain: 0, reason: 'nobody-else-near', clause: book.clauses.pileIn };
  };
}
