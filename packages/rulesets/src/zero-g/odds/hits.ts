// 7E-5.3, 7E-5.24, 7E-6.11  How many hits an attack scores, and how many of its dice remain a 1
import { ahead, CLOCK, inches, type Spot, shareUnder } from '@little-wars/engine/geometry';
import type { ReRoll, Roll } from '../../w40k/types.ts';
import { SCATTER_HIT } from '../core/03-shooting/blast.ts';
import { hitNeeds, skillOf } from '../core/03-shooting/fire.ts';
import { canSee } from '../core/03-shooting/sights.ts';
import { markerAt } from '../core/03-shooting/targets.ts';
import { blastOf, isOutOfReach } from '../core/03-shooting/weapons.ts';
import { blowNeeds } from '../core/04-assault/fighting.ts';
import { secondHitOn } from '../core/05-attacks/tables.ts';
import { ballisticSkill, modelOf, ownerOf, standing } from '../lookups.ts';
import type { Attack, Look, ModelId, Shot } from '../types.ts';
import { atOnce, type Chances, plus, power, scaled, times } from './chances.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How a roll of this kind may be re-rolled. */
export function reRollOf(t: Look, attack: Attack, what: Roll['what'], needs: number): ReRoll {
  const model = what === 'save' || what === 'ignore' ? attack.target : attack.attacker;
  const roll: Roll = { what, seat: ownerOf(t, model), model, faces: [], again: [], needs, modifier: 0 };
  return t.query('re-rolls', 'none', { roll, attack });
}

/** The chance of each face after re-rolls; `one` is excluded. */
export function faceChances(which: ReRoll, fails: (face: number) => boolean): readonly number[] {
  const again = FACES.filter(
    face => (which === 'ones' ? face === 1 : which === 'failed' || which === 'any') && fails(face),
  );
  return FACES.map(face => ((again.includes(face) ? 0 : 1) + again.length / 6) / 6);
}

/** The chance of a die of at least this, including re-rolls of its kind. */
export function chanceOf(t: Look, attack: Attack, what: Roll['what'], needs: number): number {
  const faces = faceChances(reRollOf(t, attack, what, needs), face => face < needs);
  return FACES.reduce((sum, face, i) => (face >= needs ? sum + faces[i]! : sum), 0);
}

/** The distribution of the sum of dice with these face probabilities. */
const worthsOf = (faces: readonly number[], worth: (face: number) => number): Chances => {
  const chances: number[] = [0];
  for (const [i, face] of FACES.entries()) chances[worth(face)] = (chances[worth(face)] ?? 0) + faces[i]!;
  return Array.from(chances, chance => chance ?? 0);
};

/** The first of several dice that misses is re-rolled: `hit` covers the dice before it, `die` all others. */
function oneAgain(hit: Chances, miss: number, die: Chances, count: number): Chances {
  let sum = power(hit, count);
  for (let before = 0; before < count; before++) {
    const rest = times(power(hit, before), power(die, count - before));
    sum = plus(sum, scaled(rest, miss));
  }
  return sum;
}

/** The hit dice of an attack. */
interface HitDice {
  readonly needs: number;
  readonly which: ReRoll;
  /** The chances of the final faces. */
  readonly faces: readonly number[];
}

function hitDice(t: Look, attack: Attack): HitDice {
  const needs = attack.manner === 'fighting' ? blowNeeds(t, attack) : hitNeeds(t, attack);
  const which = reRollOf(t, attack, 'hit', needs);
  return { needs, which, faces: faceChances(which, face => face < needs) };
}

/** The distribution of the hits of this many dice. */
export function hitChances(t: Look, attack: Attack): Chances {
  if (attack.hits > 0) return atOnce(attack.hits);
  const { needs, which, faces } = hitDice(t, attack);
  const isMelee = attack.manner === 'fighting';
  const worth = (face: number): number => 1 + (isMelee ? 0 : t.query('more-hits', 0, { attack, face }));
  const second = isMelee ? null : secondHitOn(skillOf(t, attack));
  const miss = faces.reduce((sum, chance, i) => (FACES[i]! < needs ? sum + chance : sum), 0);
  const hit = worthsOf(faces, face => (face >= needs ? worth(face) : 0)).map((chance, n) => (n === 0 ? 0 : chance));
  // 7E-5.3: a second chance that succeeds counts as a hit with its face.
  const missed =
    second === null
      ? [1]
      : worthsOf(new Array(6).fill(1 / 6), face => (face >= second ? worth(Math.max(face, needs)) : 0));
  const die = plus(scaled(missed, miss), hit);
  return which === 'one' ? oneAgain(hit, miss, die, attack.attacks) : power(die, attack.attacks);
}

/** The outcome of a volley: hits, shots that fly on, and its chance. */
export interface Flown {
  readonly hits: number;
  readonly misses: number;
  readonly chance: number;
}

/** Outcomes of dice: hits, misses and 1s that Get Hot, each with its chance. */
type Outcomes = ReadonlyMap<string, number>;

const NO_DICE: Outcomes = new Map([['0 0 0', 1]]);

function both(a: Outcomes, b: Outcomes): Outcomes {
  const sum = new Map<string, number>();
  for (const [one, x] of a)
    for (const [other, y] of b) {
      const more = other.split(' ').map(Number);
      const key = one
        .split(' ')
        .map((n, i) => Number(n) + more[i]!)
        .join(' ');
      sum.set(key, (sum.get(key) ?? 0) + x * y);
    }
  return sum;
}

const several = (die: Outcomes, count: number): Outcomes =>
  Array.from({ length: count }).reduce<Outcomes>(sum => both(sum, die), NO_DICE);

/** ZG-3.8, ZG-3.20: how a volley turns out; a 1 that Gets Hot flies nowhere. */
export function flownOf(t: Look, attack: Attack, isHot: boolean): readonly Flown[] {
  const { needs, which, faces } = hitDice(t, attack);
  const second = secondHitOn(skillOf(t, attack));
  const worth = (face: number): number => 1 + t.query('more-hits', 0, { attack, face });
  const [hit, die] = [new Map<string, number>(), new Map<string, number>()];
  const count = (to: Map<string, number>, key: string, chance: number): void =>
    void to.set(key, (to.get(key) ?? 0) + chance);
  let missed = 0;
  for (const [i, face] of FACES.entries()) {
    const chance = faces[i]!;
    const one = isHot && face === 1 ? 1 : 0;
    if (face >= needs) {
      for (const to of [hit, die]) count(to, `${worth(face)} 0 ${one}`, chance);
      continue;
    }
    missed += chance;
    for (const again of FACES)
      if (second !== null && again >= second) count(die, `${worth(Math.max(again, needs))} 0 ${one}`, chance / 6);
      else count(die, `0 1 ${one}`, chance / 6);
  }
  const results = new Map(which === 'one' ? several(hit, attack.attacks) : several(die, attack.attacks));
  // The first that misses is re-rolled: dice before it hit, and all others fall as they may.
  for (let before = 0; which === 'one' && before < attack.attacks; before++)
    for (const [key, chance] of both(several(hit, before), several(die, attack.attacks - before)))
      results.set(key, (results.get(key) ?? 0) + missed * chance);
  return [...results].map(([key, chance]) => {
    const [hits, misses, ones] = key.split(' ').map(Number) as [number, number, number];
    return { hits, misses: Math.max(0, misses - ones), chance };
  });
}

/** 7E-6.11: the distribution of dice that remain a 1. */
export function onesChances(t: Look, attack: Attack): Chances {
  const { needs, which, faces } = hitDice(t, attack);
  if (which !== 'one') return power([1 - faces[0]!, faces[0]!], attack.attacks);
  const missed = Math.min(6, needs - 1) / 6;
  return oneAgain([1 - missed], missed, [5 / 6, 1 / 6], attack.attacks);
}

/** Where a marker may land over a target, and how likely. */
export interface Landing {
  readonly at: Spot;
  readonly chance: number;
}

const CERTAIN = (7 - SCATTER_HIT) / 6;

/** 7E-5.24, 7E-5.25: every landing place of a marker that covers the target. */
export function landingsOn(t: Look, shot: Shot & { readonly target: ModelId }): readonly Landing[] {
  const { attacker, target } = shot;
  if (isOutOfReach(t, shot)) return [];
  const at = modelOf(t, target).at!;
  const across = blastOf(t, shot);
  // 7E-6.3: a marker at an unseen target scatters the full distance.
  const skill = canSee(t as never, attacker, target) ? ballisticSkill(t, attacker) : 0;
  const still = t.query('scatters-again', false, shot) ? 1 - (1 - CERTAIN) * (1 - CERTAIN) : CERTAIN;
  const landings = [{ at, chance: still }];
  const base = standing(t, target);
  for (let far = 0; far <= Math.max(0, 12 - skill); far++) {
    let falls = 0;
    for (const one of FACES) for (const other of FACES) if (Math.max(0, one + other - skill) === far) falls++;
    const chance = ((1 - still) * falls) / 36 / CLOCK.length;
    if (falls === 0) continue;
    for (const direction of CLOCK) {
      const to = ahead(at, direction, inches(far));
      if (shareUnder(base, markerAt(to, across)) !== 'none') landings.push({ at: to, chance });
    }
  }
  return landings;
}
