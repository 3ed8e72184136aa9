import type { Guide, Lesson } from '@little-wars/engine';
import type { Session } from '@little-wars/table';

/** The lessons to show now: for a question this seat meets for the first time, and for facts since its last answer. */
export function lessonsNow({ lessons }: Guide, { match, moments }: Session, seat: number): readonly Lesson[] {
  const { question } = match.state;
  const last = moments.findLastIndex(({ input }) => input.by === seat);
  const [before, since] = [moments.slice(0, last + 1), moments.slice(last + 1)];
  const happened = (among: typeof moments, fact: string): boolean =>
    among.some(({ events }) => events.some(event => event.fact.type === fact));
  return lessons.filter(({ at }) => {
    if ('fact' in at) return happened(since, at.fact) && !happened(before, at.fact);
    if (question?.to !== seat || question.purpose !== at.purpose) return false;
    return !moments.some(({ question: asked, input }) => input.by === seat && asked.purpose === at.purpose);
  });
}
