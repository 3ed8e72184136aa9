// What weapons do to their bearers, as their rules declare it
import { rulesetOf } from '@little-wars/engine';
import type { NamedUse, WeaponProfile } from '../content/types.ts';
import type { Backfire, Backfiring, Look, W40k } from '../types.ts';

type Declared = { readonly [rule: string]: Backfiring<NamedUse> | undefined };

const declaredOn = (t: Look, use: NamedUse): Backfire | null =>
  (rulesetOf<W40k>(t).specialRules as unknown as Declared)[use.rule]?.backfires?.(use) ?? null;

/** What a weapon may do to its bearer; null if it is safe. */
export function backfireOf(t: Look, { rules }: WeaponProfile): Backfire | null {
  for (const use of rules) {
    const backfire = declaredOn(t, use);
    if (backfire !== null) return backfire;
  }
  return null;
}

/** The rules of a weapon that odds read as the harm it does to its bearer. */
export const backfiring = (t: Look, { rules }: WeaponProfile): readonly string[] =>
  rules.filter(use => declaredOn(t, use) !== null).map(({ rule }) => rule);
