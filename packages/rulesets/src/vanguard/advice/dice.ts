// What dice cost a target: exact odds, cached by their parameters.
import { keyed } from '@little-wars/engine';
import { strikeOdds } from '../odds/strike.ts';
import { facesFor } from '../odds/strike-case.ts';
import { WEIGHTS } from './weights.ts';

export { facesFor } from '../odds/strike-case.ts';

/** The parameters of an attack on one target, or of what is left of it. */
export interface Strike {
  readonly dice: number;
  /** How many faces hit on an attack die, and save on an armor die. */
  readonly hit: number;
  readonly armor: number;
  /** Attack dice that may be re-rolled for free. */
  readonly again: number;
  /** Hits already scored. */
  readonly hits: number;
  readonly damage: number;
  /** Mortal wounds per natural 6, and those already certain. */
  readonly mortal: number;
  readonly certain: number;
  /** The target: wounds left and at the start, whether it was already down, its recovery modifier. */
  readonly wounds: number;
  readonly full: number;
  readonly wasDown: boolean;
  readonly recovery: number;
  /** VG-8.1: whether losing a wound knocks the target down. */
  readonly fells: boolean;
  readonly explodes: boolean;
}

const shares = keyed<string, number>(50_000);

/** The share of its target's worth that an attack is expected to cost. */
export function shareOfStrike(strike: Strike): number {
  const { dice, hit, armor, again, hits, damage, mortal, certain, wounds, full, recovery } = strike;
  const flags = (strike.wasDown ? 1 : 0) + (strike.fells ? 2 : 0) + (strike.explodes ? 4 : 0);
  const name = `${dice}/${hit}/${armor}/${again}/${hits}/${damage}/${mortal}/${certain}/${wounds}/${full}/${recovery}/${flags}`;
  return shares(name, () => work(strike));
}

/** VG-10.6 */
const RECOVERY = 4;
const BEYOND = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** Numbers of natural 6s that are listed; further ones continue like the last. */
const SIXES = [0, 1, 2, 3];

function work(strike: Strike): number {
  const { dice, hit, armor, again, hits, damage, mortal, certain, wounds, full, wasDown, recovery, fells } = strike;
  if (wounds <= 0) return 1;
  const odds = strikeOdds({
    explodes: strike.explodes,
    dice,
    hit: { faces: hit, free: again, bought: 0 },
    hits,
    hurting: SIXES.map(sixes => ({
      armor: { faces: armor, free: 0, bought: 0 },
      damage,
      mortal: certain + sixes * mortal,
    })),
    wounds,
    wasDown,
    recovers: BEYOND.map(beyond => facesFor(RECOVERY, recovery - beyond) / 6),
    knocksDown: fells && !wasDown,
  });
  const { removed, recovers, lost, felled } = odds;
  const hurt = lost.weights.reduce((sum, share, n) => (n < wounds ? sum + n * share : sum), 0) / full;
  // A model that recovered is down too, and already counted.
  const thrown = Math.max(0, felled - recovers);
  return removed + recovers * WEIGHTS.recovered + hurt * WEIGHTS.wounds + thrown * WEIGHTS.knockedDown;
}
