// On a phone the panels are a bottom sheet with three stops; on a larger screen they surround the board.
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** Prompt and actions; the card too; everything. */
const STOPS = ['low', 'half', 'full'] as const;
/** A drag of at least this many pixels goes to the next stop. */
const FAR = 24;

interface Props {
  /** Something open in it needs all the room. */
  readonly isRaised: boolean;
  readonly children: ReactNode;
}

export function Sheet({ isRaised, children }: Props) {
  const [stop, setStop] = useState(0);
  const begun = useRef<number | null>(null);
  useEffect(() => setStop(isRaised ? 2 : 0), [isRaised]);
  const by = (steps: number): void => setStop(now => Math.min(2, Math.max(0, now + steps)));
  const dropped = ({ clientY }: PointerEvent): void => {
    const way = begun.current === null ? 0 : begun.current - clientY;
    begun.current = null;
    if (Math.abs(way) >= FAR) by(Math.sign(way));
    else setStop(now => (now + 1) % STOPS.length);
  };
  return (
    <div className={`sheet ${STOPS[stop]}`}>
      <button
        type="button"
        className="handle"
        aria-label={stop === 2 ? 'Lower the panels' : 'Raise the panels'}
        onPointerDown={event => {
          begun.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={dropped}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp' || key === 'Enter' || key === ' ') by(1);
          else if (key === 'ArrowDown') by(-1);
        }}
      />
      {children}
    </div>
  );
}
