// The hits that remain after saves, and the wounds they cost the target.
import { keyed } from '@little-wars/engine';
import { type Allocation, allocations } from '../core/04-shooting/saves.ts';
import type { Hits, ShotCase } from './case.ts';
import { lossesOf, NEVER } from './ignored.ts';

/** KT-6.1, KT-6.2: wounds lost to mortal wounds and then to hits; excess is lost. */
export interface LossTable {
  /** The average number of wounds lost, and the chance that the target loses all of its wounds. */
  of(mortal: number, amount: number): { readonly lost: number; readonly killed: number };
  /** Adds the weight to the numbers of wounds lost, by their chances. */
  spread(weights: Float64Array, mortal: number, amount: number, weight: number): void;
}

export function lossTable({ wounds, ignoresOn, ignoresMortalOn }: ShotCase): LossTable {
  const ended = (lost: number) => ({ lost: Math.min(wounds, lost), killed: lost >= wounds ? 1 : 0 });
  if (ignoresOn >= NEVER && ignoresMortalOn >= NEVER) {
    const byDamage: ReturnType<typeof ended>[] = [];
    return {
      of: (mortal, amount) => {
        byDamage[mortal + amount] ??= ended(mortal + amount);
        return byDamage[mortal + amount]!;
      },
      spread: (weights, mortal, amount, weight) => {
        weights[Math.min(wounds, mortal + amount)]! += weight;
      },
    };
  }
  const losses = new Map<number, Lost>();
  const lostTo = (mortal: number, amount: number): Lost => {
    const key = mortal * MOST_DAMAGE + amount;
    let lost = losses.get(key);
    if (lost === undefined) {
      lost = lostOf([chancesOf(mortal, ignoresMortalOn, wounds), chancesOf(amount, ignoresOn, wounds)], wounds);
      losses.set(key, lost);
    }
    return lost;
  };
  return {
    of: lostTo,
    spread: (weights, mortal, amount, weight) => {
      const { chances } = lostTo(mortal, amount);
      for (let x = 0; x <= wounds; x++) weights[x]! += weight * chances[x]!;
    },
  };
}

const MOST_DAMAGE = 1 << 16;

/** The average number of wounds lost, the chance to lose all of them, and the chance of each number. */
interface Lost {
  readonly lost: number;
  readonly killed: number;
  readonly chances: Float64Array;
}

/** The chance to lose each number of wounds; excess damage is lost. */
function chancesOf(amount: number, ignoresOn: number, wounds: number): Float64Array {
  const chances = new Float64Array(wounds + 1);
  for (const { lost, chance } of lossesOf(amount, ignoresOn)) chances[Math.min(wounds, lost)]! += chance;
  return chances;
}

function lostOf([mortal, other]: readonly [Float64Array, Float64Array], wounds: number): Lost {
  const chances = new Float64Array(wounds + 1);
  for (let first = 0; first <= wounds; first++) {
    if (mortal[first] === 0) continue;
    for (let then = 0; then <= wounds; then++)
      chances[Math.min(wounds, first + then)]! += mortal[first]! * other[then]!;
  }
  return { lost: chances.reduce((sum, chance, x) => sum + x * chance, 0), killed: chances[wounds]!, chances };
}

/** The damage of the remaining hits; the worst ones are ignored first. */
function damageOf({ damage, ignoredHits }: ShotCase, critical: number, normal: number): number {
  const onNormal = damage[0];
  const onCritical = damage[1];
  const all = critical * onCritical + normal * onNormal;
  if (ignoredHits === 0) return all;
  const [worst, worstCount, other] =
    onCritical >= onNormal ? [onCritical, critical, onNormal] : [onNormal, normal, onCritical];
  const ofWorst = Math.min(ignoredHits, worstCount);
  return all - ofWorst * worst - Math.min(ignoredHits - ofWorst, critical + normal - worstCount) * other;
}

/** KT-4.10 */
export function leastLeft(shot: ShotCase, hits: Hits, saves: Hits): Allocation {
  const ways = allocations({
    criticalHits: hits.critical,
    normalHits: hits.normal,
    criticalSaves: saves.critical,
    normalSaves: saves.normal,
  });
  let best = ways[0]!;
  for (const way of ways)
    if (damageOf(shot, way.critical, way.normal) < damageOf(shot, best.critical, best.normal)) best = way;
  return best;
}

/** The damage that remains when saves are spent in the least damaging way (KT-4.5), without listing the ways. */
export function leastDamage(
  shot: ShotCase,
  { critical, normal }: Hits,
  criticalSaves: number,
  normalSaves: number,
): number {
  const isCriticalWorse = shot.damage[1] >= shot.damage[0];
  let least = Number.POSITIVE_INFINITY;
  for (let pairs = 0; 2 * pairs <= normalSaves && pairs <= critical; pairs++) {
    const most = Math.min(critical - pairs, criticalSaves);
    const spare = criticalSaves + normalSaves - 2 * pairs;
    // Critical saves go to the hits that hurt more; those without a normal hit to save go to critical hits anyway.
    const best = isCriticalWorse ? most : Math.max(0, Math.min(most, spare - normal));
    for (let by = shot.ignoredHits === 0 ? best : 0; by <= (shot.ignoredHits === 0 ? best : most); by++)
      least = Math.min(least, damageOf(shot, critical - by - pairs, Math.max(0, normal - spare + by)));
  }
  return least;
}

/** The least damage by hits and saves, computed on demand. */
export interface LeastTable {
  /** -1 until computed. */
  readonly amounts: Int32Array;
  /** One more than the most hits, and the most saves, of a kind. */
  readonly hits: number;
  readonly saves: number;
}

const FEW = 8;
const tables = keyed<number, LeastTable>(256);
const tableFor = (hits: number, saves: number): LeastTable => ({
  amounts: new Int32Array(hits * hits * saves * saves).fill(-1),
  hits,
  saves,
});

/** One table for all shots with few dice and the same damage; with more dice each has its own. */
export function leastTable({ damage: [onNormal, onCritical], ignoredHits, attacks, defence }: ShotCase): LeastTable {
  if (Math.max(attacks, defence) >= FEW) return tableFor(attacks + 1, defence + 1);
  const key = (onNormal * 1024 + onCritical) * 32 + ignoredHits;
  return tables(key, () => tableFor(FEW, FEW));
}

/** The start of the row of these hits in a table; and the offset of saves in a row. */
export const rowOf = ({ hits, saves }: LeastTable, { critical, normal }: Hits): number =>
  (critical * hits + normal) * saves * saves;
export const columnOf = ({ saves }: LeastTable, criticalSaves: number, normalSaves: number): number =>
  criticalSaves * saves + normalSaves;
