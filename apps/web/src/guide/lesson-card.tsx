import type { Teller } from '@little-wars/words';
import { useState } from 'react';
import type { Session } from '../game/session.ts';
import { Clause } from '../table/question.tsx';
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
  const lessons = ruleset.guide && !isQuiet ? lessonsNow(ruleset.guide, session, seat) : [];
  if (lessons.length === 0) return null;
  return (
    <section className="lessons" aria-label="Guide">
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
