import { checkAdvice } from './advise.ts';
import { checkAsked, checkRolls } from './asks.ts';
import { compile } from './compile.ts';
import type { Advising, Choosing, Edition, Showing } from './edition.ts';
import type { Interlude } from './linking.ts';
import type { Declared } from './questions.ts';
import { checkFlow } from './settle.ts';
import type { Game, Ruleset } from './types.ts';

/** Composes the four parts. Throws on advice, forecasts, words or lessons for questions that no sequence asks. */
export function editionOf<G extends Game>(
  playing: Ruleset<G>,
  showing: Showing<G>,
  choosing: Choosing<G>,
  advising: Advising<G>,
): Edition<G> {
  const { asks } = compile(playing);
  const edition = { ...playing, ...showing, ...choosing, ...advising };
  checkAdvice(edition);
  checkFlow(edition);
  checkAsked(asks, 'alike', questionsOf(playing.alike));
  checkRolls(asks, showing.telling.numbers);
  checkAsked(asks, 'forecast', questionsOf(advising.chances?.forecast));
  checkAsked(asks, 'prospects', questionsOf(advising.chances?.prospects));
  const { guide } = choosing;
  if (guide && !asks.has(guide.from)) throw new Error(`the guide begins at "${guide.from}", which no sequence asks`);
  for (const { id, at } of guide?.lessons ?? [])
    if ('purpose' in at && !asks.has(at.purpose))
      throw new Error(`lesson "${id}" waits for "${at.purpose}", which no sequence asks`);
  return edition;
}

/** Composes an interlude, with the same checks of its advice and its numbers. */
export function interludeOf<G extends Game>(
  playing: Ruleset<G>,
  told: Pick<Interlude<G>, 'telling' | 'texts' | 'clauses' | 'advice'>,
): Interlude<G> {
  const interlude = { ...playing, ...told };
  checkAdvice(interlude);
  checkRolls(compile(playing).asks, told.telling.numbers);
  return interlude;
}

/** The questions handled by a part that was built with `combineHandlers`. */
const questionsOf = (part: unknown): readonly Declared[] =>
  typeof part === 'function' && 'questions' in part ? (part.questions as readonly Declared[]) : [];
