// Plays all pairs of lobby choices at their limits: each setup is refused with reasons or played to its end.
import { type Chosen, type Edition, type Game, type Numbers, numbers, readSetup } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { playGame } from '@little-wars/table';
import { tellProblem } from '@little-wars/words';
import { bestWalk, pairsIn, pairsOf, usualWalk } from './covering.ts';
import { isSentence } from './is-sentence.ts';
import type { Torture } from './torture.ts';

export interface Outcome {
  readonly chosen: Chosen;
  /** Played to its end, refused with reasons, or neither: a failure. */
  readonly as: 'played' | 'refused' | 'failed';
  readonly why: string;
}

/** One match with these choices, between random bots. */
export function tryOptions(ruleset: Edition<Game>, chosen: Chosen, seed: string): Outcome {
  const next = numbers(seed);
  const { lobby } = ruleset;
  try {
    const teams = lobby.starters.length === 0 ? [] : [0, 1].map(() => lobby.starters[next(lobby.starters.length)]!);
    const setup = readSetup(ruleset, lobby.setup(chosen, teams));
    if (!setup.ok) {
      const reasons = setup.problems.map(problem => tellProblem(problem, ruleset.texts['en']));
      const isExplained = reasons.length > 0 && reasons.every(isSentence);
      return { chosen, as: isExplained ? 'refused' : 'failed', why: reasons.join('; ') };
    }
    playGame({ ruleset, setup: setup.value, bots: ['random', 'random'], seed });
    return { chosen, as: 'played', why: '' };
  } catch (error) {
    return { chosen, as: 'failed', why: String(error) };
  }
}

/**
 * Matches covering all pairs of choices, within the budget. A pair that is refused among others is tried again with the
 * default everywhere else: if that is refused too, the pair itself is refused.
 */
export function* coveringMatches(ruleset: Edition<Game>, seed: string, fixed: Chosen = {}): Generator<Outcome, void> {
  const next: Numbers = numbers(seed);
  const { choices } = ruleset.lobby;
  const left = new Map(pairsOf(choices, next, fixed));
  let n = 0;
  const outcomeOf = (chosen: Chosen): Outcome => {
    const outcome = tryOptions(ruleset, chosen, `${seed} ${ruleset.id} ${n++}`);
    if (outcome.as === 'played') for (const pair of pairsIn(chosen)) left.delete(pair);
    return outcome;
  };
  for (const [key, pair] of [...left]) {
    if (!left.has(key)) continue;
    const outcome = outcomeOf(bestWalk(choices, { ...fixed, ...pair }, left, next));
    yield outcome;
    if (left.has(key)) yield outcomeOf(usualWalk(choices, { ...fixed, ...pair }));
    left.delete(key);
  }
}

/** Every ruleset in turn, on each of its maps in turn, until the tries are used up. */
function* allMatches(seed: string): Generator<Outcome, void> {
  for (let round = 0; ; round++)
    for (const ruleset of rulesets as readonly Edition<Game>[]) {
      const map = ruleset.lobby.choices({}).find(({ id }) => id === 'map');
      const maps = map?.kind === 'one-of' ? map.options : [];
      const fixed: Chosen = round === 0 || maps.length === 0 ? {} : { map: maps[(round - 1) % maps.length]! };
      yield* coveringMatches(ruleset, `${seed} ${round}`, fixed);
    }
}

export const options: Torture = {
  name: 'options',
  promise: 'a match with any options the lobby offers is refused with its reasons or can be played to its end',
  tries: 1000,
  run: async ({ tries, seed, onTry }) => {
    const counts = { played: 0, refused: 0, failed: 0 };
    const failures: string[] = [];
    for (const { chosen, as, why } of allMatches(seed)) {
      counts[as]++;
      if (as === 'failed') failures.push(`${JSON.stringify(chosen)}: ${why}`);
      onTry(1);
      if (counts.played + counts.refused + counts.failed >= tries) break;
      await new Promise(resolve => setImmediate(resolve));
    }
    return { tries, figures: { played: counts.played, refused: counts.refused }, failures };
  },
};
