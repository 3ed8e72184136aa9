// A read-only board: the preview of a map, a stored match, two bots at play.
import type { Board } from '@little-wars/engine';
import { useMemo } from 'react';
import { Ground, isSpace, Relief } from './land.tsx';
import { Mark } from './marks.tsx';
import { Token } from './token.tsx';
import { uprightFor } from './upright.ts';
import '../styles/map.css';

interface Props {
  readonly board: Pick<Board, 'width' | 'depth' | 'pieces' | 'models' | 'marks' | 'zones'>;
  /** The screen reader's description of the picture. */
  readonly told: string;
  /** Whether to draw the zones of the sides. */
  readonly zones?: boolean;
}

export function StillBoard({ board, told, zones = true }: Props) {
  const { width, depth } = board;
  const upright = useMemo(() => uprightFor(depth), [depth]);
  return (
    <svg className="map still" viewBox={`0 0 ${width} ${depth}`} role="img" aria-label={told}>
      <Ground width={width} depth={depth} isSpace={isSpace(board.pieces)} />
      <Relief pieces={board.pieces} upright={upright} />
      {zones
        ? board.zones.map(({ id, outline, seat }) => (
            <polygon key={id} className={`zone seat-${seat}`} points={upright.corners(outline)} />
          ))
        : null}
      {board.marks.map(mark => (
        <Mark key={mark.id} mark={mark} upright={upright} title="" />
      ))}
      {board.models
        .filter(({ out }) => !out)
        .map(model => (
          <Token key={model.id} model={model} upright={upright} label="" told={model.name} marks="" />
        ))}
    </svg>
  );
}
