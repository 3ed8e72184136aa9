// What is drawn over the table while somebody thinks: reach, ruler, rings, lines of sight.
import type { Reachable, Ruling } from '@little-wars/engine';
import type { Footprint, Point, Spot } from '@little-wars/engine/geometry';
import type { Drawn } from './draft.ts';
import type { Tape as Laid } from './tape.ts';
import { inInches, tenthsOf, type Upright } from './upright.ts';

interface Over {
  readonly upright: Upright;
}

/** Everywhere a move may end: what can be reached less what cannot be ended on, as one flat shade. */
export function Reach({ reach, upright }: Over & { readonly reach: Reachable }) {
  const drawn = (polygons: readonly (readonly Point[])[]): string =>
    polygons.map(polygon => `M${upright.corners(polygon)}Z`).join('');
  return (
    <g className="reach">
      <mask id="reach-mask" maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="30000" height="30000">
        {reach.outlines.map(({ z, polygons, noEnd }) => (
          <g key={z}>
            <path d={drawn(polygons)} fill="white" />
            <path d={drawn(noEnd)} fill="black" />
          </g>
        ))}
      </mask>
      <rect x="-2000" y="-2000" width="30000" height="30000" mask="url(#reach-mask)" />
    </g>
  );
}

interface RulerProps extends Over {
  readonly drawn: Drawn;
  readonly limits: Reachable['limits'];
  readonly base: Footprint | null;
  /** Why not, in a few words. */
  readonly refusal: string | null;
}

/** The way drawn: coloured and dashed by limit, dark past the last or wherever it is illegal, its length at the end. */
export function Ruler({ drawn: { path, cost, reasons }, limits, base, refusal, upright }: RulerProps) {
  const end = path.at(-1)!;
  const start = path[0]!;
  const legal = reasons.length === 0;
  const isTooLong = cost !== null && limits.length > 0 && cost > limits.at(-1)!.at;
  const bandOf = (band: number): string => {
    if (legal || (isTooLong && band < limits.length)) return `band band-${band}`;
    return 'band dark';
  };
  return (
    <g className={legal ? 'ruler' : 'ruler illegal'}>
      {base ? <Ghost base={base} from={start} to={end} upright={upright} /> : <Pin at={end} upright={upright} />}
      {bandsOf(path, limits).map(({ band, points }) => (
        <polyline key={band} className={bandOf(band)} points={upright.corners(points)} />
      ))}
      {path.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="way-point" cx={x} cy={upright.y(y)} r="22" />
      ))}
      <text x={end.x} y={upright.y(end.y) - 190}>
        {[cost === null ? null : inInches(cost), refusal && inShort(refusal)].filter(part => part !== null).join(' · ')}
      </text>
    </g>
  );
}

/** A long refusal stands beside the map in full; on it, its clause is enough. */
const inShort = (refusal: string): string =>
  refusal.length <= 44 ? refusal : (/\(([^()]+)\)\W*$/.exec(refusal)?.[1] ?? `${refusal.slice(0, 40)}…`);

/** The base where it would stand. */
function Ghost({
  base,
  from,
  to,
  upright,
}: Over & { readonly base: Footprint; readonly from: Spot; readonly to: Spot }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (
    <line
      className="ghost"
      x1={base.ax + dx}
      y1={upright.y(base.ay + dy)}
      x2={base.bx + dx}
      y2={upright.y(base.by + dy)}
      strokeWidth={2 * base.r}
    />
  );
}

/** Where something would be put whose size is not known yet. */
const Pin = ({ at, upright }: Over & { readonly at: Point }) => (
  <g className="pin" transform={`translate(${at.x} ${upright.y(at.y)})`}>
    <circle r="130" />
    <path d="M-60 0H60M0 -60V60" />
  </g>
);

/** The cross moved by keys. */
export const Cursor = ({ at, upright }: Over & { readonly at: Point }) => (
  <g className="cursor" transform={`translate(${at.x} ${upright.y(at.y)})`}>
    <path className="halo" d="M-150 0H150M0 -150V150" />
    <path d="M-150 0H150M0 -150V150" />
  </g>
);

/** The path cut at each limit, measured from above. */
export function bandsOf(
  path: readonly Point[],
  limits: Reachable['limits'],
): readonly { readonly band: number; readonly points: readonly Point[] }[] {
  const bands: { band: number; points: Point[] }[] = [{ band: 0, points: path.slice(0, 1) }];
  let gone = 0;
  for (const [i, to] of path.slice(1).entries()) {
    let from = path[i]!;
    let length = Math.hypot(to.x - from.x, to.y - from.y);
    for (;;) {
      const { band } = bands.at(-1)!;
      const limit = limits[band]?.at;
      if (limit === undefined || gone + length <= limit) break;
      const share = (limit - gone) / length;
      const cut = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
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

/** Rings of so many inches around a base. */
export function Rings({
  base,
  inches,
  upright,
}: Over & { readonly base: Footprint; readonly inches: readonly number[] }) {
  const [x, y] = [(base.ax + base.bx) / 2, (base.ay + base.by) / 2];
  return (
    <g className="rings">
      {inches.map(n => (
        <g key={n}>
          <line
            x1={base.ax}
            y1={upright.y(base.ay)}
            x2={base.bx}
            y2={upright.y(base.by)}
            strokeWidth={2 * (base.r + tenthsOf(n))}
          />
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
            <line x1={line.from.x} y1={upright.y(line.from.y)} x2={line.to.x} y2={upright.y(line.to.y)} />
            {touches?.map(({ at }, k) =>
              at ? <circle key={k} cx={at.x} cy={upright.y(at.y)} r="34" className="touch" /> : null,
            )}
          </g>
        ) : null,
      )}
    </g>
  );
}

/** A tape, with what it reads. */
export function Tape({ tape: { from, to, length }, upright }: Over & { readonly tape: Laid }) {
  return (
    <g className="tape">
      <line x1={from.x} y1={upright.y(from.y)} x2={to.x} y2={upright.y(to.y)} />
      <text x={(from.x + to.x) / 2} y={upright.y((from.y + to.y) / 2) - 40}>
        {inInches(length)}
      </text>
    </g>
  );
}
