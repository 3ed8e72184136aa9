// The exact chances of one weapon on one model, from the queries that play asks

import type { ReRoll, Roll } from '../../w40k/types.ts';
import { attackOf, hitNeeds, skillOf } from '../core/03-shooting/fire.ts';
import { automaticHits } from '../core/03-shooting/template.ts';
import { blastOf, isTemplate } from '../core/03-shooting/weapons.ts';
import { blowAt, blowNeeds, blowsOf } from '../core/04-assault/fighting.ts';
import { saveOf, woundsOf } from '../core/05-attacks/saves.ts';
import { secondHitOn } from '../core/05-attacks/tables.ts';
import { isUnder, isVehicle, modelOf, ownerOf } from '../lookups.ts';
import type { Attack, Look, ModelId, Shot } from '../types.ts';
import { atOnce, type Chances, plus, power, scaled, times } from './chances.ts';
import { hullOdds } from './hull.ts';

export interface AttackOdds {
  /** The chance of each number of wounds or hull points lost, from 0 on. */
  readonly wounds: Chances;
  readonly mean: number;
  readonly kill: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How a roll of this kind may be rolled again. */
export function reRollOf(t: Look, attack: Attack, what: Roll['what'], needs: number): ReRoll {
  const model = what === 'save' || what === 'ignore' ? attack.target : attack.attacker;
  const roll: Roll = { what, seat: ownerOf(t, model), model, faces: [], again: [], needs, modifier: 0 };
  return t.query('re-rolls', 'none', { roll, attack });
}

/** The chance of each face once what may be rolled again has been; `one` is not among them. */
export function faceChances(which: ReRoll, fails: (face: number) => boolean): readonly number[] {
  const again = FACES.filter(
    face => (which === 'ones' ? face === 1 : which === 'failed' || which === 'any') && fails(face),
  );
  return FACES.map(face => ((again.includes(face) ? 0 : 1) + again.length / 6) / 6);
}

/** The chance that a die of this many or more comes, re-rolls of its kind included. */
function chanceOf(t: Look, attack: Attack, what: Roll['what'], needs: number): number {
  const faces = faceChances(reRollOf(t, attack, what, needs), face => face < needs);
  return FACES.reduce((sum, face, i) => (face >= needs ? sum + faces[i]! : sum), 0);
}

/** How many hits so many dice score: the chance of each number. */
function hitChances(t: Look, attack: Attack): Chances {
  if (attack.hits > 0) return atOnce(attack.hits);
  const isMelee = attack.manner === 'fighting';
  const needs = isMelee ? blowNeeds(t, attack) : hitNeeds(t, attack);
  const worth = (face: number): number =>
    face >= needs ? 1 + (isMelee ? 0 : t.query('more-hits', 0, { attack, face })) : 0;
  const second = isMelee ? null : secondHitOn(skillOf(t, attack));
  const which = reRollOf(t, attack, 'hit', needs);
  const faces = faceChances(which, face => face < needs);
  const chances: number[] = [];
  for (const [i, face] of FACES.entries()) chances[worth(face)] = (chances[worth(face)] ?? 0) + faces[i]!;
  let die: Chances = Array.from(chances, chance => chance ?? 0);
  if (second !== null) {
    const hit = (7 - second) / 6;
    die = plus([die[0]! * (1 - hit), die[0]! * hit], [0, ...die.slice(1)]);
  }
  const all = power(die, attack.attacks);
  if (which !== 'one') return all;
  // One failed die is rolled once more: all dice but those cases in which none failed.
  const none = power([0, ...die.slice(1)], attack.attacks);
  return plus(none, times(plus(all, scaled(none, -1)), die));
}

/** What one hit comes to: nothing, a wound lost, or all of them. */
export interface HitWorth {
  readonly nothing: number;
  readonly wound: number;
  readonly instant: number;
}

/** The chances of one hit on somebody with a Toughness. */
function hitWorth(t: Look, attack: Attack): HitWorth {
  const isWound = (face: number): boolean => woundsOf(t, attack, [face]).length > 0;
  const needs = FACES.find(isWound) ?? 7;
  const faces = faceChances(reRollOf(t, attack, 'wound', needs), face => !isWound(face));
  let [wound, instant] = [0, 0];
  for (const [i, face] of FACES.entries()) {
    const [made] = woundsOf(t, attack, [face]);
    if (!made) continue;
    const save = saveOf(t, attack, made);
    const unsaved = save === null ? 1 : 1 - chanceOf(t, attack, 'save', save.needs);
    const painless = t.query('feel-no-pain', [], { model: attack.target, instant: made.instant });
    const felt = painless.length === 0 ? 1 : 1 - chanceOf(t, attack, 'ignore', Math.min(...painless));
    const chance = faces[i]! * unsaved * felt;
    if (made.instant && !t.query('eternal-warrior', false, { model: attack.target })) instant += chance;
    else wound += chance;
  }
  return { nothing: 1 - wound - instant, wound, instant };
}

/** The wounds lost to so many hits with these chances, by somebody with so many left. */
function lossesOf(hits: Chances, { nothing, wound, instant }: HitWorth, left: number): Chances {
  const lost = Array.from({ length: left + 1 }, () => 0);
  for (const [count, chance] of hits.entries()) {
    if (chance === 0) continue;
    const spared = power([nothing, wound], count);
    let sum = 0;
    for (const [wounds, each] of spared.entries()) {
      const at = Math.min(left, wounds);
      lost[at] = lost[at]! + chance * each;
      sum += each;
    }
    // The rest has Instant Death among its wounds.
    if (instant > 0) lost[left] = lost[left]! + chance * (1 - sum);
  }
  return lost;
}

/** The chances of an attack that is about to be rolled for. */
export function oddsOfAttack(t: Look, attack: Attack): AttackOdds {
  const { wounds: left } = modelOf(t, attack.target);
  const hits = hitChances(t, attack);
  const wounds = isVehicle(t, attack.target) ? hullOdds(t, attack, hits) : lossesOf(hits, hitWorth(t, attack), left);
  const mean = wounds.reduce((sum, chance, count) => sum + chance * count, 0);
  return { wounds, mean, kill: wounds[left] ?? 0 };
}

/** A weapon fired at a model. A marker is taken to hit once in two, a flame always. */
export function oddsOfShot(t: Look, shot: Shot & { readonly target: ModelId }): AttackOdds {
  if (t.query('no-wounds', false, { attack: attackOf(t, shot) })) return { wounds: [1], mean: 0, kill: 0 };
  if (!isTemplate(t, shot) && blastOf(t, shot) === 0) return oddsOfAttack(t, attackOf(t, shot));
  return oddsOfAttack(t, automaticHits(t, { shot, hits: 1, origin: modelOf(t, shot.attacker).at }));
}

/** All blows of a weapon on one enemy. */
export function oddsOfBlows(
  t: Look,
  model: ModelId,
  target: ModelId,
  profile: string,
  blows = blowsOf(t, model, profile, [target]),
): AttackOdds {
  const attack = blowAt(t, model, target, profile, blows);
  const isSure = isVehicle(t, target) && isUnder(t, target, 'immobilised');
  return oddsOfAttack(t, isSure ? { ...attack, attacks: 0, hits: blows } : attack);
}
