// The result of hits, as points of harm in one list
import { type Chances, meanOf, mixture, SURE, summed, times } from './chances.ts';
import type { Enduring } from './enduring.ts';

/** The result of a die that wounds: points of damage, and additional mortal wounds. */
export interface Hurt {
  readonly damage: Chances;
  readonly mortal: Chances;
}

export const UNHURT: Hurt = { damage: SURE, mortal: SURE };

/** The result of a hit: each face of its wound roll with its probability, and automatic wounds. */
export interface HitHurts {
  readonly faces: readonly number[];
  readonly hurts: readonly Hurt[];
  readonly auto: Chances;
}

/** How points are counted. */
export interface Scale {
  /** Larger values are clamped to this. */
  readonly most: number;
  /** A mortal wound counts as this many points. */
  readonly step: number;
  /** The points of some hits, and of automatic wounds. */
  ofHits(hits: number, autoWounds: number): Chances;
}

/** The average points of hits and automatic wounds, regardless of the target's wounds. */
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

/** Smaller probabilities make no difference. */
const NEGLIGIBLE = 1e-14;

/** How many points beyond the last wound matter: only where each may be ignored, and only up to a limit. */
function beyondLast(kept: number): number {
  let points = 0;
  for (let chance = kept; chance > NEGLIGIBLE; chance *= kept) points++;
  return points;
}

/**
 * Damage and mortal wounds share one scale where the target takes both alike; otherwise mortal wounds are counted in
 * steps above the largest possible damage.
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
