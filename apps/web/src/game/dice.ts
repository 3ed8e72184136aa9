// Where the dice of a match come from: audited by secrets of both seats, or typed in by people who roll their own.
import {
  type AnyDice,
  auditedBy,
  auditedDice,
  commit,
  counted,
  type DiceInfo,
  type DiceSource,
  type Game,
  keptDice,
  type Match,
  matchSeed,
  type Roll,
  rollsOf,
  setupHash,
} from '@little-wars/engine';

/** The secrets of the seats while a match is played; null where people roll real dice. */
export type Secrets = readonly string[] | null;

/** 32 random bytes in hex. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

export const newSecrets = (seats: number): readonly string[] => Array.from({ length: seats }, newSecret);

/** What the record says of the dice from the start. */
export function diceInfoOf(secrets: Secrets): DiceInfo {
  if (secrets === null) return { source: 'typed' };
  return auditedBy(
    secrets.map((secret, seat) => {
      const commitment = commit(secret, seat);
      if (!commitment.ok) throw new Error('a secret of ours is no secret');
      return commitment.value;
    }),
  );
}

/** The dice for a match as far as it has come; null where people type them in. */
export function diceFor(match: Match<Game>, secrets: Secrets, kept: Kept | null = null): DiceSource {
  const dice = diceOf(match, secrets) ?? (() => null);
  if (kept === null) return counted(dice, rollsOf(match));
  const source = keptDice(kept.match, kept.at, dice);
  // What was rolled since the fork is counted by asking for it again.
  for (const roll of rollsOf(match).slice(rollsOf(match, kept.at).length)) source(roll as Roll);
  return source;
}

/** Same dice, other choice: the match they are taken from, and where it was left. */
export interface Kept {
  readonly match: Match<Game>;
  readonly at: number;
}

function diceOf(match: Match<Game>, secrets: Secrets): AnyDice | null {
  if (secrets === null) return null;
  const seed = matchSeed(setupHash(match), secrets);
  if (!seed.ok) throw new Error('a match needs the secrets of its seats');
  return auditedDice(seed.value);
}
