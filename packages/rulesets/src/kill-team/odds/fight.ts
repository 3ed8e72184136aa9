// Exact odds of a combat.

import { atLeast, averageOf, type Distribution, keyed, lazy, mapped, six } from '@little-wars/engine';
import { bestFight, type FightCase, type Fighter, type FightPolicy, type ReRollPolicy } from './case.ts';
import { bestChanges, type Changed, type Judged } from './changes.ts';
import type { HitUse } from './clash.ts';
import { carried, chosenAt, mostRolls, placeOfDice, type Shown, stateOf, weightsBy } from './dice.ts';
import { type Clash, type ExchangePlan, planExchange, type Values } from './exchange.ts';
import type { Begun } from './open-ends.ts';
import { type Pool, place } from './pool.ts';
import { type End, type Prepared, prepare } from './prepared.ts';
import { byWorth, type Choices, type Decided, plainly, type Worth } from './re-rolls.ts';

export interface FightOdds {
  /** Wounds the defender loses, and the attacker; what exceeds them is lost. */
  readonly dealt: Distribution;
  readonly taken: Distribution;
  readonly averageDealt: number;
  readonly averageTaken: number;
  /** The chance that the defender is incapacitated, the attacker is, or neither. */
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

/** A fight thought through: its odds, and what each side does on the way. */
export interface FightPlan {
  readonly odds: FightOdds;
  /** The attacker's re-rolls: it has seen what the defender rolled. */
  attackerReRolls(nth: number, own: readonly Shown[], theirs: readonly Shown[]): readonly number[];
  /** The defender's: the attacker's dice are final. */
  defenderReRolls(nth: number, own: readonly Shown[], theirs: readonly Shown[]): readonly number[];
  /** What judged dice are changed into: the attacker's first, then the defender's. */
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

const judgedAt = (dice: number, { critical, normal }: End): Judged => ({
  critical,
  normal,
  fail: dice - critical - normal,
});

export function planFight(fight: FightCase, policy: FightPolicy = bestFight): FightPlan {
  const exchange = planExchange(fight, policy);
  const own = prepare(poolOf(fight.attacker));
  const theirs = prepare(poolOf(fight.defender));
  const changes = planChanges(fight, exchange);
  const meetings = meet({ own, theirs }, fight, changes, exchange);
  const reRolls = planReRolls({ own, theirs, policy, meetings });
  // Whoever only asks what to do needs no odds.
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

interface ChangePlan {
  attacker(own: Judged, theirs: Judged): Changed;
  defender(own: Judged, theirs: Judged): Changed;
}

function planChanges({ attacker: a, defender: d }: FightCase, exchange: ExchangePlan): ChangePlan {
  const value = (own: Judged, theirs: Judged): readonly [number, number] => {
    const { main, tie, side } = exchange.values();
    const at = placeOfHits(a, own) * side + placeOfHits(d, theirs);
    return [main[at]!, tie[at]!];
  };
  const defender = (own: Judged, theirs: Judged): Changed =>
    bestChanges(own, d.changes, dice => value(theirs, dice).map(x => -x), theirs);
  const attacker = (own: Judged, theirs: Judged): Changed =>
    bestChanges(own, a.changes, dice => value(dice, defender(theirs, dice).dice), theirs);
  return { attacker, defender };
}

const placeOfHits = ({ attacks }: Fighter, { critical, normal }: Judged): number =>
  place(attacks, { critical, normal, ones: 0 });

/** What final dice of both sides come to, by the places of both: changes made, and the value to the attacker. */
interface Meetings extends Values {
  /** Where dice are after changes: the place of the attacker's and of the defender's; null without any. */
  readonly changed: readonly [Int32Array, Int32Array] | null;
}

type Rolls = { readonly own: Prepared; readonly theirs: Prepared };

function meet({ own, theirs }: Rolls, fight: FightCase, changes: ChangePlan, exchange: ExchangePlan): Meetings {
  const { attacker, defender } = fight;
  const values = exchange.values();
  if (attacker.changes.length + defender.changes.length === 0) return { ...values, changed: null };
  const { side } = values;
  const size = own.places * side;
  const made = { side, main: new Float64Array(size), tie: new Float64Array(size) };
  const changed = [new Int32Array(size), new Int32Array(size)] as const;
  const others = theirs.ends.map(end => judgedAt(defender.attacks, end));
  for (const end of own.ends) {
    const mine = judgedAt(attacker.attacks, end);
    for (const [i, other] of others.entries()) {
      const first = attacker.changes.length === 0 ? mine : changes.attacker(mine, other).dice;
      const then = defender.changes.length === 0 ? other : changes.defender(other, first).dice;
      const at = end.place * side + theirs.ends[i]!.place;
      changed[0][at] = placeOfHits(attacker, first);
      changed[1][at] = placeOfHits(defender, then);
      const to = changed[0][at]! * side + changed[1][at]!;
      made.main[at] = values.main[to]!;
      made.tie[at] = values.tie[to]!;
    }
  }
  return { ...made, changed };
}

interface ReRollPlan {
  /** What the attacker does when the defender's roll led to a state. */
  attacker(theirs: number): Choices;
  /** What the defender does when the attacker's dice came to a place. */
  defender(own: number): Choices;
}

interface Rolling extends Rolls {
  readonly policy: FightPolicy;
  readonly meetings: Meetings;
}

const isPlain = ({ stages }: Prepared, policy: ReRollPolicy): policy is 'never' | 'fails' =>
  policy !== 'best' || stages.length === 0;

const plainOf = (prepared: Prepared, policy: ReRollPolicy): Choices =>
  plainly(prepared, policy === 'fails' ? 'fails' : 'never');

/** Backward induction: the defender rolls again last, with the attacker's final dice before it. */
function planReRolls(rolling: Rolling): ReRollPlan {
  const { own, theirs, policy, meetings } = rolling;
  const [plainA, plainD] = [plainOf(own, policy.attacker.reRolls), plainOf(theirs, policy.defender.reRolls)];
  const [isPlainA, isPlainD] = [isPlain(own, policy.attacker.reRolls), isPlain(theirs, policy.defender.reRolls)];
  const defenders: Decided[] = [];
  const defender = (place: number): Decided => {
    defenders[place] ??= byWorth(theirs, worthToDefender(theirs, meetings, place));
    return defenders[place];
  };
  const ends: Float64Array[] = [];
  /** Where a state of the defender's leads to by its plain policy. */
  const plainEnds = (state: number): Float64Array => {
    if (!ends[state]) {
      const only = new Float64Array(theirs.first.length);
      only[state] = 1;
      ends[state] = weightsBy(theirs, plainD, only);
    }
    return ends[state]!;
  };
  /** What the attacker may expect of its final dice, whatever the defender still does. */
  const hopes = (state: number): Worth => {
    const worth = [new Float64Array(own.places), new Float64Array(own.places)] as const;
    for (const { place } of own.ends) {
      if (isPlainD) addHopes(worth, place, { theirs, meetings, weights: plainEnds(state) });
      else for (const i of [0, 1] as const) worth[i][place] = -defender(place).values[i]![state]!;
    }
    return worth;
  };
  const attackers: Choices[] = [];
  return {
    defender: place => (isPlainD ? plainD : defender(place).choices),
    attacker(state) {
      if (isPlainA) return plainA;
      attackers[state] ??= byWorth(own, hopes(state)).choices;
      return attackers[state];
    },
  };
}

function worthToDefender({ ends, places }: Prepared, { main, tie, side }: Meetings, place: number): Worth {
  const worth = [new Float64Array(places), new Float64Array(places)] as const;
  for (const { place: at } of ends) {
    worth[0][at] = -main[place * side + at]!;
    worth[1][at] = -tie[place * side + at]!;
  }
  return worth;
}

function addHopes(
  worth: readonly [Float64Array, Float64Array],
  place: number,
  {
    theirs,
    meetings,
    weights,
  }: { readonly theirs: Prepared; readonly meetings: Meetings; readonly weights: Float64Array },
): void {
  const { main, tie, side } = meetings;
  for (const { place: at } of theirs.ends) {
    worth[0][place]! += weights[at]! * main[place * side + at]!;
    worth[1][place]! += weights[at]! * tie[place * side + at]!;
  }
}

/** How many falls of the dice lead to final dice of both sides: by the attacker's place, then the defender's. */
function weighed({ own, theirs, reRolls }: Rolls & { readonly reRolls: ReRollPlan }): readonly Float64Array[] {
  const states = theirs.first.length;
  // The defender's rolls that each place of the attacker's final dice goes with.
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
  const made: Float64Array[] = [];
  for (const { place } of own.ends)
    if (met[place]) made[place] = weightsBy(theirs, reRolls.defender(place), met[place]);
  return made;
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

const known = keyed<string, FightOdds>(1024);

/** The odds of a fight; those asked before are cached. */
export const fightOdds = (fight: FightCase, policy: FightPolicy = bestFight): FightOdds =>
  known(JSON.stringify([fight, policy]), () => planFight(fight, policy).odds);
