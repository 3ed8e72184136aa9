import type { Session } from '@little-wars/table';
import { letterOf, type Teller } from '@little-wars/words';
import { useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { choosingCalled } from '../game/rulesets.ts';
import { Clause } from '../parts/clause.tsx';
import { lessonsNow } from './lessons.ts';

/** What the guided game says just now. */
export function LessonCards({
  session,
  seat,
  teller,
}: {
  readonly session: Session;
  readonly seat: number;
  readonly teller: Teller;
}) {
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
          {`Welcome. Your models are those of side ${letterOf(seat)}; whatever you have to decide is asked here, one thing at a time. Beside each question you can take back, or see what the bot would do. The map is yours to look around in.`}
        </p>
      ) : null}
      {lessons.map(({ id, clause }) => (
        <p key={id}>
          {teller.text(`lesson.${id}`)} <Clause clause={clause} ruleset={ruleset.id} />
        </p>
      ))}
      <button type="button" onClick={() => setQuiet(true)}>
        I know my way now
      </button>
    </section>
  );
}
