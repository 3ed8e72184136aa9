// Exact odds of a combat.
import { bestFight, type FightCase, type Fighter, type FightPolicy, type ReRollPolicy } from './case.ts';
import { bestChanges, type Changed, type Judged } from './changes.ts';
import { chosenAt, mostRolls, rolledBy, type Shown, stateOf } from './dice.ts';
import { atLeast, averageOf, type Distribution, mapped, six } from './distribution.ts';
import { type Clash, type ExchangePlan, type HitUse, planExchange, type Value } from './exchange.ts';
import { atPlace, type Pool, placesOf } from './pool.ts';
import { byWorth, type Decide, type Decider, type Prepared, plainly, prepare } from './re-rolls.ts';

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
}

const poolOf = ({ attacks, hitOn, criticalOn, reRolls }: Fighter): Pool => ({
  dice: attacks,
  succeedsOn: hitOn,
  criticalOn,
  reRolls: attacks === 0 ? [] : reRolls,
  ones: false,
});

const judgedAt = (dice: number, at: number): Judged => {
  const { critical, normal } = atPlace(dice, at);
  return { critical, normal, fail: dice - critical - normal };
};

/** Places that dice can come to. */
const realPlaces = (pool: Pool): readonly number[] =>
  Array.from({ length: placesOf(pool) }, (_, at) => at).filter(at => judgedAt(pool.dice, at).fail >= 0);

export function planFight(fight: FightCase, policy: FightPolicy = bestFight): FightPlan {
  const exchange = planExchange(fight, policy);
  const own = prepare(poolOf(fight.attacker));
  const theirs = prepare(poolOf(fight.defender));
  const changes = planChanges(fight, exchange);
  const reRolls = planReRolls({ own, theirs, policy, changes });
  return {
    odds: oddsOf(fight, weighed({ own, theirs, changes, reRolls }), exchange),
    attackerReRolls: (nth, dice, seen) => chosenAt(own, reRolls.attacker(stateOf(theirs, 0, seen)), nth, dice),
    defenderReRolls: (nth, dice, seen) => {
      const final = seen.map(die => ({ ...die, reRolled: true }));
      return chosenAt(theirs, reRolls.defender(stateOf(own, 0, final)), nth, dice);
    },
    attackerChanges: changes.attacker,
    defenderChanges: changes.defender,
    choose: exchange.choose,
  };
}

interface ChangePlan {
  attacker(own: Judged, theirs: Judged): Changed;
  defender(own: Judged, theirs: Judged): Changed;
  /** Both, by the places their dice came to. */
  at(attacker: number, defender: number): { readonly dice: readonly [Judged, Judged]; readonly value: Value };
}

function planChanges({ attacker: a, defender: d }: FightCase, exchange: ExchangePlan): ChangePlan {
  const defender = (own: Judged, theirs: Judged): Changed =>
    bestChanges(own, d.changes, dice => exchange.value([theirs, dice]).map(x => -x), theirs);
  const attacker = (own: Judged, theirs: Judged): Changed =>
    bestChanges(own, a.changes, dice => exchange.value([dice, defender(theirs, dice).dice]), theirs);
  const side = (d.attacks + 1) * (d.attacks + 1);
  const known: { dice: readonly [Judged, Judged]; value: Value }[] = [];
  return {
    attacker,
    defender,
    at(atA, atD) {
      const key = atA * side + atD;
      if (known[key]) return known[key];
      const [own, theirs] = [judgedAt(a.attacks, atA), judgedAt(d.attacks, atD)];
      const mine = attacker(own, theirs).dice;
      const dice = [mine, defender(theirs, mine).dice] as const;
      const made = { dice, value: exchange.value(dice) };
      known[key] = made;
      return made;
    },
  };
}

interface ReRollPlan {
  /** What the attacker does when the defender's roll led to a state. */
  attacker(theirs: number): Decide;
  /** What the defender does when the attacker's dice came to a place. */
  defender(own: number): Decide;
}

interface Rolling {
  readonly own: Prepared;
  readonly theirs: Prepared;
  readonly policy: FightPolicy;
  readonly changes: ChangePlan;
}

const isPlain = ({ stages }: Prepared, policy: ReRollPolicy): policy is 'never' | 'fails' =>
  policy !== 'best' || stages.length === 0;

const plainOf = (prepared: Prepared, policy: ReRollPolicy): Decide =>
  plainly(prepared, policy === 'fails' ? 'fails' : 'never');

/** Backward induction: the defender rolls again last, with the attacker's final dice before it. */
function planReRolls(rolling: Rolling): ReRollPlan {
  const { own, theirs, policy, changes } = rolling;
  const plainA = plainOf(own, policy.attacker.reRolls);
  const plainD = plainOf(theirs, policy.defender.reRolls);
  const defenders: Decider[] = [];
  const defender = (place: number): Decider => {
    defenders[place] ??= byWorth(
      theirs,
      worthOf(theirs.pool, at => changes.at(place, at).value.map(x => -x)),
    );
    return defenders[place];
  };
  /** What the attacker may expect of its final dice, whatever the defender still does. */
  const hope = (place: number, state: number): readonly number[] => {
    if (!isPlain(theirs, policy.defender.reRolls))
      return defender(place)
        .value(state)
        .slice(0, 2)
        .map(x => -x);
    const sum: [number, number] = [0, 0];
    for (const { critical, normal, weight } of plainEnds(state)) {
      const [main, tie] = changes.at(place, critical * (theirs.pool.dice + 1) + normal).value;
      sum[0] += weight * main;
      sum[1] += weight * tie;
    }
    return sum;
  };
  const ends = new Map<number, ReturnType<typeof rolledBy>>();
  const plainEnds = (state: number): ReturnType<typeof rolledBy> => {
    const made = ends.get(state) ?? rolledBy(theirs, plainD, [[state, 1]]);
    ends.set(state, made);
    return made;
  };
  const attackers = new Map<number, Decide>();
  return {
    defender: place => (isPlain(theirs, policy.defender.reRolls) ? plainD : defender(place).decide),
    attacker(state) {
      if (isPlain(own, policy.attacker.reRolls)) return plainA;
      const made =
        attackers.get(state) ??
        byWorth(
          own,
          worthOf(own.pool, at => hope(at, state)),
        ).decide;
      attackers.set(state, made);
      return made;
    },
  };
}

function worthOf(pool: Pool, value: (at: number) => readonly number[]): readonly Float64Array[] {
  const lists = [new Float64Array(placesOf(pool)), new Float64Array(placesOf(pool))];
  for (const at of realPlaces(pool)) for (const [i, x] of value(at).entries()) lists[i]![at] = x;
  return lists;
}

/** Final dice of both sides, changes made, and how many falls of the dice lead there. */
interface Weighed {
  readonly dice: readonly [Judged, Judged];
  readonly weight: number;
}

interface Weighing {
  readonly own: Prepared;
  readonly theirs: Prepared;
  readonly changes: ChangePlan;
  readonly reRolls: ReRollPlan;
}

function weighed({ own, theirs, changes, reRolls }: Weighing): readonly Weighed[] {
  // The defender's rolls that each place of the attacker's final dice goes with.
  const met = new Map<number, [state: number, weight: number][]>();
  for (const [state, weight] of theirs.first)
    for (const rolled of rolledBy(own, reRolls.attacker(state))) {
      const place = rolled.critical * (own.pool.dice + 1) + rolled.normal;
      const list = met.get(place) ?? [];
      list.push([state, weight * rolled.weight]);
      met.set(place, list);
    }
  return [...met].flatMap(([place, from]) =>
    rolledBy(theirs, reRolls.defender(place), from).map(({ critical, normal, weight }) => {
      const at = critical * (theirs.pool.dice + 1) + normal;
      return { dice: changes.at(place, at).dice, weight };
    }),
  );
}

function oddsOf({ attacker, defender }: FightCase, falls: readonly Weighed[], exchange: ExchangePlan): FightOdds {
  const total = six(mostRolls(poolOf(attacker)) + mostRolls(poolOf(defender)));
  const both = Array.from({ length: defender.wounds + 1 }, () => new Array<number>(attacker.wounds + 1).fill(0));
  const strikes = [attacker, defender].map(({ attacks }) => new Array<number>(attacks + 1).fill(0));
  for (const { dice, weight } of falls)
    for (const { wounds, criticalStrikes, chance } of exchange.ends(dice)) {
      both[defender.wounds - wounds[1]]![attacker.wounds - wounds[0]]! += weight * chance;
      strikes[0]![criticalStrikes[0]]! += weight * chance;
      strikes[1]![criticalStrikes[1]]! += weight * chance;
    }
  const dealt = { weights: both.map(row => row.reduce((a, b) => a + b, 0)), total };
  const taken = { weights: both[0]!.map((_, y) => both.reduce((sum, row) => sum + row[y]!, 0)), total };
  const byAttacker = { weights: strikes[0]!, total };
  const byDefender = { weights: strikes[1]!, total };
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

const MOST_KNOWN = 1024;
const known = new Map<string, FightOdds>();

/** The odds of a fight; those asked before are remembered. */
export function fightOdds(fight: FightCase, policy: FightPolicy = bestFight): FightOdds {
  const key = JSON.stringify([fight, policy]);
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const { odds } = planFight(fight, policy);
  known.set(key, odds);
  return odds;
}
