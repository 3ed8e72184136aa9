import type { Board, BoardModel, BoardPiece } from '@little-wars/engine';
import type { Words } from '../words.ts';

/** The table from above: y grows upwards in the rules, downwards in the picture. */
export function MapView({ board, words }: { readonly board: Board; readonly words: Words }) {
  return (
    <svg className="map" viewBox={`0 0 ${board.width} ${board.depth}`} role="group" aria-label="Map">
      <rect className="ground" width={board.width} height={board.depth} />
      {board.zones.map(({ id, outline, seat, kind }) => (
        <polygon key={id} className={`zone seat-${seat}`} points={corners(outline)}>
          <title>{words.of(`zone.${kind}`)}</title>
        </polygon>
      ))}
      {board.pieces.map(piece => (
        <Piece key={piece.id} piece={piece} words={words} />
      ))}
      {board.marks.map(({ id, kind, at, radius }) => (
        <circle key={id} className={`mark ${kind}`} cx={at.x} cy={at.y} r={Math.max(radius, 60)}>
          <title>{words.of(`mark.${kind}`)}</title>
        </circle>
      ))}
      {board.models.map(model => (model.base ? <Token key={model.id} model={model} /> : null))}
    </svg>
  );
}

const corners = (outline: readonly { readonly x: number; readonly y: number }[]): string =>
  outline.map(({ x, y }) => `${x},${y}`).join(' ');

function Piece({ piece, words }: { readonly piece: BoardPiece; readonly words: Words }) {
  return (
    <g>
      {piece.parts.map(({ kind, outline, top }, i) => (
        <polygon key={i} className={`terrain ${kind}`} points={corners(outline)}>
          <title>{`${words.of(`terrain.${kind}`)}, ${(top / 254).toFixed(1)}"`}</title>
        </polygon>
      ))}
    </g>
  );
}

function Token({ model }: { readonly model: BoardModel }) {
  const { ax, ay, bx, by, r } = model.base!;
  return (
    <g className={`model seat-${model.seat}${model.ready ? ' ready' : ''}`}>
      <line x1={ax} y1={ay} x2={bx} y2={by} strokeWidth={2 * r} strokeLinecap="round" />
      <text x={(ax + bx) / 2} y={(ay + by) / 2} fontSize={r} textAnchor="middle" dominantBaseline="central">
        {model.name.slice(0, 2)}
      </text>
      <title>{`${model.name}, ${model.card}`}</title>
    </g>
  );
}
