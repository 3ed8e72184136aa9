// A die with its pips; its outcome is shown by colour, shape and words.
import type { DieShown } from '@little-wars/engine';
import type { CSSProperties } from 'react';

const LOW = 27;
const MID = 50;
const HIGH = 73;
const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

/** The highest face with pips; others are written. */
const HIGHEST = 6;

/** Kept without a roll. Drawn: few fonts have the sign. */
const SHIELD = 'M50 20L76 28V50C76 66 65 76 50 82C35 76 24 66 24 50V28z';

interface FaceProps {
  readonly die: DieShown;
  readonly seat: number;
  /** Its index in the roll: dice fall one after the other. */
  readonly nth: number;
}

/** The picture of a die; its meaning is written beside it. */
export function Face({ die: { face, fate, gone, again }, seat, nth }: FaceProps) {
  const classes = ['die', `seat-${seat}`, fate ?? 'sum', gone ?? '', again ? 'again' : ''];
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox="0 0 100 100"
      aria-hidden="true"
      style={{ '--nth': nth } as CSSProperties}
    >
      <rect className="block" x="4" y="4" width="92" height="92" rx="20" />
      {face === 0 ? <path className="shield" d={SHIELD} /> : null}
      {PIPS[face]?.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="10" />
      ))}
      {face > HIGHEST ? (
        <text x="50" y="66">
          {face}
        </text>
      ) : null}
      {gone === 'cancelled' || gone === 'parried' ? <path className="crossed" d="M12 88L88 12" /> : null}
      {gone === 'struck' ? <path className="landed" d="M50 4L61 36L96 50L61 64L50 96L39 64L4 50L39 36z" /> : null}
    </svg>
  );
}
