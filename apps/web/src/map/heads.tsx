// Over the head of every enemy while a way is drawn: the best chance against it from there, and whether it sees who goes.
import type { Board } from '@little-wars/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { radiusOf } from './facing.ts';
import { type Faced, type FacedTable, HeadsWorker } from './heads-beside.ts';
import type { Head } from './heads-of.ts';
import type { View } from './overlay.tsx';
import type { Upright } from './upright.ts';
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

interface Told {
  readonly of: Faced;
  readonly heads: readonly Head[];
}

/** How long a hand rests before the chances are computed, in ms: on a slow machine, moves of a drag come 150 ms apart. */
const SETTLES = 250;

export function Heads({ table, face, board, upright, view, label }: HeadsProps) {
  const [told, setTold] = useState<Told | null>(null);
  const worker = useRef<HeadsWorker | null>(null);
  useEffect(() => () => worker.current?.close(), []);
  const { model = null, at = null } = face ?? {};
  useEffect(() => {
    if (model === null || at === null) return;
    worker.current ??= new HeadsWorker((of, heads) => setTold({ of, heads }));
    const asking = setTimeout(() => worker.current?.ask(table, { model, at }), SETTLES);
    return () => clearTimeout(asking);
  }, [table, model, at?.x, at?.y, at?.z]);
  const { px, isTurned } = view;
  // A drag draws its frames without drawing these anew.
  const chips = useMemo(
    () => told?.heads.map(head => chipOf(head, { board, upright, px, isTurned, label })),
    [told, board, upright, px, isTurned, label],
  );
  if (!face || told?.of.model !== face.model) return null;
  const { at: known } = told.of;
  const isLate = known.x !== face.at.x || known.y !== face.at.y || known.z !== face.at.z;
  return <g className={isLate ? 'heads late' : 'heads'}>{chips}</g>;
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

const EYE = 'M-7 0Q0 -7 7 0Q0 7 -7 0ZM-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0';
const AIM = 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M0 -8V-3M0 3V8M-8 0H-3M3 0H8';
/** In pixels: an icon with its margin, and a letter. */
const [ICON, LETTER] = [18, 6.6];

function Chip({ head: { best, sees }, place, px, name }: ChipProps) {
  const text = best ? chanceOf(best) : '';
  const aimed = best ? ICON + LETTER * text.length : 0;
  const wide = 6 + aimed + (sees ? ICON : 0);
  const left = -wide / 2;
  return (
    <g className={`head ${sees ?? 'unseen'}`} transform={`${place} scale(${px.toFixed(3)})`}>
      <title>{toldHead(name, best, sees)}</title>
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

/** The chance to take it out; where there is none, the damage on average. */
const chanceOf = ({ kill, mean }: NonNullable<Head['best']>): string =>
  kill >= 0.005 ? `${Math.round(100 * kill)}%` : mean.toFixed(1);

function toldHead(name: string, best: Head['best'], sees: Head['sees']): string {
  const chance = best ? `${Math.round(100 * best.kill)}% to take out, ${best.mean.toFixed(1)} on average` : null;
  const threat = sees && (sees === 'open' ? 'sees it in the open' : 'sees it, in cover or obscured');
  return `${name}: ${[chance, threat].filter(Boolean).join('; ')}`;
}
