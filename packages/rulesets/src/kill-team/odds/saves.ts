// The defender's side of a shot: which save, how many dice to retain for cover, what to re-roll, how to spend saves.

import { perObject, six } from '@little-wars/engine';
import type { Allocation } from '../core/04-shooting/saves.ts';
import type { Hits, ShotCase, ShotPolicy } from './case.ts';
import type { Changed, Judged } from './changes.ts';
import { carried, mostRolls, plainFalls, plainWeights, planOf, type RollPlan, weightsBy } from './dice.ts';
import { NEVER } from './ignored.ts';
import { columnOf, type LossTable, leastDamage, leastLeft, leastTable, lossTable, rowOf } from './left.ts';
import type { Kind } from './pool.ts';
import { MANY, type Prepared, prepare } from './prepared.ts';
import { type Choices, decideByWorth, kept, mainByWorth, plainly } from './re-rolls.ts';
import { amountsLeft, changedSaves, type Spending } from './spending.ts';

export type { Hits } from './case.ts';

/** How a defender rolls. */
export interface Stance {
  readonly save: 'save' | 'invulnerable';
  readonly kept: number;
  readonly roll: RollPlan;
}

/** The result of hits: x wounds are lost with a chance of `weights[x]` out of `total`. */
export interface Defended {
  readonly stance: Stance;
  readonly weights: ArrayLike<number>;
  /** Wounds lost and incapacitations, or the other way round: sums over all outcomes of the dice. */
  readonly value: readonly number[];
}

export interface DefencePlan {
  readonly total: number;
  against(hits: Hits): Defended;
  /** The changes of judged saves, without those retained for cover. */
  change(hits: Hits, rolled: Judged, kept: number): Changed;
  /** The allocation of saves that leaves the least damaging hits. */
  spend(hits: Hits, saves: Hits): Allocation;
}

/** In how many ways final saves are looked at: by hits, save, dice kept for cover, what the others show, re-rolls. */
export function savesIn(shot: ShotCase, policy: ShotPolicy): number {
  const { attacks, kept, saveReRolls, ignoresOn, ignoresMortalOn, ignoredHits, saveChanges } = shot;
  const offers = policy.saveReRolls === 'best' ? saveReRolls.length : 0;
  let count = 0;
  for (const save of savesOf(shot, policy)) {
    const dice = Math.max(...[0, 1].map(critical => diceFor(shot, save, { critical, normal: 0 })));
    // Without AP, whichever save succeeds less often is left out.
    const isLeftOut = save === 'invulnerable' && policy.save === 'best' && shot.saveOn <= shot.invulnerable!;
    if (isLeftOut && Math.max(shot.ap, shot.apWithCritical) === 0) continue;
    for (let keeps = 0; keeps <= (policy.cover === 'never' ? 0 : Math.min(kept, dice)); keeps++)
      count += endsOf(dice - keeps) * (1 + offers);
  }
  // Wounds that the dice ignore, hits that are ignored, and dice that are changed take longer.
  const isPlain = ignoresOn >= NEVER && ignoresMortalOn >= NEVER && ignoredHits + saveChanges.length === 0;
  return count * endsOf(attacks) * (isPlain ? 1 : 1.5);
}

/** What dice may come to: critical successes, normal ones and failures. */
const endsOf = (dice: number): number => ((dice + 1) * (dice + 2)) / 2;

export function planDefence(shot: ShotCase, policy: ShotPolicy): DefencePlan {
  const total = six(mostRolls({ dice: shot.defence, reRolls: shot.saveReRolls }));
  const defended: (Defended | undefined)[] = [];
  const side = shot.attacks + 1;
  const defending: Defending = {
    shot,
    policy,
    total,
    pools: [],
    losses: lossTable(shot),
    isSure: shot.ignoresOn >= NEVER && shot.ignoresMortalOn >= NEVER,
    least: leastTable(shot),
  };
  const against = (hits: Hits): Defended => {
    const key = hits.critical * side + hits.normal;
    defended[key] ??= bestStance(defending, hits);
    return defended[key];
  };
  return {
    total,
    against,
    change: (hits, rolled, keeps) => changedSaves(defending, hits, rolled, keeps),
    spend: (hits, saves) => leastLeft(shot, hits, saves),
  };
}

interface Defending extends Spending {
  readonly policy: ShotPolicy;
  readonly total: number;
  /** Prepared pools, by number of dice and save. */
  readonly pools: (Prepared | undefined)[];
  readonly losses: LossTable;
  /** Whether no wounds can be ignored. */
  readonly isSure: boolean;
}

/** One way to defend, and its cost: less is better. */
interface Tried {
  readonly save: Stance['save'];
  readonly kept: number;
  readonly prepared: Prepared;
  readonly choices: Choices;
  readonly main: number;
  readonly tie: number;
  /** The result, if it is computed already. */
  readonly weights: readonly number[] | null;
}

function bestStance(defending: Defending, hits: Hits): Defended {
  const { shot, policy, isSure } = defending;
  let best = null as Tried | null;
  for (const save of savesOf(shot, policy)) {
    const dice = diceFor(shot, save, hits);
    // The armour save has as many dice and succeeds at least as often, so this one cannot be better.
    if (best?.save === 'save' && dice === diceFor(shot, 'save', hits) && shot.saveOn <= shot.invulnerable!) continue;
    const most = Math.min(shot.kept, dice);
    const least = policy.cover === 'always' ? most : 0;
    for (let keeps = policy.cover === 'never' ? 0 : most; keeps >= least; keeps--) {
      const way: Way = { save, kept: keeps, prepared: poolFor(defending, save, dice - keeps) };
      const isPlain = isSure && !isOpen(policy, way.prepared) && shot.saveChanges.length === 0;
      const tried = isPlain
        ? plainStance(defending, hits, way)
        : inStance(defending, hits, way, best?.main ?? Infinity);
      if (tried === null) continue;
      if (best !== null && (tried.main > best.main || (tried.main === best.main && tried.tie >= best.tie))) continue;
      // The next way may overwrite these choices.
      best = tried.choices.length === 0 ? tried : { ...tried, choices: kept(tried.choices) };
      // Nothing is lost, so nothing can be better.
      if (best.main === 0 && best.tie === 0) return defendedBy(defending, hits, best);
    }
  }
  return defendedBy(defending, hits, best!);
}

type Way = Pick<Tried, 'save' | 'kept' | 'prepared'>;

/** The fast path without choices and without wounds that may be ignored: by far the most shots. */
function plainStance(defending: Defending, hits: Hits, { save, kept: keeps, prepared }: Way): Tried {
  const { shot, policy, total, least } = defending;
  const { wounds } = shot;
  const { critical, normal, weight, again } = plainFalls(prepared, plainOf(policy));
  const scale = total / again;
  const mortal = shot.mortal * hits.critical;
  const row = rowOf(least, hits);
  const { amounts } = least;
  const weights = new Array<number>(wounds + 1).fill(0);
  let lost = 0;
  for (let i = 0; i < weight.length; i++) {
    const at = row + columnOf(least, critical[i]!, normal[i]! + keeps);
    let amount = amounts[at]!;
    if (amount < 0) {
      amount = leastDamage(shot, hits, critical[i]!, normal[i]! + keeps);
      amounts[at] = amount;
    }
    const x = Math.min(wounds, mortal + amount);
    weights[x]! += weight[i]! * scale;
    lost += x * weight[i]! * scale;
  }
  const killed = weights[wounds]!;
  const isDamage = policy.objective === 'damage';
  const choices = plainly(prepared, plainOf(policy));
  return {
    save,
    kept: keeps,
    prepared,
    choices,
    main: isDamage ? lost : killed,
    tie: isDamage ? killed : lost,
    weights,
  };
}

/** A stance whose plan is computed lazily. */
class PlannedStance implements Stance {
  readonly save: Stance['save'];
  readonly kept: number;
  private readonly prepared: Prepared;
  private readonly choices: Choices;

  constructor({ save, kept: keeps, prepared, choices }: Tried) {
    this.save = save;
    this.kept = keeps;
    this.prepared = prepared;
    this.choices = choices;
  }

  get roll(): RollPlan {
    return planOf(this.prepared, this.choices, weightsBy(this.prepared, this.choices));
  }
}

const defendedBy = (defending: Defending, hits: Hits, tried: Tried): Defended => ({
  stance: new PlannedStance(tried),
  weights: tried.weights ?? weightsOf(defending, hits, tried),
  value: [tried.main, tried.tie],
});

/** The result of hits in a stance. */
function weightsOf(defending: Defending, hits: Hits, { kept: keeps, prepared, choices }: Tried): Float64Array {
  const { shot, policy, losses, total } = defending;
  const falls = isOpen(policy, prepared) ? carried(prepared, choices) : plainWeights(prepared, plainOf(policy));
  const scale = total / six(mostRolls(prepared.pool));
  const weights = new Float64Array(shot.wounds + 1);
  const mortal = shot.mortal * hits.critical;
  const amounts = amountsLeft(defending, hits, prepared, keeps);
  const { ends } = prepared;
  for (let i = 0; i < ends.length; i++) {
    const weight = falls[ends[i]!.place]!;
    if (weight !== 0) losses.spread(weights, mortal, amounts[i]!, weight * scale);
  }
  return weights;
}

/** Whether there is any choice to make. */
const isOpen = ({ saveReRolls }: ShotPolicy, { stages }: Prepared): boolean =>
  saveReRolls === 'best' && stages.length > 0;
const plainOf = ({ saveReRolls }: ShotPolicy): 'fails' | 'never' => (saveReRolls === 'fails' ? 'fails' : 'never');

const SAVE: readonly Stance['save'][] = ['save'];
const INVULNERABLE: readonly Stance['save'][] = ['invulnerable'];
const EITHER: readonly Stance['save'][] = ['save', 'invulnerable'];

function savesOf({ invulnerable }: ShotCase, { save }: ShotPolicy): readonly Stance['save'][] {
  if (invulnerable === null || save === 'save') return SAVE;
  return save === 'invulnerable' ? INVULNERABLE : EITHER;
}

/** KT-9.1, KT-9.16, KT-9.11: dice left after AP; an invulnerable save has them all. */
function diceFor({ defence, ap, apWithCritical }: ShotCase, save: Stance['save'], { critical }: Hits): number {
  return save === 'invulnerable' ? defence : Math.max(0, defence - (critical > 0 ? apWithCritical : ap));
}

/** Null if it is certainly worse than `best`. */
function inStance(defending: Defending, hits: Hits, way: Way, best: number): Tried | null {
  const { save, kept: keeps, prepared } = way;
  const { shot, policy, total, losses } = defending;
  const scale = total / six(mostRolls(prepared.pool));
  const mortal = shot.mortal * hits.critical;
  const isDamage = policy.objective === 'damage';
  const open = isOpen(policy, prepared);
  const falls = open ? null : plainWeights(prepared, plainOf(policy));
  const worth = worthFor(prepared);
  const worthLost = worth[isDamage ? 0 : 1];
  const worthKilled = worth[isDamage ? 1 : 0];
  let lost = 0;
  let killed = 0;
  const amounts = amountsLeft(defending, hits, prepared, keeps);
  const { ends } = prepared;
  for (let i = 0; i < ends.length; i++) {
    const { place } = ends[i]!;
    const loss = losses.of(mortal, amounts[i]!);
    worthLost[place] = -loss.lost;
    worthKilled[place] = -loss.killed;
    if (falls === null) continue;
    lost += falls[place]! * loss.lost;
    killed += falls[place]! * loss.killed;
  }
  // If offers take more dice than there are, values are on a larger scale than weights.
  const by = scale * again(prepared);
  if (open && best < Infinity && averageOver(prepared, mainByWorth(prepared, worth[0])) * by > best) return null;
  const choices = open ? decideByWorth(prepared, worth) : null;
  if (choices === null) {
    const [main, tie] = isDamage ? [lost * scale, killed * scale] : [killed * scale, lost * scale];
    return { save, kept: keeps, prepared, choices: plainly(prepared, plainOf(policy)), main, tie, weights: null };
  }
  const [main, tie] = [averageOver(prepared, choices.values[0]!) * by, averageOver(prepared, choices.values[1]!) * by];
  return { save, kept: keeps, prepared, choices: choices.choices, main, tie, weights: null };
}

/** The average loss, from the values of the states after the first roll, which are 0 or less. */
function averageOver({ first }: Prepared, values: Float64Array): number {
  let sum = 0;
  for (let state = 0; state < first.length; state++) sum -= first[state]! * values[state]!;
  return sum;
}

/** The factor between the scale of all offers and that of the dice that can be re-rolled at most. */
function again({ pool, stages }: Prepared): number {
  let offered = 0;
  for (const { most } of stages) offered += most;
  return six(mostRolls(pool) - pool.dice) / six(offered);
}

/** Scratch memory for the worth of final dice to the defender. */
const worthFor = perObject(({ places }: Prepared) => [new Float64Array(places), new Float64Array(places)] as const);

/** A better save never costs the defender anything. */
const RANKING: readonly Kind[] = ['fail', 'normal', 'critical'];

function poolFor({ shot, pools }: Defending, save: Stance['save'], dice: number): Prepared {
  const succeedsOn = save === 'invulnerable' ? shot.invulnerable! : shot.saveOn;
  const key = dice * 2 + (save === 'save' ? 0 : 1);
  pools[key] ??= prepare(
    { dice, succeedsOn, criticalOn: 6, reRolls: dice === 0 ? [] : shot.saveReRolls, ones: false },
    dice > MANY ? RANKING : null,
  );
  return pools[key];
}
