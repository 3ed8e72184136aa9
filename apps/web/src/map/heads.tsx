// Over the head of every enemy while a way is drawn: the best chance against it from there, and whether it sees who
// goes.
import type { Board } from '@little-wars/engine';
import { useMemo } from 'react';
import { radiusOf } from './facing.ts';
import type { Faced, FacedTable } from './heads-beside.ts';
import type { Head } from './heads-of.ts';
import type { View } from './overlay.tsx';
import type { Upright } from './upright.ts';
import { AIM, chanceOf, EYE, toldHead, useHeads } from './use-heads.ts';
import '../styles/heads.css';

export interface HeadsProps {
  readonly table: FacedTable;
  /** Who would stand where; null while no legal way is drawn. */
  readonly face: Faced | null;
  readonly board: Board;
  readonly upright: Upright;
  readonly view: View;
  readonly label: (id: Head['id']) => string;
}

export function Heads({ table, face, board, upright, view, label }: HeadsProps) {
  const counted = useHeads(table, face);
  const heads = counted?.heads;
  const { px, isTurned } = view;
  // Memoized, so that they are not redrawn for every frame of a drag.
  const chips = useMemo(
    () => heads?.map(head => chipOf(head, { board, upright, px, isTurned, label })),
    [heads, board, upright, px, isTurned, label],
  );
  if (!counted) return null;
  return <g className={counted.isLate ? 'heads late' : 'heads'}>{chips}</g>;
}

type Drawn = Pick<HeadsProps, 'board' | 'upright' | 'label'> & Pick<View, 'px' | 'isTurned'>;

function chipOf(head: Head, { board, upright, px, isTurned, label }: Drawn) {
  const enemy = board.models.find(({ id }) => id === head.id);
  if (!enemy?.at) return null;
  const [x, y] = [enemy.at.x, upright.y(enemy.at.y, enemy.at.z)];
  const over = radiusOf(enemy) * 1.15 + 12 * px;
  // On a turned table the east is up.
  const place = isTurned ? `translate(${x + over} ${y}) rotate(90)` : `translate(${x} ${y - over})`;
  return <Chip key={head.id} head={head} place={place} px={px} name={label(head.id)} />;
}

interface ChipProps {
  readonly head: Head;
  readonly place: string;
  readonly px: number;
  readonly name: string;
}

/** In pixels: an icon with its margin, and a letter. */
const [ICON, LETTER] = [18, 6.6];

function Chip({ head, place, px, name }: ChipProps) {
  const { best, sees } = head;
  const text = best ? chanceOf(best) : '';
  const aimed = best ? ICON + LETTER * text.length : 0;
  const wide = 6 + aimed + (sees ? ICON : 0);
  const left = -wide / 2;
  return (
    <g className={`head ${sees ?? 'unseen'}`} transform={`${place} scale(${px.toFixed(3)})`}>
      <title>{toldHead(name, head)}</title>
      <rect x={left} y="-9" width={wide} height="18" rx="9" />
      {sees ? <path className="eye" d={EYE} transform={`translate(${left + 12} 0)`} /> : null}
      {best ? (
        <>
          <path className="aim" d={AIM} transform={`translate(${left + 12 + (sees ? ICON : 0)} 0) scale(0.85)`} />
          <text x={left + ICON + 4 + (sees ? ICON : 0)} dy="0.35em">
            {text}
          </text>
        </>
      ) : null}
    </g>
  );
}
