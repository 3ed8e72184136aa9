// VG-10.3-6  The odds of an attack on one target: wounds lost, and its fate.
import { averageOf, type Distribution } from '@little-wars/engine';
import { unsavedAfter, unsavedOf } from './armor.ts';
import type { Hurting, StrikeCase } from './case.ts';
import { endsOf, everyEnd, type Lying } from './dice.ts';

/** The fate of the target. The three chances add up to 1. */
export interface Fate {
  /** It has wounds left, though it may be down. */
  readonly holds: number;
  /** VG-10.16: it recovered at 0 wounds: one wound left, knocked down. */
  readonly recovers: number;
  /** VG-10.17, VG-10.18: it is removed from the game. */
  readonly removed: number;
}

export interface StrikeOdds extends Fate {
  /** Wounds lost, at most those it has; weights add up to 1. */
  readonly lost: Distribution;
  readonly average: number;
  /** VG-8.1: the chance that it is down afterwards, in play, and was not before. */
  readonly felled: number;
  /** The average number of hits scored. */
  readonly hits: number;
}

/** Dice already on the table: those of the hit roll, or of the armor roll once hits are counted. */
export interface Underway {
  readonly hit?: Lying;
  readonly armor?: { readonly hits: number; readonly sixes: number; readonly dice: Lying };
}

const hurtingBy = ({ hurting }: StrikeCase, sixes: number): Hurting => hurting[Math.min(sixes, hurting.length - 1)]!;

/** Beyond the list, each further 6 deals as many mortal wounds as the last one did. */
function mortalBy({ hurting }: StrikeCase, sixes: number): number {
  const last = hurting.length - 1;
  if (sixes <= last || last === 0) return hurting[Math.min(sixes, last)]!.mortal;
  return hurting[last]!.mortal + (sixes - last) * (hurting[last]!.mortal - hurting[last - 1]!.mortal);
}

const recoversAt = ({ wasDown, recovers }: StrikeCase, beyond: number): number =>
  wasDown ? 0 : recovers[Math.min(beyond, recovers.length - 1)]!;

export function strikeOdds(strike: StrikeCase, { hit: lying, armor }: Underway = {}): StrikeOdds {
  const { dice, hit, explodes, wounds, knocksDown, wasDown } = strike;
  const weights: number[] = new Array(Math.max(0, wounds) + 1).fill(0);
  let [recovers, hitsSum, all] = [0, 0, 0];
  const suffer = (hurting: Hurting, mortal: number, unsaved: readonly number[], chance: number): void => {
    for (const [count, share] of unsaved.entries()) {
      const suffered = count * hurting.damage + mortal;
      const beyond = suffered - wounds;
      weights[Math.min(suffered, wounds)]! += share * chance;
      if (beyond >= 0) recovers += share * chance * recoversAt(strike, beyond);
    }
    all += chance;
  };
  if (armor) {
    const hurting = hurtingBy(strike, armor.sixes);
    const unsaved = unsavedAfter(armor.hits, hurting.armor, explodes, armor.dice);
    suffer(hurting, mortalBy(strike, armor.sixes), unsaved, 1);
    hitsSum = armor.hits;
  } else {
    everyEnd(endsOf({ ...hit, dice, explodes }, lying), (sixes, others, chance) => {
      const hurting = hurtingBy(strike, sixes);
      const hits = strike.hits + sixes + others;
      suffer(hurting, mortalBy(strike, sixes), unsavedOf(hits, hurting.armor, explodes), chance);
      hitsSum += hits * chance;
    });
  }
  // Normalise, because negligible chances were left out.
  const lost: Distribution = { weights: weights.map(weight => weight / all), total: 1 };
  const spent = lost.weights[wounds]!;
  const recovered = recovers / all;
  const hurt = Math.max(0, 1 - spent - (wounds > 0 ? lost.weights[0]! : 0));
  return {
    lost,
    average: averageOf(lost),
    holds: 1 - spent,
    recovers: recovered,
    removed: spent - recovered,
    felled: wasDown ? 0 : recovered + (knocksDown ? hurt : 0),
    hits: hitsSum / all,
  };
}
