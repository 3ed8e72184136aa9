// Draws ground and terrain. Nothing here takes pointer events or changes while a model is dragged.
import type { BoardPiece } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { memo, useMemo } from 'react';
import { Rock, Stars } from './later.tsx';
import { detailsOf, type Line, materialOf, seeded } from './materials.ts';
import { type Block, blocksOf, type Edge, isLit, isNear, shadowsOf } from './relief.ts';
import type { Upright } from './upright.ts';
import '../styles/land.css';

interface GroundProps {
  readonly width: number;
  readonly depth: number;
  /** Whether there is no ground, as in space. */
  readonly isSpace?: boolean;
}

/** Only wreckage drifts in space. */
export const isSpace = (pieces: readonly BoardPiece[]): boolean =>
  pieces.length > 0 && pieces.every(({ parts }) => parts.every(({ kind }) => /^(debris|hull)$/.test(kind)));

/** The side of the square of ground that repeats. */
const TILE = 1400;

/** Specks and stains at random places, the same on every table. */
const SPECKS: readonly string[] = [
  [26, 60],
  [12, 110],
  [5, 420],
].map(([size, count], kind) => {
  const next = seeded(7 + kind);
  const speck = (): string => {
    const [x, y] = [next() * TILE, next() * TILE].map(Math.round);
    const [w, h] = [size! * (0.4 + next()), size! * (0.3 + 0.6 * next())].map(Math.round);
    return `M${x} ${y}l${w} ${-h!}l${w} ${h}l${-w!} ${h}z`;
  };
  return Array.from({ length: count! }, speck).join('');
});

/** The empty table: seeded noise, a line every six inches for reading distances, and light from the north-west. */
export const Ground = memo(function Ground({ width, depth, isSpace: isOpen = false }: GroundProps) {
  const every = 254 * 6;
  const across = Array.from({ length: Math.floor(width / every) }, (_, i) => (i + 1) * every);
  const up = Array.from({ length: Math.floor(depth / every) }, (_, i) => depth - (i + 1) * every);
  const lines = [...across.map(x => `M${x} 0V${depth}`), ...up.map(y => `M0 ${y}H${width}`)].join('');
  return (
    <g className={isOpen ? 'bare space' : 'bare'}>
      <defs>
        <pattern id="specks" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          {SPECKS.map((d, i) => (
            <path key={d} className={`specks-${i}`} d={d} />
          ))}
        </pattern>
        <radialGradient id="sun" cx="0.35" cy="0.2" r="1">
          <stop offset="0" className="sun-near" />
          <stop offset="1" className="sun-far" />
        </radialGradient>
        <filter id="soft" x="-5%" y="-5%" width="110%" height="110%">
          <feGaussianBlur stdDeviation="14" />
        </filter>
      </defs>
      <rect className="table-edge" x={-30} y={-30} width={width + 60} height={depth + 75} rx="30" />
      <rect className="soil" width={width} height={depth} />
      <rect fill="url(#specks)" width={width} height={depth} />
      <rect fill="url(#sun)" width={width} height={depth} />
      {isOpen ? <Stars width={width} depth={depth} /> : null}
      <path className="grid" d={lines} />
    </g>
  );
});

interface Props {
  readonly pieces: readonly BoardPiece[];
  readonly upright: Upright;
  /** Pieces whose upper parts are cut away, to show what is below. */
  readonly cut?: readonly string[];
}

const NOBODY: readonly string[] = [];

/** All terrain, from the back to the front. */
export const Relief = memo(function Relief({ pieces, upright, cut = NOBODY }: Props) {
  const blocks = useMemo(() => blocksOf(pieces), [pieces]);
  const drawn = useMemo(() => blocks.map(block => drawnBlock(block, upright)), [blocks, upright]);
  const shadow = useMemo(
    () =>
      areas(
        upright,
        blocks.filter(({ on }) => on === 0).flatMap(block => shadowsOf(block)),
      ),
    [blocks, upright],
  );
  return (
    <g className="relief">
      <path className="shadow" d={shadow} filter="url(#soft)" />
      {drawn.map(({ key, piece, classes, parts }, i) => (
        <g key={key} className={cut.includes(piece) ? `${classes} cut` : classes}>
          {parts.map(([className, d]) => (
            <path key={className} className={className} d={d} />
          ))}
          {blocks[i]!.kind === 'debris' ? <Rock block={blocks[i]!} upright={upright} /> : null}
        </g>
      ))}
    </g>
  );
});

type DrawnPart = readonly [className: string, d: string];

interface DrawnBlock {
  readonly key: string;
  readonly piece: string;
  readonly classes: string;
  readonly parts: readonly DrawnPart[];
}

function drawnBlock(block: Block, upright: Upright): DrawnBlock {
  const { key, piece, kind, outline, rim, bottom, top, on, isUpper } = block;
  const { dark, lit } = detailsOf(block);
  const sides = rim.filter(isNear).map(
    ([a, b]): Line => [
      { ...a, z: bottom },
      { ...b, z: bottom },
      { ...b, z: top },
      { ...a, z: top },
    ],
  );
  const parts: readonly DrawnPart[] = [
    ['shadow', on > 0 ? areas(upright, shadowsOf(block), on) : ''],
    ['side', sides.map(side => `${lineOf(upright, side)}Z`).join('')],
    ['top', areas(upright, [outline], top)],
    ['groove', dark.map(line => lineOf(upright, line)).join('')],
    ['gleam', lit.map(line => lineOf(upright, line)).join('')],
    [
      'edge dark',
      edges(
        upright,
        rim.filter(edge => !isLit(edge)),
        top,
      ),
    ],
    ['edge lit', edges(upright, rim.filter(isLit), top)],
  ];
  return {
    key,
    piece,
    classes: ['block', `of-${materialOf(kind)}`, ...(isUpper ? ['upper'] : [])].join(' '),
    parts: parts.filter(([, d]) => d !== ''),
  };
}

const areas = ({ y }: Upright, outlines: readonly (readonly Point[])[], z = 0): string =>
  outlines.map(outline => `M${outline.map(at => `${at.x} ${y(at.y, z)}`).join('L')}Z`).join('');

const lineOf = ({ y }: Upright, line: Line): string => `M${line.map(at => `${at.x} ${y(at.y, at.z)}`).join('L')}`;

const edges = ({ y }: Upright, of: readonly Edge[], z: number): string =>
  of.map(([a, b]) => `M${a.x} ${y(a.y, z)}L${b.x} ${y(b.y, z)}`).join('');

/** The silhouette of a block: its foot, its top and the sides between them. */
export const silhouetteOf = ({ outline, rim, bottom, top }: Block, upright: Upright): string =>
  [
    areas(upright, [outline], bottom),
    areas(upright, [outline], top),
    ...rim.map(([a, b]) => {
      const [c, d] = isNear([a, b]) ? [a, b] : [b, a];
      return `${lineOf(upright, [
        { ...c, z: bottom },
        { ...d, z: bottom },
        { ...d, z: top },
        { ...c, z: top },
      ])}Z`;
    }),
  ].join('');
