import { isSetUp, type Question } from '@little-wars/engine';
import { useEffect, useMemo, useState } from 'react';
import { keepSettings, settings } from '../settings.ts';
import type { Asking } from './asking.ts';
import { hintCounts, hintFor, hintText, isKnown, tell } from './hint.ts';

/** How what is asked is done on the board, for somebody new. */
export function FirstTime({ question, running, seeing, drawn, moves, prepared }: Asking & { question: Question }) {
  const { ruleset } = running.session.match;
  const { board, seat, teller } = seeing;
  const isOwn = (id: unknown): boolean => board.models.some(model => model.id === id && model.seat === seat);
  const id = hintFor({
    question,
    isSetUp: isSetUp(ruleset, question),
    picksModels:
      question.kind === 'pick-one' &&
      question.options.some(option => isOwn(option) && teller.isModel(question.of, option)),
    isActing: isOwn(ruleset.tabletop.actor(question)),
    isDrawn: moves !== null && drawn?.reasons.length === 0,
    isAimed: prepared !== null,
  });
  const [isOff, setOff] = useState(() => settings().hints === 'off');
  const isNew = useMemo(() => id !== null && !isKnown(hintCounts(), id), [id, running.session.moments.length]);
  useEffect(() => {
    if (id !== null && isNew && !isOff) tell(id);
  }, [id, isNew, isOff, running.session.moments.length]);
  if (id === null || !isNew || isOff) return null;
  const quit = (): void => {
    keepSettings({ ...settings(), hints: 'off' });
    setOff(true);
  };
  return (
    <p className="first-time">
      {hintText(id, matchMedia('(pointer: coarse)').matches)}{' '}
      <button type="button" className="plain" onClick={quit}>
        No more hints
      </button>
    </p>
  );
}
