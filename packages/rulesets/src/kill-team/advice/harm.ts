// What hurting an operative is worth.
import { keyed } from '@little-wars/engine';
import { cardOf, fullWounds, ownerOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';
import { worthOfFalling } from './narrative.ts';
import { worthOfFall } from './tac-ops.ts';
import { WEIGHTS } from './weights.ts';

/** What incapacitating an operative is worth, leaving tac ops aside. */
export const worthOf = (t: Look, operative: OperativeId): number =>
  WEIGHTS.kill + WEIGHTS.killOfApl * cardOf(t, operative).apl + worthOfFalling(t, operative);

/** The worth of taking so many wounds, and of incapacitating with this chance. */
export const harm = (t: Look, operative: OperativeId, wounds: number, kill: number): number =>
  (WEIGHTS.wounds * wounds) / fullWounds(t, operative) + worthOf(t, operative) * kill;

export interface By {
  readonly attacker: OperativeId;
  readonly how: 'shooting' | 'combat';
}

/** Harm plus what tac ops score for it. */
export const harmBy = (t: Look, by: By, target: OperativeId, [wounds, kill]: readonly [number, number]): number =>
  harm(t, target, wounds, kill) + (kill > 0.01 ? kill * worthOfFall(t, ownerOf(t, by.attacker), by, target) : 0);

const MOST_CACHED = 20_000;

/** Memoizes by value: many attacks have the same numbers. */
export function memoized<C, O>(compute: (of: C) => O): (of: C) => O {
  const cached = keyed<string, O>(MOST_CACHED);
  return of => cached(JSON.stringify(of), () => compute(of));
}
