// What is known about a match of an earlier build, which stored less.
import { reveal, save, verifyDice } from '@little-wars/engine';
import type { Session } from '@little-wars/table';
import type { StoredMatch } from '../store/database.ts';

/**
 * The rules a match began with were not stored: audited dice that do not follow from today's rules cannot be proven,
 * and the score is computed by today's rules.
 */
export function knownSince({ dice, secrets, winners }: StoredMatch, { match }: Session): Partial<StoredMatch> {
  const revealed = dice.source === 'audited' && secrets ? reveal(match, secrets) : null;
  const isUnproven = revealed?.ok && !verifyDice(revealed.value).ok;
  const kept = { source: 'kept', from: save(match).seal, at: match.inputs.length } as const;
  return { dice: isUnproven ? kept : dice, ...(winners ? { isScoredLater: true } : {}) };
}
