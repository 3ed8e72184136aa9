// ZG-3.5, 7E-6.11  The consequences of missed shots: whom they strike, and what Gets Hot costs

import type { Direction } from '@little-wars/engine/geometry';
import { attackOf, hitNeeds, skillOf } from '../core/03-shooting/fire.ts';
import { onLine, type Straying, strayStrength } from '../core/03-shooting/strays.ts';
import { directionTo } from '../core/03-shooting/targets.ts';
import { blastOf, isTemplate, shotsOf } from '../core/03-shooting/weapons.ts';
import { secondHitOn } from '../core/05-attacks/tables.ts';
import { modelOf } from '../lookups.ts';
import type { Look, ModelId, Shot } from '../types.ts';
import { allOf } from './chances.ts';
import { heatAtNothing } from './heat.ts';
import { faceChances, reRollOf } from './hits.ts';
import { oddsOfShot } from './index.ts';

/** The dice of a weapon: how many, the chance of each to miss and fly on, and to remain a 1. */
interface Dice {
  readonly count: number;
  readonly miss: number;
  readonly one: number;
}

/** At a target. Null where a single die may be re-rolled, which makes dice dependent. */
function diceAt(t: Look, shot: Shot & { readonly target: ModelId }): Dice | null {
  const attack = attackOf(t, shot);
  const needs = hitNeeds(t, attack);
  const which = reRollOf(t, attack, 'hit', needs);
  if (which === 'one' || which === 'one-or-all' || which === 'all') return null;
  const faces = faceChances(which, face => face < needs);
  const isHot = t.query('gets-hot', false, shot);
  const second = secondHitOn(skillOf(t, attack));
  const again = second === null ? 1 : (second - 1) / 6;
  const missed = faces.reduce((sum, chance, i) => (i + 1 < needs ? sum + chance : sum), 0);
  // A 1 that Gets Hot flies nowhere, unless its second chance hits (ZG-3.20).
  const hot = isHot ? faces[0]! : 0;
  return { count: attack.attacks, miss: Math.max(0, missed * again - hot), one: hot };
}

/** ZG-3.14: at nothing every shot is a stray, except those that Get Hot. */
function diceAtNothing(t: Look, shot: Shot): Dice {
  const one = t.query('gets-hot', false, shot) ? 1 / 6 : 0;
  return { count: shotsOf(t, shot), miss: 1 - one, one };
}

const diceOf = (t: Look, shot: Shot): Dice | null =>
  isTemplate(t, shot) || blastOf(t, shot) > 0
    ? null
    : shot.target === null
      ? diceAtNothing(t, shot)
      : diceAt(t, { ...shot, target: shot.target });

export interface Struck {
  readonly model: ModelId;
  readonly chance: number;
}

/** ZG-3.5: the chance of each unit on the line to be struck at least once, before any of them falls. */
export function straysOf(t: Look, shot: Shot, towards?: Direction): readonly Struck[] {
  const dice = diceOf(t, shot);
  if (dice === null || dice.miss === 0) return [];
  const { attacker: model, target, profile } = shot;
  const origin = modelOf(t, model).at!;
  const along = towards ?? directionTo(t, model, target!);
  const targetAt = target === null ? null : modelOf(t, target).at;
  const straying: Straying = { model, profile, origin, towards: along, target, targetAt, line: null, hit: null };
  let reaches = 1;
  return onLine(t, straying).flatMap(id => {
    // Strength only decreases: models farther away are safe too.
    if (strayStrength(t, straying, id) < 1) return [];
    const struck = reaches / 6;
    reaches *= 5 / 6;
    const chance = 1 - allOf(1 - dice.miss * struck, dice.count);
    return id.startsWith('body-') ? [] : [{ model: Number(id), chance }];
  });
}

/** 7E-6.11: the chance that a weapon wounds its firer, including saves. */
export const heatOf = (t: Look, shot: Shot): number =>
  shot.target === null ? heatAtNothing(t, shot) : 1 - (oddsOfShot(t, { ...shot, target: shot.target }).back ?? [1])[0]!;
