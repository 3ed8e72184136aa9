// The consequences of standing somewhere: evaluated by the rules, put into words, and put on a grid for shading.
import type { Board, Chances, Forecast, Game, Id, Reachable, Sight, Tabletop } from '@little-wars/engine';
import type { Point, Spot } from '@little-wars/engine/geometry';
import type { Shade } from '../table/looking.ts';
import { shadesOf } from './shade-names.ts';

/** How one enemy and the model would see each other, and the best attack of each on the other. */
export interface Faced {
  readonly id: Id;
  /** The enemy sees the model, which is in cover or obscured. */
  readonly sees: boolean;
  readonly cover: boolean;
  readonly obscured: boolean;
  /** The model sees the enemy. */
  readonly seen: boolean;
  readonly deals: Hurt | null;
  readonly takes: Hurt | null;
}

export type Hurt = Pick<Forecast, 'mean' | 'kill' | 'leftOut'>;

export type Standing = readonly Faced[];

/** A model that can be placed hypothetically. */
export interface Stand {
  readonly model: Id;
  readonly from: Spot;
  readonly reach: Reachable;
  /** The available evaluations; chances only if the ruleset computes them. */
  readonly shades: readonly Shade[];
  at(spot: Spot, asked: readonly Shade[]): Standing;
  /** The legal end nearest to a point; null if there is none. */
  spotAt(at: Point): Spot | null;
  told(standing: Standing, label: (id: Id) => string): string;
}

interface Table {
  readonly tabletop: Tabletop<Game>;
  /** Null until they are loaded, or if the ruleset has none. */
  readonly chances: Chances<Game> | null;
  readonly t: Sight<Game>;
  readonly board: Board;
}

/** Null where the model is not in play. */
export function standFor(
  { tabletop, chances, t, board }: Table,
  model: Id | null,
  moving: Reachable | null,
): Stand | null {
  const { movedTo, glimpse, stride } = tabletop;
  const own = board.models.find(({ id }) => id === model);
  if (!own?.at || own.out) return null;
  const reach = moving ?? stride(t, own.id);
  const enemies = board.models.filter(({ seat, at, out }) => seat !== own.seat && at && !out).map(({ id }) => id);
  const hurt = (there: Sight<Game>, from: Id, to: Id): Hurt | null => bestOf(chances?.attacks(there, from, to) ?? []);
  return {
    model: own.id,
    from: own.at,
    reach,
    shades: shadesOf(chances !== null),
    spotAt: at => spotAt({ reach, from: own.at! }, at),
    told: toldStanding,
    at(spot, asked) {
      const there = movedTo(t, own.id, spot);
      const isAsked = (shade: Shade): boolean => asked.includes(shade);
      return enemies.map(id => ({
        id,
        ...(isAsked('seen') ? glimpse(there, id, own.id) : UNSEEN),
        seen: isAsked('sees') && glimpse(there, own.id, id).sees,
        deals: isAsked('damage') ? hurt(there, own.id, id) : null,
        takes: isAsked('damage') ? hurt(there, id, own.id) : null,
      }));
    },
  };
}

const UNSEEN = { sees: false, cover: false, obscured: false };

const bestOf = (forecasts: readonly Forecast[]): Hurt | null =>
  forecasts.reduce<Forecast | null>((best, each) => (best === null || each.mean > best.mean ? each : best), null);

/** The best attack from there minus what every enemy could do in return. */
export function balanceOf(standing: Standing): number {
  const dealt = Math.max(0, ...standing.map(({ deals }) => deals?.mean ?? 0));
  return dealt - standing.reduce((sum, { takes }) => sum + (takes?.mean ?? 0), 0);
}

/** `Here: seen by 2 (B1, B3), in cover from 1 (B3); sees 3 (B1, B2, B3).` */
export function toldStanding(standing: Standing, label: (id: Id) => string): string {
  const counted = (holds: (faced: Faced) => boolean): string | null => {
    const labels = standing.filter(holds).map(({ id }) => label(id));
    return labels.length === 0 ? null : `${labels.length} (${labels.join(', ')})`;
  };
  const [cover, obscured] = [counted(each => each.cover), counted(each => each.obscured)];
  const seen = [
    `seen by ${counted(each => each.sees) ?? 'nobody'}`,
    ...(cover ? [`in cover from ${cover}`] : []),
    ...(obscured ? [`obscured from ${obscured}`] : []),
  ].join(', ');
  return `Here: ${seen}; sees ${counted(each => each.seen) ?? 'nobody'}.${toldHurts(standing, label)}`;
}

/** ` Could deal 3.2 to B2 (31% out); could take 2.1 from B1 (5% out).` */
function toldHurts(standing: Standing, label: (id: Id) => string): string {
  const best = standing.reduce<Faced | null>(
    (most, each) => ((each.deals?.mean ?? 0) > (most?.deals?.mean ?? 0) ? each : most),
    null,
  );
  const taken = standing.filter(({ takes }) => takes !== null && takes.mean > 0);
  const hurt = ({ mean, kill }: Hurt, towards: string): string =>
    `${mean.toFixed(1)} ${towards} (${Math.round(100 * kill)}% out)`;
  const parts = [
    ...(best?.deals ? [`could deal ${hurt(best.deals, `to ${label(best.id)}`)}`] : []),
    ...(taken.length > 0
      ? [`could take ${taken.map(({ id, takes }) => hurt(takes!, `from ${label(id)}`)).join(', ')}`]
      : []),
  ].join('; ');
  const isPartial = [best?.deals, ...taken.map(({ takes }) => takes)].some(each => each && each.leftOut.length > 0);
  const note = isPartial ? ' These leave out rules, which the cards name.' : '';
  return parts === '' ? '' : ` ${parts[0]!.toUpperCase()}${parts.slice(1)}.${note}`;
}

/** The legal end nearest to the pointer; null if there is none. */
export function spotAt({ reach, from }: Pick<Stand, 'reach' | 'from'>, at: Point): Spot | null {
  const to = { x: Math.round(at.x), y: Math.round(at.y) };
  if (to.x === from.x && to.y === from.y) return from;
  const { legs, reasons } = reach.wayTo(to);
  const end = legs.at(-1)?.to;
  return end && reasons.length === 0 ? end : null;
}

/** A square of the table with its shade and numeral. */
export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly level: number;
  readonly count: number;
}

/** The side of a square, in tenths: half an inch. */
export const CELL = 127;

/** Every square whose centre can be reached; every other one first, so that the whole picture appears early. */
export function* cellsOf(stand: Stand, by: Shade): Generator<Cell | null> {
  const { from, reach } = stand;
  const most = reach.limits.at(-1)?.at ?? 0;
  const [left, right] = [from.x - most, from.x + most].map(x => Math.floor(x / CELL));
  const [near, far] = [from.y - most, from.y + most].map(y => Math.floor(y / CELL));
  for (const [odd, even] of [
    [0, 0],
    [1, 1],
    [0, 1],
    [1, 0],
  ] as const)
    for (let row = near! + ((near! + odd) & 1); row <= far!; row += 2)
      for (let column = left! + ((left! + even) & 1); column <= right!; column += 2) {
        const at = { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
        const isNear = Math.hypot(at.x - from.x, at.y - from.y) <= most;
        const spot = isNear ? spotAt(stand, at) : null;
        yield spot && { column, row, ...graded(stand.at(spot, [by]), by) };
      }
}

/** The shade of a place: best to worst for `seen` and `damage`, a count for `sees`. */
export function graded(standing: Standing, by: Shade): Pick<Cell, 'level' | 'count'> {
  if (by === 'damage') {
    const balance = balanceOf(standing);
    return { level: BALANCES.findIndex(least => balance >= least), count: Math.round(balance) };
  }
  if (by === 'sees') {
    const count = standing.filter(({ seen }) => seen).length;
    return { level: Math.min(count, 3), count };
  }
  const seers = standing.filter(({ sees }) => sees);
  const open = seers.filter(({ cover, obscured }) => !cover && !obscured).length;
  return { level: seers.length === 0 ? 0 : open === 0 ? 1 : open === 1 ? 2 : 3, count: seers.length };
}

/** From clearly good to clearly bad. */
const BALANCES = [2, 0.5, -0.5, -2, Number.NEGATIVE_INFINITY];
