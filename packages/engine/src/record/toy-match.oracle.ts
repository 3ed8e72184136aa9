import { numbers, seeded } from '../dice/seeded.ts';
import type { DiceSource } from '../dice/source.ts';
import { propose } from '../kernel/propose.ts';
import { standardSetup, type Toy, toy } from '../toy/index.ts';
import { type Match, newMatch, play } from './match.ts';
import type { DiceInfo } from './record-file.ts';

/** Goes on with random choices, and dice of a source, until the match is over or has so many inputs. */
export function playOn(
  match: Match<Toy>,
  { seed, dice, until = 10_000 }: { readonly seed: string; readonly dice: DiceSource; readonly until?: number },
): Match<Toy> {
  const next = numbers(seed);
  let now = match;
  while (now.inputs.length < until) {
    const { question } = now.state;
    if (question === null) return now;
    const given = question.kind === 'roll' ? dice(question) : propose(toy, now.setup, now.state, next);
    now = played(now, { by: question.to, answer: given });
  }
  return now;
}

/** A random match of tin soldiers with seeded dice. */
export const randomMatch = (seed: string, until?: number, info: DiceInfo = { source: 'seeded', seed }): Match<Toy> =>
  playOn(newMatch(toy, standardSetup, info), { seed, dice: seeded(seed), ...(until === undefined ? {} : { until }) });

export function played(match: Match<Toy>, input: unknown): Match<Toy> {
  const next = play(match, input);
  if (!next.ok) throw new Error(JSON.stringify(next.reasons));
  return next.match;
}
