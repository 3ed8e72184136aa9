// What hits come to, as points of harm in one list
import { type Chances, meanOf, mixture, SURE, summed, times } from './chances.ts';
import type { Enduring } from './enduring.ts';

/** What a die that wounds comes to: points of damage, and mortal wounds on top. */
export interface Hurt {
  readonly damage: Chances;
  readonly mortal: Chances;
}

export const UNHURT: Hurt = { damage: SURE, mortal: SURE };

/** What a hit comes to: each face of its wound roll with its chance, and a wound without one. */
export interface HitHurts {
  readonly faces: readonly number[];
  readonly hurts: readonly Hurt[];
  readonly auto: Chances;
}

/** How points are counted. */
export interface Scale {
  /** More than this counts as this much. */
  readonly most: number;
  /** A mortal wound counts as this many points. */
  readonly step: number;
  /** The points of some hits, and of wounds without a roll. */
  ofHits(hits: number, autoWounds: number): Chances;
}

/** The points that hits and wounds without a roll come to on average, however many the target has. */
export function meanOfHits(
  { faces, hurts, auto }: HitHurts,
  { hits, autoWounds }: { readonly hits: number; readonly autoWounds: number },
): number {
  let mean = 0;
  for (const [i, { damage, mortal }] of hurts.entries()) mean += faces[i]! * (meanOf(damage) + meanOf(mortal));
  return hits * mean + autoWounds * meanOf(auto);
}

const UNLIMITED = Number.POSITIVE_INFINITY;

/** The most points of damage there can be. */
const mostDamage = ({ hurts, auto }: HitHurts, hits: number): number =>
  hits * Math.max(auto.length - 1, ...hurts.map(({ damage }) => damage.length - 1));

/** No chance as small as this makes a difference. */
const NEGLIGIBLE = 1e-14;

/** How many points beyond the last wound matter: only where each may be ignored, and then not for ever. */
function beyondLast(kept: number): number {
  let points = 0;
  for (let chance = kept; chance > NEGLIGIBLE; chance *= kept) points++;
  return points;
}

/**
 * Damage and mortal wounds are counted alike where the target takes both alike; else mortal wounds are counted in steps
 * above all the damage there can be.
 */
export function scaleOf(hit: HitHurts, { kept, mortalKept }: Enduring, wounds: number, hits: number): Scale {
  const isAlike = kept === mortalKept || hit.hurts.every(({ mortal }) => mortal.length === 1);
  const step = isAlike ? 1 : mostDamage(hit, hits) + 1;
  const most = isAlike ? wounds + beyondLast(kept) : UNLIMITED;
  const stepped = (mortal: Chances): Chances =>
    step === 1
      ? mortal
      : Array.from({ length: (mortal.length - 1) * step + 1 }, (_, i) => (i % step ? 0 : mortal[i / step]!));
  const one = mixture(
    hit.hurts.map(({ damage, mortal }, i) => [hit.faces[i]!, summed(damage, stepped(mortal), most)] as const),
  );
  return {
    most,
    step,
    ofHits: (count, autoWounds) => summed(times(one, count, most), times(hit.auto, autoWounds, most), most),
  };
}
