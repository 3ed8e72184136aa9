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
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  // Half of a long base's core, in the picture's directions.
  const [dx, dy] = [(bx - ax) / 2, (ay - by) / 2];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of models beside the map does the same by keyboard
    <g
      className={['model', `seat-${model.seat}`, ...marks, ...(model.ready ? ['ready'] : [])].join(' ')}
      data-model={model.id}
      onClick={onChoose && (() => onChoose(model.id))}
      style={{ transform: `translate(${x}px, ${upright.y(y)}px)` }}
    >
      <title>{told}</title>
      <line className="rim" x1={-dx} y1={-dy} x2={dx} y2={dy} strokeWidth={2 * r} />
      <line className="face" x1={-dx} y1={-dy} x2={dx} y2={dy} strokeWidth={1.62 * r} />
      {model.seat % 2 === 1 ? <circle className="notches" r={r * 0.9} strokeWidth={r * 0.2} /> : null}
      <Wounds model={model} r={r} />
      <text fontSize={r * 0.85}>{label}</text>
      {shorts.length > 0 ? (
        <text className="signs" y={r * 0.62} fontSize={r * 0.5}>
          {shorts.join(' ')}
        </text>
      ) : null}
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
