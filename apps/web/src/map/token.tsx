import type { BoardModel } from '@little-wars/engine';
import type { Footprint } from '@little-wars/engine/geometry';
import { memo } from 'react';
import { Base } from './base.tsx';
import { Arrows } from './later.tsx';
import { middleOf, shifted } from './lying.ts';
import { type Upright, uprightFor } from './upright.ts';

interface Props {
  readonly model: BoardModel;
  readonly upright: Upright;
  /** `A3`, as in lists and the log; empty where there is no room. */
  readonly label: string;
  /** The label for screen readers. */
  readonly told: string;
  /** CSS classes: chosen, other, option, active. */
  readonly marks: string;
  /** Icons for conditions. */
  readonly signs: string;
}

/** How far a base reaches from its middle. */
const outOf = ({ ax, ay, bx, by, r }: Footprint): number => r + Math.hypot(bx - ax, by - ay) / 2;

/** A token is drawn around the middle of its base. */
const AROUND_ITSELF = uprightFor(0);

/** A model: its side by rim shape and letter, wounds as an arc, conditions as icons. */
export const Token = memo(function Token({ model, upright, label, told, marks, signs }: Props) {
  if (!model.base || !model.at) return null;
  const { r } = model.base;
  const { x, y } = middleOf(model.base);
  const base = shifted(model.base, -x, -y);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes, read as one picture
    <g
      className={`model seat-${model.seat} ${marks}${model.ready ? ' ready' : ''}`}
      data-model={model.id}
      role="img"
      aria-label={told}
      style={{ transform: `translate(${x}px, ${upright.y(y, model.at.z)}px)` }}
    >
      {model.heading ? <Arrows heading={model.heading} r={outOf(model.base)} /> : null}
      <Base className="rim" base={base} upright={AROUND_ITSELF} />
      <Base className="face" base={base} upright={AROUND_ITSELF} share={0.81} />
      {model.seat % 2 === 1 ? <circle className="notches" r={r * 0.9} strokeWidth={r * 0.2} /> : null}
      <Wounds model={model} r={r} />
      <text style={{ fontSize: `max(${r * 0.85}px, calc(10.5 * var(--px)))` }}>{label}</text>
      {signs === '' ? null : (
        <text className="signs" y={r * 0.62} fontSize={r * 0.5}>
          {signs}
        </text>
      )}
    </g>
  );
});

function Wounds({ model: { wounds }, r }: { readonly model: BoardModel; readonly r: number }) {
  if (!wounds || wounds.of === 0) return null;
  const around = 2 * Math.PI * r * 0.9;
  return (
    <circle
      className="wounds"
      r={r * 0.9}
      strokeWidth={r * 0.2}
      strokeDasharray={`${(around * wounds.left) / wounds.of} ${around}`}
      transform="rotate(-90)"
    />
  );
}
