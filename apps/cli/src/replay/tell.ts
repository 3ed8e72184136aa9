import type { Edition, Game, Match, Problem, Reason } from '@little-wars/engine';
import { type Catalogue, tellProblem, tellReason } from '@little-wars/words';
import { eventsOf } from '../play/session.ts';
import { storyOf } from '../play/telling.ts';
import { WIDTH } from '../play/terminal.ts';

const GUTTER = 6;

/** A match in words up to an input: what each input brought about, its number in front, clauses at the right. */
export function tellMatch(match: Match<Game, Edition<Game>>, to: number): readonly string[] {
  const events = eventsOf(match).filter(({ input }) => input < to);
  return [...new Set(events.map(({ input }) => input))].flatMap(input => {
    const brought = events.filter(event => event.input === input);
    return storyOf({ match }, brought, null, WIDTH - GUTTER).map((line, i) => {
      const number = i === 0 && input >= 0 ? String(input + 1) : '';
      return `${number.padStart(GUTTER - 2)}  ${line}`.trimEnd();
    });
  });
}

/** A problem of a record in lines: an input that was refused says by which rules. */
export function tellTrouble(found: Problem, own: Catalogue): readonly string[] {
  const { reasons } = found;
  const inner = Array.isArray(reasons) ? (reasons as readonly Reason[]) : [];
  return [`- ${tellProblem(found, own)}`, ...inner.map(reason => `  because: ${tellReason(reason, own)}`)];
}
