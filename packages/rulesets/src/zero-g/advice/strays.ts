// The value of missed shots, which may hit models behind the target, friend or foe

import type { Direction } from '@little-wars/engine/geometry';
import { attackOf } from '../core/03-shooting/fire.ts';
import { isBody, numberOf, onLine, type Straying, strayHit, strayStrength } from '../core/03-shooting/strays.ts';
import { directionTo } from '../core/03-shooting/targets.ts';
import { blastOf, isTemplate, shotsOf } from '../core/03-shooting/weapons.ts';
import { modelOf, ownerOf } from '../lookups.ts';
import { flownOf } from '../odds/hits.ts';
import { oddsOfAttack } from '../odds/index.ts';
import type { Look, Shot } from '../types.ts';
import { harmWorth } from './harm.ts';

/** ZG-3.5: the chance that a stray hits each model or body on its line. */
const STRIKES = 1 / 6;

/** How many shots fly on past the target, on average. */
function missesOf(t: Look, shot: Shot): number {
  const isHot = t.query('gets-hot', false, shot);
  if (shot.target === null) return shotsOf(t, shot) * (isHot ? 5 / 6 : 1);
  const attack = attackOf(t, { ...shot, target: shot.target });
  return flownOf(t, attack, isHot).reduce((sum, { misses, chance }) => sum + misses * chance, 0);
}

/** The value of a weapon's missed shots: harm to enemies less harm to friends. */
export function strayWorth(t: Look, shot: Shot, towards?: Direction): number {
  if (isTemplate(t, shot) || blastOf(t, shot) > 0) return 0;
  const { attacker: model, target, profile } = shot;
  const v: Straying = {
    ...{ model, profile, origin: modelOf(t, model).at!, target, line: null, hit: null },
    towards: towards ?? directionTo(t, model, target!),
    targetAt: target === null ? null : modelOf(t, target).at,
  };
  const line = onLine(t, v);
  if (line.length === 0) return 0;
  const side = ownerOf(t, model);
  let [total, reaches] = [0, STRIKES];
  for (const id of line) {
    if (strayStrength(t, v, id) < 1) break;
    if (!isBody(id)) {
      const harm = harmWorth(t, numberOf(id), oddsOfAttack(t, strayHit(t, v, id)));
      total += reaches * (ownerOf(t, numberOf(id)) === side ? -harm : harm);
    }
    reaches *= 1 - STRIKES;
  }
  return total * missesOf(t, shot);
}
