// What saves leave of hits, and what that costs the target.
import { type Allocation, allocations } from '../core/04-shooting/saves.ts';
import type { Hits, ShotCase } from './case.ts';
import { lossesOf, NEVER } from './ignored.ts';

/** KT-6.1, KT-6.2: wounds lost to mortal wounds and then to hits; excess is lost. */
export interface LossTable {
  /** Wounds lost, and whether that is all of them; on average. */
  of(mortal: number, amount: number): { readonly lost: number; readonly killed: number };
  /** Adds the weight where the wounds lost say. */
  spread(weights: Float64Array, mortal: number, amount: number, weight: number): void;
}

export function lossTable({ wounds, ignoresOn, ignoresMortalOn }: ShotCase): LossTable {
  const ended = (lost: number) => ({ lost: Math.min(wounds, lost), killed: lost >= wounds ? 1 : 0 });
  if (ignoresOn >= NEVER && ignoresMortalOn >= NEVER) {
    const known: ReturnType<typeof ended>[] = [];
    return {
      of: (mortal, amount) => {
        known[mortal + amount] ??= ended(mortal + amount);
        return known[mortal + amount]!;
      },
      spread: (weights, mortal, amount, weight) => {
        weights[Math.min(wounds, mortal + amount)]! += weight;
      },
    };
  }
  const spread: LossTable['spread'] = (weights, mortal, amount, weight) => {
    for (const first of lossesOf(mortal, ignoresMortalOn))
      for (const then of lossesOf(amount, ignoresOn))
        weights[Math.min(wounds, first.lost + then.lost)]! += weight * first.chance * then.chance;
  };
  const known = new Map<number, ReturnType<typeof ended>>();
  return {
    spread,
    of: (mortal, amount) => {
      const key = mortal * MOST_DAMAGE + amount;
      const before = known.get(key);
      if (before) return before;
      const weights = new Float64Array(wounds + 1);
      spread(weights, mortal, amount, 1);
      const made = { lost: weights.reduce((sum, weight, x) => sum + x * weight, 0), killed: weights[wounds]! };
      known.set(key, made);
      return made;
    },
  };
}

const MOST_DAMAGE = 1 << 16;

const SIDE = 16;
const known: (readonly Allocation[] | undefined)[] = new Array<undefined>(SIDE * SIDE * SIDE * SIDE).fill(undefined);

/** KT-4.5: the ways to spend saves, as the rules have them. */
function waysToSpend(hits: Hits, saves: Hits): readonly Allocation[] {
  const pool = {
    criticalHits: hits.critical,
    normalHits: hits.normal,
    criticalSaves: saves.critical,
    normalSaves: saves.normal,
  };
  if (Math.max(hits.critical, hits.normal, saves.critical, saves.normal) >= SIDE) return allocations(pool);
  const key = ((hits.critical * SIDE + hits.normal) * SIDE + saves.critical) * SIDE + saves.normal;
  known[key] ??= allocations(pool);
  return known[key]!;
}

/** What hits that are left do, the worst ignored first where some may be. */
function damageOf({ damage: [onNormal, onCritical], ignoredHits }: ShotCase, { critical, normal }: Hits): number {
  const all = critical * onCritical + normal * onNormal;
  if (ignoredHits === 0) return all;
  const [worst, worstCount, other] =
    onCritical >= onNormal ? [onCritical, critical, onNormal] : [onNormal, normal, onCritical];
  const ofWorst = Math.min(ignoredHits, worstCount);
  return all - ofWorst * worst - Math.min(ignoredHits - ofWorst, critical + normal - worstCount) * other;
}

/** KT-4.10 */
export function leastLeft(shot: ShotCase, hits: Hits, saves: Hits): Allocation {
  const ways = waysToSpend(hits, saves);
  let best = ways[0]!;
  for (const way of ways) if (damageOf(shot, way) < damageOf(shot, best)) best = way;
  return best;
}

const FEW = 8;
const MOST_TABLES = 256;
const tables = new Map<number, Int32Array>();

/** The damage of the hits that are left, saves spent the least damaging way; small handfuls are remembered. */
export function leastTable(shot: ShotCase): (hits: Hits, critical: number, normal: number) => number {
  const left = (hits: Hits, critical: number, normal: number): number =>
    damageOf(shot, leastLeft(shot, hits, { critical, normal }));
  const [onNormal, onCritical] = shot.damage;
  if (Math.max(shot.attacks, shot.defence) >= FEW) return left;
  const key = (onNormal * 1024 + onCritical) * 32 + shot.ignoredHits;
  if (tables.size >= MOST_TABLES) tables.clear();
  const table = tables.get(key) ?? new Int32Array(FEW * FEW * FEW * FEW).fill(-1);
  tables.set(key, table);
  return (hits, critical, normal) => {
    const at = ((hits.critical * FEW + hits.normal) * FEW + critical) * FEW + normal;
    if (table[at] === -1) table[at] = left(hits, critical, normal);
    return table[at]!;
  };
}
