import { numbers, seeded } from '../dice/seeded.ts';
import type { DiceSource } from '../dice/source.ts';
import { propose } from '../kernel/propose.ts';
import { standardSetup, type Toy, toy } from '../toy/index.ts';
import { type Match, newMatch, play } from './match.ts';
import type { DiceInfo } from './record-file.ts';

/** Continues with random choices, and dice from a source, until the match is over or has `until` inputs. */
export function playOn(
  match: Match<Toy>,
  { seed, dice, until = 10_000 }: { readonly seed: string; readonly dice: DiceSource; readonly until?: number },
): Match<Toy> {
  const next = numbers(seed);
  let current = match;
  while (current.inputs.length < until) {
    const { question } = current.state;
    if (question === null) return current;
    const given = question.kind === 'roll' ? dice(question) : propose(toy, current.setup, current.state, next);
    current = played(current, { by: question.to, answer: given });
  }
  return current;
}

/** A random match of tin soldiers with seeded dice. */
export const randomMatch = (seed: string, until?: number, info: DiceInfo = { source: 'seeded', seed }): Match<Toy> =>
  playOn(newMatch(toy, standardSetup, info), { seed, dice: seeded(seed), ...(until === undefined ? {} : { until }) });

export function played(match: Match<Toy>, input: unknown): Match<Toy> {
  const next = play(match, input);
  if (!next.ok) throw new Error(JSON.stringify(next.reasons));
  return next.match;
}
