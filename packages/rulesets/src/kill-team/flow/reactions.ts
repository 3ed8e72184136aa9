// KT-6.4-6  Reactions that can change nothing now
import type { Idle, Question, Seat } from '@little-wars/engine';
import { isInjured } from '../core/06-damage/injured.ts';
import { type Side, seatOf } from '../core/dice/dice.ts';
import { operativeOf } from '../lookups.ts';
import { specialRules } from '../special-rules.ts';
import type { Look } from '../types.ts';
import { isDefence, isFailure, openRanks } from './dice.ts';
import { areNormalsBetterKept } from './re-rolls.ts';
import { isAllSaved } from './saves.ts';

type Why = Omit<Idle, 'option'>;

export const idleReactions = (t: Look, { options, timing, to }: Question<'react'>): readonly Idle[] =>
  options.flatMap(option => {
    const why = option === NO_FEAR ? whyNoFear(t) : isReRoll(option) ? whyNoReRoll(t, timing, to as Seat) : null;
    return why === null ? [] : [{ option, ...why }];
  });

const isReRoll = (id: string): boolean =>
  Object.hasOwn(specialRules, id) && specialRules[id as keyof typeof specialRules].dice?.does === 're-roll';

/** KT-6.5: a re-roll gains nothing where no die can get better, or every hit is saved. */
function whyNoReRoll(t: Look, timing: string, seat: Seat): Why | null {
  const side = sideAt(t, timing, seat);
  if (side === null) return null;
  if (isDefence(t, side) && isAllSaved(t)) return { reason: 'all-saved', clause: 'KT-6.5' };
  const ranks = openRanks(t, side);
  if (ranks.some(isFailure)) return null;
  const isBest = ranks.every(rank => rank === 'critical') || areNormalsBetterKept(t, side);
  return isBest ? { reason: 'all-succeed', clause: 'KT-6.5' } : null;
}

/** Whose dice lie on the table at a timing. */
export function sideAt(t: Look, timing: string, seat: Seat): Side | null {
  if (timing === 'defence-dice-rolled') return 'defender';
  if (timing !== 'attack-dice-rolled') return null;
  const { attack } = t.position;
  if (attack === null || attack.kind === 'shooting') return 'attacker';
  return seatOf(t, { attack, side: 'attacker' }) === seat ? 'attacker' : 'defender';
}

const NO_FEAR = 'and-they-shall-know-no-fear';

/** It lifts injury and a loss of APL: an operative that suffers neither is no different with it. */
function whyNoFear(t: Look): Why | null {
  const operative = t.position.activation?.operative;
  if (operative === undefined || isInjured(t, operative) || operativeOf(t, operative).aplChange < 0) return null;
  return { reason: 'unhurt', clause: 'KT-6.4' };
}
