import type { BoardModel } from '@little-wars/engine';
import { memo } from 'react';
import type { Upright } from './upright.ts';

interface Props {
  readonly model: BoardModel;
  readonly upright: Upright;
  /** `A3`, as in lists and the log. */
  readonly label: string;
  /** What a screen reader says of it. */
  readonly told: string;
  readonly marks: readonly ('chosen' | 'other' | 'option' | 'active' | 'ghost')[];
  readonly shorts: readonly string[];
  readonly onChoose?: ((id: BoardModel['id']) => void) | undefined;
}

/** A model: side by shape of its rim and letter, wounds as an arc, conditions as small signs. */
export const Token = memo(function Token({ model, upright, label, told, marks, shorts, onChoose }: Props) {
  if (!model.base || !model.at) return null;
  const { ax, ay, bx, by, r } = model.base;
  const [x, y] = [(ax + bx) / 2, upright.y((ay + by) / 2)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of models beside the map does the same by keyboard
    <g
      className={['model', `seat-${model.seat}`, ...marks, ...(model.ready ? ['ready'] : [])].join(' ')}
      data-model={model.id}
      onClick={onChoose && (() => onChoose(model.id))}
    >
      <title>{told}</title>
      <line className="rim" x1={ax} y1={upright.y(ay)} x2={bx} y2={upright.y(by)} strokeWidth={2 * r} />
      <line className="face" x1={ax} y1={upright.y(ay)} x2={bx} y2={upright.y(by)} strokeWidth={1.62 * r} />
      {model.seat % 2 === 1 ? <circle className="notches" cx={x} cy={y} r={r * 0.9} strokeWidth={r * 0.2} /> : null}
      <Wounds model={model} x={x} y={y} r={r} />
      <text x={x} y={y} fontSize={r * 0.85}>
        {label}
      </text>
      {shorts.length > 0 ? (
        <text className="signs" x={x} y={y + r * 0.62} fontSize={r * 0.5}>
          {shorts.join(' ')}
        </text>
      ) : null}
    </g>
  );
});

function Wounds({
  model: { wounds },
  x,
  y,
  r,
}: {
  readonly model: BoardModel;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  if (!wounds || wounds.of === 0) return null;
  const around = 2 * Math.PI * r * 0.9;
  return (
    <circle
      className="wounds"
      cx={x}
      cy={y}
      r={r * 0.9}
      strokeWidth={r * 0.2}
      strokeDasharray={`${(around * wounds.left) / wounds.of} ${around}`}
      transform={`rotate(-90 ${x} ${y})`}
    />
  );
}
