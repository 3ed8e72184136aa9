// Attacks on several models together: the remaining members, and their common Toughness
import { isAlive, type Lookups } from '../measuring/lookups.ts';
import type { Attack, Look, ModelId } from '../types.ts';

/** The most common value; in a tie the highest. */
export function majorityOf(values: readonly number[]): number {
  const count = (value: number): number => values.filter(each => each === value).length;
  return values.reduce((best, value) =>
    count(value) > count(best) || (count(value) === count(best) && value > best) ? value : best,
  );
}

/** The members of an attack that are still there. */
export const membersLeft = (t: Look, { members = [] }: Pick<Attack, 'members'>): readonly ModelId[] =>
  members.filter(id => isAlive(t, id));

/** The Toughness that an attack is rolled against. */
export const toughnessFor = (t: Look, lookups: Lookups, attack: Attack): number => {
  const members = membersLeft(t, attack);
  return members.length > 0
    ? majorityOf(members.map(id => lookups.toughness(t, id)))
    : lookups.toughness(t, attack.target);
};
