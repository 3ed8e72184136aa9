// Words over the view in space: the models' labels with their wounds, and readings. They are seen only: what they say is
// in the list of models and in the status line.
import type { BoardModel } from '@little-wars/engine';
import type { RefObject } from 'react';
import type { MapProps } from '../map/map.tsx';
import type { seenAt } from './eye.ts';
import type { Noted } from './noted.ts';
import type { Vector } from './vector.ts';

interface Props {
  readonly props: MapProps;
  readonly notes: readonly Noted[];
  readonly ceiling: number;
  /** Below it models are faint: another level is looked at. */
  readonly floor: number;
  readonly viewer: BoardModel['id'] | null;
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** How far above its head a model's label is. */
const OVER_HEAD = 60;

const pinned = ({ x, y, z }: Vector): string => `${x} ${y} ${z}`;

export interface Placing {
  /** Where a point is seen; null behind the eye. */
  readonly where: (at: Vector) => ReturnType<typeof seenAt>;
  /** Whether terrain hides it. */
  readonly isCovered: (at: Vector) => boolean;
}

/** Moves every label to where its place is seen; nearer ones cover those behind, and what terrain hides is faint. */
export function placeLabels(frame: HTMLElement, { where, isCovered }: Placing): void {
  for (const label of frame.querySelectorAll<HTMLElement>('[data-at]')) {
    const [x = 0, y = 0, z = 0] = label.dataset['at']!.split(' ').map(Number);
    const at = where({ x, y, z });
    if (label.hidden !== (at === null)) label.hidden = at === null;
    if (!at) continue;
    if (label.dataset['model'] !== undefined) label.classList.toggle('behind', isCovered({ x, y, z: z - OVER_HEAD }));
    label.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -100%)`;
    label.style.zIndex = String(Math.max(1, 100_000 - Math.round(at.ahead)));
  }
}

export function Labels({ props, notes, ceiling, floor, viewer, frame }: Props) {
  const { board, words, looking, question, options } = props;
  const active = question && question.kind !== 'place' ? question.model : null;
  const standing = board.models.filter(({ at, out, id }) => at && at.z < ceiling && !out && id !== viewer);
  return (
    <div className={viewer === null ? 'space-labels' : 'space-labels through'} ref={frame} aria-hidden="true">
      {standing.map(({ id, at, height, seat, wounds, ready }) => (
        <span
          key={String(id)}
          data-model={id}
          data-at={pinned({ x: at!.x, y: at!.y, z: at!.z + height + OVER_HEAD })}
          className={[
            `chip seat-${seat % 2}`,
            ready ? 'ready' : '',
            at!.z < floor ? 'elsewhere' : '',
            id === active ? 'active chosen' : id === looking.chosen ? 'chosen' : '',
            id === looking.other ? 'other' : '',
            options.includes(id) ? 'option' : '',
          ].join(' ')}
        >
          {words.label(id)}
          {wounds && wounds.of > 0 ? <progress max={wounds.of} value={wounds.left} /> : null}
        </span>
      ))}
      {notes.map(({ at, text, kind }) => (
        <span key={`${kind} ${pinned(at)}`} data-at={pinned(at)} className={kind}>
          {text}
        </span>
      ))}
    </div>
  );
}
