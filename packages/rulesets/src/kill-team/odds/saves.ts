// The defender's side of a shot: which save, how many dice to keep for cover, what to roll again, how to spend it all.
import { type Allocation, allocations } from '../core/04-saves.ts';
import type { ShotCase, ShotPolicy } from './case.ts';
import { bestChanges, type Judged } from './changes.ts';
import { mostRolls, planRoll, type RollPlan } from './dice.ts';
import { six } from './distribution.ts';
import { lossesOf, NEVER } from './ignored.ts';
import { type Pool, place, placesOf } from './pool.ts';
import { compare } from './re-rolls.ts';

export interface Hits {
  readonly critical: number;
  readonly normal: number;
}

/** How a defender rolls. */
export interface Stance {
  readonly save: 'save' | 'invulnerable';
  readonly kept: number;
  readonly roll: RollPlan;
}

/** What comes of hits: `weights[x]` of `total` that x wounds are lost. */
export interface Defended {
  readonly stance: Stance;
  readonly weights: Float64Array;
  /** Wounds lost and incapacitations, or the other way round: sums over all falls of the dice. */
  readonly value: readonly number[];
}

export interface DefencePlan {
  readonly total: number;
  against(hits: Hits): Defended;
  /** The least damaging hits to be left with. */
  spend(hits: Hits, saves: Hits): Allocation;
}

export function planDefence(shot: ShotCase, policy: ShotPolicy): DefencePlan {
  const total = six(mostRolls({ dice: shot.defence, reRolls: shot.saveReRolls }));
  const known: (Defended | undefined)[] = [];
  const side = shot.attacks + 1;
  const defending: Defending = { shot, policy, total, plain: new Map() };
  const against = (hits: Hits): Defended => {
    const key = hits.critical * side + hits.normal;
    known[key] ??= bestStance(defending, hits);
    return known[key];
  };
  return { total, against, spend: (hits, saves) => leastLeft(shot, hits, saves) };
}

interface Defending {
  readonly shot: ShotCase;
  readonly policy: ShotPolicy;
  readonly total: number;
  /** Rolls that are the same whatever the hits, by the face they need and their dice. */
  readonly plain: Map<number, RollPlan>;
}

function bestStance(defending: Defending, hits: Hits): Defended {
  const { shot, policy } = defending;
  let best: Defended | null = null;
  for (const save of savesOf(shot, policy)) {
    const dice = diceFor(shot, save, hits);
    const most = Math.min(shot.kept, dice);
    const least = policy.cover === 'always' ? most : 0;
    for (let kept = policy.cover === 'never' ? 0 : most; kept >= least; kept--) {
      const made = inStance(defending, hits, save, { dice, kept });
      if (best === null || compare(made.value, best.value) < 0) best = made;
    }
  }
  return best!;
}

function savesOf({ invulnerable }: ShotCase, { save }: ShotPolicy): readonly Stance['save'][] {
  if (invulnerable === null || save === 'save') return ['save'];
  return save === 'invulnerable' ? ['invulnerable'] : ['save', 'invulnerable'];
}

/** KT-9.1, KT-9.16, KT-9.11: dice left after AP; an invulnerable save has them all. */
function diceFor({ defence, ap, apWithCritical }: ShotCase, save: Stance['save'], { critical }: Hits): number {
  return save === 'invulnerable' ? defence : Math.max(0, defence - (critical > 0 ? apWithCritical : ap));
}

type Dice = { readonly dice: number; readonly kept: number };

function inStance(defending: Defending, hits: Hits, save: Stance['save'], { dice, kept }: Dice): Defended {
  const { shot, policy, total } = defending;
  const lossOf = (critical: number, normal: number): number =>
    damageLeft(shot, hits, bestSaves(shot, hits, { critical, normal, fail: dice - kept - critical - normal }, kept));
  const roll = rollFor(defending, hits, { save, dice: dice - kept }, lossOf);
  const scale = total / roll.total;
  const weights = new Float64Array(shot.wounds + 1);
  const mortal = shot.mortal * hits.critical;
  for (const { critical, normal, weight } of roll.rolled)
    spread(weights, shot, { mortal, amount: lossOf(critical, normal), weight: weight * scale });
  return { stance: { save, kept, roll }, weights, value: scoreOf(weights, policy) };
}

type Loss = (critical: number, normal: number) => number;

function rollFor(
  defending: Defending,
  hits: Hits,
  { save, dice }: { readonly save: Stance['save']; readonly dice: number },
  lossOf: Loss,
): RollPlan {
  const { shot, policy, plain } = defending;
  const succeedsOn = save === 'invulnerable' ? shot.invulnerable! : shot.saveOn;
  const reRolls = dice === 0 ? [] : shot.saveReRolls;
  const pool: Pool = { dice, succeedsOn, criticalOn: 6, reRolls, ones: false };
  if (policy.saveReRolls === 'best' && reRolls.length > 0)
    return planRoll(pool, worthOfSaves(defending, hits, dice, lossOf));
  const key = dice * 100 + succeedsOn;
  const made = plain.get(key) ?? planRoll(pool, policy.saveReRolls === 'fails' ? 'fails' : 'never');
  plain.set(key, made);
  return made;
}

/** The saves after whatever may be changed about them. KT-4.9: dice kept for cover stay what they are. */
function bestSaves(shot: ShotCase, hits: Hits, rolled: Judged, kept: number): Hits {
  const all = ({ critical, normal }: Judged): Hits => ({ critical, normal: normal + kept });
  if (shot.saveChanges.length === 0) return all(rolled);
  return all(bestChanges(rolled, shot.saveChanges, now => [-damageLeft(shot, hits, all(now))]).dice);
}

/** Wounds lost, then incapacitations; or the other way round. */
function scoreOf(weights: Float64Array, { objective }: ShotPolicy): readonly number[] {
  let lost = 0;
  for (let x = 1; x < weights.length; x++) lost += x * weights[x]!;
  const killed = weights[weights.length - 1]!;
  return objective === 'damage' ? [lost, killed] : [killed, lost];
}

/** What final dice are worth to the defender. */
function worthOfSaves({ shot, policy }: Defending, hits: Hits, dice: number, lossOf: Loss): readonly Float64Array[] {
  const size = placesOf({ dice, ones: false });
  const worth = [new Float64Array(size), new Float64Array(size)];
  const mortal = shot.mortal * hits.critical;
  const weights = new Float64Array(shot.wounds + 1);
  for (let critical = 0; critical <= dice; critical++)
    for (let normal = 0; normal + critical <= dice; normal++) {
      weights.fill(0);
      spread(weights, shot, { mortal, amount: lossOf(critical, normal), weight: 1 });
      const value = scoreOf(weights, policy);
      for (const [i, list] of worth.entries()) list[place(dice, { critical, normal, ones: 0 })] = -value[i]!;
    }
  return worth;
}

/** KT-6.1, KT-6.2: adds the weight where the wounds lost say; excess is lost. */
function spread(
  weights: Float64Array,
  { wounds, ignoresOn, ignoresMortalOn }: ShotCase,
  { mortal, amount, weight }: { mortal: number; amount: number; weight: number },
): void {
  if (ignoresOn >= NEVER && ignoresMortalOn >= NEVER) {
    weights[Math.min(wounds, mortal + amount)]! += weight;
    return;
  }
  for (const first of lossesOf(mortal, ignoresMortalOn))
    for (const then of lossesOf(amount, ignoresOn))
      weights[Math.min(wounds, first.lost + then.lost)]! += weight * first.chance * then.chance;
}

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
function leastLeft(shot: ShotCase, hits: Hits, saves: Hits): Allocation {
  const ways = waysToSpend(hits, saves);
  let best = ways[0]!;
  for (const way of ways) if (damageOf(shot, way) < damageOf(shot, best)) best = way;
  return best;
}

const damageLeft = (shot: ShotCase, hits: Hits, saves: Hits): number => damageOf(shot, leastLeft(shot, hits, saves));
