// Overlays: reach, ruler, rings, lines of sight.
import type { Board, Reachable, Ruling } from '@little-wars/engine';
import type { Footprint, Point, Spot } from '@little-wars/engine/geometry';
import { type Dispatch, memo } from 'react';
import type { Glance } from '../table/looking.ts';
import { Base } from './base.tsx';
import type { Camera } from './camera.ts';
import type { Drawn } from './draft.ts';
import { middleOf } from './lying.ts';
import { rulerSays } from './ruler-says.ts';
import type { Standing } from './standing.ts';
import type { Tape as Laid } from './tape.ts';
import { inInches, raised, tenthsOf, type Upright } from './upright.ts';
import '../styles/overlay.css';

interface Over {
  readonly upright: Upright;
}

/** Everywhere a move may end: reachable ground minus places where it may not stop, as a mask and a flat shade. */
export const Reach = memo(function Reach({ reach, upright, isFlat }: Over & { reach: Reachable; isFlat: boolean }) {
  const drawn = (polygons: readonly (readonly Point[])[], z: number): string =>
    polygons.map(polygon => `M${upright.corners(polygon, z)}Z`).join('');
  return (
    <g className="reach">
      <mask id="reach-mask" maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="30000" height="30000">
        {reach.outlines.map(({ z, polygons, noEnd }) => (
          <g key={z}>
            <path d={drawn(polygons, z)} fill="white" />
            <path d={drawn(noEnd, z)} fill="black" />
          </g>
        ))}
      </mask>
      {isFlat ? <rect x="-2000" y="-2000" width="30000" height="30000" mask="url(#reach-mask)" /> : null}
    </g>
  );
});

/** The visible part of the table, its scale in tenths per pixel, and whether it is turned by a quarter. */
export interface View {
  readonly camera: Camera;
  readonly px: number;
  readonly isTurned: boolean;
}

interface AtGhostProps extends Over {
  readonly drawn: Drawn;
  readonly view: View;
  readonly confirm: () => void;
  readonly glance: Dispatch<Glance>;
}

/** For fingers: yes and no beside the ghost, so that nobody has to go down to the panel and back. */
export function AtGhost({ drawn: { path, reasons }, upright, view, confirm, glance }: AtGhostProps) {
  const { camera, px, isTurned } = view;
  const { x, y, z } = path.at(-1)!;
  const [right, down] = isTurned
    ? [upright.y(y, z) - camera.y, camera.x + camera.width - x]
    : [x - camera.x, upright.y(y, z) - camera.y];
  const wide = (isTurned ? camera.height : camera.width) / px;
  const left = Math.min(Math.max(right / px, 60), wide - 60);
  return (
    <div className="at-ghost" style={{ insetInlineStart: `${left}px`, insetBlockStart: `${down / px}px` }}>
      <button type="button" aria-label="Yes, there" className="main" disabled={reasons.length > 0} onClick={confirm}>
        ✓
      </button>
      <button type="button" aria-label="No, not there" onClick={() => glance({ do: 'clear-draft' })}>
        ✕
      </button>
    </div>
  );
}

/** Letter size in pixels, the same at every zoom. */
const LETTERS = 13;

/** A label at a place, kept inside the view. */
export function Label({ at, above, view, children }: { at: Point; above: number; view: View; children: string }) {
  const { camera, px, isTurned } = view;
  const size = Math.max(110, LETTERS * px);
  const lines = children.split('\n');
  const half = 0.29 * size * Math.max(...lines.map(({ length }) => length)) + 4 * px;
  const up = (lines.length - 1) * 1.2 * size;
  const high = at.y - above - 4 * px - up;
  // On a turned table the east is up: the words stand there, and are turned upright about their middle.
  const [x, y] = isTurned
    ? [at.x + above + size + up / 2, at.y - up / 2]
    : [
        Math.min(Math.max(at.x, camera.x + half), Math.max(camera.x + half, camera.x + camera.width - half)),
        high < camera.y + size ? at.y + above + size : high,
      ];
  return (
    <text x={x} y={y} fontSize={size}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} dy={i === 0 ? 0 : 1.2 * size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface RulerProps extends Over {
  readonly drawn: Drawn;
  readonly limits: Reachable['limits'];
  /** Where it would end. */
  readonly base: Footprint | null;
  /** Why it is refused, in a few words. */
  readonly refusal: string | null;
  readonly view: View;
}

/** The drawn path: coloured and dashed per limit, dark where illegal, with its length at the end. */
export function Ruler({ drawn: { path, cost, reasons, ground }, limits, base, refusal, upright, view }: RulerProps) {
  const end = path.at(-1)!;
  const legal = reasons.length === 0;
  const isTooLong = cost !== null && limits.length > 0 && cost > limits.at(-1)!.at;
  const bandOf = (band: number): string => {
    if (legal || (isTooLong && band < limits.length)) return `band band-${band}`;
    return 'band dark';
  };
  return (
    <g className={legal ? 'ruler' : 'ruler illegal'}>
      {base ? <Base className="ghost" base={base} upright={raised(upright, end.z)} /> : null}
      {ground?.map(outline => (
        <polygon key={upright.corners(outline)} className="ghost-ground" points={upright.corners(outline, end.z)} />
      ))}
      {base || ground ? null : <Pin at={end} upright={upright} />}
      {bandsOf(path, limits).map(({ band, points }) => (
        <polyline
          key={band}
          className={bandOf(band)}
          points={points.map(({ x, y, z }) => `${x},${upright.y(y, z)}`).join(' ')}
        />
      ))}
      {path.slice(1, -1).map(({ x, y, z }) => (
        <circle key={`${x} ${y} ${z}`} className="way-point" cx={x} cy={upright.y(y, z)} r="22" />
      ))}
      {path.map(({ x, y, z }, i) =>
        i > 0 && z !== path[i - 1]!.z ? (
          <path key={`${x} ${y} ${z}`} className="climbs" d={LADDER} transform={`translate(${x} ${upright.y(y, z)})`} />
        ) : null,
      )}
      <Label at={{ x: end.x, y: upright.y(end.y, end.z) }} above={(base?.r ?? 130) + 30} view={view}>
        {rulerSays({ cost, limit: limits.at(-1)?.at ?? null, refusal })}
      </Label>
    </g>
  );
}

/** Where a way changes its height. */
const LADDER = 'M-28 -52V52M28 -52V52M-28 -34H28M-28 0H28M-28 34H28';

/** A marker for something whose size is not known yet. */
const Pin = ({ at, upright }: Over & { readonly at: Point }) => (
  <g className="pin" transform={`translate(${at.x} ${upright.y(at.y)})`}>
    <circle r="130" />
    <path d="M-60 0H60M0 -60V60" />
  </g>
);

/** The keyboard cursor. */
export const Cursor = ({ at, upright }: Over & { readonly at: Point }) => (
  <g className="cursor" transform={`translate(${at.x} ${upright.y(at.y)})`}>
    <path className="halo" d="M-150 0H150M0 -150V150" />
    <path d="M-150 0H150M0 -150V150" />
  </g>
);

/** The path split at each limit, measured from above. */
export function bandsOf(
  path: readonly Spot[],
  limits: Reachable['limits'],
): readonly { readonly band: number; readonly points: readonly Spot[] }[] {
  const bands: { band: number; points: Spot[] }[] = [{ band: 0, points: path.slice(0, 1) }];
  let gone = 0;
  for (const [i, to] of path.slice(1).entries()) {
    let from = path[i]!;
    let length = Math.hypot(to.x - from.x, to.y - from.y);
    for (;;) {
      const { band } = bands.at(-1)!;
      const limit = limits[band]?.at;
      if (limit === undefined || gone + length <= limit) break;
      const share = (limit - gone) / length;
      const cut = {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        z: from.z + (to.z - from.z) * share,
      };
      bands.at(-1)!.points.push(cut);
      bands.push({ band: band + 1, points: [cut] });
      length -= limit - gone;
      gone = limit;
      from = cut;
    }
    gone += length;
    bands.at(-1)!.points.push(to);
  }
  return bands.filter(({ points }) => points.length > 1);
}

/** A line from the finger to what it drags above itself. */
export const Stem = ({ from, to, upright }: Over & { readonly from: Point; readonly to: Point }) => (
  <line className="stem" x1={from.x} y1={upright.y(from.y)} x2={to.x} y2={upright.y(to.y)} />
);

/** Sight lines between a place and everyone who would see or be seen from it. */
export function Facing({ at, standing, board, upright }: Over & { at: Point; standing: Standing; board: Board }) {
  const lines = standing.flatMap(({ id, sees, seen, cover, obscured }) => {
    const to = board.models.find(model => model.id === id)?.at;
    const how = sees ? (cover || obscured ? 'covered' : 'open') : 'unseen';
    return to && (sees || seen) ? [{ id, to, how }] : [];
  });
  return (
    <g className="facing">
      {lines.map(({ id, to, how }) => (
        <line key={id} className={how} x1={at.x} y1={upright.y(at.y)} x2={to.x} y2={upright.y(to.y)} />
      ))}
    </g>
  );
}

/** Distance rings around a base. */
export function Rings({
  base,
  inches,
  upright,
}: Over & { readonly base: Footprint; readonly inches: readonly number[] }) {
  const { x, y } = middleOf(base);
  return (
    <g className="rings">
      {inches.map(n => (
        <g key={n}>
          <Base base={base} upright={upright} out={tenthsOf(n)} />
          <text x={x} y={upright.y(y + base.r + tenthsOf(n)) + 60}>{`${n}"`}</text>
        </g>
      ))}
    </g>
  );
}

/** The deciding lines of a ruling. */
export function Sightlines({ rulings, upright }: Over & { readonly rulings: readonly Ruling[] }) {
  return (
    <g className="sightlines">
      {rulings.map(({ id, line, holds, touches }, i) =>
        line ? (
          <g key={`${id} ${i}`} className={holds ? 'holds' : 'fails'}>
            <line
              x1={line.from.x}
              y1={upright.y(line.from.y, line.from.z)}
              x2={line.to.x}
              y2={upright.y(line.to.y, line.to.z)}
            />
            {touches?.map(({ at }, k) =>
              at ? <circle key={k} cx={at.x} cy={upright.y(at.y, at.z)} r="34" className="touch" /> : null,
            )}
          </g>
        ) : null,
      )}
    </g>
  );
}

/** The tape with its reading. */
export function Tape({ tape: { from, to, length }, upright, view }: Over & { tape: Laid; view: View }) {
  return (
    <g className="tape">
      <line x1={from.x} y1={upright.y(from.y)} x2={to.x} y2={upright.y(to.y)} />
      <Label at={{ x: (from.x + to.x) / 2, y: upright.y((from.y + to.y) / 2) }} above={30} view={view}>
        {inInches(length)}
      </Label>
    </g>
  );
}
