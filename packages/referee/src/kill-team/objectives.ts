// Who controls objectives (KT-6.7), as far as positions determine it.
import { gapToSpot, INCH, type Spot } from '../frame/measure.ts';
import { hasEffect, inPlay, type Ledger } from './ledger.ts';
import { aplOf, baseOf, has, type Range } from './numbers.ts';

const REACH = 2 * INCH;
const ROUNDING = 1e-6;

/** The total APL of a side at an objective. Distances round walls are longer than straight ones (KT-12.20). */
export function strengthAt(l: Ledger, seat: number, at: Spot): Range {
  const near = inPlay(l).filter(
    one => one.seat === seat && one.wounds > 0 && gapToSpot(baseOf(one), at) <= REACH + ROUNDING,
  );
  const banner = inPlay(l).some(one => one.seat === seat && one.equipment.includes('avenger-shrine-banner'));
  let [least, most] = [0, 0];
  for (const one of near) {
    const apl = Math.max(0, aplOf(one) - (has(one, 'artificial-intelligence') ? 1 : 0));
    // A nearby visible banner may add one, Terror Troop may subtract one.
    most += apl + (banner && one.card.keywords.includes('DIRE AVENGER') ? 1 : 0);
    if (l.map.closeQuarters === null)
      least += hasEffect(l, one, 'fearless', 'stimulated') ? Math.min(apl, one.card.apl) : apl;
  }
  return { least, most };
}

/** Whether a side may control an objective, and whether it must. */
export function control(l: Ledger, seat: number, at: Spot): { readonly may: boolean; readonly must: boolean } {
  const [own, theirs] = [strengthAt(l, seat, at), strengthAt(l, 1 - seat, at)];
  return { may: own.most > theirs.least, must: own.least > theirs.most };
}
