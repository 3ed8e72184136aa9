import { auditedDice, commit, matchSeed } from '../dice/audit.ts';
import { seededDice } from '../dice/seeded.ts';
import { type Dice, tally } from '../dice/source.ts';
import type { Game } from '../kernel/types.ts';
import type { Problem, Read } from '../read.ts';
import { problem } from '../read.ts';
import type { Match } from './match.ts';
import type { DiceInfo } from './record-file.ts';
import { setupHash } from './save.ts';

type Audited = Extract<DiceInfo, { source: 'audited' }>;

/** Reveals secrets in seat order (null: not this one). Each must match its commitment. */
export function reveal<G extends Game>(match: Match<G>, secrets: readonly (string | null)[]): Read<Match<G>> {
  const { dice } = match;
  if (dice.source !== 'audited') return refused([problem('', 'dice-not-audited')]);
  if (secrets.length !== dice.commitments.length)
    return refused([problem('', 'wrong-number', { wanted: dice.commitments.length })]);
  const problems = secrets.flatMap((secret, seat) =>
    secret === null ? [] : reasonsAgainstSecret(dice, seat, secret, `[${seat}]`),
  );
  if (problems.length > 0) return refused(problems);
  const shown = dice.secrets.map((before, seat) => secrets[seat] ?? before);
  return { ok: true, value: { ...match, dice: { ...dice, secrets: shown } } };
}

/**
 * Reproduces every roll of a match from its seed: returns the number of rolls, or every reason why the dice are not
 * proven. A seat that noted the commitments at the start can pass them in, so that nobody can replace them.
 */
export function verifyDice<G extends Game>(match: Match<G>, noted: readonly string[] | null = null): Read<number> {
  const dice = diceOf(match, noted);
  if (!dice.ok) return dice;
  const next = tally();
  const problems: Problem[] = [];
  let rolls = 0;
  for (const [i, { roll, answer }] of match.inputs.entries()) {
    if (roll === null) continue;
    const nth = next(roll);
    const wanted = dice.value(roll, nth);
    if (String(wanted) !== String(answer))
      problems.push(problem(`inputs[${i}].answer`, 'not-these-dice', { purpose: roll.purpose, nth, wanted, answer }));
    rolls++;
  }
  return problems.length === 0 ? { ok: true, value: rolls } : refused(problems);
}

function diceOf<G extends Game>(match: Match<G>, noted: readonly string[] | null): Read<Dice> {
  const { dice } = match;
  if (dice.source === 'audited') return diceOfSecrets(match, dice, noted);
  if (noted !== null) return refused([problem('dice', 'dice-not-audited')]);
  if (dice.source !== 'seeded') return refused([problem('dice', 'dice-not-verifiable', { source: dice.source })]);
  if (dice.seed === null) return refused([problem('dice.seed', 'seed-not-shown')]);
  return { ok: true, value: seededDice(dice.seed) };
}

function diceOfSecrets<G extends Game>(match: Match<G>, dice: Audited, noted: readonly string[] | null): Read<Dice> {
  const problems: Problem[] = [];
  if (noted !== null && String(noted) !== String(dice.commitments))
    problems.push(problem('dice.commitments', 'other-commitments'));
  const secrets: string[] = [];
  for (const [seat, secret] of dice.secrets.entries()) {
    const path = `dice.secrets[${seat}]`;
    if (secret === null) problems.push(problem(path, 'secret-not-shown', { seat }));
    else problems.push(...reasonsAgainstSecret(dice, seat, secret, path));
    secrets.push(secret ?? '');
  }
  if (problems.length > 0) return refused(problems);
  const seed = matchSeed(setupHash(match), secrets);
  return seed.ok ? { ok: true, value: auditedDice(seed.value) } : seed;
}

function reasonsAgainstSecret(dice: Audited, seat: number, secret: string, path: string): readonly Problem[] {
  const commitment = commit(secret, seat);
  if (!commitment.ok) return commitment.problems.map(each => ({ ...each, path }));
  return commitment.value === dice.commitments[seat] ? [] : [problem(path, 'secret-does-not-fit', { seat })];
}

const refused = (problems: readonly Problem[]): Read<never> => ({ ok: false, problems });
