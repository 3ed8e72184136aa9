// Leaves everything before the battle to advice, until something else is asked.
import { isSetUp, type Question } from '@little-wars/engine';
import { COMPOSED } from '@little-wars/table';
import { useEffect, useRef, useState } from 'react';
import { advised } from './advice.tsx';
import type { Asking } from './question.tsx';

export function SetUpForMe({ table, running, seeing, question }: Asking & { readonly question: Question }) {
  const { match, moments } = running.session;
  const [isOn, setIsOn] = useState(false);
  const isFirst = useRef(true);
  const isMine = question.to === seeing.seat;
  // A move or a place that is part of set-up.
  const isPart = isOn && (question.kind === 'move' || question.kind === 'place');
  const isOpen = isMine && (isPart || isSetUp(match.ruleset, question));
  useEffect(() => {
    if (isMine && !isOpen) setIsOn(false);
    if (!isOn || !isOpen) return;
    let isLate = false;
    void advised(match, seeing).then(({ answer }) => {
      if (isLate) return;
      table.answer(answer, isFirst.current ? null : COMPOSED);
      isFirst.current = false;
    });
    return () => {
      isLate = true;
    };
  }, [isOn, isOpen, moments.length]);
  if (!isOpen || isOn) return null;
  const begin = (): void => {
    isFirst.current = true;
    setIsOn(true);
  };
  return (
    <button type="button" className="main" onClick={begin}>
      Set up for me
    </button>
  );
}
