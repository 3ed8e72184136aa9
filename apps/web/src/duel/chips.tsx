// Reactions as chips at the model concerned. The panel has the same as a form: these are only for pointers.
import type { Id, Question } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  readonly question: Question<'react'>;
  /** The model they are shown at; null for the middle of the board. */
  readonly model: Id | null;
  readonly teller: Teller;
  readonly answer: (given: unknown) => void;
}

/** The name is the part before the colon or the price. */
export const titleOf = (text: string): string => text.split(/: | \(/)[0]!;

export function Chips({ question, model, teller, answer }: Props) {
  const chips = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const follow = (): void => {
      stand(chips.current, model);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [model]);
  return (
    <div ref={chips} className="reactions" aria-hidden="true">
      {question.options.map(option => (
        <button
          key={option}
          type="button"
          tabIndex={-1}
          className="main"
          title={teller.option(question, option)}
          onClick={() => answer(option)}
        >
          {titleOf(teller.option(question, option))}
        </button>
      ))}
      <button type="button" tabIndex={-1} onClick={() => answer(null)}>
        {teller.option(question, null)}
      </button>
    </div>
  );
}

/** The centre of the board's contents, in its own coordinates. */
interface Box {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(element: Element | null | undefined, frame: DOMRect): Box | null {
  const at = element?.getBoundingClientRect();
  return at ? { x: at.left + at.width / 2 - frame.left, top: at.top - frame.top, bottom: at.bottom - frame.top } : null;
}

/** Above the model, or below it where that is off the board or covered by the attack strip. */
function stand(chips: HTMLElement | null, model: Id | null): void {
  const over = chips?.parentElement;
  const frame = over?.getBoundingClientRect();
  if (!chips || !frame) return;
  const token = model === null ? null : document.querySelector(`svg.map [data-model="${model}"] .cast`);
  const middle: Box = { x: frame.width / 2, top: frame.height / 2, bottom: frame.height / 2 };
  const at = boxOf(token, frame) ?? middle;
  const strip = boxOf(over!.querySelector('.duel'), frame);
  const { width, height } = chips.getBoundingClientRect();
  const isFree = (y: number): boolean =>
    y >= 4 && y + height <= frame.height - 4 && (!strip || y + height < strip.top || y > strip.bottom);
  const ways = [at.top - height - 8, at.bottom + 8, ...(strip ? [strip.bottom + 8, strip.top - height - 8] : [])];
  const y = ways.find(isFree) ?? 4;
  const x = Math.max(4, Math.min(at.x - width / 2, frame.width - width - 4));
  chips.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}
