import type { Session } from '@little-wars/table';
import { letterOf } from '@little-wars/words';
import { useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { choosingCalled } from '../game/rulesets.ts';
import { Clause } from '../parts/clause.tsx';
import { lessonsNow } from './lessons.ts';

/** What the guided game says just now. */
export function LessonCards({ session, seat }: { readonly session: Session; readonly seat: number }) {
  const [isQuiet, setQuiet] = useState(false);
  const { ruleset } = session.match;
  const guide = useFetched(choosingCalled, ruleset.id)?.guide;
  if (isQuiet || !guide) return null;
  const lessons = lessonsNow(guide, session, seat);
  const isFirst = !session.moments.some(({ input }) => input.by === seat);
  if (lessons.length === 0 && !isFirst) return null;
  return (
    <section className="lessons" aria-label="Guide">
      {isFirst ? (
        <p>
          {`Welcome. The models called ${letterOf(seat)} are yours, with the smooth blue rims; the bot plays the others. You can take back what you did, or ask what the bot would do.`}
        </p>
      ) : null}
      {lessons.map(({ id, clause }) => (
        <p key={id}>
          {guide.texts[id]} <Clause clause={clause} ruleset={ruleset.id} />
        </p>
      ))}
      <button type="button" onClick={() => setQuiet(true)}>
        I know my way now
      </button>
    </section>
  );
}
