// 7E-5.5-10, ZG-8.3  The result of hits on a model with a Toughness

import { coverOf, saveOf, woundsOf } from '../core/05-attacks/saves.ts';
import { passesLeadership } from '../core/05-attacks/tests.ts';
import { leadershipOf } from '../lookups.ts';
import type { Attack, Look, ModelId, Wound } from '../types.ts';
import { type Chances, power, times } from './chances.ts';
import { chanceOf, FACES, faceChances, reRollOf } from './hits.ts';

/** The result of one hit: nothing, a wound lost, or all of them. */
export interface HitWorth {
  readonly nothing: number;
  readonly wound: number;
  readonly instant: number;
}

export const HARMLESS: HitWorth = { nothing: 1, wound: 0, instant: 0 };

/** A mixture of different hits, each with its share. */
export function mixedWorth(parts: readonly (readonly [chance: number, worth: HitWorth])[]): HitWorth {
  const [only] = parts;
  if (only === undefined) return HARMLESS;
  if (parts.length === 1) return only[1];
  const sum = { nothing: 0, wound: 0, instant: 0 };
  for (const [chance, { nothing, wound, instant }] of parts) {
    sum.nothing += chance * nothing;
    sum.wound += chance * wound;
    sum.instant += chance * instant;
  }
  return sum;
}

/** The chance that a wound is neither saved nor ignored. */
function unsaved(t: Look, attack: Attack, instant: boolean, needs: number | null): number {
  const through = needs === null ? 1 : 1 - chanceOf(t, attack, 'save', needs);
  const painless = t.query('feel-no-pain', [], { model: attack.target, instant });
  return painless.length === 0 ? through : through * (1 - chanceOf(t, attack, 'ignore', Math.min(...painless)));
}

/** Wounds of one kind, and the chance to lose each. */
interface Felt {
  readonly ap: number;
  readonly instant: boolean;
  readonly chance: number;
}

/** The chances of one wound of an attack that has already hit. */
export function woundWorth(t: Look, attack: Attack): HitWorth {
  const [{ ap, instant: isInstant }] = attack.wounds as readonly [Attack['wounds'][number]];
  const chance = unsaved(t, attack, isInstant, saveOf(t, attack, { ap })?.needs ?? null);
  const instant = isInstant && !t.query('eternal-warrior', false, { model: attack.target }) ? chance : 0;
  return { nothing: 1 - chance, wound: chance - instant, instant };
}

/** The wounds that a hit may cause, and the chance of each after re-rolls. */
function woundsMade(t: Look, attack: Attack): readonly (readonly [wound: Wound, chance: number])[] {
  const wounds = FACES.map(face => woundsOf(t, attack, [face])[0]);
  const needs = FACES.find((_, i) => wounds[i] !== undefined);
  if (needs === undefined) return [];
  const faces = faceChances(reRollOf(t, attack, 'wound', needs), face => wounds[face - 1] === undefined);
  return wounds.flatMap((wound, i) => (wound === undefined ? [] : [[wound, faces[i]!] as const]));
}

/** ZG-6.4: the chance that the cover of a dead body saves the target from a hit. */
export function shelterOf(t: Look, attack: Attack): number {
  const cover = coverOf(t, attack);
  if (cover?.behind == null) return 0;
  return woundsMade(t, attack).reduce((sum, [wound, chance]) => {
    const save = saveOf(t, attack, wound, cover);
    return save?.behind == null ? sum : sum + chance * chanceOf(t, attack, 'save', save.needs);
  }, 0);
}

/** The chances of one hit on a model with a Toughness. */
export function hitWorth(t: Look, attack: Attack): HitWorth {
  const wounds = woundsMade(t, attack);
  if (wounds.length === 0) return HARMLESS;
  const cover = coverOf(t, attack);
  const isEternal = t.query('eternal-warrior', false, { model: attack.target });
  const kinds: Felt[] = [];
  let [wound, instant] = [0, 0];
  for (const [each, face] of wounds) {
    let felt = kinds.find(({ ap, instant }) => ap === each.ap && instant === each.instant);
    if (!felt) {
      const save = saveOf(t, attack, each, cover);
      felt = { ap: each.ap, instant: each.instant, chance: unsaved(t, attack, each.instant, save?.needs ?? null) };
      kinds.push(felt);
    }
    if (each.instant && !isEternal) instant += face * felt.chance;
    else wound += face * felt.chance;
  }
  return { nothing: 1 - wound - instant, wound, instant };
}

/** The wounds lost to this many such hits, by a model with this many left. */
export function lossesOf(hits: Chances, { nothing, wound, instant }: HitWorth, left: number): Chances {
  const lost = Array.from({ length: left + 1 }, () => 0);
  let spared: Chances = [1];
  for (const [count, chance] of hits.entries()) {
    if (count > 0) spared = times(spared, [nothing, wound]);
    if (chance === 0) continue;
    let sum = 0;
    for (const [wounds, each] of spared.entries()) {
      const at = Math.min(left, wounds);
      lost[at] = lost[at]! + chance * each;
      sum += each;
    }
    // The remaining cases include Instant Death.
    if (instant > 0) lost[left] = lost[left]! + chance * (1 - sum);
  }
  return lost;
}

/** The chance that 2D6 pass a Leadership test. */
function passing(leadership: number): number {
  let passed = 0;
  for (const one of FACES) for (const other of FACES) if (passesLeadership([one, other], leadership)) passed++;
  return passed / 36;
}

/** ZG-8.3: a model that has lost wounds passes a test for each of them, or loses the rest as well. */
export function afterSouls(t: Look, target: ModelId, lost: Chances): Chances {
  const pass = passing(leadershipOf(t, target));
  const last = lost.length - 1;
  let gone = 0;
  const kept = lost.map((chance, wounds) => {
    if (wounds === 0 || wounds === last) return chance;
    const stays = chance * (power([pass], wounds)[0] ?? 1);
    gone += chance - stays;
    return stays;
  });
  return kept.map((chance, wounds) => (wounds === last ? chance + gone : chance));
}

/** Wounds lost to two independent causes, by a model with this many left. */
export function lostInAll(one: Chances, other: Chances, left: number): Chances {
  const lost = Array.from({ length: left + 1 }, () => 0);
  for (const [wounds, chance] of times(one, other).entries()) {
    const at = Math.min(left, wounds);
    lost[at] = lost[at]! + chance;
  }
  return lost;
}
