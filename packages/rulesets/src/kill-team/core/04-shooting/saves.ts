// KT-4.5  How saves may be spent
import type { Die } from '../../types.ts';

export interface Pool {
  readonly criticalHits: number;
  readonly normalHits: number;
  readonly criticalSaves: number;
  readonly normalSaves: number;
}

/** Hits left after saves are spent. */
export interface Allocation {
  readonly critical: number;
  readonly normal: number;
}

/**
 * Every allocation of saves that no other dominates: a normal save cancels a normal hit, two normal saves a critical
 * hit, a critical save either.
 */
export function allocations({ criticalHits, normalHits, criticalSaves, normalSaves }: Pool): readonly Allocation[] {
  const candidates: Allocation[] = [];
  // Critical hits are cancelled by critical saves or pairs of normal saves; the rest goes to normal hits.
  for (let byCritical = 0; byCritical <= Math.min(criticalHits, criticalSaves); byCritical++)
    for (let byPairs = 0; 2 * byPairs <= normalSaves && byCritical + byPairs <= criticalHits; byPairs++) {
      const left = criticalSaves - byCritical + normalSaves - 2 * byPairs;
      candidates.push({ critical: criticalHits - byCritical - byPairs, normal: Math.max(0, normalHits - left) });
    }
  const beats = (a: Allocation, b: Allocation): boolean =>
    a.critical <= b.critical && a.normal <= b.normal && (a.critical < b.critical || a.normal < b.normal);
  const undominated = candidates.filter(each => !candidates.some(other => beats(other, each)));
  return undominated.filter(
    (each, i) => undominated.findIndex(o => o.critical === each.critical && o.normal === each.normal) === i,
  );
}

/** KT-4.10: allocations, the least damaging first. A critical hit may hurt less than a normal one. */
export function leastFirst(
  ways: readonly Allocation[],
  damage: { readonly critical: number; readonly normal: number },
): readonly Allocation[] {
  const total = ({ critical, normal }: Allocation): number => critical * damage.critical + normal * damage.normal;
  return ways.toSorted((a, b) => total(a) - total(b) || a.critical - b.critical);
}

/** `1-2`: one critical and two normal hits left. */
export const namedAllocation = ({ critical, normal }: Allocation): string => `${critical}-${normal}`;

/** The attack dice with only the hits an allocation leaves; the others are cancelled. */
export function cancelled(dice: readonly Die[], choice: string): readonly Die[] {
  const [critical, normal] = choice.split('-').map(Number) as [number, number];
  const left = { critical, normal };
  return dice.map(die => {
    if (die.as !== 'critical' && die.as !== 'normal') return die;
    return left[die.as]-- > 0 ? die : { ...die, as: 'fail' };
  });
}
