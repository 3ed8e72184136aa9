// The playback while the match is ahead of it.
import type { OpenQuestion } from '@little-wars/engine';
import type { Session } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { weightOf } from '../game/weight.ts';
import { focused } from '../parts/focus.ts';
import { capital } from './names.ts';

interface Props {
  readonly question: OpenQuestion | null;
  readonly teller: Teller;
  readonly skip: () => void;
}

export function Watching({ question, teller, skip }: Props) {
  const who = question === null ? 'The end' : question.to === 'dice' ? 'Dice' : capital(teller.seat(question.to));
  return (
    <section className="question watching" aria-label="Watching">
      <div className="prompt">
        <p className={`asked seat-${question?.to}`}>{who}</p>
        <h2>Watch what happens</h2>
      </div>
      <p className="answer">
        <button type="button" ref={focused} onClick={skip}>
          Skip <kbd>K</kbd>
        </button>
      </p>
    </section>
  );
}

/** How many moments to look back for something worth replaying. */
const FAR = 20;

/** Where the last attack began, or the last moment with something visible; null if there is none. */
export function lastEvent(session: Session): number | null {
  const { moments } = session;
  const first = Math.max(0, moments.length - FAR);
  const began = moments.findLastIndex(({ events }) => events.some(({ fact }) => fact.type === 'attack-began'));
  if (began >= first) return began;
  const at = moments.findLastIndex((moment, i) => i >= first && weightOf(session, moment).cues.length > 0);
  return at < 0 ? null : at;
}
