// The damage that remains after saves are spent.
import { perObject } from '@little-wars/engine';
import type { Hits, ShotCase } from './case.ts';
import { bestChanges, type Changed, type Judged } from './changes.ts';
import { columnOf, type LeastTable, leastDamage, rowOf } from './left.ts';
import type { Prepared } from './prepared.ts';

export interface Spending {
  readonly shot: ShotCase;
  readonly least: LeastTable;
}

const roomFor = perObject(({ ends }: Prepared) => new Int32Array(ends.length));

/**
 * The remaining damage for each end of a pool, after changes. The next call for the same pool overwrites the list.
 * KT-4.9: dice retained for cover do not change.
 */
export function amountsLeft(spending: Spending, hits: Hits, prepared: Prepared, keeps: number): Int32Array {
  const { ends } = prepared;
  const { shot } = spending;
  const amounts = roomFor(prepared);
  for (let i = 0; i < ends.length; i++) {
    const { critical, normal, dice } = ends[i]!;
    if (shot.saveChanges.length === 0) amounts[i] = leftBy(spending, hits, critical, normal + keeps);
    else {
      const rolled = { critical, normal, fail: dice - critical - normal };
      const saves = changedSaves(spending, hits, rolled, keeps).dice;
      amounts[i] = leftBy(spending, hits, saves.critical, saves.normal + keeps);
    }
  }
  return amounts;
}

/** The damage that this many saves leave. */
export function leftBy({ shot, least }: Spending, hits: Hits, critical: number, normal: number): number {
  const at = rowOf(least, hits) + columnOf(least, critical, normal);
  let left = least.amounts[at]!;
  if (left < 0) {
    left = leastDamage(shot, hits, critical, normal);
    least.amounts[at] = left;
  }
  return left;
}

/** Judged saves after changes, without those retained for cover. */
export const changedSaves = (spending: Spending, hits: Hits, rolled: Judged, keeps: number): Changed =>
  bestChanges(rolled, spending.shot.saveChanges, now => [-leftBy(spending, hits, now.critical, now.normal + keeps)]);
