// An answer drawn on the map: by pointer, by keys on the map, or typed in inches.

import type { AnswerOf, Question } from '@little-wars/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Draft, NO_DRAFT } from '../map/draft.ts';
import { focused } from '../parts/focus.ts';
import { advised } from './advice.tsx';
import type { Asking } from './asking.ts';
import { ChancesOf } from './chances-of.tsx';
import { TypedPlace } from './typed-place.tsx';

export type OnTheMapProps = Asking & { readonly question: Question };

const HINTS: { readonly [kind: string]: string } = {
  move: 'Drag the model, or click where it should go; more clicks add way-points.',
  place: 'Click where it should stand.',
  aim: 'Click where it should look.',
};

/** By keyboard: a suggestion, the map's own cursor, or a place in inches. */
export function OnTheMap({ question, running, drawn, confirm, turn, answer, glance, seeing }: OnTheMapProps) {
  const isLegal = drawn !== null && drawn.reasons.length === 0;
  const confirmButton = useRef<HTMLButtonElement>(null);
  const isSuggested = useRef(false);
  const [why, setWhy] = useState('');
  useLayoutEffect(() => {
    // A second Enter confirms the suggestion.
    if (drawn?.reasons.length === 0 && isSuggested.current) confirmButton.current?.focus();
    isSuggested.current = false;
  }, [drawn]);
  const suggest = async (): Promise<void> => {
    const { answer: chosen, because } = await advised(running.session.match, seeing);
    setWhy(because ? seeing.teller.because(because) : '');
    const draft = draftOf(question, chosen);
    if (draft === null) answer(chosen);
    else {
      isSuggested.current = true;
      glance({ do: 'draw', draft });
    }
  };
  return (
    <div className="on-the-map">
      <div className="row">
        <button type="button" className="main" ref={confirmButton} disabled={!isLegal} onClick={confirm}>
          Confirm
        </button>
        <button type="button" ref={focused} onClick={() => void suggest()}>
          Suggest
        </button>
        {question.kind === 'move' ? (
          <button type="button" onClick={() => answer([])}>
            Stay
          </button>
        ) : null}
        {turn ? <Turns turn={turn} /> : null}
        <TypedPlace
          at={drawn?.path.at(-1) ?? null}
          set={point => glance({ do: question.kind === 'move' ? 'add-point' : 'draw-to', point })}
        />
      </div>
      {isLegal ? <ChancesOf question={question} given={drawn.answer} seeing={seeing} running={running} /> : null}
      <p className="soft">
        {HINTS[question.kind]}{' '}
        <span className="by-keys">{`Enter confirms, Esc clears, Backspace steps back${turn ? ', Q and E turn it' : ''}.`}</span>
      </p>
      <p role="status" className="why-so">
        {why}
      </p>
    </div>
  );
}

/** For devices without Q and E keys. */
const Turns = ({ turn }: { readonly turn: (by: 1 | -1) => void }) => (
  <>
    <button type="button" aria-label="Turn left" title="Turn left (Q)" onClick={() => turn(1)}>
      ↺
    </button>
    <button type="button" aria-label="Turn right" title="Turn right (E)" onClick={() => turn(-1)}>
      ↻
    </button>
  </>
);

/** A suggested answer as a draft; null if there is nothing to draw. */
function draftOf({ kind }: Question, chosen: unknown): Draft | null {
  if (kind === 'move') {
    const legs = chosen as AnswerOf<'move'>;
    return legs.length === 0 ? null : { ...NO_DRAFT, points: legs.map(({ to }) => to), legs };
  }
  if (kind !== 'place') return null;
  const { at, along = null } = chosen as AnswerOf<'place'>;
  return { ...NO_DRAFT, points: [at], z: at.z, along };
}
