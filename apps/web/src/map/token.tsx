import type { BoardModel } from '@little-wars/engine';
import type { Footprint } from '@little-wars/engine/geometry';
import { memo } from 'react';
import { Base } from './base.tsx';
import { Figure } from './figure.tsx';
import { Arrows } from './later.tsx';
import { middleOf, shifted } from './lying.ts';
import { badgesOf, ORDERS } from './signs.ts';
import { type Upright, uprightFor } from './upright.ts';
import '../styles/token.css';

interface Props {
  readonly model: BoardModel;
  readonly upright: Upright;
  /** `A3`, as in lists and the log; empty where there is no room. */
  readonly label: string;
  /** The label for screen readers. */
  readonly told: string;
  /** CSS classes: chosen, other, option, active. */
  readonly marks: string;
  /** Where it looks, in degrees clockwise from the east. */
  readonly facing?: number;
  /** Tenths per pixel: what would be too small to see is left out. */
  readonly px?: number;
}

/** How far a base reaches from its middle. */
const outOf = ({ ax, ay, bx, by, r }: Footprint): number => r + Math.hypot(bx - ax, by - ay) / 2;

/** A token is drawn around the middle of its base. */
const AROUND_ITSELF = uprightFor(0);

/** Badges smaller than this many pixels are left out. */
const LEAST_BADGE = 3.2;

/** Below this radius, in pixels, wounds are left out and the figure is drawn larger than its base. */
const LEAST_FACE = 11;

/** How large a figure is drawn, by the radius of its base; at least so many pixels, as far as neighbours leave room. */
const [FIGURE, LEAST_FIGURE, LARGEST] = [1.26, 14, 2.2];

/** A model on its base: its side by colour and by the shape of the rim, wounds as pips, order as a flag. */
export const Token = memo(function Token({ model, upright, label, told, marks, facing = 0, px = 0 }: Props) {
  if (!model.base || !model.at) return null;
  const { r } = model.base;
  const { x, y } = middleOf(model.base);
  const base = shifted(model.base, -x, -y);
  const isSmall = r < LEAST_FACE * px;
  const classes = [
    'model',
    isSmall ? 'small' : '',
    `seat-${model.seat}`,
    marks,
    model.ready ? 'ready' : '',
    model.active ? 'active' : '',
  ];
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes, read as one picture
    <g
      className={[...new Set(classes.join(' ').split(' '))].join(' ').trim()}
      data-model={model.id}
      role="img"
      aria-label={told}
      style={{ transform: `translate(${x}px, ${upright.y(y, model.at.z)}px)` }}
    >
      <ellipse
        className="cast"
        cx={r * 0.14}
        cy={r * 0.16}
        rx={outOf(model.base) * 1.04}
        ry={outOf(model.base) * 1.04}
      />
      {model.heading ? <Arrows heading={model.heading} r={outOf(model.base)} /> : null}
      <circle className="halo" r={outOf(model.base) * 1.22} strokeWidth={r * 0.14} />
      <Base className="rim" base={base} upright={AROUND_ITSELF} />
      {model.base.corners ? null : <circle className="teeth" r={r * 0.98} strokeWidth={r * 0.12} pathLength={36} />}
      <Base className="face" base={base} upright={AROUND_ITSELF} share={0.8} />
      {isSmall ? null : <Wounds model={model} r={r} />}
      <Figure looks={model.figure} r={Math.max(r * FIGURE, Math.min(LEAST_FIGURE * px, r * LARGEST))} facing={facing} />
      {isHurt(model) ? <path className="crack" d={crackOf(r)} strokeWidth={r * 0.09} /> : null}
      {r * 0.3 > LEAST_BADGE * px ? <Badges conditions={model.conditions} r={r} points={model.points} /> : null}
      {label === '' ? null : (
        <text style={{ fontSize: `max(${r * 0.5}px, calc(0.75 * var(--rem)))` }} y={r} dy="0.85em">
          {label}
        </text>
      )}
    </g>
  );
});

/** Whether less than half of its wounds are left. */
const isHurt = ({ wounds, conditions }: BoardModel): boolean =>
  conditions.includes('injured') || (wounds !== null && wounds.of > 1 && 2 * wounds.left < wounds.of);

const crackOf = (r: number): string =>
  `M${-0.7 * r} ${-0.3 * r}L${-0.3 * r} ${-0.05 * r}L${-0.4 * r} ${0.2 * r}L${0.05 * r} ${0.32 * r}L0 ${0.55 * r}L${0.4 * r} ${0.62 * r}`;

/** More wounds than this are one arc. */
const MOST_PIPS = 24;

/** Wounds on the rim, one pip each, clockwise from the top; lost ones are dark. */
function Wounds({ model: { wounds }, r }: { readonly model: BoardModel; readonly r: number }) {
  if (!wounds || wounds.of === 0) return null;
  const { left, of } = wounds;
  const gap = of > MOST_PIPS ? 0 : of === 1 ? 0.04 : 0.24;
  const pip = `${1 - gap} ${gap}`;
  const ring = { r: r * 0.88, strokeWidth: r * 0.12, pathLength: of, transform: 'rotate(-90)' };
  return (
    <>
      <circle className="wounds lost" {...ring} strokeDasharray={pip} />
      {left > 0 ? (
        <circle className="wounds" {...ring} strokeDasharray={`${`${pip} `.repeat(left)}0 ${of - left}`} />
      ) : null}
    </>
  );
}

interface BadgesProps {
  readonly conditions: readonly string[];
  readonly r: number;
  /** Points for actions that are left. */
  readonly points: number | undefined;
}

/** The order as a flag, points as dots beside it, and other conditions as badges around the lower rim. */
function Badges({ conditions, r, points = 0 }: BadgesProps) {
  const order = conditions.find(condition => condition in ORDERS);
  const size = (r * 0.03).toFixed(2);
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `translate(${(r * Math.cos(angle)).toFixed(0)} ${(r * Math.sin(angle)).toFixed(0)}) scale(${size})`;
  };
  return (
    <>
      {order === undefined ? null : (
        <g className={`badge order ${order}`} transform={at(-45)}>
          <circle r="11" />
          <path d={ORDERS[order]} />
        </g>
      )}
      {Array.from({ length: points }, (_, i) => (
        <circle key={i} className="point" r="6.5" transform={at(-8 + 24 * i)} />
      ))}
      {badgesOf(conditions)
        .slice(0, 4)
        .map(([condition, d], i) => (
          <g key={condition} className="badge" transform={at(-135 - 42 * i)}>
            <circle r="11" />
            <path d={d} />
          </g>
        ))}
    </>
  );
}
