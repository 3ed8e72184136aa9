// What lies on the table: tokens, beacons, and stains of fallen models.
import type { BoardMark } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import { memo } from 'react';
import { Arrows } from './later.tsx';
import type { Upright } from './upright.ts';

/** Where somebody fell. */
export const Stain = ({ at, r, upright }: { readonly at: Spot; readonly r: number; readonly upright: Upright }) => (
  <path
    className="stain"
    transform={`translate(${at.x} ${upright.y(at.y, at.z)}) scale(${(r / 100).toFixed(2)})`}
    d="M-80 -20Q-60 -70 -10 -56Q30 -92 58 -48Q104 -40 80 10Q96 60 40 56Q10 96 -30 66Q-92 66 -70 24Q-98 4 -80 -20zM96 62a12 12 0 1 1 1 0zM-96 -66a9 9 0 1 1 1 0z"
  />
);

interface MarkProps {
  readonly mark: BoardMark;
  readonly upright: Upright;
  readonly title: string;
}

/** Objectives are beacons in their owner's colour. */
const BEACON = /objective|marker|barrel/;

/** Something lying on the table, and which way it drifts. */
export const Mark = memo(function Mark({ mark: { at, kind, radius, seat, heading }, upright, title }: MarkProps) {
  return (
    <g
      className={`mark-at seat-${seat}${BEACON.test(kind) ? ' beacon' : ''}`}
      transform={`translate(${at.x} ${upright.y(at.y, at.z)})`}
    >
      <circle className={`mark seat-${seat}`} r={radius}>
        <title>{title}</title>
      </circle>
      {BEACON.test(kind) ? <Beacon r={radius} /> : null}
      {heading ? <Arrows heading={heading} r={radius} /> : null}
    </g>
  );
});

/** A column of light over a foot. */
const Beacon = ({ r }: { readonly r: number }) => (
  <>
    <path className="light" d={`M${-0.32 * r} 0L${-0.16 * r} ${-1.5 * r}H${0.16 * r}L${0.32 * r} 0z`} />
    <path className="foot" d={`M0 ${-0.42 * r}L${0.4 * r} 0L0 ${0.42 * r}L${-0.4 * r} 0z`} />
  </>
);
