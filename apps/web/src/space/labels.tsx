// Labels over the view in space: the models' labels with their wounds, and readings. They are visual only: the list of
// models and the status line say the same.
import type { BoardModel } from '@little-wars/engine';
import { type RefObject, useLayoutEffect } from 'react';
import type { Head } from '../map/heads-of.ts';
import type { MapProps } from '../map/map-props.ts';
import { AIM, chanceOf, EYE, type ToldHeads, toldHead } from '../map/use-heads.ts';
import type { seenAt } from './eye.ts';
import type { Noted } from './noted.ts';
import { type Box, stacked } from './stacked.ts';
import type { Vector } from './vector.ts';

interface Props {
  readonly props: MapProps;
  readonly notes: readonly Noted[];
  readonly ceiling: number;
  /** Models below this height are faint: another level is shown. */
  readonly floor: number;
  readonly viewer: BoardModel['id'] | null;
  /** The chances over the heads of enemies, from the end of the drawn way. */
  readonly told: ToldHeads | null;
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** Height of a label above the model's head. */
const OVER_HEAD = 60;

const pinned = ({ x, y, z }: Vector): string => `${x} ${y} ${z}`;

export interface Placing {
  /** Where a point is seen; null behind the camera. */
  readonly where: (at: Vector) => ReturnType<typeof seenAt>;
  /** Whether terrain hides it. */
  readonly isCovered: (at: Vector) => boolean;
}

/**
 * Moves every label to its projected place; nearer ones cover those behind, and those hidden by terrain are faint. Those
 * with a chance cover nobody else's: they are stacked.
 */
export function placeLabels(frame: HTMLElement, { where, isCovered }: Placing): void {
  const chanceLabels: ChanceLabel[] = [];
  for (const label of frame.querySelectorAll<HTMLElement>('[data-at]')) {
    const [x = 0, y = 0, z = 0] = label.dataset['at']!.split(' ').map(Number);
    const at = where({ x, y, z });
    if (label.hidden !== (at === null)) label.hidden = at === null;
    if (!at) continue;
    if (label.dataset['model'] !== undefined) label.classList.toggle('behind', isCovered({ x, y, z: z - OVER_HEAD }));
    label.style.zIndex = String(Math.max(1, 100_000 - Math.round(at.ahead)));
    const [width, height] = label.dataset['told']?.split(' ').map(Number) ?? [];
    if (width && height) chanceLabels.push({ label, ...at, width, height });
    else pin(label, at.x, at.y);
  }
  for (const { label, x, y } of stacked(chanceLabels)) pin(label, x, y);
}

const pin = ({ style }: HTMLElement, x: number, y: number): void => {
  style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -100%)`;
};

interface ChanceLabel extends Box {
  readonly label: HTMLElement;
}

export function Labels({ props, notes, ceiling, floor, viewer, told, frame }: Props) {
  const { board, words, looking, question, options } = props;
  const active = question && question.kind !== 'place' ? question.model : null;
  const standing = board.models.filter(({ at, out, id }) => at && at.z < ceiling && !out && id !== viewer);
  const headOf = (id: BoardModel['id']): Head | undefined => told?.heads.find(head => head.id === id);
  useLayoutEffect(() => {
    for (const label of frame.current?.querySelectorAll<HTMLElement>('[data-told]') ?? [])
      label.dataset['told'] = `${label.offsetWidth} ${label.offsetHeight}`;
  }, [told?.heads, frame]);
  return (
    <div className={viewer === null ? 'space-labels' : 'space-labels through'} ref={frame} aria-hidden="true">
      {standing.map(({ id, at, height, seat, wounds, ready }) => (
        <span
          key={String(id)}
          data-model={id}
          data-told={headOf(id) ? '' : undefined}
          title={headOf(id) && toldHead(words.label(id), headOf(id)!)}
          data-at={pinned({ x: at!.x, y: at!.y, z: at!.z + height + OVER_HEAD })}
          className={[
            `chip seat-${seat % 2}`,
            ready ? 'ready' : '',
            at!.z < floor ? 'elsewhere' : '',
            id === active ? 'active chosen' : id === looking.chosen ? 'chosen' : '',
            id === looking.other ? 'other' : '',
            options.includes(id) ? 'option' : '',
            headOf(id) ? `told ${headOf(id)!.sees ?? 'unseen'}${told!.isLate ? ' late' : ''}` : '',
          ].join(' ')}
        >
          {headOf(id) ? <OverHead head={headOf(id)!} /> : null}
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

/** The best chance against an enemy, and an eye if it sees who goes there. */
const OverHead = ({ head: { best, sees } }: { readonly head: Head }) => (
  <b className="over-head">
    {sees ? <Sign className="eye" d={EYE} /> : null}
    {best ? <Sign className="aim" d={AIM} /> : null}
    {best ? chanceOf(best) : null}
  </b>
);

const Sign = ({ className, d }: { readonly className: string; readonly d: string }) => (
  <svg className={className} viewBox="-9 -9 18 18" aria-hidden="true">
    <path d={d} />
  </svg>
);
