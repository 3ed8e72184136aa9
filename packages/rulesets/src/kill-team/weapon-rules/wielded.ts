// KT-9.27  When a weapon's special rule acts
import { countOf, diceOf, now, rollerOf, type Side } from '../core/dice/dice.ts';
import { ownerOf } from '../lookups.ts';
import type { Rolling } from '../queries.ts';
import type { Look, OperativeId } from '../types.ts';
import type { Use } from '../uses.ts';

type Held = Pick<Use, 'seat' | 'holder'>;

/** Whether an operative has a rule: by its own weapon, or by something at work for its whole team. */
export const isHeldBy = (t: Look, { seat, holder }: Held, operative: OperativeId): boolean =>
  holder === null ? seat === ownerOf(t, operative) : holder === operative;

/** In each shooting attack that its holder makes, Overwatch too. */
export const inShooting = (t: Look, use: Held, { attack }: Rolling): boolean =>
  attack.kind === 'shooting' && isHeldBy(t, use, attack.attacker);

/** For the dice of its holder in each combat, whoever began it. */
export const inCombat = (t: Look, use: Held, rolling: Rolling): boolean =>
  rolling.attack.kind === 'combat' && isHeldBy(t, use, rollerOf(rolling));

export const inEither = (t: Look, use: Held, rolling: Rolling): boolean =>
  inShooting(t, use, rolling) || inCombat(t, use, rolling);

/** Critical hits of a side as they stand. */
export const criticalsOf = (t: Look, side: Side): number => countOf(diceOf(now(t, side)), 'critical');
