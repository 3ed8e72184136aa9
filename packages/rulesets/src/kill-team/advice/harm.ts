// What it is worth to hurt somebody.
import { cardOf, ownerOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';
import { worthOfFall } from './tac-ops.ts';
import { WEIGHTS } from './weights.ts';

/** Somebody brought down, by itself. */
export const worthOf = (t: Look, operative: OperativeId): number =>
  WEIGHTS.kill + WEIGHTS.killOfApl * cardOf(t, operative).apl;

/** To take so many wounds from somebody, and to incapacitate it so likely. */
export const harm = (t: Look, operative: OperativeId, wounds: number, kill: number): number =>
  (WEIGHTS.wounds * wounds) / cardOf(t, operative).wounds + worthOf(t, operative) * kill;

export interface By {
  readonly attacker: OperativeId;
  readonly how: 'shooting' | 'combat';
}

/** The same with what tac ops give for it. */
export const harmBy = (t: Look, by: By, target: OperativeId, [wounds, kill]: readonly [number, number]): number =>
  harm(t, target, wounds, kill) + (kill > 0.01 ? kill * worthOfFall(t, ownerOf(t, by.attacker), by, target) : 0);

const MOST_KNOWN = 20_000;

/** Many attacks are alike: their odds are kept by their numbers. */
export function keptBy<C, O>(find: (of: C) => O): (of: C) => O {
  const known = new Map<string, O>();
  return of => {
    const key = JSON.stringify(of);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size > MOST_KNOWN) known.clear();
    const found = find(of);
    known.set(key, found);
    return found;
  };
}
