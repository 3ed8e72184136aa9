import type { Board } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { memo } from 'react';
import { labelsOn, type TerrainWords, toldPart } from './grounds.ts';
import { type Edge, edgesOf, type Face, facesOf, shadowsOf } from './relief.ts';
import type { Upright } from './upright.ts';

/** Textures that can be told apart without colour: hatching for walls, planks for floors, dots for rubble. */
export function Textures() {
  return (
    <defs>
      <pattern id="texture-wall" width="36" height="36" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="36" height="36" className="fill-high" />
        <line y2="36" className="grain" strokeWidth="10" />
      </pattern>
      <pattern id="texture-floor" width="90" height="90" patternUnits="userSpaceOnUse">
        <rect width="90" height="90" className="fill-floor" />
        <path d="M0 30H90M0 60H90M0 90H90M30 0V30M75 30V60M15 60V90" className="grain" strokeWidth="3" fill="none" />
      </pattern>
      <pattern id="texture-low" width="60" height="60" patternUnits="userSpaceOnUse">
        <rect width="60" height="60" className="fill-low" />
        <path d="M0 30H60M30 0V30M0 30V60M60 30V60" className="grain" strokeWidth="3" fill="none" />
      </pattern>
      <pattern id="texture-rubble" width="50" height="50" patternUnits="userSpaceOnUse">
        <rect width="50" height="50" className="fill-rubble" />
        <circle cx="14" cy="14" r="6" className="speck" />
        <circle cx="38" cy="34" r="4" className="speck" />
      </pattern>
      <pattern id="texture-ladder" width="40" height="26" patternUnits="userSpaceOnUse">
        <rect width="40" height="26" className="fill-high" />
        <path d="M0 13H40" className="rung" strokeWidth="7" />
      </pattern>
      <pattern id="texture-hull" width="80" height="80" patternUnits="userSpaceOnUse">
        <rect width="80" height="80" className="fill-high" />
        <path d="M0 0H80M0 0V80" className="grain" strokeWidth="6" fill="none" />
        <circle cx="16" cy="16" r="6" className="speck" />
        <circle cx="64" cy="16" r="6" className="speck" />
        <circle cx="16" cy="64" r="6" className="speck" />
        <circle cx="64" cy="64" r="6" className="speck" />
      </pattern>
      <pattern id="texture-debris" width="70" height="70" patternUnits="userSpaceOnUse">
        <rect width="70" height="70" className="fill-high" />
        <path d="M4 20L22 4L34 24L14 34ZM44 40L62 34L66 58L46 62Z" className="grain" strokeWidth="5" fill="none" />
      </pattern>
    </defs>
  );
}

const TEXTURES: readonly (readonly [RegExp, string])[] = [
  [/ladder/, 'ladder'],
  [/floor|platform|roof|vantage/, 'floor'],
  [/^hull$/, 'hull'],
  [/^debris$/, 'debris'],
  [/low|barricade|parapet|crate|pipe|container|stub/, 'low'],
  [/rubble|wood|scrub|detritus|crater/, 'rubble'],
];

/** The texture of a kind of terrain; unknown kinds look like walls. */
const textureOf = (kind: string): string => TEXTURES.find(([pattern]) => pattern.test(kind))?.[1] ?? 'wall';

interface Props {
  readonly pieces: Board['pieces'];
  readonly upright: Upright;
  readonly nameOf: TerrainWords['kind'];
  /** Needed where parts have classes. */
  readonly groundOf?: TerrainWords['ground'];
  /** Pieces that a ruling highlights. */
  readonly pointed: readonly string[];
}

/** All pieces, lowest faces first, so that floors and their shadows cover what is below them. */
export const Terrain = memo(function Terrain({ pieces, upright, nameOf, groundOf, pointed }: Props) {
  const faces = pieces.flatMap(({ id, parts }) =>
    facesOf(parts).map((face, i, among) => ({ id, face, among, key: `${id}/${i}` })),
  );
  const levels = [...new Set(faces.map(({ face }) => face.bottom))].toSorted((a, b) => a - b);
  return (
    <g className="relief">
      {levels.map(bottom => {
        const level = faces.filter(({ face }) => face.bottom === bottom).toSorted((a, b) => a.face.top - b.face.top);
        return (
          <g key={bottom}>
            <path
              className="shadow"
              d={areasIn(
                upright,
                level.flatMap(({ face, among }) => shadowsOf(face, among)),
              )}
            />
            {level.map(({ id, face, key }) => (
              <FaceOf
                key={key}
                face={face}
                upright={upright}
                told={toldPart(face, nameOf, groundOf)}
                isPointed={pointed.includes(id)}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
});

const areasIn = ({ y }: Upright, outlines: readonly (readonly Point[])[]): string =>
  outlines.map(outline => `M${outline.map(at => `${at.x} ${y(at.y)}`).join('L')}Z`).join('');

const linesIn = ({ y }: Upright, edges: readonly Edge[]): string =>
  edges.map(([a, b]) => `M${a.x} ${y(a.y)}L${b.x} ${y(b.y)}`).join('');

interface FaceProps {
  readonly face: Face;
  readonly upright: Upright;
  readonly told: string;
  readonly isPointed: boolean;
}

function FaceOf({ face, upright, told, isPointed }: FaceProps) {
  const { lit, dark } = edgesOf(face);
  const width = 6 + Math.min(24, (face.top - face.bottom) / 60);
  return (
    <>
      <path
        className={isPointed ? 'terrain pointed' : 'terrain'}
        d={areasIn(upright, face.outlines)}
        fill={`url(#texture-${textureOf(face.kind)})`}
      >
        <title>{told}</title>
      </path>
      <path className="edge dark" d={linesIn(upright, dark)} strokeWidth={width} />
      <path className="edge lit" d={linesIn(upright, lit)} strokeWidth={width} />
    </>
  );
}

interface GroundsProps extends Pick<Props, 'pieces' | 'upright'> {
  readonly groundOf: TerrainWords['ground'];
  /** Tenths per pixel. */
  readonly px: number;
}

/** The classes of terrain, written on each piece: in full where there is room, else by the initial. */
export const Grounds = memo(function Grounds({ pieces, upright, groundOf, px }: GroundsProps) {
  return (
    <g className="grounds" style={{ fontSize: 10 * px }}>
      {pieces.flatMap(({ id, parts }) =>
        labelsOn(parts, groundOf, px).map(({ ground, at, label }) => (
          <text key={`${id}/${ground}`} x={at.x} y={upright.y(at.y)} dy="0.35em">
            {label}
          </text>
        )),
      )}
    </g>
  );
});
