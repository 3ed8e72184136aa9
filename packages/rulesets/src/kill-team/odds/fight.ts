// Exact odds of a combat.

import { atLeast, averageOf, type Distribution, keyed, lazy, mapped, six } from '@little-wars/engine';
import { bestFight, type FightCase, type Fighter, type FightPolicy, type ReRollPolicy } from './case.ts';
import type { Changed, Judged } from './changes.ts';
import type { HitUse } from './clash.ts';
import { carried, chosenAt, mostRolls, placeOfDice, type Shown, stateOf, weightsBy } from './dice.ts';
import { type Clash, type ExchangePlan, planExchange } from './exchange.ts';
import { planReRolls, type ReRollPlan } from './fight-re-rolls.ts';
import { type Meetings, meet, planChanges, type Rolls, rises } from './meetings.ts';
import type { Begun } from './open-ends.ts';
import type { Kind, Pool } from './pool.ts';
import { type Prepared, prepare } from './prepared.ts';
import type { Choices } from './re-rolls.ts';

export interface FightOdds {
  /** Wounds lost by the defender and by the attacker; excess damage is lost. */
  readonly dealt: Distribution;
  readonly taken: Distribution;
  readonly averageDealt: number;
  readonly averageTaken: number;
  /** The chance that the defender is incapacitated, that the attacker is, or neither. */
  readonly kill: number;
  readonly killed: number;
  readonly neither: number;
  /** `both[x][y]` of the total: x wounds dealt and y taken. */
  readonly both: readonly (readonly number[])[];
  readonly total: number;
  /** KT-9.18: mortal wounds on each further enemy of the attacker, and of the defender. */
  readonly reaped: readonly [byAttacker: Distribution, byDefender: Distribution];
  /** KT-9.23: the chance that the defender loses APL, and the attacker. */
  readonly stunned: readonly [defender: number, attacker: number];
}

/** The odds of a fight, and what each side does at every choice. */
export interface FightPlan {
  readonly odds: FightOdds;
  /** The attacker's re-rolls: it has seen what the defender rolled. */
  attackerReRolls(nth: number, own: readonly Shown[], theirs: readonly Shown[]): readonly number[];
  /** The defender's: the attacker's dice are final. */
  defenderReRolls(nth: number, own: readonly Shown[], theirs: readonly Shown[]): readonly number[];
  /** The changes of judged dice: the attacker's first, then the defender's. */
  attackerChanges(own: Judged, theirs: Judged): Changed;
  defenderChanges(own: Judged, theirs: Judged): Changed;
  choose(clash: Clash): HitUse | null;
  /** Whether the one that a hit would strike ignores its damage. */
  ignores(clash: Clash, use: HitUse): boolean;
}

const poolOf = ({ attacks, hitOn, criticalOn, reRolls }: Fighter): Pool => ({
  dice: attacks,
  succeedsOn: hitOn,
  criticalOn,
  reRolls: attacks === 0 ? [] : reRolls,
  ones: false,
});

/** With more dice than this, only the worst are considered for re-rolls, if a better die is never worth less. */
const FEW = 6;
const RANKING: readonly Kind[] = ['fail', 'normal', 'critical'];

export function planFight(fight: FightCase, policy: FightPolicy = bestFight): FightPlan {
  const exchange = planExchange(fight, policy);
  const changes = planChanges(fight, exchange);
  const pools = [poolOf(fight.attacker), poolOf(fight.defender)] as const;
  const [ofAttacker, ofDefender] = pools.map(pool => prepare({ ...pool, reRolls: [] })) as [Prepared, Prepared];
  const meetings = meet({ own: ofAttacker, theirs: ofDefender }, fight, changes, exchange);
  const rank = (side: 0 | 1, how: ReRollPolicy) =>
    how === 'best' && pools[side].dice > FEW && rises(meetings, ofAttacker, ofDefender, side) ? RANKING : null;
  const own = prepare(pools[0], rank(0, policy.attacker.reRolls));
  const theirs = prepare(pools[1], rank(1, policy.defender.reRolls));
  const reRolls = planReRolls({ own, theirs, policy, meetings });
  // Advice alone needs no odds.
  const odds = lazy(() => oddsOf(fight, weighed({ own, theirs, reRolls }), { exchange, meetings }));
  return {
    get odds() {
      return odds();
    },
    attackerReRolls: (nth, dice, seen) => {
      const state = stateOf(theirs, 0, seen);
      return state === undefined ? [] : chosenAt(own, reRolls.attacker(state), nth, dice);
    },
    defenderReRolls: (nth, dice, seen) => chosenAt(theirs, reRolls.defender(placeOfDice(own, seen)), nth, dice),
    attackerChanges: changes.attacker,
    defenderChanges: changes.defender,
    choose: exchange.choose,
    ignores: exchange.ignores,
  };
}

/** How many outcomes lead to final dice of both sides, by the attacker's place, then the defender's. */
function weighed({ own, theirs, reRolls }: Rolls & { readonly reRolls: ReRollPlan }): readonly Float64Array[] {
  const states = theirs.first.length;
  // The weights of the defender's rolls, by the place of the attacker's final dice.
  const met: Float64Array[] = [];
  let before: Choices | null = null;
  let weights: Float64Array = new Float64Array(0);
  for (let state = 0; state < states; state++) {
    const weight = theirs.first[state]!;
    if (weight === 0) continue;
    const choices = reRolls.attacker(state);
    if (choices !== before) weights = carried(own, choices);
    before = choices;
    for (const { place } of own.ends) {
      if (weights[place] === 0) continue;
      met[place] ??= new Float64Array(states);
      met[place]![state]! += weight * weights[place]!;
    }
  }
  const falls: Float64Array[] = [];
  for (const { place } of own.ends)
    if (met[place]) falls[place] = weightsBy(theirs, reRolls.defender(place), met[place]);
  return falls;
}

function oddsOf(
  { attacker, defender }: FightCase,
  falls: readonly Float64Array[],
  { exchange, meetings }: { readonly exchange: ExchangePlan; readonly meetings: Meetings },
): FightOdds {
  const total = six(mostRolls(poolOf(attacker)) + mostRolls(poolOf(defender)));
  const { side, changed } = meetings;
  const hitsAt = (place: number, at: number): readonly [number, number] =>
    changed === null ? [place, at] : [changed[0][place * side + at]!, changed[1][place * side + at]!];
  const begun: Begun[] = [];
  for (const [place, weights] of falls.entries())
    for (const [at, weight] of weights?.entries() ?? [])
      if (weight !== 0) begun.push({ hits: hitsAt(place, at), weight });
  const { both, strikes } = exchange.tally(begun);
  const dealt = { weights: both.map(row => row.reduce((a, b) => a + b, 0)), total };
  const taken = { weights: both[0]!.map((_, y) => both.reduce((sum, row) => sum + row[y]!, 0)), total };
  const byAttacker = { weights: strikes[0], total };
  const byDefender = { weights: strikes[1], total };
  const [kill, killed] = [atLeast(dealt, defender.wounds), atLeast(taken, attacker.wounds)];
  return {
    dealt,
    taken,
    averageDealt: averageOf(dealt),
    averageTaken: averageOf(taken),
    kill,
    killed,
    neither: 1 - kill - killed,
    both,
    total,
    reaped: [mapped(byAttacker, n => n * attacker.reap), mapped(byDefender, n => n * defender.reap)],
    stunned: [attacker.stun ? atLeast(byAttacker, 2) : 0, defender.stun ? atLeast(byDefender, 2) : 0],
  };
}

const cached = keyed<string, FightOdds>(1024);

/** The odds of a fight; those asked before are cached. */
export const fightOdds = (fight: FightCase, policy: FightPolicy = bestFight): FightOdds =>
  cached(JSON.stringify([fight, policy]), () => planFight(fight, policy).odds);
