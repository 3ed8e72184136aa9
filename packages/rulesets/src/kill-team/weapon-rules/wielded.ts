// KT-9.27  When a weapon rule applies
import { countOf, diceOf, now, rollerOf, type Side } from '../core/dice/dice.ts';
import { ownerOf } from '../lookups.ts';
import type { Rolling } from '../queries.ts';
import type { Look, OperativeId } from '../types.ts';
import type { Use } from '../uses.ts';

type Held = Pick<Use, 'seat' | 'holder'>;

/** Whether a rule in use applies to an operative: it holds the rule itself, or its whole team does. */
export const isHeldBy = (t: Look, { seat, holder }: Held, operative: OperativeId): boolean =>
  holder === null ? seat === ownerOf(t, operative) : holder === operative;

/** In every shooting attack of its holder, including Overwatch. */
export const inShooting = (t: Look, use: Held, { attack }: Rolling): boolean =>
  attack.kind === 'shooting' && isHeldBy(t, use, attack.attacker);

/** For its holder's dice in every combat, whoever started it. */
export const inCombat = (t: Look, use: Held, rolling: Rolling): boolean =>
  rolling.attack.kind === 'combat' && isHeldBy(t, use, rollerOf(rolling));

export const inEither = (t: Look, use: Held, rolling: Rolling): boolean =>
  inShooting(t, use, rolling) || inCombat(t, use, rolling);

/** A side's current number of critical hits. */
export const criticalsOf = (t: Look, side: Side): number => countOf(diceOf(now(t, side)), 'critical');
