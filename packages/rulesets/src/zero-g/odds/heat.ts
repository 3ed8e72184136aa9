// 7E-6.11  What a weapon that Gets Hot does to its firer
import { shotsOf } from '../core/03-shooting/weapons.ts';
import { wounding, woundingAttack } from '../core/05-attacks/resolve.ts';
import { modelOf } from '../lookups.ts';
import type { Attack, Look, ModelId, Shot } from '../types.ts';
import { type Chances, plus, power, scaled } from './chances.ts';
import { onesChances } from './hits.ts';
import { lossesOf, woundWorth } from './worth.ts';

/** The chances of one wound on the firer, including saves. */
const woundOn = (t: Look, model: ModelId) => woundWorth(t, woundingAttack(t, wounding(model, 1)));

const lostTo = (t: Look, model: ModelId, ones: Chances): Chances =>
  lossesOf(ones, woundOn(t, model), modelOf(t, model).wounds);

/** What the dice of an attack cost its attacker. */
export const backOf = (t: Look, attack: Attack): Chances => lostTo(t, attack.attacker, onesChances(t, attack));

/** How many markers land, and what they cost the firer. */
export interface Markers {
  readonly fired: Chances;
  readonly back: Chances | null;
}

/** 7E-5.24, 7E-6.11: markers are fired one by one unless they Get Hot, and none after the firer falls. */
export function markersOf(t: Look, shot: Shot, count: number): Markers {
  const certain = Array.from({ length: count + 1 }, (_, n) => (n === count ? 1 : 0));
  if (!t.query('gets-hot', false, shot)) return { fired: certain, back: null };
  const { wounds: left } = modelOf(t, shot.attacker);
  const { wound, instant } = woundOn(t, shot.attacker);
  /** By wounds lost so far: how many markers have landed. */
  let states: readonly Chances[] = Array.from({ length: left + 1 }, (_, lost) => (lost === 0 ? [1] : []));
  for (let i = 0; i < count; i++) {
    const next: Chances[] = states.map(() => []);
    for (const [lost, fired] of states.entries()) {
      const add = (to: number, chances: Chances): void => {
        next[to] = plus(next[to]!, chances);
      };
      if (lost === left) add(lost, fired);
      else {
        add(lost, [0, ...scaled(fired, 5 / 6)]);
        add(lost, scaled(fired, (1 - wound - instant) / 6));
        add(lost + 1, scaled(fired, wound / 6));
        add(left, scaled(fired, instant / 6));
      }
    }
    states = next;
  }
  return {
    fired: states.reduce((sum, fired) => plus(sum, fired), []),
    back: states.map(fired => fired.reduce((sum, chance) => sum + chance, 0)),
  };
}

/** 7E-6.11: the chance that a weapon wounds its firer when fired at nothing. */
export function heatAtNothing(t: Look, shot: Shot): number {
  if (!t.query('gets-hot', false, shot)) return 0;
  return 1 - lostTo(t, shot.attacker, power([5 / 6, 1 / 6], shotsOf(t, shot)))[0]!;
}
