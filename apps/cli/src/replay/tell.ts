import type { Problem, Reason } from '@little-wars/engine';
import { type Catalogue, tellProblem, tellReason } from '@little-wars/words';
import type { Session } from '../play/session.ts';
import { chaptersOf, storyOf } from '../play/telling.ts';
import { WIDTH } from '../play/terminal.ts';

const GUTTER = 6;

/** A match in words up to an input: each input with its number in front and its clauses at the right. */
export const tellMatch = (session: Session, to: number): readonly string[] =>
  chaptersOf(session)
    .slice(0, to + 1)
    .flatMap((chapter, input) =>
      storyOf(session.match, [chapter], null, { width: WIDTH - GUTTER }).map((line, i) => {
        const number = i === 0 && input > 0 ? String(input) : '';
        return `${number.padStart(GUTTER - 2)}  ${line}`.trimEnd();
      }),
    );

/** A problem of a record as lines; a refused input comes with its reasons. */
export function tellTrouble(trouble: Problem, own: Catalogue): readonly string[] {
  const { reasons } = trouble;
  const inner = Array.isArray(reasons) ? (reasons as readonly Reason[]) : [];
  return [`- ${tellProblem(trouble, own)}`, ...inner.map(reason => `  because: ${tellReason(reason, own)}`)];
}
