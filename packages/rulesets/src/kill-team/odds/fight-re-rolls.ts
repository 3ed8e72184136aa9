// The re-rolls of both sides of a combat.
import type { FightPolicy, ReRollPolicy } from './case.ts';
import { weightsBy } from './dice.ts';
import type { Meetings, Rolls } from './meetings.ts';
import type { Prepared } from './prepared.ts';
import { byWorth, type Choices, type Decided, plainly, type Worth } from './re-rolls.ts';

export interface ReRollPlan {
  /** The attacker's choices, given the state of the defender's roll. */
  attacker(theirs: number): Choices;
  /** The defender's choices, given the place of the attacker's dice. */
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

/** Backward induction: the defender re-rolls last, knowing the attacker's final dice. */
export function planReRolls(rolling: Rolling): ReRollPlan {
  const { own, theirs, policy, meetings } = rolling;
  const [plainA, plainD] = [plainOf(own, policy.attacker.reRolls), plainOf(theirs, policy.defender.reRolls)];
  const [isPlainA, isPlainD] = [isPlain(own, policy.attacker.reRolls), isPlain(theirs, policy.defender.reRolls)];
  const defenders: Decided[] = [];
  const defender = (place: number): Decided => {
    defenders[place] ??= byWorth(theirs, worthToDefender(theirs, meetings, place));
    return defenders[place];
  };
  const ends: Float64Array[] = [];
  /** The weights of places that a state of the defender leads to by its fixed policy. */
  const plainEnds = (state: number): Float64Array => {
    if (!ends[state]) {
      const only = new Float64Array(theirs.first.length);
      only[state] = 1;
      ends[state] = weightsBy(theirs, plainD, only);
    }
    return ends[state]!;
  };
  /** The attacker's expected value of its final dice, with the defender's re-rolls to come. */
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
