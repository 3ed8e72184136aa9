// Advice on re-rolls: which dice, and whether it is worth a command point.
import { type Advised, bestOf, type Question } from '@little-wars/engine';
import { type AboutDice, countsAs, diceOf, neededBy, now, type Side, seatOf } from '../core/dice/dice.ts';
import { bestShot } from '../odds/case.ts';
import { planExchange } from '../odds/exchange.ts';
import { fightCaseOf } from '../odds/fight-case.ts';
import { planDefence } from '../odds/saves.ts';
import type { Die, Look } from '../types.ts';
import { attackNow, duelNow, failing, hitsOf, plannedReRolls, shotNow } from './dice.ts';
import { TO_STAND } from './fights.ts';
import { harm } from './harm.ts';

export function adviseReRolls(
  t: Look,
  { about, options, least, most }: Question<'pick-some', AboutDice>,
): Advised<'pick-some'> | null {
  const { side, rule } = about;
  const places = options as readonly number[];
  const wanted = plannedReRolls(t, side, rule) ?? failing(t, side, places);
  const answer = wanted.filter(i => places.includes(i)).slice(0, most);
  return answer.length < least ? null : { answer, because: { reason: 'better-dice', dice: answer.length } };
}

/** What a side's dice are worth to it as they lie: harm done, or harm avoided. */
function worthOfDice(t: Look, side: Side, dice: readonly Die[]): number {
  const { kind } = attackNow(t);
  const { critical, normal } = hitsOf(t, side, dice);
  if (kind === 'combat') return worthOfExchange(t, side, { critical, normal });
  const { target } = attackNow(t);
  const shot = shotNow(t);
  const plan = planDefence(shot, bestShot);
  if (side === 'attacker') return harm(t, target, ...averageOf(plan.against({ critical, normal }).weights, plan.total));
  const left = plan.spend(hitsOf(t, 'attacker'), { critical, normal });
  const lost = Math.min(shot.wounds, left.critical * shot.damage[1] + left.normal * shot.damage[0]);
  return -harm(t, target, lost, lost === shot.wounds ? 1 : 0);
}

/** Average wounds lost, and the chance of losing all. */
function averageOf(weights: ArrayLike<number>, total: number): [average: number, kill: number] {
  let sum = 0;
  for (let wounds = 0; wounds < weights.length; wounds++) sum += weights[wounds]! * wounds;
  return [sum / total, weights[weights.length - 1]! / total];
}

function worthOfExchange(t: Look, side: Side, own: { readonly critical: number; readonly normal: number }): number {
  const { attacker, target } = attackNow(t);
  const fight = fightCaseOf(t, duelNow(t));
  const hits = [
    side === 'attacker' ? own : hitsOf(t, 'attacker'),
    side === 'defender' ? own : hitsOf(t, 'defender'),
  ] as const;
  const ends = planExchange(fight, TO_STAND).ends(hits);
  const worth = ends.reduce((sum, { wounds: [ownLeft, theirLeft], chance }) => {
    const gained = harm(t, target, fight.defender.wounds - theirLeft, theirLeft === 0 ? 1 : 0);
    const lost = harm(t, attacker, fight.attacker.wounds - ownLeft, ownLeft === 0 ? 1 : 0);
    return sum + chance * (gained - lost);
  }, 0);
  return side === 'attacker' ? worth : -worth;
}

interface Again {
  readonly die: number;
  /** Average gain. */
  readonly worth: number;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** The die that gains the most by a re-roll; dice that count the same are evaluated once. */
export function bestToRollAgain(t: Look, side: Side, places: readonly number[]): Again | null {
  const dice = diceOf(now(t, side));
  const needed = neededBy(t, now(t, side));
  const before = worthOfDice(t, side, dice);
  const worths = new Map<string, number>();
  const worthWith = (die: number, face: number): number => {
    const changed = dice.map((each, i) => (i === die ? { ...each, face } : each));
    const key = `${countsAs(dice[die]!.face, needed)}/${countsAs(face, needed)}`;
    const worth = worths.get(key) ?? worthOfDice(t, side, changed);
    worths.set(key, worth);
    return worth;
  };
  const again = places
    .filter(die => !dice[die]!.reRolled && dice[die]!.as === null)
    .map(die => ({ die, worth: FACES.reduce((sum, face) => sum + worthWith(die, face), 0) / 6 - before }));
  return bestOf(again);
}

/** The side whose dice a seat may change now. */
export const sideOf = (t: Look, seat: Question['to']): Side | undefined =>
  (['attacker', 'defender'] as const).find(each => seatOf(t, now(t, each)) === seat);

export function adviseDie(
  t: Look,
  { about: { side }, options }: Question<'pick-one', AboutDice>,
): Advised<'pick-one'> | null {
  const best = bestToRollAgain(t, side, options as readonly number[]);
  return best && { answer: best.die, because: { reason: 'better-dice', dice: 1, worth: best.worth } };
}
