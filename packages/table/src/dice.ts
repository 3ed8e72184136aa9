// Where the dice of a match come from: audited by the seats' secrets, seeded, or rolled by people and typed in.
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
  save,
  seededDice,
  setupHash,
} from '@little-wars/engine';

/** The seats' secrets during a match; null if its dice need none. */
export type Secrets = readonly string[] | null;

/** What the record says about the dice at the start. */
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

/**
 * The dice field of a record when an open match continues with new dice: neither a seed nor secrets account for all of
 * them. A finished match rolls no more and is unchanged.
 */
export function diceInfoOnNewDice(match: Match<Game>): DiceInfo {
  const { dice, inputs, state } = match;
  const isProven = dice.source === 'audited' || dice.source === 'seeded';
  if (!isProven || state.question === null) return dice;
  return { source: 'kept', from: save(match).seal, at: inputs.length };
}

/** Same dice, different choice: the original match, and the input at which the fork left it. */
export interface Kept {
  readonly match: Pick<Match<Game>, 'inputs'>;
  readonly at: number;
}

/** The dice for a match in progress; without any of its own, every roll is left to people. */
export function diceFor(match: Match<Game>, secrets: Secrets, kept: Kept | null = null): DiceSource {
  const dice = diceOf(match, secrets) ?? (() => null);
  if (kept === null) return counted(dice, rollsOf(match));
  const source = keptDice(kept.match, kept.at, dice);
  // Rolls since the fork are asked again, so that they are counted.
  for (const roll of rollsOf(match).slice(rollsOf(match, kept.at).length)) source(roll as Roll);
  return source;
}

/** Secrets take precedence: a record with a published seed continues with dice that nobody can predict. */
function diceOf(match: Match<Game>, secrets: Secrets): AnyDice | null {
  const { dice } = match;
  if (secrets === null) return dice.source === 'seeded' && dice.seed !== null ? seededDice(dice.seed) : null;
  const seed = matchSeed(setupHash(match), secrets);
  if (!seed.ok) throw new Error('a match needs the secrets of its seats');
  return auditedDice(seed.value);
}
