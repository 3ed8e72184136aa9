// Where the dice of a match come from: audited by secrets of the seats, seeded, or rolled by people and typed in.
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
  seededDice,
  setupHash,
} from '@little-wars/engine';

/** The secrets of the seats while a match is played; null where its dice need none. */
export type Secrets = readonly string[] | null;

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

/** Same dice, other choice: the match they are taken from, and where it was left. */
export interface Kept {
  readonly match: Pick<Match<Game>, 'inputs'>;
  readonly at: number;
}

/** The dice for a match as far as it has come; they leave every roll to people where the match has no other dice. */
export function diceFor(match: Match<Game>, secrets: Secrets, kept: Kept | null = null): DiceSource {
  const dice = diceOf(match, secrets) ?? (() => null);
  if (kept === null) return counted(dice, rollsOf(match));
  const source = keptDice(kept.match, kept.at, dice);
  // What was rolled since the fork is counted by asking for it again.
  for (const roll of rollsOf(match).slice(rollsOf(match, kept.at).length)) source(roll as Roll);
  return source;
}

/** Secrets go first: a record that came with a seed goes on with dice that nobody can foresee. */
function diceOf(match: Match<Game>, secrets: Secrets): AnyDice | null {
  const { dice } = match;
  if (secrets === null) return dice.source === 'seeded' && dice.seed !== null ? seededDice(dice.seed) : null;
  const seed = matchSeed(setupHash(match), secrets);
  if (!seed.ok) throw new Error('a match needs the secrets of its seats');
  return auditedDice(seed.value);
}
