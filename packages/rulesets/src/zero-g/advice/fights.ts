// What charges and close combat are worth
import { chargeDice, targetsOf } from '../core/04-assault/charging.ts';
import { apart, enemiesInContact, friendsOf, isLocked, jumps, kit, modelOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { type Duel, duelOf } from './duel.ts';
import { chargeChances } from './outlook.ts';
import { stakeOf } from './stakes.ts';
import { WHOLE } from './worth.ts';

export interface Fight {
  readonly duel: Duel;
  readonly back: Duel;
  /** How many models strike at the same enemy. */
  readonly crowd: number;
  readonly points: { readonly mine: number; readonly theirs: number };
  /** The weight of losses relative to kills. */
  readonly stake: number;
}

/** Models strike in the turns of both players. */
const BLOWS_A_TURN = 2;

/** The chance that at least one of `count` attempts succeeds; `count` may be fractional. */
function anyOf(chance: number, count: number): number {
  let none = 1;
  for (let left = count; left > 0; left--) none *= 1 - Math.min(1, left) * chance;
  return 1 - none;
}

/** What a fight until one side is dead or the game ends is worth, to each of the models that charge together. */
export function fightWorth({ duel, back, crowd, points, stake }: Fight, turns: number): number {
  const most = { theirs: WHOLE * points.theirs, mine: WHOLE * points.mine };
  const all = (worth: number): number => anyOf(Math.min(1, worth / most.theirs), crowd);
  const hammer = all(duel.hammer);
  const loses = Math.min(1, back.standing / most.mine);
  const isFirst = duel.initiative > back.initiative;
  const isLast = duel.initiative < back.initiative;
  let [worth, lasts] = [0, 1];
  for (let round = 0; round <= BLOWS_A_TURN * turns; round++) {
    const before = round === 0 ? hammer : 0;
    const blows = all(round === 0 ? duel.blows : duel.standing) * (isLast ? 1 - loses / crowd : 1);
    const wins = before + (1 - before) * blows;
    const struck = loses * (1 - before) * (isFirst ? 1 - blows : 1);
    worth += lasts * (wins * most.theirs - struck * most.mine * stake);
    lasts *= (1 - wins) * (1 - struck / crowd);
  }
  return worth / crowd;
}

/** Within how many inches of an enemy friends may join a fight with it, and how often they do. */
const NEAR = 9;
export const ALONG = 0.5;
/** At most this many models strike at one enemy. */
export const CROWD = 3;

/** What a successful charge is worth. */
export function chargeWorth(t: Look, model: ModelId, target: ModelId): number {
  const crowd = friendsOf(t, model).reduce((sum, friend) => {
    const isIn = enemiesInContact(t, friend).includes(target);
    return sum + (isIn ? 1 : !isLocked(t, friend) && apart(t, friend, target) <= NEAR ? ALONG : 0);
  }, 1);
  const [own, other] = [modelOf(t, model), modelOf(t, target)];
  const points = { mine: kit(t, model).points, theirs: kit(t, target).points };
  const left = t.setup.options.rounds - Math.max(1, t.position.round);
  return fightWorth(
    {
      duel: duelOf(own, other),
      back: duelOf(other, own),
      crowd: Math.min(CROWD, crowd),
      points,
      stake: stakeOf(t, model),
    },
    left,
  );
}

/** The chance that a charge succeeds. */
export function chargeChance(t: Look, model: ModelId, target: ModelId): number {
  const once = chargeChances(chargeDice(t, model))[Math.ceil(apart(t, model, target))] ?? 0;
  return jumps(t, model) ? 1 - (1 - once) * (1 - once) : once;
}

/** The expected value of a model's best charge: at the given target, or at any if null. */
export function chargePromise(t: Look, model: ModelId, at: ModelId | null): number {
  const targets = isLocked(t, model) ? [] : targetsOf(t, model).filter(target => at === null || target === at);
  return Math.max(0, ...targets.map(target => chargeChance(t, model, target) * chargeWorth(t, model, target)));
}
